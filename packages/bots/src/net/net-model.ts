import { type Action, decisionOf, type State } from '@keyflower/engine';
import * as S from '@keyflower/engine/layout';
import { Evaluator } from '../evaluate/evaluator.ts';
import { Lookahead, type LookaheadOptions } from '../evaluate/lookahead.ts';
import type { MovableWorkers } from '../evaluate/hold-chance.ts';
import type { Network } from '../evaluate/network.ts';
import { RolloutPolicy } from '../evaluate/rollout-policy.ts';
import type { Option } from '../evaluate/turn-options.ts';
import { modelWith } from '../search/learned-model.ts';
import type { Candidate, SearchModel } from '../search/model.ts';
import type { SearchSettings } from '../search/settings.ts';
import { optionRows, passRows, ROWS_EACH } from './action-inputs.ts';

/** A net that judges positions and actions: `Net`, or one in whole numbers. */
export interface JudgingNet {
  /** The evaluator's network, which knows far more games, with sums of its own. */
  readonly evaluator: Network;
  /** Writes the expected final points of every seat: the net's, mixed with a share of the evaluator's. */
  evaluate(state: State, movable: MovableWorkers, points: Float64Array, evaluatorShare: number): void;
  /** Writes the logits of actions for the seat to move, from their rows and prices. */
  prefer(
    state: State,
    seat: number,
    movable: MovableWorkers,
    rows: Uint16Array,
    prices: Float64Array,
    count: number,
    logits: Float64Array,
  ): void;
}

/** More options than any turn has. */
const MOST_OPTIONS = 4096;

/**
 * The weight of rivals' points by the number of players: the net sees what they gain and lose. With five and more, a greater
 * weight is not shown to gain anything: what harms one rival helps too many others.
 */
const RIVALRY: readonly number[] = [0, 0, 0, 0.6, 1];
const RIVALRY_OF_MANY = 0.3;
const rivalryAmong = (players: number): number => RIVALRY[players] ?? RIVALRY_OF_MANY;

/** Settings of a search by the net: no rollouts, since the net judges better than they do. */
export const NET_SETTINGS: Partial<SearchSettings> = {
  playoutTurns: 0,
  staticWeight: 0,
  temperature: 1,
};

/** From this number of players on, sequential halving is not shown to gain anything. */
const MANY = 4;

/** The actions that sequential halving compares. */
const COMPARED = 8;

/** The share of the evaluator in the evaluation with more than two players: errors of the two partly cancel out. */
const EVALUATOR_SHARE = 0.5;

/** Settings for a number of players. With more than two, what others probably do is followed. */
export const netSettings = (players: number): Partial<SearchSettings> => ({
  ...NET_SETTINGS,
  rootPriorWeight: 10,
  rivalry: rivalryAmong(players),
  ...(players > 2 ? { rivalBreadth: 0 } : {}),
  ...(players < MANY ? { halving: COMPARED } : {}),
});

export interface NetOptions extends LookaheadOptions {
  /** The share of the evaluator in the evaluation: with two players, and with more. */
  evaluatorShareOfTwo?: number;
  evaluatorShareOfMany?: number;
  /**
   * How many spots are considered where a tile is placed in the tree. By default one with fewer than four players: lines
   * that go on after the season are rare and noisy, and a quarter of the time went into their placements.
   */
  spots?: number;
}

/** The rows and prices of the candidates of a turn, in the order of the list; the pass comes first. */
export class TurnRows {
  readonly rows = new Uint16Array(MOST_OPTIONS * ROWS_EACH);
  readonly prices = new Float64Array(MOST_OPTIONS);
  count = 0;
  private options: readonly Option[] = [];
  private readonly lookahead: Lookahead;

  constructor(lookahead: Lookahead) {
    this.lookahead = lookahead;
  }

  read(state: State, seat: number): void {
    const { turns } = this.lookahead;
    const { options, worths } = turns.options(state, seat);
    this.count = Math.min(options.length + 1, MOST_OPTIONS);
    this.options = options;
    passRows(state, this.rows, 0);
    this.prices[0] = 0;
    for (let i = 1; i < this.count; i++) {
      optionRows(state, seat, options[i - 1], this.rows, i * ROWS_EACH);
      this.prices[i] = worths[i - 1];
    }
  }

  /** An action of the list, until another turn is listed. */
  actionAt(place: number): Action {
    return place === 0 ? { type: 'pass' } : this.lookahead.turns.actionOf(this.options[place - 1]);
  }
}

/** The places of the largest numbers, in falling order; of equal ones the first comes first. */
function mostWanted(numbers: Float64Array, count: number, limit: number): number[] {
  const places: number[] = [];
  for (let i = 0; i < count; i++) {
    let at = places.length;
    if (at === limit && numbers[places[at - 1]] >= numbers[i]) continue;
    if (at === limit) at -= 1;
    for (; at > 0 && numbers[places[at - 1]] < numbers[i]; at--) places[at] = places[at - 1];
    places[at] = i;
  }
  return places;
}

/**
 * The net as a model for the search: it evaluates positions, and prefers actions in the tree. The root's actions are each
 * tried and evaluated. Decisions other than turns are priced by the evaluator. Models of the same net share its memory.
 */
export function netModel(net: JudgingNet, changes: NetOptions = {}): SearchModel {
  const { evaluatorShareOfTwo = 0, evaluatorShareOfMany = EVALUATOR_SHARE, spots, ...others } = changes;
  const options: LookaheadOptions = { rivalryOfMany: rivalryAmong, ...others };
  const evaluator = new Evaluator(net.evaluator);
  const lookahead = new Lookahead(evaluator, options);
  const turn = new TurnRows(lookahead);
  const logits = new Float64Array(MOST_OPTIONS);
  const evaluate = (state: State, points: Float64Array): void => {
    evaluator.movable.read(state);
    const share = state.bytes[S.PLAYERS] > 2 ? evaluatorShareOfMany : evaluatorShareOfTwo;
    net.evaluate(state, evaluator.movable, points, share);
  };
  const { closely } = modelWith(new Lookahead(evaluator, { ...options, evaluate }));
  const candidates = (state: State, seat: number, limit: number): Candidate[] => {
    if (decisionOf(state, seat) !== 'turn') return lookahead.candidates(state, seat, limit);
    turn.read(state, seat);
    net.prefer(state, seat, evaluator.movable, turn.rows, turn.prices, turn.count, logits);
    return mostWanted(logits, turn.count, limit).map((i) => ({ action: turn.actionAt(i), worth: logits[i] }));
  };
  const quick = new RolloutPolicy(lookahead, spots ?? 1);
  const careful = new RolloutPolicy(new Lookahead(evaluator));
  const policy: SearchModel['policy'] = (state, seat, random) => {
    const isCareful = spots === undefined && state.bytes[S.PLAYERS] >= MANY;
    return (isCareful ? careful : quick).answer(state, seat, random);
  };
  return { candidates, closely, policy, evaluate };
}
