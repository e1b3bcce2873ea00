import { expect, it } from 'vitest';
import { findTile } from './tile-names.ts';
import { readWorkers } from './typed.ts';

const read = (line: string) => readWorkers(line.split(' '));

it('a number goes with the colour after it', () => {
  expect(read('miner 2 red')).toEqual({ tile: 'miner', screen: { red: 2 }, count: null, groups: [] });
  expect(read('miner 2r 1 blue')).toMatchObject({ screen: { red: 2, blue: 1 }, count: null });
  expect(read('miner y')).toMatchObject({ screen: { yellow: 1 } });
});

it('a number alone leaves the colour open', () => {
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
    problem: '"key" may be key-mine, keywood: say more of the name.',
  });
  expect(findTile('inn', tiles)).toEqual({ problem: 'There is no tile "inn" to choose here.' });
});
