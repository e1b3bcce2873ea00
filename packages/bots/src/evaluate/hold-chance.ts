import type { State } from '@keyflower/engine';
import { bidColour, bidSize, COLOUR_COUNT, isLosingBid, MAX_PLAYERS, WINTER } from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import { exp } from '../exp.ts';

/** The number of inputs of the logistic model that predicts whether a bid wins. */
export const HOLD_INPUTS = 11;
/** The chance of a bid that no seat is known to be able to raise: hidden workers might. */
export const SAFE = 0.96;

/** How many workers of each colour every seat could still bring. */
export class MovableWorkers {
  readonly workers = new Float64Array(MAX_PLAYERS * COLOUR_COUNT);
  /** Only those behind the screen. */
  readonly screen = new Float64Array(MAX_PLAYERS);
  /** All that can move: `workers[seat * 4 + colour]`. */
  readonly total = new Float64Array(MAX_PLAYERS);

  read(state: State): void {
    const { bytes: b } = state;
    const players = b[S.PLAYERS];
    for (let seat = 0; seat < players; seat++) {
      let onScreen = 0;
      for (let colour = 0; colour < COLOUR_COUNT; colour++) {
        const n = b[S.WORKERS + seat * COLOUR_COUNT + colour];
        this.workers[seat * COLOUR_COUNT + colour] = n;
        onScreen += n;
      }
      this.screen[seat] = onScreen;
      this.total[seat] = onScreen;
    }
    for (let i = 0; i < S.tilesOnMarket(state); i++) this.addLosing(state, S.marketTile(state, i), players);
    for (let i = 0; i < b[S.TURN_ROW_SIZE]; i++) this.addLosing(state, S.turnRowTile(state, i), players);
  }

  private addLosing(state: State, tile: number, players: number): void {
    for (let seat = 0; seat < players; seat++) {
      if (!isLosingBid(state, tile, seat)) continue;
      const size = bidSize(state, tile, seat);
      this.workers[seat * COLOUR_COUNT + bidColour(state, tile, seat)] += size;
      this.total[seat] += size;
    }
  }
}

export const holdInputs = new Float64Array(HOLD_INPUTS);

/**
 * Computes the inputs for a highest bid of `size` workers; false if no seat can beat it. The inputs are reused between
 * calls.
 */
export function lookAtBid(
  state: State,
  tile: number,
  seat: number,
  size: number,
  colour: number,
  movable: MovableWorkers,
): boolean {
  const { bytes: b } = state;
  const players = b[S.PLAYERS];
  let able = 0;
  let excess = 0;
  let active = 0;
  let rivals = 0;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    const there = bidSize(state, tile, other);
    if (there > 0) rivals += 1;
    const over =
      movable.workers[other * COLOUR_COUNT + (there > 0 ? bidColour(state, tile, other) : colour)] +
      there -
      size;
    active += movable.total[other];
    if (over <= 0) continue;
    able += 1;
    if (over > excess) excess = over;
  }
  if (able === 0) return false;
  const x = holdInputs;
  x[0] = 1;
  x[1] = Math.min(size, 6) / 2;
  x[2] = size === 1 ? 1 : 0;
  x[3] = able;
  x[4] = Math.min(excess, 5) / 3;
  x[5] = b[S.PASSES] / players;
  x[6] = active / (8 * (players - 1));
  x[7] = b[S.SEASON] === WINTER ? 1 : 0;
  x[8] = b[S.PLACE + tile * S.TILE] === S.IN_TURN_ROW ? 1 : 0;
  x[9] = rivals;
  x[10] = b[S.USED_TOTAL + tile * S.TILE] / 3;
  return true;
}

/** The probability that a bid that is now the highest wins its tile. */
export function chanceToHold(
  state: State,
  tile: number,
  seat: number,
  size: number,
  colour: number,
  movable: MovableWorkers,
  weights: Float32Array,
): number {
  if (!lookAtBid(state, tile, seat, size, colour, movable)) return SAFE;
  let sum = 0;
  for (let i = 0; i < HOLD_INPUTS; i++) sum += holdInputs[i] * weights[i];
  return SAFE / (1 + exp(-sum));
}
