import { HEAD } from '../net/shape.ts';

/** Columns that are summed together. */
const BLOCK = 8;

/** The sums of rows, each times its value: row i begins at `rows[i]`. Eight sums at a time stay in registers. */
export function sumRows(
  weights: Int8Array,
  rows: Int32Array,
  values: Int32Array,
  count: number,
  columns: number,
  out: Int32Array,
): void {
  for (let n = 0; n < columns; n += BLOCK) {
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    let e = 0;
    let f = 0;
    let g = 0;
    let h = 0;
    for (let i = 0; i < count; i++) {
      const at = rows[i] + n;
      const value = values[i];
      a = (a + Math.imul(value, weights[at])) | 0;
      b = (b + Math.imul(value, weights[at + 1])) | 0;
      c = (c + Math.imul(value, weights[at + 2])) | 0;
      d = (d + Math.imul(value, weights[at + 3])) | 0;
      e = (e + Math.imul(value, weights[at + 4])) | 0;
      f = (f + Math.imul(value, weights[at + 5])) | 0;
      g = (g + Math.imul(value, weights[at + 6])) | 0;
      h = (h + Math.imul(value, weights[at + 7])) | 0;
    }
    out[n] = a;
    out[n + 1] = b;
    out[n + 2] = c;
    out[n + 3] = d;
    out[n + 4] = e;
    out[n + 5] = f;
    out[n + 6] = g;
    out[n + 7] = h;
  }
}

/** Columns of pairs that are summed together. */
const PAIR_BLOCK = 4;

/** The same for pairs of inputs: the two weights of a pair lie beside each other, column by column. */
export function sumPairs(
  inputs: Int16Array,
  pairs: Int16Array,
  pairsAt: number,
  count: number,
  out: Int32Array,
): void {
  for (let k = 0; k < HEAD; k += PAIR_BLOCK) {
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    let at = pairsAt + 2 * k;
    for (let i = 0; i < count; i++, at += 2 * HEAD) {
      const x = inputs[2 * i];
      const y = inputs[2 * i + 1];
      if ((x | y) === 0) continue;
      a = (a + Math.imul(x, pairs[at]) + Math.imul(y, pairs[at + 1])) | 0;
      b = (b + Math.imul(x, pairs[at + 2]) + Math.imul(y, pairs[at + 3])) | 0;
      c = (c + Math.imul(x, pairs[at + 4]) + Math.imul(y, pairs[at + 5])) | 0;
      d = (d + Math.imul(x, pairs[at + 6]) + Math.imul(y, pairs[at + 7])) | 0;
    }
    out[k] = a;
    out[k + 1] = b;
    out[k + 2] = c;
    out[k + 3] = d;
  }
}
