import { BASE_TILES, FARMERS_TILES } from '@keyflower/engine';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { land, upright, worker } from '../src/art/art.ts';

const css = readFileSync(fileURLToPath(new URL('../src/art/theme.css', import.meta.url)), 'utf8');
const [day, night] = css
  .split('@media')
  .map(
    (block) => new Map([...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value])),
  );

const channel = (value: number): number =>
  value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => channel(Number.parseInt(hex.slice(i, i + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

test('night has every colour of the day', () => {
  expect([...night.keys()].sort()).toEqual([...day.keys()].sort());
});

test('every colour that is drawn with is there, and none besides', () => {
  const art = [
    ...[...BASE_TILES, ...FARMERS_TILES].flatMap((tile) => [
      land(tile),
      ...(['front', 'back'] as const).flatMap((side) => (tile[side] ? [upright(tile, side, 'full')] : [])),
    ]),
    ...['blue', 'red', 'yellow', 'green', 'purple'].map(worker),
    upright(BASE_TILES[0], 'front', 'small'),
  ].join('');
  const used = new Set([...art.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !day.has(name))).toEqual([]);
  expect([...day.keys()].filter((name) => !used.has(name))).toEqual([]);
});

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
])('by %s, letters and signs stand out from what they are on', (_, colours) => {
  const pairs = [
    ...TEXT.map((pair) => [...pair, 4.5] as const),
    ...SIGNS.map((pair) => [...pair, 3] as const),
  ];
  for (const [a, b, least] of pairs)
    expect(contrast(colours.get(a)!, colours.get(b)!), `${a} on ${b}`).toBeGreaterThanOrEqual(least);
});
