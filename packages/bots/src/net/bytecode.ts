/* Instructions of WebAssembly as bytes, as far as the modules of sums need them. */
export const I32 = 0x7f;
export const V128 = 0x7b;
const NOTHING = 0x40;

export const get = (local: number): number[] => [0x20, local];
export const set = (local: number): number[] => [0x21, local];
export const int = (n: number): number[] => [0x41, ...signed(n)];
export const add = 0x6a;
export const shiftLeft = 0x74;
const isLess = 0x49;
export const loop = [0x03, NOTHING];
export const ifSo = [0x04, NOTHING];
export const end = 0x0b;
const again = [0x0d, 0];
export const loadInt = [0x28, 2, 0];
export const loadFloat = [0x2a, 2, 0];
export const promote = 0xbb;
export const vector = (...code: number[]): number[] => [0xfd, ...code];

/** A signed number of variable length: not negative here, and below 8192. */
function signed(n: number): number[] {
  return n < 64 ? [n] : [(n & 0x7f) | 0x80, n >> 7];
}

/** An unsigned number of variable length, below 16,384. */
export const size = (n: number): number[] => (n < 128 ? [n] : [(n & 0x7f) | 0x80, n >> 7]);

/** Adds to a local variable and goes on with the loop while it is below a limit, another one. */
export const onwards = (local: number, by: number, limit: number): number[] => [
  ...get(local),
  ...int(by),
  add,
  0x22,
  local,
  ...get(limit),
  isLess,
  ...again,
];

const text = (name: string): number[] => [name.length, ...Array.from(name, (letter) => letter.charCodeAt(0))];

const section = (id: number, content: readonly number[]): number[] => [
  id,
  ...size(content.length),
  ...content,
];

/** A function that takes whole numbers and returns nothing; its body begins with the local variables. */
export interface Code {
  name: string;
  parameters: number;
  body: readonly number[];
}

/** A module of functions that import their memory. */
export function moduleOf(functions: readonly Code[]): Uint8Array {
  const count = functions.length;
  const types = functions.map(({ parameters }) => [
    0x60,
    parameters,
    ...Array.from({ length: parameters }, () => I32),
    0,
  ]);
  return Uint8Array.from(
    [
      [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      section(1, [count, ...types.flat()]),
      section(2, [1, ...text('js'), ...text('memory'), 2, 0, 1]),
      section(3, [count, ...functions.map((_, i) => i)]),
      section(7, [count, ...functions.flatMap(({ name }, i) => [...text(name), 0, i])]),
      section(10, [count, ...functions.flatMap(({ body }) => [...size(body.length), ...body])]),
    ].flat(),
  );
}
