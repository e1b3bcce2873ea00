import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

/** The modules from the lowest to the highest; each may import those of the rows above its own. */
const LAYERS: readonly (readonly string[])[] = [
  ['bots', 'errors', 'rating', 'safety', 'store', 'telemetry'],
  ['people', 'settings'],
  ['tables'],
  ['notify', 'socket'],
  ['context'],
  ['jobs', 'ops'],
  ['http'],
  ['server'],
];

const layerOf = (module: string): number => LAYERS.findIndex((layer) => layer.includes(module));
const moduleOf = (file: string): string => file.split('/')[0];

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

/** What each file imports or re-exports of the server's own, types included. */
const imports = new Map(
  files.map((file) => {
    const text = readFileSync(join(SRC, file), 'utf8');
    const targets = [...text.matchAll(/(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g)];
    return [file, targets.map(([, path]) => normalize(join(dirname(file), path)).replaceAll('\\', '/'))];
  }),
);

/** The first circle found, as a path. */
function circle(): string[] | null {
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const found = walk(next, [...path, file]);
      if (found) return found;
    }
    done.add(file);
    return null;
  };
  for (const file of files) {
    const found = walk(file, []);
    if (found) return found;
  }
  return null;
}

test('every folder is a module with a place in the layers, an entry and a sentence about it', () => {
  const folders = new Set(files.filter((file) => file.includes('/')).map(moduleOf));
  expect([...folders].sort()).toEqual(LAYERS.flat().sort());
  for (const folder of folders)
    expect(readFileSync(join(SRC, folder, 'index.ts'), 'utf8'), folder).toMatch(/^\/\*\*/);
});

test('modules import each other only through their entries and only downwards', () => {
  const wrong = [...imports].flatMap(([file, targets]) =>
    targets
      .filter((target) => moduleOf(target) !== moduleOf(file))
      .filter(
        (target) =>
          target !== `${moduleOf(target)}/index.ts` ||
          (file.includes('/') && layerOf(moduleOf(target)) >= layerOf(moduleOf(file))),
      )
      .map((target) => `${file} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('no file imports itself by way of others, not even for types', () => {
  expect(imports.size).toBeGreaterThan(80);
  expect(circle()).toBeNull();
});
