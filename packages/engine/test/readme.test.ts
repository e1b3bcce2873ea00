import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as engine from '@keyflower/engine';
import { fencedBlocks } from './fenced.ts';
import { runExample } from './support/run-example.ts';
import { must } from '../../../scripts/testing/must.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const blocks = fencedBlocks(readme);
const examples = blocks.flatMap((block, i) =>
  block.words.join(' ') === 'ts example'
    ? [{ line: block.line, code: block.text, output: must(blocks[i + 1]) }]
    : [],
);

describe('the README of the engine', () => {
  it.each(examples)('prints what it shows: the example at line $line', async ({ code, output }) => {
    expect(output.words.join(' ')).toBe('text output');
    expect(await runExample(code)).toBe(output.text);
  });

  it('has an example for each of its tasks', () => {
    expect(examples.length).toBeGreaterThanOrEqual(12);
    expect(blocks.filter(({ words }) => words[1] === 'output').length).toBe(examples.length);
  });

  it('names only functions and classes that are exported', () => {
    const called = [...readme.matchAll(/`([a-zA-Z]+)\((?:s|state|content|from)[,)]/g)].map(([, name]) =>
      must(name),
    );
    expect(called.length).toBeGreaterThan(5);
    expect(called.filter((name) => !(name in engine))).toEqual([]);
  });
});
