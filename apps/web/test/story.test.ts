import { FARMERS_TILES, BASE_TILES } from '@keyflower/engine';
import { expect, test } from 'vitest';
import { countsText, englishTileName, tileName } from '@keyflower/words/story/names';
import { tell } from '@keyflower/words/story/tell';
import { costText, sideText } from '@keyflower/words/story/tile-text';
import type { Words } from '@keyflower/words';
import { DICTIONARIES } from './support/dictionaries.ts';
import { GAMES, wander } from './games.ts';

const LANGUAGES = Object.entries(DICTIONARIES);
const TILES = [...BASE_TILES, ...FARMERS_TILES];

test.each(LANGUAGES)('both faces of every tile have a text (%s)', (_language, { story }) => {
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

test('tiles have their names in the reader’s language', () => {
  const { story } = DICTIONARIES.de;
  expect(tileName('keystone-quarry', story)).toBe('Schlüsselsteinbruch');
  expect(tileName('home-3', story)).toBe('Heim 3');
  expect(tileName('boat-sea-breese', story)).toBe('Sea Breese');
  expect(tileName('boat-4', story)).toBe('Sommerboot 4');
  expect(tileName('farmers-turn-order-3-4p', story)).toBe('Reihenfolge 3');
  expect(tileName('shepherds-hut', DICTIONARIES.en.story)).toBe('Shepherd’s Hut');
});

test('the printed name is given where the reader’s language has another', () => {
  expect(englishTileName('keystone-quarry', DICTIONARIES.fr.story)).toBe('Keystone Quarry');
  expect(englishTileName('keystone-quarry', DICTIONARIES.en.story)).toBeNull();
  for (const id of ['home-1', 'boat-1', 'boat-flipper', 'turn-order-1-2p'])
    expect(englishTileName(id, DICTIONARIES.fr.story)).toBeNull();
});

test.each(LANGUAGES)('every tile has a unique name (%s)', (_language, { story }) => {
  const village = TILES.filter(({ kind }) => kind !== 'turn-order').map(({ id }) => {
    const name = tileName(id, story);
    expect(name, id).toMatch(/^\p{Lu}/u);
    return name;
  });
  expect(new Set(village).size).toBe(village.length);
  const ids = TILES.filter(({ kind }) => kind === 'village').map(({ id }) => id);
  expect(Object.keys(story.names).sort()).toEqual(ids.sort());
});

test('counts above one use the plural', () => {
  const two = ({ story }: Words) => countsText({ red: 2, saw: 2, pig: 1 }, story);
  expect(two(DICTIONARIES.en)).toBe('2 red, 2 saws, 1 pig');
  expect(two(DICTIONARIES.fr)).toBe('2 rouges, 2 scies, 1 cochon');
  expect(two(DICTIONARIES.de)).toBe('2 rot, 2 Sägen, 1 Schwein');
});

test.each(GAMES)('every event of a game has a text in every language ($players, $farmers)', (options) => {
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
});
