import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'node:util';
import * as esbuild from 'esbuild';
import { describe, expect, it } from 'vitest';
import * as engine from '@keyflower/engine';
import { fencedBlocks } from './fenced.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const blocks = fencedBlocks(readme);
const examples = blocks.flatMap((block, i) =>
  block.words.join(' ') === 'ts example'
    ? [{ line: block.line, code: block.text, output: blocks[i + 1] }]
    : [],
);

/** Runs an example against the engine's sources, and returns what it logs. */
async function run(code: string): Promise<string> {
  const built = await esbuild.build({
    stdin: { contents: code, loader: 'ts', resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    write: false,
    platform: 'neutral',
    format: 'iife',
    conditions: ['source'],
    logLevel: 'silent',
  });
  const logged: string[] = [];
  const log = (...values: unknown[]) => logged.push(format(...values));
  // oxlint-disable-next-line typescript/no-implied-eval -- the page's own code is what is tested
  const example = new Function('console', built.outputFiles[0].text) as (console: {
    log: typeof log;
  }) => void;
  example({ log });
  return logged.join('\n');
}

describe('the README of the engine', () => {
  it.each(examples)('prints what it shows: the example at line $line', async ({ code, output }) => {
    expect(output.words.join(' ')).toBe('text output');
    expect(await run(code)).toBe(output.text);
  });

  it('has an example for each of its tasks', () => {
    expect(examples.length).toBeGreaterThanOrEqual(12);
    expect(blocks.filter(({ words }) => words[1] === 'output').length).toBe(examples.length);
  });

  it('names only functions and classes that are exported', () => {
    const called = [...readme.matchAll(/`([a-zA-Z]+)\((?:s|state|content|from)[,)]/g)].map(
      ([, name]) => name,
    );
    expect(called.length).toBeGreaterThan(5);
    expect(called.filter((name) => !(name in engine))).toEqual([]);
  });
});
