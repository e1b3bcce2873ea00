import { describe, expect, it } from 'vitest';
import { uniformBelow } from './source.ts';

/** Hands out the given words, and tells how many are left. */
function script(...words: number[]) {
  return {
    nextUint32(): number {
      const word = words.shift();
      if (word === undefined) throw new Error('asked for one word too many');
      return word;
    },
    left: () => words.length,
  };
}

describe('uniformBelow', () => {
  it('takes the rest of the division', () => {
    expect(uniformBelow(script(0), 6)).toBe(0);
    expect(uniformBelow(script(17), 6)).toBe(5);
    expect(uniformBelow(script(0xdeadbeef), 1000)).toBe(0xdeadbeef % 1000);
  });

  it('rejects exactly the words at and above floor(2^32/n)*n', () => {
    // 2^32 = 6 * 715827882 + 4: the last four words would favour the low results.
    expect(uniformBelow(script(0xfffffffb), 6)).toBe(5);
    for (const rejected of [0xfffffffc, 0xfffffffd, 0xfffffffe, 0xffffffff]) {
      expect(uniformBelow(script(rejected, 8), 6)).toBe(2);
    }
    expect(uniformBelow(script(2 ** 31 + 1, 0xffffffff, 2 ** 31), 2 ** 31 + 1)).toBe(2 ** 31);
  });

  it('rejects nothing when n divides 2^32', () => {
    expect(uniformBelow(script(0xffffffff), 8)).toBe(7);
    expect(uniformBelow(script(0xffffffff), 2 ** 32)).toBe(0xffffffff);
  });

  it('takes one word even when there is nothing to choose', () => {
    const words = script(0xffffffff, 5);
    expect(uniformBelow(words, 1)).toBe(0);
    expect(words.left()).toBe(1);
  });

  it.each([0, -1, 1.5, NaN, Infinity, 2 ** 32 + 1])('refuses to pick one of %s', (n) => {
    expect(() => uniformBelow(script(1), n)).toThrow(RangeError);
  });
});
