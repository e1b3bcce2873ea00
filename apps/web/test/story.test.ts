import { FARMERS_TILES, BASE_TILES } from '@keyflower/engine';
import { expect, test } from 'vitest';
import { tileName } from '../src/story/names.ts';
import { tell } from '../src/story/tell.ts';
import { costText, sideText } from '../src/story/tile-text.ts';
import { DICTIONARIES } from './support/dictionaries.ts';
import { GAMES, wander } from './games.ts';

const LANGUAGES = Object.entries(DICTIONARIES);
const TILES = [...BASE_TILES, ...FARMERS_TILES];

test.each(LANGUAGES)('both sides of every tile have words (%s)', (_language, { story }) => {
  for (const tile of TILES) {
    for (const flipped of [false, true]) {
      const text = sideText(tile, flipped, story);
      expect(text, tile.id).toMatch(/\S/);
      expect(text, tile.id).not.toMatch(/undefined|NaN|null|object/);
    }
  }
  for (const { id, upgradeCost } of TILES.filter((tile) => tile.upgradeCost)) {
    expect(costText(upgradeCost!, story), id).toMatch(/^\d/);
  }
});

test('tiles are called as people call them', () => {
  const { story } = DICTIONARIES.de;
  expect(tileName('keystone-quarry', story)).toBe('Keystone Quarry');
  expect(tileName('home-3', story)).toBe('Heim 3');
  expect(tileName('boat-sea-breese', story)).toBe('Boot Sea Breese');
  expect(tileName('farmers-turn-order-3-4p', story)).toBe('Reihenfolge 3');
});

test('no two tiles of a game are called the same', () => {
  const { story } = DICTIONARIES.en;
  const village = TILES.filter(({ kind }) => kind !== 'turn-order').map(({ id }) => tileName(id, story));
  expect(new Set(village).size).toBe(village.length);
});

test.each(GAMES)(
  'everything that happens in a game is told in every language ($players, $farmers)',
  (options) => {
    const told = new Set<string>();
    wander(options, `told ${options.players}`, ({ events }) => {
      for (const event of events) {
        for (const [, { story }] of LANGUAGES) {
          const line = tell(event, (seat) => `P${seat}`, story);
          if (line === null) continue;
          told.add(event.type);
          expect(line.text, JSON.stringify(event)).toMatch(/\S/);
          expect(line.text, JSON.stringify(event)).not.toMatch(/undefined|NaN|\[object/);
        }
      }
    });
    for (const type of ['passed', 'bid', 'used', 'tile-won', 'season-began', 'boat-picked', 'game-over']) {
      expect(told).toContain(type);
    }
  },
);
