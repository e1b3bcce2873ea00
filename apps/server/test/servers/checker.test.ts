import { expect, test } from 'vitest';
import { type Call, type Entry, violations } from './support/checker.ts';

/* Histories made by hand: the checker must accept the good ones and name what is wrong with the others. */

const entry = (client: number | null, id: string | null): Entry => ({ client, id });

const call = (
  client: number,
  id: string,
  [called, answered]: readonly [number, number | null],
  outcome: Call['outcome'] = answered === null ? null : 'accepted',
): Call => ({ client, id, called, answered, outcome });

test('calls one after the other, in the order of the log', () => {
  const calls = [call(0, 'a', [1, 2]), call(1, 'b', [3, 4]), call(0, 'c', [5, 6])];
  expect(violations([entry(0, 'a'), entry(1, 'b'), entry(0, 'c')], calls)).toEqual([]);
});

test('calls at the same time may be in any order', () => {
  const calls = [call(0, 'a', [1, 10]), call(1, 'b', [2, 9])];
  expect(violations([entry(0, 'a'), entry(1, 'b')], calls)).toEqual([]);
  expect(violations([entry(1, 'b'), entry(0, 'a')], calls)).toEqual([]);
});

test('a call that was answered before another began is before it in the log', () => {
  const calls = [call(0, 'a', [1, 2]), call(1, 'b', [3, 4])];
  expect(violations([entry(1, 'b'), entry(0, 'a')], calls)).toEqual([
    'a of 0 was answered before an earlier entry of the log was called for',
  ]);
});

test('what lies between two calls hands on their order', () => {
  const calls = [call(0, 'a', [1, 3]), call(1, 'b', [5, 6])];
  const bot = entry(null, null);
  expect(violations([entry(0, 'a'), bot, entry(1, 'b')], calls)).toEqual([]);
  expect(violations([entry(1, 'b'), bot, entry(0, 'a')], calls)).toHaveLength(1);
});

test('an accepted call is in the log exactly once', () => {
  const calls = [call(0, 'a', [1, 2])];
  expect(violations([], calls)).toEqual(['a of 0 was accepted and is not in the log']);
  expect(violations([entry(0, 'a'), entry(0, 'a')], calls)).toEqual(['a of 0 is in the log twice']);
});

test('the same id of another client is another call', () => {
  const calls = [call(0, 'a', [1, 2]), call(1, 'a', [1, 2])];
  expect(violations([entry(0, 'a'), entry(1, 'a')], calls)).toEqual([]);
  expect(violations([entry(0, 'a')], calls)).toEqual(['a of 1 was accepted and is not in the log']);
});

test('a refused call is not in the log', () => {
  const calls = [call(0, 'a', [1, 2], 'refused')];
  expect(violations([], calls)).toEqual([]);
  expect(violations([entry(0, 'a')], calls)).toEqual(['a of 0 was refused and is in the log']);
});

test('a call without an answer may be in the log, at any time after it was made', () => {
  const calls = [call(0, 'a', [3, null]), call(1, 'b', [1, 2]), call(1, 'c', [50, 60])];
  const [b, c] = [entry(1, 'b'), entry(1, 'c')];
  expect(violations([b, c], calls)).toEqual([]);
  expect(violations([b, c, entry(0, 'a')], calls)).toEqual([]);
  expect(violations([b, entry(0, 'a'), c], calls)).toEqual([]);
  expect(violations([entry(0, 'a'), b, c], calls)).toHaveLength(1);
});

test('an entry that no client called for', () => {
  expect(violations([entry(0, 'a')], [])).toEqual(['a of 0 was never called for']);
});

test('a call that may be missing', () => {
  const asked = { ...call(0, 'a', [1, 2]), mayBeMissing: true };
  expect(violations([], [asked])).toEqual([]);
  expect(violations([entry(0, 'a')], [asked])).toEqual([]);
});

test('an accepted call had to be accepted where it is in the log', () => {
  const calls = [call(0, 'a', [1, 9]), call(1, 'b', [1, 9])];
  const accepts = ({ id }: Call, length: number): boolean => id !== 'b' || length === 0;
  expect(violations([entry(1, 'b'), entry(0, 'a')], calls, { accepts })).toEqual([]);
  expect(violations([entry(0, 'a'), entry(1, 'b')], calls, { accepts })).toEqual([
    'b of 1 is entry 1 of the log, where it had to be refused',
  ]);
});

test('a refusal needs a moment at which it had to be', () => {
  const log = [entry(0, 'a'), entry(0, 'b')];
  const others = [call(0, 'a', [1, 2]), call(0, 'b', [10, 20])];
  const isRefused = (asked: Call, at: number): string[] =>
    violations(log, [...others, asked], { refuses: (_, length) => length === at });
  // Between the two entries, only the state after the first is possible.
  const between = call(1, 'c', [5, 8], 'refused');
  expect(isRefused(between, 1)).toEqual([]);
  expect(isRefused(between, 0)).toEqual(['c of 1 was refused, and at no moment had to be']);
  expect(isRefused(between, 2)).toHaveLength(1);
  // During the second, both are.
  const during = call(1, 'c', [11, 12], 'refused');
  expect(isRefused(during, 1)).toEqual([]);
  expect(isRefused(during, 2)).toEqual([]);
  expect(isRefused(during, 0)).toHaveLength(1);
});

test('a refusal does not go back behind an earlier one', () => {
  const log = [entry(0, 'a')];
  const refusals = [call(1, 'c', [2, 3], 'refused'), call(2, 'd', [4, 5], 'refused')];
  const calls = [call(0, 'a', [1, 9]), ...refusals];
  const at = (lengths: Record<string, number>): string[] =>
    violations(log, calls, { refuses: ({ id }, length) => length === lengths[id] });
  expect(at({ c: 0, d: 1 })).toEqual([]);
  expect(at({ c: 1, d: 0 })).toEqual(['d of 2 was refused, and at no moment had to be']);
});
