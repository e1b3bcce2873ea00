import { describe, expect, it } from 'vitest';
import { asked, bidOf } from '../support/table.ts';
import {
  animal,
  at,
  boatAt1,
  breed,
  farm,
  fold,
  herds,
  hoard,
  home1,
  home2,
  pickAll,
  place,
} from './support.ts';

type Animals = ReturnType<typeof at>[];
type SeasonName = 'spring' | 'summer' | 'autumn' | 'winter';

/** The end of a season in which nothing happens but breeding. */
function bred(animals: Animals, season: SeasonName = 'spring') {
  const s = farm({ season, players: [{ village: [home1(...animals)] }, {}] });
  pickAll(s);
  return s;
}

describe('which fields breed', () => {
  it('FARM-10: two or more of a kind have one newborn, whatever their number; one alone has none', () => {
    const s = bred([at(0, 'sheep', 2), at(1, 'sheep', 7), at(3, 'sheep'), at(5, 'pig', 3), at(9, 'cow', 2)]);
    expect(herds(s)).toEqual({
      'home-1:0': { sheep: 3 },
      'home-1:1': { sheep: 8 },
      'home-1:3': { sheep: 1 },
      'home-1:5': { pig: 4 },
      'home-1:9': { cow: 3 },
    });
    expect(s.position().supply.animals).toEqual({ sheep: 20, pig: 20, cow: 9 });
  });

  it('FARM-10: a field with another kind has none, of neither kind', () => {
    const s = bred([at(0, 'sheep', 4), at(0, 'pig'), at(1, 'pig', 2), at(1, 'cow', 2)]);
    expect(herds(s)).toEqual({ 'home-1:0': { sheep: 4, pig: 1 }, 'home-1:1': { pig: 2, cow: 2 } });
  });

  it('FARM-10: animals in different fields do not breed together', () => {
    expect(herds(bred([at(0, 'cow'), at(1, 'cow')]))).toEqual({
      'home-1:0': { cow: 1 },
      'home-1:1': { cow: 1 },
    });
  });

  it('FARM-10: animals anywhere in one field do', () => {
    // The fold's western sector is one field with home's field 0.
    const s = farm({
      players: [{ village: [home1(at(11, 'sheep')), fold({ animals: [at(9, 'sheep')] })] }, {}],
    });
    expect(herds(s)).toEqual({ 'home-1:0': { sheep: 2 } });
    pickAll(s);
    expect(herds(s)).toEqual({ 'home-1:0': { sheep: 3 } });
  });

  it('FARM-10: fields of all tiles breed, and everyone’s', () => {
    const s = farm({
      players: [
        { village: [home1(), fold({ animals: [at(0, 'pig', 2)] })] },
        { village: [home2(at(7, 'cow', 2))] },
      ],
    });
    pickAll(s);
    expect([herds(s, 0), herds(s, 1)]).toEqual([{ 'sheep-fold:0': { pig: 3 } }, { 'home-2:7': { cow: 3 } }]);
  });

  it.each(['spring', 'summer', 'autumn'] as const)('FARM-10: at the end of %s', (season) => {
    expect(herds(bred([at(0, 'sheep', 2)], season))).toEqual({ 'home-1:0': { sheep: 3 } });
  });

  it('FARM-10: not in winter', () => {
    const s = farm({
      season: 'winter',
      players: [{ village: [home1(at(0, 'sheep', 2))] }, { village: [home2(...hoard(0, 'sheep', 29))] }],
    });
    pickAll(s);
    expect(herds(s)).toEqual({ 'home-1:0': { sheep: 2 } });
    expect(asked(s)).toEqual(['0 place', '1 place']);
  });
});

describe('when', () => {
  it('FARM-10: it is compulsory and asks no player while the supply suffices', () => {
    const s = farm({ players: [{ village: [home1(at(0, 'sheep', 2), at(1, 'sheep', 2))] }, {}] });
    s.passAll();
    s.play(0, s.legal(0)[0]);
    expect(herds(s)['home-1:0']).toEqual({ sheep: 2 });
    const events = s.play(1, s.legal(1)[0]);
    expect(events.map(({ type }) => type).slice(0, 4)).toEqual([
      'boat-picked',
      'marker-passed',
      'bred',
      'bred',
    ]);
    expect(events).toContainEqual({ type: 'bred', player: 0, kind: 'sheep', field: 'home-1:1' });
    expect([asked(s), s.position().season]).toEqual([['1 turn'], 'summer']);
  });

  it('FARM-10: animals that arrived at the boat pick count', () => {
    const s = farm({
      players: [{ village: [home1(at(0, 'sheep'), at(9, 'pig', 2))] }, {}, {}],
      turnOrder: [{ tile: 'farmers-turn-order-2-3p', bids: [bidOf(0, 'red', 1)] }],
    });
    pickAll(s);
    expect(herds(s)).toEqual({ 'home-1:0': { sheep: 1 }, 'home-1:9': { pig: 2 } });
    s.play(0, animal('sheep', 'home-1:0'));
    expect(herds(s)).toEqual({ 'home-1:0': { sheep: 3 }, 'home-1:9': { pig: 3 } });
  });

  it('FARM-10: a newborn makes no second newborn, and no parent in the same season', () => {
    // The herd before breeding counts: the arrival makes two, the newborn three, and that is all.
    const s = bred([at(0, 'pig', 2), at(1, 'pig')]);
    expect(herds(s)).toEqual({ 'home-1:0': { pig: 3 }, 'home-1:1': { pig: 1 } });
  });

  /** The pigsty, won for south-east of home: it joins home's field 5 and the boat's eastern bank. */
  const joining = (animals: Animals, onBoat: Animals) => {
    const s = farm({
      season: 'summer',
      market: [{ tile: 'pigsty', bids: [bidOf(0, 'red', 1)] }],
      players: [{ village: [home1(...animals), boatAt1('boat-3', 'a', { animals: onBoat })] }, {}],
    });
    pickAll(s);
    return s;
  };

  it('FARM-10: before tiles are placed: animals that these will bring together do not breed yet', () => {
    const s = joining([at(5, 'sheep')], [at(2, 'sheep')]);
    expect(asked(s)).toEqual(['0 place']);
    expect(herds(s)).toEqual({ 'home-1:5': { sheep: 1 }, 'boat-3:2': { sheep: 1 } });
    s.play(0, place('pigsty', 1, 0, 3));
    expect(herds(s)).toEqual({ 'home-1:5': { sheep: 2 } });
    pickAll(s);
    expect(herds(s)).toEqual({ 'home-1:5': { sheep: 3 } });
  });

  it('FARM-10: before tiles are placed: other kinds that these will let in do not stop it yet', () => {
    const s = joining([at(5, 'sheep', 2)], [at(4, 'pig', 2)]);
    s.play(0, place('pigsty', 1, 0, 3));
    expect(herds(s)).toEqual({ 'home-1:5': { sheep: 3, pig: 3 } });
    pickAll(s);
    expect(herds(s)).toEqual({ 'home-1:5': { sheep: 3, pig: 3 } });
  });

  it('FARM-5: fields that a placed tile joins are one from then on, with all their animals', () => {
    const s = joining([at(5, 'sheep'), at(9, 'cow')], [at(2, 'sheep'), at(8, 'pig')]);
    s.play(0, place('pigsty', 1, 0, 3));
    expect(herds(s)).toEqual({ 'home-1:5': { sheep: 2 }, 'home-1:9': { cow: 1 }, 'boat-3:8': { pig: 1 } });
  });
});

describe('boat 5a', () => {
  it('FARM-9: kinds that share a field breed there, one newborn for each', () => {
    const village = [home1(at(0, 'sheep', 2), at(0, 'pig', 3), at(0, 'cow')), boatAt1('boat-5', 'a')];
    const s = farm({ season: 'autumn', players: [{ village }, {}] });
    pickAll(s);
    expect(herds(s)).toEqual({ 'home-1:0': { sheep: 3, pig: 4, cow: 1 } });
  });
});

it('END-9: tiles are placed after breeding', () => {
  const s = farm({
    market: [{ tile: 'sheep-fold', bids: [bidOf(0, 'red', 1)] }],
    players: [
      { village: [home1(at(0, 'sheep', 2), at(1, 'sheep', 2))] },
      { village: [home2(...hoard(0, 'sheep', 27))] },
    ],
  });
  s.passAll();
  pickAll(s);
  expect(asked(s)).toEqual(['0 breed']);
  expect(s.broken(0, place('sheep-fold', 0, -1))).toBe('ILLEGAL_ACTION');
  s.play(0, breed('home-1:0', 'sheep'));
  expect(asked(s)).toEqual(['0 place']);
});
