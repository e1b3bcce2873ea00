/** Columns that are summed together; widths are multiples of it. */
const BLOCK = 8;

/**
 * Adds rows of weights, each times its value, to `out`: row i begins at `rows[i]` and is `width` long. Eight sums at a
 * time stay in registers: this is where a search by the net spends its time.
 */
export function sumRows(
  weights: Float32Array,
  rows: Int32Array,
  values: Float32Array,
  count: number,
  width: number,
  out: Float32Array,
  outAt: number,
): void {
  for (let n = 0; n < width; n += BLOCK) {
    const to = outAt + n;
    let a = out[to];
    let b = out[to + 1];
    let c = out[to + 2];
    let d = out[to + 3];
    let e = out[to + 4];
    let f = out[to + 5];
    let g = out[to + 6];
    let h = out[to + 7];
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
    }
    out[to] = a;
    out[to + 1] = b;
    out[to + 2] = c;
    out[to + 3] = d;
    out[to + 4] = e;
    out[to + 5] = f;
    out[to + 6] = g;
    out[to + 7] = h;
  }
}
