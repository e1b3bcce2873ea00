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

const I32 = 0x7f;
const V128 = 0x7b;
const NOTHING = 0x40;

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

const get = (local: number): number[] => [0x20, local];
const set = (local: number): number[] => [0x21, local];
const int = (n: number): number[] => [0x41, ...signed(n)];
const add = 0x6a;
const shiftLeft = 0x74;
const isLess = 0x49;
const loop = [0x03, NOTHING];
const ifSo = [0x04, NOTHING];
const end = 0x0b;
const again = [0x0d, 0];
const loadInt = [0x28, 2, 0];
const loadFloat = [0x2a, 2, 0];
const promote = 0xbb;
const vector = (...code: number[]): number[] => [0xfd, ...code];
const splat = vector(0x14);
const addPairs = vector(0xf0, 0x01);
const multiplyPairs = vector(0xf2, 0x01);
const demotePair = vector(0x5e);
const promotePair = vector(0x5f);
const loadPair = (offset: number): number[] => [...vector(0x5d), 2, offset, ...promotePair];
const storePair = (offset: number): number[] => [...vector(0x5b), 2, offset, 0];

/** A signed number of variable length: not negative here, and below 8192. */
function signed(n: number): number[] {
  return n < 64 ? [n] : [(n & 0x7f) | 0x80, n >> 7];
}

const eachPair = (code: (sum: number, offset: number) => number[]): number[] =>
  Array.from({ length: PAIRS }, (_, k) => code(SUM + k, 8 * k)).flat();

const toBytes = (local: number): number[] => [...get(local), ...int(2), shiftLeft, ...set(local)];
const onwards = (local: number, by: number, limit: number): number[] => [
  ...get(local),
  ...int(by),
  add,
  0x22,
  local,
  ...get(limit),
  isLess,
  ...again,
];

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

const text = (name: string): number[] => [name.length, ...Array.from(name, (letter) => letter.charCodeAt(0))];
const size = (n: number): number[] => (n < 128 ? [n] : [(n & 0x7f) | 0x80, n >> 7]);
const section = (id: number, content: readonly number[]): number[] => [
  id,
  ...size(content.length),
  ...content,
];

export function rowsModule(): Uint8Array {
  const code = [...size(body.length), ...body];
  return Uint8Array.from(
    [
      [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      // The type of the function: five whole numbers, no result.
      section(1, [1, 0x60, 5, I32, I32, I32, I32, I32, 0]),
      section(2, [1, ...text('js'), ...text('memory'), 2, 0, 1]),
      section(3, [1, 0]),
      section(7, [1, ...text('sum'), 0, 0]),
      section(10, [1, ...code]),
    ].flat(),
  );
}
