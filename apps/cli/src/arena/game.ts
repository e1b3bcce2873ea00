import {
  type Action,
  actionAt,
  apply,
  chanceStream,
  checkAction,
  type DecisionKind,
  decisionOf,
  DrawnChance,
  FULL_EDITION,
  type GivenAction,
  makeView,
  newGame,
  nextToAct,
  scoreGame,
  type State,
} from '@keyflower/engine';
import { fixtureOf, type Plan } from './plan.ts';
import type { Fault, Player, Reply } from './player.ts';
import { botSeeds, programSeeds } from './question-seeds.ts';
import { must } from '../must.ts';

/** Statistics of one seat in one game. */
export interface SeatPlay {
  decisions: number;
  /** Milliseconds for each decision and for each turn that was timed. */
  thinking: number[];
  turns: number[];
  faults: Fault[];
}

export interface GameResult {
  number: number;
  scores: number[];
  winners: number[];
  play: SeatPlay[];
}

/** Budget of a bot that has used up its turn: it must still answer. */
const LEAST_MS = 1;

/** Plays one game of the plan to its end. `players` is indexed by entrant; one entrant may have several seats. */
export async function playFixture(
  plan: Plan,
  number: number,
  players: readonly Player[],
): Promise<GameResult> {
  const fixture = fixtureOf(plan, number);
  const chance = new DrawnChance(chanceStream(fixture.seed));
  const state = newGame(FULL_EDITION, plan.options, chance);
  const seeds = fixture.seats.map((entrant, seat) => {
    const seedsOf = must(plan.entrants[entrant]).command === undefined ? botSeeds : programSeeds;
    return seedsOf(fixture.seed, seat);
  });
  const play = fixture.seats.map((): SeatPlay => ({ decisions: 0, thinking: [], turns: [], faults: [] }));
  const turns = new Turns(play);

  for (let seat = nextToAct(state); seat >= 0; seat = nextToAct(state)) {
    const decision = decisionOf(state, seat);
    if (!decision) throw new Error(`seat ${seat} owes no answer`);
    const entrant = must(fixture.seats[seat]);
    const used = turns.usedBy(seat, decision);
    const reply = await must(players[entrant]).reply({
      // Not the seed: a program that knows it could deal the game and see everything.
      game: `game-${number + 1}`,
      state,
      request: {
        view: makeView(state, seat),
        seat,
        decision,
        budget: Math.max(LEAST_MS, Math.floor(must(plan.entrants[entrant]).budget - used)),
        seed: must(seeds[seat])(),
        ...(plan.iterations === undefined ? {} : { iterations: plan.iterations }),
      },
    });
    turns.note(reply.ms);
    apply(state, seat, legalOrFirst(state, seat, reply, must(play[seat])), chance);
  }
  turns.end();
  const { players: sheets, winners } = scoreGame(state);
  return { number, scores: sheets.map(({ total }) => total), winners, play };
}

/** The reply if it is legal; otherwise notes a fault and returns the first legal action. */
function legalOrFirst(state: State, seat: number, reply: Reply, play: SeatPlay): GivenAction | Action {
  play.decisions += 1;
  if ('fault' in reply) {
    play.faults.push(reply.fault);
    return actionAt(state, seat, 0);
  }
  const action = reply.action as GivenAction;
  const refusal = checkAction(state, seat, action);
  if (!refusal) return action;
  const rule = refusal.rule === undefined ? '' : `${refusal.rule}: `;
  play.faults.push({ kind: 'illegal', message: `${rule}${refusal.message}` });
  return actionAt(state, seat, 0);
}

/** Sums decisions into turns: a turn lasts until another seat acts or the same seat starts its next turn. */
class Turns {
  private readonly play: readonly SeatPlay[];
  private seat = -1;
  private used = 0;

  constructor(play: readonly SeatPlay[]) {
    this.play = play;
  }

  /** Milliseconds that this seat has used in the turn it is in. */
  usedBy(seat: number, decision: DecisionKind): number {
    // The last seat to place tiles in a season may be the first to act in the next.
    if (seat !== this.seat || decision === 'turn') {
      this.end();
      this.seat = seat;
    }
    return this.used;
  }

  note(ms: number | null): void {
    if (ms === null) return;
    must(this.play[this.seat]).thinking.push(ms);
    this.used += ms;
  }

  end(): void {
    if (this.used > 0) must(this.play[this.seat]).turns.push(this.used);
    this.used = 0;
  }
}
