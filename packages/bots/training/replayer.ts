import {
  type Action,
  apply,
  cloneState,
  decisionOf,
  determinize,
  DrawnChance,
  FULL_EDITION,
  isOver,
  makeView,
  newGame,
  QuickRandom,
  type State,
} from '@keyflower/engine';
import { IterationLimit } from '../src/deadline.ts';
import { evaluator } from '../src/evaluate/evaluator.ts';
import { Lookahead } from '../src/evaluate/lookahead.ts';
import { NET_SETTINGS, TurnRows } from '../src/net/net-model.ts';
import { Leaf } from '../src/search/leaf.ts';
import { learnedModel } from '../src/search/learned-model.ts';
import type { SearchQuestion } from '../src/search/model.ts';
import { SETTINGS } from '../src/search/settings.ts';
import { chanceOf, type GameLog, type SearchLog } from './game-log.ts';
import type { Samples, TurnTarget } from './samples.ts';

/** Afterstates of a decision: of the most visited actions, and of some others. */
const MOST_VISITED = 5;
const LESS_VISITED = 5;
const LEAST_VISITS = 2;
/** Points are learned from what searches about this many turns of each seat later expected, about a season. */
const TURNS_AHEAD = 10;

/** Plays games of self-play again, and takes samples where a search was made. */
export class Replayer {
  private readonly random: QuickRandom;
  private readonly turn = new TurnRows(new Lookahead(evaluator));

  constructor(seed: string) {
    this.random = new QuickRandom(seed);
  }

  replay(log: GameLog, samples: Samples): void {
    const chance = chanceOf(log);
    const state = newGame(FULL_EDITION, log.options, chance);
    const searches = new Map(log.searches.map((search) => [search.at, search]));
    const later = expectedLater(log);
    log.actions.forEach(([seat, action], at) => {
      const search = searches.get(at);
      if (search) this.add(state, seat, search, later.get(at) ?? log.points, samples);
      apply(state, seat, action, chance);
    });
    samples.settle(log.points);
  }

  /** A decision in a determinization from the seat's view, and some of its afterstates. */
  private add(
    state: State,
    seat: number,
    { tried, wanted }: SearchLog,
    expected: readonly number[],
    samples: Samples,
  ): void {
    const decision = decisionOf(state, seat);
    if (!decision) return;
    const { random } = this;
    const view = makeView(state, seat);
    const world = determinize(FULL_EDITION, view, random);
    const question = { edition: FULL_EDITION, view, seat, decision, random };
    const after = this.afterstates(question, world, tried);
    samples.add(
      world,
      seat,
      wanted.length > 0 ? this.targetOf(world, seat, wanted) : null,
      expected,
      after.length,
    );
    for (const { reached, visits, points } of after) samples.addAfterstate(reached, points, visits);
  }

  /** Positions after some of the actions, where a search by the net would evaluate them. */
  private afterstates(
    question: SearchQuestion,
    world: State,
    tried: SearchLog['tried'],
  ): { reached: State; visits: number; points: number[] }[] {
    const { random } = this;
    const visited = tried.filter(([, visits]) => visits >= LEAST_VISITS);
    const chosen = visited.splice(0, MOST_VISITED);
    for (let n = 0; n < LESS_VISITED && visited.length > 0; n++)
      chosen.push(...visited.splice(random.below(visited.length), 1));
    if (chosen.length < 2) return [];
    const chance = new DrawnChance(random);
    // What follows from an action at once is played before the position is evaluated.
    const leaf = new Leaf(
      question,
      learnedModel,
      { ...SETTINGS, ...NET_SETTINGS },
      new IterationLimit(1),
      chance,
    );
    return chosen
      .map(([action, visits, points]) => {
        const reached = cloneState(world);
        apply(reached, question.seat, action, chance);
        leaf.evaluate(reached, 0);
        return { reached, visits, points };
      })
      .filter(({ reached }) => !isOver(reached));
  }

  private targetOf(world: State, seat: number, wanted: SearchLog['wanted']): TurnTarget {
    const { turn } = this;
    turn.read(world, seat);
    const shares = new Map(wanted.map(([action, share]) => [keyOf(action), share]));
    return {
      rows: turn.rows,
      prices: turn.prices,
      wanted: Array.from({ length: turn.count }, (_, i) => shares.get(keyOf(turn.actionAt(i))) ?? 0),
      count: turn.count,
    };
  }
}

/**
 * For each search, every seat's points as it and those after it expected them, the nearer ones more, and as the game ended:
 * TD(λ). Later searches know more, and the luck of a single game counts less than in its final points.
 */
function expectedLater({ searches, points, options }: GameLog): Map<number, number[]> {
  const share = 1 / (TURNS_AHEAD * options.players);
  const later = new Map<number, number[]>();
  let next = points;
  for (let i = searches.length - 1; i >= 0; i--) {
    const { at, tried } = searches[i];
    const [best] = tried;
    if (best) next = next.map((one, seat) => one + share * (best[2][seat] - one));
    later.set(at, next);
  }
  return later;
}

const keyOf = (action: Action): string => JSON.stringify(action);
