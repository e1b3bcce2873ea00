import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const LONGEST_FILE = 300;

/** From the bottom up: a module imports only those before it. */
const LAYERS = [
  'signals.ts',
  'session',
  'art',
  'ui',
  'play',
  'board',
  'panels',
  'replay',
  'pages',
  'main.tsx',
];
/** Scripts of their own, which import no module. */
const STANDALONE = ['sw.ts'];

const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).map((name) =>
  name.replaceAll('\\', '/'),
);
const texts = new Map(
  names
    .filter((name) => /\.(tsx?|css)$/.test(name))
    .map((name) => [name, readFileSync(join(SOURCES, name), 'utf8')]),
);

/** Static imports and exports, types included, dynamic imports, and those of style sheets. */
const SPECIFIER = /(?:\bfrom|\bimport|\bimport\(|@import)\s*['"](\.[^'"]+)['"]/g;

const imports = new Map(
  [...texts].map(([name, text]) => [
    name,
    [...text.matchAll(SPECIFIER)].map(([, path]) => posix.join(posix.dirname(name), path)),
  ]),
);
const links = [...imports].flatMap(([from, all]) => all.map((to) => ({ from, to })));
const scripts = links.filter(({ from }) => !from.endsWith('.css'));
const moduleOf = (file: string): string => file.split('/')[0];

test('imports are found, and each leads to a file', () => {
  expect(links.length).toBeGreaterThan(500);
  expect(links.filter(({ to }) => !texts.has(to))).toEqual([]);
});

test('every script belongs to a module', () => {
  const known = new Set([...LAYERS, ...STANDALONE]);
  const found = [...texts.keys()].filter((name) => !name.endsWith('.css')).map(moduleOf);
  expect([...new Set(found)].filter((name) => !known.has(name))).toEqual([]);
});

test('modules import one way', () => {
  const layer = (file: string): number => LAYERS.indexOf(moduleOf(file));
  expect(scripts.filter(({ from, to }) => layer(from) < layer(to))).toEqual([]);
});

test('a module is imported through its entry', () => {
  const around = scripts.filter(
    ({ from, to }) => moduleOf(from) !== moduleOf(to) && to.includes('/') && !/^[\w-]+\/index\.ts$/.test(to),
  );
  expect(around).toEqual([]);
});

test('no files import each other in a circle, not even types', () => {
  const state = new Map<string, 'open' | 'done'>();
  const circles: string[][] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (state.get(file) === 'open') circles.push([...path.slice(path.indexOf(file)), file]);
    if (state.has(file)) return;
    state.set(file, 'open');
    for (const next of imports.get(file) ?? []) visit(next, [...path, file]);
    state.set(file, 'done');
  };
  for (const file of imports.keys()) visit(file, []);
  expect(circles).toEqual([]);
});

test('every entry says what its module may import', () => {
  const silent = LAYERS.filter((layer) => !layer.includes('.')).filter(
    (layer) => !/^\/\*\*[^/]*\bMay import\b/.test(texts.get(`${layer}/index.ts`) ?? ''),
  );
  expect(silent).toEqual([]);
});

test('no file is too long to read', () => {
  const long = [...texts].filter(([, text]) => text.split('\n').length - 1 > LONGEST_FILE);
  expect(long.map(([name]) => name)).toEqual([]);
});
