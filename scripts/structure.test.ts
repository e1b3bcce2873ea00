import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circles, importGraph, sourcesBelow } from './lib/imports.ts';

const root = join(import.meta.dirname, '..');
const packages = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
);
const graphOf = (name: string) => importGraph(sourcesBelow(join(root, name, 'src')));

describe('imports within a package, those of types included', () => {
  it.each(packages)('form no circle in %s', (name) => {
    const found = circles(graphOf(name)).map((group) => group.map((file) => relative(root, file)));
    expect(found).toEqual([]);
  });

  it('are read from the sources', () => {
    const graph = graphOf('packages/engine');
    const steps = graph.get(join(root, 'packages/engine/src/steps/table.ts'));
    expect(steps).toContain(join(root, 'packages/engine/src/steps/turn.ts'));
    expect(steps).toContain(join(root, 'packages/engine/src/model/game.ts'));
  });

  it('are found where they form a circle', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', []],
    ]);
    expect(circles(graph)).toEqual([['a', 'b', 'c']]);
  });
});

/** The engine's folders and files, from the lowest layer up: each may import those that are named, and itself. */
const ENGINE_LAYERS: Readonly<Record<string, readonly string[]>> = {
  // Streams of numbers and hashes; knows nothing of the game.
  random: [],
  // The nouns: state, actions, events, refusals, and the shape of steps and expansions.
  model: ['random'],
  // What is printed on the tiles, and corrections of it.
  content: ['model'],
  // Hexes, villages and roads.
  board: ['model'],
  // One file for each kind of action: what is legal, and what it does.
  rules: ['model', 'board'],
  // The decisions, and how the game goes on from one to the next.
  steps: ['model', 'content', 'board', 'rules', 'random'],
  // Points: they follow from the state alone.
  scoring: ['model', 'board'],
  // What expansions add; the core never imports them.
  expansions: ['model', 'content', 'board', 'rules', 'steps', 'scoring'],
  // The core's types and calls with those of the expansions put together.
  'types.ts': ['model', 'expansions'],
  'play.ts': ['model', 'random', 'steps', 'scoring', 'types.ts'],
  'refusals.ts': ['model', 'steps', 'expansions', 'types.ts'],
  // Positions and records.
  io: [
    'model',
    'content',
    'board',
    'rules',
    'steps',
    'scoring',
    'random',
    'expansions',
    'types.ts',
    'play.ts',
  ],
  // What one player may see, and guesses at the rest.
  view: ['model', 'content', 'board', 'steps', 'scoring', 'random', 'types.ts', 'play.ts', 'io'],
  // A game with its seed and record, and the line protocol around it.
  game: ['model', 'content', 'steps', 'random', 'types.ts', 'play.ts', 'io', 'view', 'version.ts'],
};

describe('the engine', () => {
  it('imports from layer to layer in one direction', () => {
    const source = join(root, 'packages/engine/src');
    const layerOf = (file: string) => relative(source, file).split('/')[0];
    const wrong = [...graphOf('packages/engine')].flatMap(([file, targets]) => {
      const allowed = ENGINE_LAYERS[layerOf(file)];
      if (!allowed) return [];
      return targets
        .filter((target) => layerOf(target) !== layerOf(file) && !allowed.includes(layerOf(target)))
        .map((target) => `${relative(source, file)} imports ${relative(source, target)}`);
    });
    expect(wrong).toEqual([]);
  });
});
