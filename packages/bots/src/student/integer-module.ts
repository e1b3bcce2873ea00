import {
  add,
  end,
  get,
  I32,
  ifSo,
  int,
  loadInt,
  loop,
  moduleOf,
  onwards,
  set,
  shiftLeft,
  size,
  V128,
  vector,
} from '../net/bytecode.ts';
import { HEAD } from '../net/shape.ts';
import { PASSES } from './integer-shape.ts';

/*
 * The WebAssembly module of `IntegerSums`, with the functions of `plain-sums.ts`. Rows of one byte a column are added in
 * passes over as many columns as there are registers for their sums.
 */
const ROWS = 0;
const VALUES = 1;
const COUNT = 2;
const PASS_COUNT = 3;
const OUT = 4;
const I = 5;
const AT = 6;
const VALUE = 7;
const SUM = 8;
/** Four sums make a vector. */
const LANES = 4;
const BYTES = 16;

const loadEight = (offset: number): number[] => [...vector(0x01), 0, ...size(offset)];
const loadVector = (offset: number): number[] => [...vector(0x00), 0, ...size(offset)];
const store = (offset: number): number[] => [...vector(0x0b), 0, ...size(offset)];
const loadPairs = [...vector(0x09), 0, 0];
const splat = vector(0x10);
const plus = vector(0xae, 0x01);
const timesLow = vector(0xbc, 0x01);
const timesHigh = vector(0xbd, 0x01);
const dot = vector(0xba, 0x01);
const WEIGHTS = 8;

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** One pass over all rows. Every pass has sums of its own, which begin with zero. */
function pass(columns: number, firstColumn: number, firstSum: number): number[] {
  const halves = range(columns / WEIGHTS).flatMap((k) =>
    [timesLow, timesHigh].flatMap((times, half) => {
      const sum = firstSum + 2 * k + half;
      const product = [...get(WEIGHTS_OF), ...get(VALUE), ...times];
      const loaded =
        half > 0 ? [] : [...get(AT), ...loadEight(firstColumn + WEIGHTS * k), ...set(WEIGHTS_OF)];
      return [...loaded, ...get(sum), ...product, ...plus, ...set(sum)];
    }),
  );
  const stored = range(columns / LANES).flatMap((k) => [
    ...get(OUT),
    ...get(firstSum + k),
    ...store(4 * firstColumn + BYTES * k),
  ]);
  return [
    [...int(0), ...set(I), ...get(COUNT), ...ifSo, ...loop],
    [...get(ROWS), ...get(I), add, ...loadInt, ...set(AT)],
    [...get(VALUES), ...get(I), add, ...loadInt, ...splat, ...set(VALUE)],
    halves,
    [...onwards(I, 4, COUNT), end, end],
    stored,
  ].flat();
}

const SUMS = PASSES.reduce((sum, columns) => sum + columns / LANES, 0);
const WEIGHTS_OF = SUM + SUMS;

function rowsBody(): number[] {
  const code = [1 + 1, 2, I32, 1 + SUMS + 1, V128, ...get(COUNT), ...int(2), shiftLeft, ...set(COUNT)];
  let column = 0;
  PASSES.forEach((columns, i) => {
    code.push(...int(i), ...get(PASS_COUNT), 0x49, ...ifSo);
    code.push(...pass(columns, column, SUM + column / LANES), end);
    column += columns;
  });
  return [...code, end];
}

const INPUTS = 0;
const PAIRS = 1;
const PAIR_COUNT = 2;
const HEAD_OUT = 3;
const N = 4;
const PAIR = 5;
const HEAD_SUM = 6;
const PAIR_BYTES = 4 * HEAD;

/** Pairs that are zero add nothing and are skipped. */
const pairsBody = [
  [2, 1, I32, 1 + HEAD / LANES, V128],
  [...get(PAIR_COUNT), ...int(2), shiftLeft, ...set(PAIR_COUNT)],
  [...loop, ...get(INPUTS), ...get(N), add, ...loadInt, ...ifSo],
  [...get(INPUTS), ...get(N), add, ...loadPairs, ...set(PAIR)],
  range(HEAD / LANES).flatMap((k) => [
    ...get(HEAD_SUM + k),
    ...get(PAIRS),
    ...loadVector(BYTES * k),
    ...get(PAIR),
    ...dot,
    ...plus,
    ...set(HEAD_SUM + k),
  ]),
  [end, ...get(PAIRS), ...int(PAIR_BYTES), add, ...set(PAIRS)],
  [...onwards(N, 4, PAIR_COUNT), end],
  range(HEAD / LANES).flatMap((k) => [...get(HEAD_OUT), ...get(HEAD_SUM + k), ...store(BYTES * k)]),
  [end],
].flat();

export const integerModule = (): Uint8Array =>
  moduleOf([
    { name: 'sumRows', parameters: 5, body: rowsBody() },
    { name: 'sumPairs', parameters: 4, body: pairsBody },
  ]);
