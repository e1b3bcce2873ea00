import { beforeEach, expect, it } from 'vitest';
import { selectLanguage } from '../language.ts';
import { findTile } from './tile-names.ts';
import { readWorkers } from './typed.ts';

beforeEach(() => selectLanguage('en'));

const read = (line: string) => readWorkers(line.split(' '));

it('a number goes with the colour after it', () => {
  expect(read('miner 2 red')).toEqual({ tile: 'miner', screen: { red: 2 }, count: null, groups: [] });
  expect(read('miner 2r 1 blue')).toMatchObject({ screen: { red: 2, blue: 1 }, count: null });
  expect(read('miner y')).toMatchObject({ screen: { yellow: 1 } });
});

it('a number without a colour allows any colour', () => {
  expect(read('miner 3')).toMatchObject({ screen: {}, count: 3 });
});

it('names of several words and losing bids to move are understood', () => {
  expect(read('key mine 1 g +forge +inn')).toEqual({
    tile: 'key-mine',
    screen: { green: 1 },
    count: null,
    groups: ['forge', 'inn'],
  });
});

it('a tile may be named by any part that no other shares', () => {
  const tiles = ['key-mine', 'keywood', 'miner', 'turn-order-1-3-6p'];
  expect(findTile('miner', tiles)).toBe('miner');
  expect(findTile('wood', tiles)).toBe('keywood');
  expect(findTile('turn-order-1', tiles)).toBe('turn-order-1-3-6p');
  expect(findTile('key', tiles)).toEqual({
    problem: '“key” could be Key Mine and Keywood: type more of the name.',
  });
  expect(findTile('inn', tiles)).toEqual({ problem: 'There is no tile “inn” to choose here.' });
});

it('names of the language are understood, with or without their accents', async () => {
  const tiles = ['key-mine', 'keystone-quarry', 'gold-mine', 'turn-order-1-3-6p'];
  await selectLanguage('fr');
  expect(read('mine-d’or 2 rouge')).toMatchObject({ screen: { red: 2 } });
  expect(read('carriere 3jaunes')).toMatchObject({ tile: 'carriere', screen: { yellow: 3 } });
  expect(findTile('Carrière', tiles)).toBe('keystone-quarry');
  expect(findTile('carriere-de-key', tiles)).toBe('keystone-quarry');
  expect(findTile('mine-d-or', tiles)).toBe('gold-mine');
  expect(findTile('ordre', tiles)).toBe('turn-order-1-3-6p');
  await selectLanguage('de');
  expect(read('steinbruch 1 grün')).toMatchObject({ screen: { green: 1 } });
  expect(read('steinbruch 1 gruner')).toMatchObject({ tile: 'steinbruch-gruner' });
  expect(findTile('gold-mine', tiles)).toBe('gold-mine');
});
