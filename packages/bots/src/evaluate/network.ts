import { HOLD_INPUTS } from './hold-chance.ts';
import { INPUTS } from './tile-inputs.ts';

/** Separate networks for each season, and for whether the season's tiles are still contested or already won. */
export const BUCKETS = 8;
/** Neurons of the hidden layer. With the skip connection they make 33 columns, summed eleven at a time. */
export const HIDDEN = 32;
/** A row of weights: one for the skip connection to the result, and one for each neuron. */
export const ROW = HIDDEN + 1;
/** The rows of one bucket. */
export const BLOCK = INPUTS * ROW;
/** Layout of the weights: the rows of all buckets, the neurons' output weights, then those of `hold-chance.ts`. */
export const OUTPUT_AT = BUCKETS * BLOCK;
export const HOLD_AT = OUTPUT_AT + BUCKETS * HIDDEN;
export const WEIGHTS = HOLD_AT + HOLD_INPUTS;

/** Points per unit of the network's output. */
export const SCALE = 10;

/** The input of a network: the rows and values of the non-zero features, and the points already visible. */
export interface NetworkInput {
  bucket: number;
  count: number;
  rows: Int32Array;
  values: Float32Array;
  base: number;
}

/** Sums rows of the weights, each times a value; `RowSums` is one. */
interface Summation {
  readonly rows: Int32Array;
  readonly values: Float32Array;
  readonly out: Float32Array;
  add(count: number, width: number, outAt: number): void;
}

/**
 * A small network that predicts what a seat will score beyond the visible points. Each bucket is a separate network
 * with one hidden layer and a linear skip connection.
 */
export class Network {
  readonly weights: Float32Array;
  readonly hold: Float32Array;
  /** The sums of the last call: for the skip connection, then for each neuron before activation. */
  readonly sums: Float32Array;
  private readonly summation: Summation | null;

  /** With a summation it sums in another way, with the same results. Its weights must be those of the network. */
  constructor(weights: Float32Array, summation: Summation | null = null) {
    this.weights = weights;
    this.hold = weights.subarray(HOLD_AT, HOLD_AT + HOLD_INPUTS);
    this.summation = summation;
    this.sums = summation?.out ?? new Float32Array(ROW);
  }

  /** Expected final points. */
  points(input: NetworkInput): number {
    const { bucket, base } = input;
    const { weights, summation } = this;
    let result = summation ? this.sumQuickly(input, summation) : this.sumPlainly(input);
    const { sums } = this;
    const out = OUTPUT_AT + bucket * HIDDEN - 1;
    for (let n = 1; n < ROW; n++) if (sums[n] > 0) result += sums[n] * weights[out + n];
    return base + result * SCALE;
  }

  /** Computes the sums. Returns that of the skip connection, not rounded to the precision of the others. */
  private sumQuickly({ count, rows, values }: NetworkInput, summation: Summation): number {
    const { weights, sums } = this;
    let skip = 0;
    for (let i = 0; i < count; i++) {
      skip += values[i] * weights[rows[i]];
      summation.rows[i] = rows[i] + 1;
      summation.values[i] = values[i];
    }
    sums.fill(0);
    summation.add(count, HIDDEN, 1);
    sums[0] = skip;
    return skip;
  }

  private sumPlainly({ count, rows, values }: NetworkInput): number {
    const { weights, sums } = this;
    let result = 0;
    // Eleven sums at a time stay in registers: this is where a search spends its time.
    for (let n = 0; n < ROW; n += 11) {
      let a = 0;
      let b = 0;
      let c = 0;
      let d = 0;
      let e = 0;
      let f = 0;
      let g = 0;
      let h = 0;
      let k = 0;
      let l = 0;
      let m = 0;
      for (let i = 0; i < count; i++) {
        const at = rows[i] + n;
        const value = values[i];
        a += value * weights[at];
        b += value * weights[at + 1];
        c += value * weights[at + 2];
        d += value * weights[at + 3];
        e += value * weights[at + 4];
        f += value * weights[at + 5];
        g += value * weights[at + 6];
        h += value * weights[at + 7];
        k += value * weights[at + 8];
        l += value * weights[at + 9];
        m += value * weights[at + 10];
      }
      sums[n] = a;
      sums[n + 1] = b;
      sums[n + 2] = c;
      sums[n + 3] = d;
      sums[n + 4] = e;
      sums[n + 5] = f;
      sums[n + 6] = g;
      sums[n + 7] = h;
      sums[n + 8] = k;
      sums[n + 9] = l;
      sums[n + 10] = m;
      if (n === 0) result = a;
    }
    return result;
  }
}
