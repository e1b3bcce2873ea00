import { readFileSync } from 'node:fs';
import { FARMERS_TILES, BASE_TILES, QuickRandom } from '@keyflower/engine';
import { expect, test } from 'vitest';
import { type Box, GAP, overlap, placeCard } from '../src/panels/card/card-layer.tsx';
import { rulesOf } from '../src/art/tile-rules.ts';

const CARDS = process.env.KEYFLOWER_TEST_FULL === '1' ? 2000 : 300;
const ROOM = { width: 1366, height: 768 };
const CARD = { width: 400, height: 480 };
const box = (left: number, top: number, width = 150, height = 130): Box => ({ left, top, width, height });
const at = ({ x, y }: { x: number; y: number }, size = CARD): Box => ({ left: x, top: y, ...size });

test('a card lies beside its anchor', () => {
  expect(placeCard(box(100, 300), CARD, ROOM).x).toBe(250 + GAP);
  expect(placeCard(box(1200, 300), CARD, ROOM).x).toBe(1200 - GAP - CARD.width);
});

test('elements at the bottom have their card above them, so that the prompt stays visible', () => {
  const small = { width: 400, height: 300 };
  expect(placeCard(box(100, 650), small, ROOM).y).toBe(650 - GAP - small.height);
});

test('a card never covers its anchor and never leaves the screen', () => {
  const random = new QuickRandom('cards');
  for (let i = 0; i < CARDS; i++) {
    const room = { width: 360 + random.below(1500), height: 500 + random.below(800) };
    const width = 20 + random.below(200);
    const height = 20 + random.below(200);
    const about = box(random.below(room.width - width), random.below(room.height - height), width, height);
    const card = { width: 200 + random.below(250), height: 100 + random.below(500) };
    const placed = placeCard(about, card, room);
    const size = {
      width: Math.min(card.width, placed.most.width),
      height: Math.min(card.height, placed.most.height),
    };
    expect(size.width).toBeGreaterThan(0);
    expect(size.height).toBeGreaterThan(0);
    const lies = at(placed, size);
    expect(overlap(lies, about)).toBe(false);
    expect(lies.left).toBeGreaterThanOrEqual(GAP);
    expect(lies.top).toBeGreaterThanOrEqual(GAP);
    expect(lies.left + lies.width).toBeLessThanOrEqual(room.width - GAP);
    expect(lies.top + lies.height).toBeLessThanOrEqual(room.height - GAP);
  }
});

test('a card avoids the focused element where there is room elsewhere', () => {
  const about = box(100, 300);
  const focused = box(300, 350, 100, 40);
  expect(overlap(at(placeCard(about, CARD, ROOM)), focused)).toBe(true);
  expect(
    overlap(
      at(placeCard(about, { width: 400, height: 250 }, ROOM, focused), { width: 400, height: 250 }),
      focused,
    ),
  ).toBe(false);
});

test('a focused anchor needs no further avoidance', () => {
  const about = box(100, 300);
  expect(placeCard(about, CARD, ROOM, about)).toEqual(placeCard(about, CARD, ROOM));
});

test('every tile links to rules, and only to existing ones', () => {
  const text = readFileSync(new URL('../../../docs/rules/README.md', import.meta.url), 'utf8');
  const known = new Set(text.match(/\b[A-Z]+-\d+\b/g));
  for (const tile of [...BASE_TILES, ...FARMERS_TILES]) {
    const rules = rulesOf(tile);
    expect(rules.length, tile.id).toBeGreaterThan(0);
    for (const rule of rules) expect(known, tile.id).toContain(rule);
  }
});
