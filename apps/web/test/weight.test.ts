import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { PACKED } from '../../../packages/bots/src/student/packed-weights.ts';
import { ensureBundles } from '../../../scripts/lib/bundles.mjs';
import { webRoot } from '../../../scripts/lib/paths.mjs';
import { DICTIONARIES } from './support/dictionaries.ts';
import { must } from '../../../scripts/testing/must.ts';

await ensureBundles();
const DIST = webRoot;
const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const ASSETS = join(DIST, 'assets');
const files = new Map(readdirSync(ASSETS).map((name) => [name, readFileSync(join(ASSETS, name), 'utf8')]));
const page = readFileSync(join(DIST, 'index.html'), 'utf8');

const KB = 1000;

/** A script with its static imports. */
function withImports(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const [, other] of files.get(name)!.matchAll(/(?:from|import)"\.\/([^"]+)"/g))
    withImports(must(other), seen);
  return seen;
}

/** The script built from a source file, with its static imports. */
function script(name: string, text = ''): Set<string> {
  const found = [...files].filter(
    ([file, code]) => file.startsWith(`${name}-`) && file.endsWith('.js') && code.includes(text),
  );
  if (found.length !== 1) throw new Error(`there are ${found.length} scripts ${name}`);
  return withImports(must(found[0])[0]);
}

const gzipped = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + gzipSync(files.get(name)!).length, 0);

/** A text that occurs in tile drawings and nowhere else. */
const artFiles = [...files].filter(([name, text]) => name.endsWith('.js') && text.includes('--ground-'));
const art = artFiles.map(([name]) => name);
const start = withImports(must(/assets\/(main-[^"]+\.js)/.exec(page)![1]));
const styles = [...page.matchAll(/assets\/([^"]+\.css)/g)].map(([, name]) => must(name));

describe.each(Object.values(DICTIONARIES))('in $language', ({ nav }) => {
  const first = new Set([...start, ...script('pages', nav.skip)]);
  const table = new Set([...first, ...script('table'), ...withImports(must(art[0]))]);

  test('the start page needs less than 42 kB of scripts', () => {
    expect(gzipped(first)).toBeLessThan(42 * KB);
  });

  test('a table needs less than 195 kB of scripts', () => {
    expect(gzipped(table)).toBeLessThan(195 * KB);
  });

  test('playing needs less than 400 kB in all', () => {
    expect(gzipped([...table, ...styles]) + gzipSync(page).length).toBeLessThan(400 * KB);
  });
});

test('the art is a separate, small file', () => {
  expect(art).toHaveLength(1);
  expect(gzipped(art)).toBeLessThan(25 * KB);
});

test('the start page loads neither the art nor the rules', () => {
  expect([...start]).not.toContain(art[0]);
  expect([...start].some((name) => files.get(name)!.includes('keyflower-position/1'))).toBe(false);
});

test('the hint worker is a separate script that no page waits for', () => {
  const worker = script('advisor');
  expect(gzipped(worker)).toBeLessThan(300 * KB);
  expect([...start].filter((name) => worker.has(name))).toEqual([]);
});

test('the weights of the strongest bot are a script of their own, which is loaded when it plays', () => {
  const some = PACKED.slice(1000, 1100);
  const scripts = [...files].filter(([, code]) => code.includes(some)).map(([name]) => name);
  expect(scripts).toEqual([expect.stringMatching(/^packed-weights-[\w-]+\.js$/)]);
  const imports = [...files].filter(([, code]) => code.includes(`from"./${must(scripts[0])}"`));
  expect(imports).toEqual([]);
});

test('no raster image is larger than 20 kB', () => {
  const large = [DIST, SOURCES].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(png|jpe?g|gif|webp|avif|bmp|ico)$/i.test(name))
      .filter((name) => statSync(join(folder, name)).size > 20_000),
  );
  expect(large).toEqual([]);
});
