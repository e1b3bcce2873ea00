import { describe, expect, it } from 'vitest';
import { must } from '../../../scripts/testing/must.ts';
import { decisions, legalActions, nextToAct, play, randomAction } from '../src/play.ts';
import { DrawnChance } from '../src/steps/chance.ts';
import { newGame } from '../src/steps/new-game.ts';
import { FULL_EDITION } from '../src/expansions/farmers/index.ts';
import type { State } from '../src/model/state.ts';
import { QuickRandom } from '../src/random/quick.ts';
import { Scenario } from '../src/testkit/scenario.ts';
import { determinize } from '../src/view/determinize.ts';
import { publicAnswer } from '../src/view/public-answer.ts';
import { makeView } from '../src/view/view.ts';

/** Plays games in which hands run empty: a player passes only if a coin says so. */
function* states(options: Parameters<typeof newGame>[1], seed: string): Generator<State> {
  const random = new QuickRandom(seed);
  const chance = new DrawnChance(random);
  let s = newGame(FULL_EDITION, options, chance);
  for (let steps = 0; steps < 600 && decisions(s).length > 0; steps++) {
    yield s;
    const seat = nextToAct(s);
    let action = randomAction(s, seat, random);
    for (let tries = 0; action.type === 'pass' && tries < 3; tries++) action = randomAction(s, seat, random);
    s = play(s, seat, action, chance).state;
  }
}

const GAMES = [
  { players: 2 },
  { players: 3, gamers: true },
  { players: 4, farmers: 'all' },
  { players: 6, farmers: 'mixed' },
] as const;

interface Asked {
  s: State;
  seat: number;
  decision: string;
  players: number;
}

/** Every decision of some games of all kinds. */
function* asked(seed: string): Generator<Asked> {
  for (const [game, options] of GAMES.entries()) {
    for (const s of states(options, `${seed} ${game}`)) {
      for (const { player: seat, decision } of decisions(s)) {
        yield { s, seat, decision, players: options.players };
      }
    }
  }
}

const isOnly = (s: State, seat: number, answer: unknown): boolean =>
  JSON.stringify(legalActions(s, seat)) === JSON.stringify([answer]);

describe('an answer that is publicly the only one', () => {
  it('is the only legal one in worlds that other players think possible, and the same there', () => {
    const found = { turn: 0, boat: 0 };
    const wrong: unknown[] = [];
    const imaginedBy = new QuickRandom('worlds');
    for (const { s, seat, decision, players } of asked('public')) {
      const answer = publicAnswer(s, seat);
      if (answer === null && imaginedBy.below(8) > 0) continue;
      const viewer = (seat + 1 + imaginedBy.below(players - 1)) % players;
      const world = determinize(FULL_EDITION, makeView(s, viewer), imaginedBy);
      const there = publicAnswer(world, seat);
      if (JSON.stringify(there) !== JSON.stringify(answer)) wrong.push({ decision, answer, there });
      if (answer === null) continue;
      found[decision as 'turn' | 'boat'] += 1;
      if (!isOnly(s, seat, answer) || !isOnly(world, seat, answer)) wrong.push({ decision, answer });
    }
    expect(wrong).toEqual([]);
    expect(found.turn).toBeGreaterThan(20);
    expect(found.boat).toBeGreaterThan(5);
  });

  it('is not there for a seat with a worker, even if it can only pass, nor for a choice of boats', () => {
    const answered: unknown[] = [];
    let onlyPass = 0;
    for (const { s, seat, decision } of asked('asked')) {
      const hasWorkers = must(makeView(s, null).players[seat]).workers !== 0;
      const { length } = legalActions(s, seat);
      const mayBeForced = decision === 'turn' ? !hasWorkers : decision === 'boat' && length === 1;
      if (!mayBeForced && publicAnswer(s, seat) !== null) answered.push({ decision, seat });
      if (decision === 'turn' && hasWorkers && length === 1) onlyPass += 1;
    }
    expect(answered).toEqual([]);
    expect(onlyPass).toBeGreaterThan(0);
  });

  describe('of a player whose only losing bid could use the mason, at the cost of a pick', () => {
    const home = (n: number) => ({ tile: `home-${n}`, q: 0, r: 0, uses: [{ blue: 1 }] });
    const bids = [
      { player: 0, workers: { red: 1 } },
      { player: 1, workers: { red: 2 } },
    ];
    const turnOrder = [{ tile: 'turn-order-1-2p', bids: [{ player: 1, workers: { blue: 1 } }] }];
    const state = (skills: object, known: object): State =>
      new Scenario({
        season: 'summer',
        market: [{ tile: 'mason', bids }],
        turnOrder,
        players: [
          { workers: {}, skills, known: { workers: {}, skills: known }, village: [home(1)] },
          { workers: { red: 1 }, village: [home(2)] },
        ],
      }).state;

    it.each([
      ['no skill', {}, {}, 1, true],
      ['a saw that everyone saw', { saw: 1 }, { saw: 1 }, 1, true],
      ['a saw that may be a pick', { saw: 1 }, {}, 1, false],
      ['a saw besides one that everyone saw', { saw: 2 }, { saw: 1 }, 1, false],
      ['a pick that everyone saw', { pick: 1 }, { pick: 1 }, 2, false],
    ])('with %s', (_, skills, known, legal, isForced) => {
      const s = state(skills, known);
      expect(legalActions(s, 0)).toHaveLength(legal);
      expect(publicAnswer(s, 0)).toEqual(isForced ? { type: 'pass' } : null);
    });
  });

  it('is not there for a seat that owes no decision', () => {
    const s = must([...states({ players: 2 }, 'first')][0]);
    expect(publicAnswer(s, 1 - nextToAct(s))).toBeNull();
  });
});
