import { QuickRandom } from '@keyflower/engine';
import { describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/testing/must.ts';
import { HEAD } from '../net/shape.ts';
import { COLUMNS, PAIR_COUNT, PASSES } from './integer-shape.ts';
import { IntegerSums } from './integer-sums.ts';

const random = new QuickRandom('integer sums');
/** A whole number from `-most` to `most`. */
const some = (most: number): number => random.below(2 * most + 1) - most;

const quick = new IntegerSums(false);
const plain = new IntegerSums(true);
const both = [quick, plain];
const weights = Int8Array.from(quick.weights, () => some(127));
const pairs = Int16Array.from(quick.pairs, () => some(32_767));
for (const sums of both) {
  sums.weights.set(weights);
  sums.pairs.set(pairs);
}

describe('sums of whole numbers', () => {
  it.each([0, 1, 2, 150])('are those of the rows: %i rows', (count) => {
    const rows = Array.from({ length: count }, () => random.below(5000) * COLUMNS);
    const values = rows.map(() => some(32_767));
    for (const sums of both) {
      sums.rows.set(rows);
      sums.values.set(values);
      sums.sumRows(count, true);
    }
    const expected = Array.from({ length: COLUMNS }, (_, n) =>
      rows.reduce((sum, row, i) => sum + must(values[i]) * must(weights[row + n]), 0),
    );
    expect([...quick.sums]).toEqual(expected);
    expect([...plain.sums]).toEqual(expected);
  });

  it('leave the last columns as they are where only the first layer is wanted', () => {
    for (const sums of both) {
      sums.rows[0] = COLUMNS;
      sums.values[0] = 3;
      sums.sums.fill(-1);
      sums.sumRows(1, false);
    }
    const columns = PASSES[0] + PASSES[1];
    const expected = Array.from({ length: COLUMNS }, (_, n) =>
      n < columns ? 3 * must(weights[COLUMNS + n]) : -1,
    );
    expect([...quick.sums]).toEqual(expected);
    expect([...plain.sums]).toEqual(expected);
  });

  it.each([0, 3, 7])('are those of pairs, zeros left out: bucket %i', (bucket) => {
    const inputs = Array.from({ length: 2 * PAIR_COUNT }, () => (random.below(2) ? 0 : random.below(300)));
    for (const sums of both) {
      sums.inputs.set(inputs);
      sums.heads.fill(-1);
      sums.sumHead(bucket);
    }
    const expected = Array.from({ length: HEAD }, (_, k) =>
      inputs.reduce((sum, input, i) => {
        const pair = bucket * PAIR_COUNT + Math.floor(i / 2);
        return sum + input * must(pairs[(pair * HEAD + k) * 2 + (i % 2)]);
      }, 0),
    );
    expect([...quick.heads]).toEqual(expected);
    expect([...plain.heads]).toEqual(expected);
  });

  it('use WebAssembly here', () => {
    expect(quick.weights.buffer.byteLength % 65_536).toBe(0);
    expect(plain.weights.buffer.byteLength % 65_536).not.toBe(0);
  });
});
