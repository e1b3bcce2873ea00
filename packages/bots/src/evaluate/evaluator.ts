import { isOver, type State } from '@keyflower/engine';
import { MAX_PLAYERS, scoreSeat } from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import { Features } from './features.ts';
import { MovableWorkers } from './hold-chance.ts';
import { Network } from './network.ts';
import { learnedWeights } from './weights.ts';

/** An evaluator with its own scratch memory. */
export class Evaluator {
  readonly network: Network;
  readonly features = new Features();
  readonly movable = new MovableWorkers();
  private readonly all = new Float64Array(MAX_PLAYERS);

  constructor(network: Network) {
    this.network = network;
  }

  /** The expected final score of a seat. */
  points(state: State, seat: number): number {
    this.movable.read(state);
    return this.pointsWith(state, seat);
  }

  /** The expected final scores of all seats. */
  everyone(state: State, points: Float64Array): void {
    this.movable.read(state);
    for (let seat = 0; seat < state.bytes[S.PLAYERS]; seat++) points[seat] = this.pointsWith(state, seat);
  }

  /** The lead over the best of the others. */
  lead(state: State, seat: number): number {
    this.everyone(state, this.all);
    return leadOf(this.all, state.bytes[S.PLAYERS], seat);
  }

  /** Like `points`, when the movable workers have been read already. */
  pointsWith(state: State, seat: number): number {
    if (isOver(state)) return scoreSeat(state, seat).total;
    this.features.read(state, seat, this.movable, this.network.hold);
    return this.network.points(this.features);
  }
}

/** The weight of rivals other than the best one. */
const OTHERS = 0.25;
/**
 * A rival's points count less than the seat's own. Errors of the evaluation are largest where all seats gain or lose
 * together, and a bot that only looks at leads would end a season as soon as all seats lose by it. With three or more
 * players, harming one rival mostly helps another, so only the seat's own points count.
 */
const RIVALRY = 0.5;
const RIVALRY_OF_MANY = 0;

/** The value of all points to a seat: its own minus a part of the others'. */
export function leadOf(
  points: Float64Array,
  players: number,
  seat: number,
  rivalry = players > 2 ? RIVALRY_OF_MANY : RIVALRY,
): number {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    best = Math.max(best, points[other]);
    sum += points[other];
  }
  return points[seat] - rivalry * ((1 - OTHERS) * best + (OTHERS * sum) / (players - 1));
}

export const evaluator = new Evaluator(new Network(learnedWeights));

/** The value of a determinized state to a seat: its expected final lead in points. */
export function evaluate(state: State, seat: number): number {
  return evaluator.lead(state, seat);
}

/** The expected final score of every seat. */
export function evaluateAll(state: State, points: Float64Array): void {
  evaluator.everyone(state, points);
}
