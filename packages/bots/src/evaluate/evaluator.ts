import { isOver, type State } from '@keyflower/engine';
import { MAX_PLAYERS, scoreSeat } from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import { Features } from './features.ts';
import { MovableWorkers } from './hold-chance.ts';
import { Network } from './network.ts';
import { learnedWeights } from './weights.ts';

/** A judgement with scratch of its own. */
export class Evaluator {
  readonly network: Network;
  readonly features = new Features();
  readonly movable = new MovableWorkers();
  private readonly all = new Float64Array(MAX_PLAYERS);

  constructor(network: Network) {
    this.network = network;
  }

  /** What the seat will probably score in the end. */
  points(state: State, seat: number): number {
    this.movable.read(state);
    return this.pointsWith(state, seat);
  }

  /** The same of every seat. */
  everyone(state: State, points: Float64Array): void {
    this.movable.read(state);
    for (let seat = 0; seat < state.bytes[S.PLAYERS]; seat++) points[seat] = this.pointsWith(state, seat);
  }

  /** The lead over the best of the others. */
  lead(state: State, seat: number): number {
    this.everyone(state, this.all);
    return leadOf(this.all, state.bytes[S.PLAYERS], seat);
  }

  /** The same as `points`, where it has been seen already which workers can move. */
  pointsWith(state: State, seat: number): number {
    if (isOver(state)) return scoreSeat(state, seat).total;
    this.features.read(state, seat, this.movable, this.network.hold);
    return this.network.points(this.features);
  }
}

/** How much a rival counts that is not the best: leads are seldom over one rival alone. */
const OTHERS = 0.25;
/**
 * A rival's point counts less than one's own. Expectations err most where all seats rise and fall together, and who looks
 * at leads alone would let a season end as soon as everybody loses by it. Among three and more, what is taken from one
 * mostly helps another: there only one's own points count.
 */
const RIVALRY = 0.5;
const RIVALRY_OF_MANY = 0;

/** What everybody's points are worth to a seat: its own, less a part of the others'. */
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

/** How good a determinized state is for a seat: its expected lead in points at the end of the game. */
export function evaluate(state: State, seat: number): number {
  return evaluator.lead(state, seat);
}

/** What every seat will probably score in the end. */
export function evaluateAll(state: State, points: Float64Array): void {
  evaluator.everyone(state, points);
}
