import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** The tests' global set-up makes it. */
const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const ASSETS = `${DIST}/assets`;
const scripts = new Map(
  readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(`${ASSETS}/${name}`, 'utf8')]),
);

/** A script and all that it loads at once. */
function withImports(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const [, other] of scripts.get(name)!.matchAll(/(?:from|import)"\.\/([^"]+)"/g))
    withImports(other, seen);
  return seen;
}

const gzipped = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + gzipSync(scripts.get(name)!).length, 0);

const start = withImports(/assets\/(main-[^"]+\.js)/.exec(readFileSync(`${DIST}/index.html`, 'utf8'))![1]);
/** What every drawing of a tile says, and nothing else does. */
const artFiles = [...scripts].filter(([, text]) => text.includes('--ground-')).map(([name]) => name);

test('the art is one file of its own, and a light one', () => {
  expect(artFiles).toHaveLength(1);
  expect(scripts.get(artFiles[0])!.length).toBeLessThan(60_000);
  expect(gzipped(artFiles)).toBeLessThan(25_000);
});

test('the start page loads neither the art nor the rules', () => {
  expect([...start]).not.toContain(artFiles[0]);
  expect([...start].some((name) => scripts.get(name)!.includes('keyflower-position/1'))).toBe(false);
  expect(gzipped(start)).toBeLessThan(45_000);
});

test('a table loads the art', () => {
  const table = [...scripts.keys()].find((name) => name.startsWith('table-'))!;
  expect([...withImports(table)]).toContain(artFiles[0]);
});
