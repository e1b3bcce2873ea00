import { describe, expect, it } from 'vitest';
import { type FoundLine, LineSplitter } from './line-splitter.ts';

const text = (line: FoundLine): string => (line === 'too long' ? '(too long)' : line.toString());

function split(limit: number, pieces: readonly string[]): string[] {
  const splitter = new LineSplitter(limit);
  const found: string[] = [];
  for (const piece of pieces) for (const line of splitter.split(Buffer.from(piece))) found.push(text(line));
  for (const line of splitter.rest()) found.push(text(line));
  return found;
}

describe('lines', () => {
  it('do not depend on how the bytes are split', () => {
    const input = 'one\n\ntwo\r\nthree, which is too long\nfour\nfive';
    const whole = split(5, [input]);
    expect(whole).toEqual(['one', '', 'two', '(too long)', 'four', 'five']);
    for (const size of [1, 2, 3, 7]) {
      const pieces = input.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      expect(split(5, pieces)).toEqual(whole);
    }
  });

  it('may be as long as the limit, their end not counted', () => {
    expect(split(3, ['abc\nabc\r\nabcd\nabcd\r\n'])).toEqual(['abc', 'abc', '(too long)', '(too long)']);
    expect(split(3, ['a', 'bc\r', '\na', 'bcd', '\n'])).toEqual(['abc', '(too long)']);
  });

  it('that are too long are reported even if the input ends first', () => {
    expect(split(3, ['abc', 'def'])).toEqual(['(too long)']);
  });

  it('never take more memory than the limit', () => {
    const splitter = new LineSplitter(1000);
    const found: FoundLine[] = [];
    let most = 0;
    for (let i = 0; i < 5000; i++) {
      found.push(...splitter.split(Buffer.from('x')));
      most = Math.max(most, splitter.reserved);
    }
    expect(found).toEqual([]);
    expect(most).toBeLessThanOrEqual(1001);
    expect(Array.from(splitter.split(Buffer.from('\nok\n')), text)).toEqual(['(too long)', 'ok']);
  });
});
