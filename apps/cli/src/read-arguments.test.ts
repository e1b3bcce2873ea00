import { expect, it } from 'vitest';
import { readArguments } from './read-arguments.ts';

const TABLE = {
  seed: { value: 'TEXT', help: '' },
  threads: { value: 'N', help: '', fallback: '4', formerly: 'workers' },
  bot: { value: 'COMMAND', help: '', repeatable: true },
  json: { help: '' },
} as const;

const read = (...args: string[]) => readArguments(args, TABLE, true);

it('options have their values, their fallbacks, or none', () => {
  expect(read()).toEqual({ values: { seed: undefined, threads: '4', bot: [], json: false }, operands: [] });
  expect(read('--bot', 'a', 'x', '--json', '--bot=b', '--seed', '', '-')).toEqual({
    values: { seed: '', threads: '4', bot: ['a', 'b'], json: true },
    operands: ['x', '-'],
  });
  expect(read('--seed=--json', '--', '--json')).toMatchObject({
    values: { seed: '--json', json: false },
    operands: ['--json'],
  });
});

it('an earlier name still works, and the last value counts', () => {
  expect(read('--workers', '2').values.threads).toBe('2');
  expect(read('--workers=2', '--threads', '3').values.threads).toBe('3');
});

it.each([
  [['--sed', 'x'], 'there is no option --sed; did you mean --seed?'],
  [['--frobnicate'], 'there is no option --frobnicate'],
  [['--worker', '3'], 'there is no option --worker'],
  [['--toString'], 'there is no option --toString'],
  [['-j'], 'there is no option -j'],
  [['--seed'], '--seed needs a value'],
  [['--workers', '--json'], '--workers needs a value; if "--json" is it, write --workers=--json'],
  [['--json=no'], '--json takes no value'],
])('%j is refused', (args, reason) => {
  expect(() => read(...args)).toThrow(new Error(reason));
});

it('arguments that are no options are refused where there can be none', () => {
  const strict = (...args: string[]) => readArguments(args, TABLE);
  expect(() => strict('x')).toThrow(new Error('unexpected argument "x"'));
  expect(() => strict('json')).toThrow(new Error('unexpected argument "json"; did you mean --json?'));
});
