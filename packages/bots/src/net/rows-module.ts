import {
  add,
  end,
  get,
  I32,
  ifSo,
  int,
  loadFloat,
  loadInt,
  loop,
  moduleOf,
  onwards,
  promote,
  set,
  shiftLeft,
  V128,
  vector,
} from './bytecode.ts';

/*
 * The WebAssembly module of `RowSums`, put together here: a single function that imports its memory. The weights begin at
 * address 0. In the language of `sum-rows.ts`, with 16 columns at a time as eight pairs:
 *
 *   for (n = 0; n < width; n += 16) {
 *     sums = out[n..n+15];
 *     for (i = 0; i < count; i++) sums += values[i] * weights[rows[i] + n..];
 *     out[n..n+15] = sums;
 *   }
 */

const ROWS = 0;
const VALUES = 1;
const COUNT = 2;
const WIDTH = 3;
const OUT = 4;
const N = 5;
const I = 6;
const AT = 7;
const VALUE = 8;
const SUM = 9;
const PAIRS = 8;

const splat = vector(0x14);
const addPairs = vector(0xf0, 0x01);
const multiplyPairs = vector(0xf2, 0x01);
const demotePair = vector(0x5e);
const promotePair = vector(0x5f);
const loadPair = (offset: number): number[] => [...vector(0x5d), 2, offset, ...promotePair];
const storePair = (offset: number): number[] => [...vector(0x5b), 2, offset, 0];

const eachPair = (code: (sum: number, offset: number) => number[]): number[] =>
  Array.from({ length: PAIRS }, (_, k) => code(SUM + k, 8 * k)).flat();

const toBytes = (local: number): number[] => [...get(local), ...int(2), shiftLeft, ...set(local)];
const body = [
  // Local variables: three whole numbers, then vectors.
  [2, 3, I32, 1 + PAIRS, V128],
  toBytes(COUNT),
  toBytes(WIDTH),
  loop,
  eachPair((sum, offset) => [...get(OUT), ...get(N), add, ...loadPair(offset), ...set(sum)]),
  [...int(0), ...set(I), ...get(COUNT), ...ifSo, ...loop],
  [...get(ROWS), ...get(I), add, ...loadInt, ...int(2), shiftLeft, ...get(N), add, ...set(AT)],
  [...get(VALUES), ...get(I), add, ...loadFloat, promote, ...splat, ...set(VALUE)],
  eachPair((sum, offset) => [
    ...get(sum),
    ...get(VALUE),
    ...get(AT),
    ...loadPair(offset),
    ...multiplyPairs,
    ...addPairs,
    ...set(sum),
  ]),
  [...onwards(I, 4, COUNT), end, end],
  eachPair((sum, offset) => [...get(OUT), ...get(N), add, ...get(sum), ...demotePair, ...storePair(offset)]),
  [...onwards(N, 8 * PAIRS, WIDTH), end, end],
].flat();

export function rowsModule(): Uint8Array {
  return moduleOf([{ name: 'sum', parameters: 5, body }]);
}
