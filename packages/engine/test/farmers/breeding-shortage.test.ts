import { expect, it } from 'vitest';
import { asked, bidOf, decision } from '../support/table.ts';
import { at, breed, farm, herds, hoard, home1, home2, home3, pickAll } from './support.ts';

type Animals = ReturnType<typeof at>[];

/** Three players; seat 2 keeps all sheep but these out of the supply, in a field that does not breed. */
const short = (left: number, first: Animals, second: Animals, startPlayer = 0) => {
  const inPlay = [...first, ...second].reduce(
    (sum, { kind, count }) => sum + (kind === 'sheep' ? count : 0),
    0,
  );
  return farm({
    startPlayer,
    turnOrder: [{ tile: 'farmers-turn-order-1-3-6p' }, { tile: 'farmers-turn-order-2-3p' }],
    players: [
      { village: [home1(...first)] },
      { village: [home2(...second)] },
      { village: [home3(...hoard(3, 'sheep', 32 - inPlay - left))] },
    ],
  });
};
const two = (...halves: number[]) => halves.map((half) => at(half, 'sheep', 2));

it('FARM-10: each takes all theirs before the next, from the new start player clockwise', () => {
  // The start-player tile got no bid, so the marker passes from seat 2 to seat 0.
  const s = short(3, two(0, 1), two(0, 1), 2);
  pickAll(s);
  expect(herds(s, 0)).toEqual({ 'home-1:0': { sheep: 3 }, 'home-1:1': { sheep: 3 } });
  expect(decision(s)).toMatchObject({ player: 1, decision: 'breed', newborn: { sheep: 1 } });
  expect(asked(s)).toEqual(['1 breed']);
});

it('FARM-10: the marker that passes after the boats decides who is first', () => {
  // From seat 0 it passes to seat 1.
  const s = short(2, two(0, 1), two(0, 1), 0);
  pickAll(s);
  expect(herds(s, 0)).toEqual({ 'home-1:0': { sheep: 2 }, 'home-1:1': { sheep: 2 } });
  expect(herds(s, 1)).toEqual({ 'home-2:0': { sheep: 3 }, 'home-2:1': { sheep: 3 } });
  expect(s.position().season).toBe('summer');
});

it('FARM-10: so does a start-player tile that was won', () => {
  const s = farm({
    turnOrder: [{ tile: 'farmers-turn-order-1-2p', bids: [bidOf(1, 'red', 1)] }],
    players: [{ village: [home1(...two(0), ...hoard(9, 'sheep', 27))] }, { village: [home2(...two(0))] }],
  });
  expect(s.position().supply.animals?.sheep).toBe(1);
  pickAll(s);
  expect([herds(s, 0)['home-1:0'], herds(s, 1)['home-2:0']]).toEqual([{ sheep: 2 }, { sheep: 3 }]);
});

it('FARM-10: who gets none is not asked', () => {
  const s = short(0, two(0, 1), two(0, 1));
  pickAll(s);
  expect(s.position()).toMatchObject({ season: 'summer', supply: { animals: { pig: 24, cow: 11 } } });
});

it('FARM-10: who has as many fields as are left is not asked', () => {
  const s = short(1, two(0), [], 2);
  pickAll(s);
  expect([herds(s, 0), s.position().season]).toEqual([{ 'home-1:0': { sheep: 3 } }, 'summer']);
});

it('FARM-10: within one player it is their choice of field, each field once', () => {
  const s = short(2, two(0, 1, 3), [], 2);
  pickAll(s);
  const expecting = ['home-1:0', 'home-1:1', 'home-1:3'].map((field) => ({ field, kind: 'sheep' }));
  expect(decision(s)).toEqual({ player: 0, decision: 'breed', newborn: { sheep: 2 }, expecting });
  expect(s.legal(0)).toEqual(expecting.map(({ field }) => breed(field, 'sheep')));
  for (const wrong of [breed('home-1:5', 'sheep'), breed('home-1:0', 'pig'), breed('home-2:0', 'sheep')]) {
    expect(s.broken(0, wrong)).toBe('FARM-10');
  }
  expect(s.broken(1, breed('home-1:0', 'sheep'))).toBe('NOT_YOUR_DECISION');
  s.play(0, breed('home-1:4', 'sheep'));
  expect(s.broken(0, breed('home-1:3', 'sheep'))).toBe('FARM-10');
  expect(s.legal(0)).toEqual([breed('home-1:0', 'sheep'), breed('home-1:1', 'sheep')]);
  s.play(0, breed('home-1:0', 'sheep'));
  expect(herds(s, 0)).toEqual({
    'home-1:0': { sheep: 3 },
    'home-1:1': { sheep: 2 },
    'home-1:3': { sheep: 3 },
  });
  expect(s.position().season).toBe('summer');
});

it('FARM-10: each kind is short by itself, and several players may choose at once, in any order', () => {
  const cows = (half: number) => at(half, 'cow', 2);
  const position = () => {
    const s = farm({
      startPlayer: 1,
      players: [
        { village: [home1(...two(0, 1), cows(3))] },
        { village: [home2(cows(0), cows(1), cows(3), at(5, 'cow'), ...hoard(7, 'sheep', 27))] },
      ],
    });
    expect(s.position().supply.animals).toEqual({ sheep: 1, pig: 24, cow: 2 });
    pickAll(s);
    return s;
  };
  const s = position();
  // Seat 0 starts: its cow is born at once, its one sheep it chooses; one cow is left for seat 1's three fields.
  expect([asked(s), herds(s, 0)['home-1:3']]).toEqual([['0 breed', '1 breed'], { cow: 3 }]);
  s.play(1, breed('home-2:1', 'cow'));
  expect(asked(s)).toEqual(['0 breed']);
  s.play(0, breed('home-1:1', 'sheep'));
  expect(s.position().season).toBe('summer');
  const other = position();
  other.play(0, breed('home-1:1', 'sheep'));
  other.play(1, breed('home-2:1', 'cow'));
  expect([herds(other, 0), herds(other, 1)]).toEqual([herds(s, 0), herds(s, 1)]);
});

it('FARM-10: one player short of two kinds chooses for both, in any order', () => {
  const pairs = [...two(0, 1), at(3, 'cow', 2), at(5, 'cow', 2)];
  const other = [
    ...hoard(0, 'sheep', 27),
    at(1, 'cow'),
    at(3, 'cow'),
    at(5, 'cow', 1),
    at(7, 'cow', 3),
    at(7, 'pig'),
  ];
  const s = farm({
    startPlayer: 1,
    players: [{ village: [home1(...pairs)] }, { village: [home2(...other)] }],
  });
  expect(s.position().supply.animals).toEqual({ sheep: 1, pig: 23, cow: 1 });
  pickAll(s);
  expect(decision(s).newborn).toEqual({ sheep: 1, cow: 1 });
  expect(s.legal(0)).toHaveLength(4);
  s.play(0, breed('home-1:5', 'cow'));
  expect(s.legal(0)).toEqual([breed('home-1:0', 'sheep'), breed('home-1:1', 'sheep')]);
  s.play(0, breed('home-1:1', 'sheep'));
  expect(herds(s)).toMatchObject({ 'home-1:1': { sheep: 3 }, 'home-1:5': { cow: 3 } });
  expect(s.position().season).toBe('summer');
});
