import { BASE_TILES, FARMERS_TILES } from '@keyflower/engine';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { land, upright, worker } from '../src/art/index.ts';
import { contrast, distance } from './support/colours.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

const file = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../src/${path}`, import.meta.url)), 'utf8');

/** The custom properties of a block of rules, by day or by night. */
function colours(block: string, time: 'day' | 'night'): Map<string, string> {
  const found = new Map<string, string>();
  for (const match of block.matchAll(/--([\w-]+): ([^;]+);/g)) {
    const [, name, value] = atLeast(3, match);
    const two = /^light-dark\((#\w+|rgba?\([^)]*\)), (#\w+|rgba?\([^)]*\))\)$/.exec(value);
    if (value.includes('light-dark') && !two) throw new Error(`${name} is not a pair: ${value}`);
    found.set(name, two ? must(two[time === 'day' ? 1 : 2]) : value);
  }
  return found;
}

const [standard, ...palettes] = atLeast(1, file('art/theme.css').split(':root[data-palette='));
const [day, night] = [colours(standard, 'day'), colours(standard, 'night')];

test('every colour used in drawings is defined, and none besides', () => {
  const art = [
    ...[...BASE_TILES, ...FARMERS_TILES].flatMap((tile) => [
      land(tile),
      ...(['front', 'back'] as const).flatMap((side) => (tile[side] ? [upright(tile, side, 'full')] : [])),
    ]),
    ...['blue', 'red', 'yellow', 'green', 'purple'].map(worker),
    upright(must(BASE_TILES[0]), 'front', 'small'),
  ].join('');
  const used = new Set([...art.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => must(name)));
  expect([...used].filter((name) => !day.has(name))).toEqual([]);
  expect([...day.keys()].filter((name) => !used.has(name))).toEqual([]);
});

const isWorker = (name: string): boolean => /^worker-(?!none)/.test(name);

const TEXT = [
  ['ink', 'plate'],
  ['ink', 'paper'],
  ['ink', 'skill'],
  ['ink', 'k-cream'],
  ['shield-text', 'shield'],
  ['badge-text', 'badge'],
] as const;
const SIGNS = [
  ...['spring', 'summer', 'autumn', 'winter', 'home', 'plain'].map(
    (kind) => ['ink', `ground-${kind}`] as const,
  ),
  ...['road', 'water', 'field', 'upgrade', 'wood', 'stone', 'gold'].map((name) => ['ink', name] as const),
  ...['blue', 'red', 'green', 'purple'].map((colour) => ['mark', `worker-${colour}`] as const),
  ['mark-yellow', 'worker-yellow'] as const,
];

test.each([
  ['day', day],
  ['night', night],
])('by %s, letters and signs contrast with their background', (_, time) => {
  const pairs = [
    ...TEXT.map((pair) => [...pair, 4.5] as const),
    ...SIGNS.map((pair) => [...pair, 3] as const),
  ];
  for (const [a, b, least] of pairs)
    expect(contrast(time.get(a)!, time.get(b)!), `${a} on ${b}`).toBeGreaterThanOrEqual(least);
});

test.each([
  ['red-green', ['protan', 'deutan']],
  ['blue-yellow', ['tritan']],
] as const)(
  'with the palette %s, such eyes tell the workers apart, and their marks can be seen',
  (chosen, eyes) => {
    const palette = colours(palettes.find((block) => block.startsWith(`"${chosen}"`))!, 'day');
    expect([...palette.keys()].sort()).toEqual([...day.keys()].filter(isWorker).sort());
    const list = [...palette.values()];
    for (const eye of eyes)
      for (const [i, a] of list.entries())
        for (const b of list.slice(0, i)) expect(distance(a, b, eye), `${a} and ${b}`).toBeGreaterThan(20);
    for (const time of [day, night])
      for (const [name, colour] of palette) {
        const mark = time.get(name === 'worker-yellow' ? 'mark-yellow' : 'mark')!;
        expect(contrast(mark, colour), name).toBeGreaterThanOrEqual(3);
      }
  },
);

const PAGE_TEXT = [
  ['ink', 'paper'],
  ['ink', 'sheet'],
  ['ink', 'soft'],
  ['ink', 'chip'],
  ['faint', 'paper'],
  ['faint', 'sheet'],
  ['faint', 'chip'],
  ['green', 'paper'],
  ['green', 'sheet'],
  ['bad', 'paper'],
  ['bad', 'sheet'],
  ['on-green', 'green'],
  ['on-glow', 'glow'],
] as const;

test.each(['day', 'night'] as const)('by %s, all text on the pages is readable', (time) => {
  const page = colours(file('style.css'), time);
  for (const [a, b] of PAGE_TEXT)
    expect(contrast(page.get(a)!, page.get(b)!), `${a} on ${b}`).toBeGreaterThanOrEqual(4.5);
  for (const ground of ['paper', 'sheet'])
    expect(contrast(page.get('edge')!, page.get(ground)!), `edge on ${ground}`).toBeGreaterThanOrEqual(3);
});
