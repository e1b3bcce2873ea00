import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/paths.mjs';
import {
  brokenImports,
  bypassedEntries,
  forbiddenImports,
  longFiles,
  type Structure,
  undescribedModules,
  unlistedModules,
  upwardRows,
} from './checks.ts';
import { circles, importGraph, readSources } from './imports.ts';
import { STRUCTURES } from './tables.ts';

const packages = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
);
const SOURCES = new Map(packages.map((name) => [name, readSources(join(root, name, 'src'))]));
const sourcesOf = (name: string) => SOURCES.get(name) ?? new Map<string, string>();
const graphOf = (name: string) => importGraph(sourcesOf(name));

describe.each(packages)('%s', (name) => {
  it('imports files that exist', () => {
    const graph = graphOf(name);
    expect([...graph.values()].flat().length).toBeGreaterThan(0);
    expect(brokenImports(graph)).toEqual([]);
  });

  it('has no import circle, types included', () => {
    expect(circles(graphOf(name))).toEqual([]);
  });

  it('has no file that is too long to read', () => {
    expect(longFiles(sourcesOf(name))).toEqual([]);
  });
});

describe.each(STRUCTURES)('modules of $package', (structure) => {
  const graph = graphOf(structure.package);

  it('are all listed, each above those it may import', () => {
    expect(unlistedModules(structure, graph)).toEqual([]);
    expect(upwardRows(structure)).toEqual([]);
  });

  it('import only what the table allows', () => {
    expect(forbiddenImports(structure, graph)).toEqual([]);
  });

  it('are imported through their entries', () => {
    expect(bypassedEntries(structure, graph)).toEqual([]);
  });

  it('say in their entries what they may import', () => {
    expect(undescribedModules(structure, sourcesOf(structure.package))).toEqual([]);
  });
});

describe('the import graph', () => {
  it('has every kind of import', () => {
    const sources = new Map([
      ['a/x.ts', "import type { B } from './b.ts';\nexport { c } from '../c.ts';\nimport '../d.ts';"],
      ['a/y.tsx', "const later = () => import('./e.ts');\ntype F = import('../f.ts').F;"],
      ['a/z.css', '@import "../g.css";'],
      ['a/none.ts', "import { it } from 'vitest';"],
    ]);
    expect(Object.fromEntries(importGraph(sources))).toEqual({
      'a/x.ts': ['a/b.ts', 'c.ts', 'd.ts'],
      'a/y.tsx': ['a/e.ts', 'f.ts'],
      'a/z.css': ['g.css'],
      'a/none.ts': [],
    });
  });

  it('is read from the sources', () => {
    const steps = graphOf('packages/engine').get('steps/table.ts');
    expect(steps).toEqual(expect.arrayContaining(['steps/turn.ts', 'model/game.ts']));
    const total = packages.flatMap((name) => [...graphOf(name).values()].flat()).length;
    expect(total).toBeGreaterThan(2000);
  });
});

describe('the checks', () => {
  const structure: Structure = {
    package: 'example',
    entries: true,
    modules: { low: [], high: ['low'], 'main.ts': ['high'] },
  };
  const entry = '/** An example. May import\n * nothing. */\n';
  const good: readonly (readonly [string, string])[] = [
    ['low/index.ts', `${entry}export { a } from './a.ts';`],
    ['low/a.ts', 'export const a = 1;'],
    ['low/a.css', '@import "../high/b.css";'],
    ['high/index.ts', `${entry}export { a } from '../low/index.ts';`],
    ['high/b.css', ''],
    ['main.ts', "import { a } from './high/index.ts';"],
  ];
  const found = (...changed: (readonly [string, string])[]) => {
    const sources = new Map([...good, ...changed]);
    const graph = importGraph(sources);
    return {
      broken: brokenImports(graph),
      circles: circles(graph),
      long: longFiles(sources),
      unlisted: unlistedModules(structure, graph),
      forbidden: forbiddenImports(structure, graph),
      bypassed: bypassedEntries(structure, graph),
      undescribed: undescribedModules(structure, sources),
    };
  };
  const nothing = found();

  it('accept modules that keep to the table', () => {
    expect(Object.values(nothing).flat()).toEqual([]);
    expect(upwardRows(structure)).toEqual([]);
  });

  it('find an import of a file that does not exist', () => {
    expect(found(['low/a.ts', "import './gone.ts';"])).toEqual({
      ...nothing,
      broken: ['low/a.ts imports low/gone.ts'],
    });
  });

  it('find circles, of types and of style sheets too, and a file that imports itself', () => {
    const { circles: all } = found(
      ['low/a.ts', "import type { Low } from './index.ts';"],
      ['high/b.css', '@import "../low/a.css";'],
      ['main.ts', "import './main.ts';"],
    );
    expect(all).toEqual([['low/a.ts', 'low/index.ts'], ['high/b.css', 'low/a.css'], ['main.ts']]);
  });

  it('find a circle of several files beside files that are in none', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', []],
    ]);
    expect(circles(graph)).toEqual([['a', 'b', 'c']]);
  });

  it('find an import upwards', () => {
    const { forbidden } = found(['low/a.ts', "import type { B } from '../high/index.ts';"]);
    expect(forbidden).toEqual(['low/a.ts imports high/index.ts']);
  });

  it('find an import that the table does not list, though it points downwards', () => {
    expect(found(['main.ts', "import { a } from './low/index.ts';"])).toEqual({
      ...nothing,
      forbidden: ['main.ts imports low/index.ts'],
    });
  });

  it('find an import that bypasses an entry', () => {
    expect(found(['high/index.ts', `${entry}import { a } from '../low/a.ts';`])).toEqual({
      ...nothing,
      bypassed: ['high/index.ts imports low/a.ts'],
    });
  });

  it('find a module without a row and a row without a module', () => {
    expect(found(['other.ts', '']).unlisted).toEqual(['other.ts']);
    const more = { ...structure, modules: { ...structure.modules, gone: [] } };
    expect(unlistedModules(more, importGraph(new Map(good)))).toEqual(['gone']);
  });

  it('find a row that allows an import upwards', () => {
    expect(upwardRows({ ...structure, modules: { low: ['high'], high: ['high', 'none'] } })).toEqual([
      'low may import high',
      'high may import high',
      'high may import none',
    ]);
  });

  it('find a module whose entry does not say what it may import', () => {
    const silent = ['/** An example. */', 'export const a = 1; /** May import nothing. */'];
    for (const text of silent)
      expect(found(['low/index.ts', text])).toEqual({ ...nothing, undescribed: ['low'] });
  });

  it('find a file that is too long', () => {
    expect(found(['low/a.ts', '\n'.repeat(300)]).long).toEqual([]);
    expect(found(['low/a.ts', '\n'.repeat(301)]).long).toEqual(['low/a.ts']);
  });
});
