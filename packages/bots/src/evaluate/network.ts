import { HOLD_INPUTS } from './hold-chance.ts';
import { HIDDEN, HOLD_AT, OUTPUT_AT, ROW, SCALE } from './sizes.ts';

/** What a net is asked: the rows of the features that are not zero, their values, and what is plain to see. */
export interface Question {
  bucket: number;
  count: number;
  rows: Int32Array;
  values: Float32Array;
  base: number;
}

/**
 * A small net: what a seat will score beyond what is plain to see. Each bucket is a net of its own, with a straight way
 * beside the hidden layer.
 */
export class Network {
  readonly weights: Float32Array;
  readonly hold: Float32Array;
  /** What came to the result straight, and to each neuron, the last time. */
  readonly sums = new Float32Array(ROW);

  constructor(weights: Float32Array) {
    this.weights = weights;
    this.hold = weights.subarray(HOLD_AT, HOLD_AT + HOLD_INPUTS);
  }

  /** Expected final points. */
  points({ bucket, count, rows, values, base }: Question): number {
    const { weights, sums } = this;
    let result = 0;
    const out = OUTPUT_AT + bucket * HIDDEN - 1;
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
      // Not rounded to the precision of the sums.
      if (n === 0) result = a;
    }
    for (let n = 1; n < ROW; n++) if (sums[n] > 0) result += sums[n] * weights[out + n];
    return base + result * SCALE;
  }
}
