import { describe, expect, it } from 'vitest';
import { scoreGame } from '../../src/play.ts';
import { use } from '../support/actions.ts';
import { asked, bidOf, finishSeason, placed } from '../support/table.ts';
import {
  animal,
  at,
  boatAt1,
  farm,
  fieldsFor,
  herds,
  hoard,
  home1,
  HOME1_FIELDS,
  home2,
  pickAll,
  pickBoat,
  pigsIn,
  wheat,
} from './support.ts';
import { must } from '../../../../scripts/testing/must.ts';

type Animals = ReturnType<typeof at>[];
const TURN_ORDER = 'farmers-turn-order-1-2p';

/** Seat 0 has the boat at its home, in this season. */
const owning = (boat: string, face: 'a' | 'b', season: 'autumn' | 'winter', ...animals: Animals) =>
  farm({ season, players: [{ village: [home1(...animals), boatAt1(boat, face)] }, {}] });

/** Seat 0 wins the boat in summer. */
const winning = (boat: string, face: 'a' | 'b', ...animals: Animals) =>
  farm({
    season: 'summer',
    market: [{ tile: boat, face, bids: [bidOf(0, 'red', 1)] }],
    players: [{ village: [home1(...animals)] }, {}],
  });

describe('boat 5a', () => {
  it('FARM-9: kinds that share a field breed already in the season it is won', () => {
    const s = winning('boat-5', 'a', at(0, 'sheep', 2), at(0, 'pig', 2));
    pickAll(s);
    expect(herds(s)).toEqual({ 'home-1:0': { sheep: 3, pig: 3 } });
    expect(asked(s)).toEqual(['0 place']);
  });

  it('FARM-9: arrivals of that season may share a field', () => {
    const s = farm({
      season: 'summer',
      market: [{ tile: 'boat-5', face: 'a', bids: [bidOf(0, 'red', 1)] }],
      turnOrder: [{ tile: 'farmers-turn-order-2-3p', bids: [bidOf(0, 'red', 1)] }],
      players: [{ village: [home1(...pigsIn(0, 1, 3, 5, 9))] }, {}, {}],
    });
    pickAll(s);
    expect(fieldsFor(s, 'sheep')).toEqual(HOME1_FIELDS);
    s.play(0, animal('sheep', 'home-1:3'));
    expect(herds(s)['home-1:3']).toEqual({ sheep: 1, pig: 1 });
  });

  it('FARM-9: not before: while it lies in the market it has no owner', () => {
    const s = farm({
      season: 'summer',
      market: [{ tile: 'boat-5', face: 'a', bids: [bidOf(0, 'red', 1)] }, { tile: 'shepherds-hut' }],
      players: [{ workers: { red: 1 }, village: [home1(...pigsIn(0, 1, 3, 5))] }, {}],
    });
    s.play(0, use('shepherds-hut', { red: 1 }));
    expect(fieldsFor(s, 'sheep')).toEqual(['home-1:9']);
  });

  it('FARM-9: it is its owner’s alone, and face b gives nothing of it', () => {
    const mixed = [at(0, 'sheep', 2), at(0, 'pig', 2)];
    const s = farm({
      season: 'autumn',
      players: [{ village: [home1(...mixed), boatAt1('boat-5', 'a')] }, { village: [home2(...mixed)] }],
    });
    pickAll(s);
    expect([herds(s, 0), herds(s, 1)]).toEqual([
      { 'home-1:0': { sheep: 3, pig: 3 } },
      { 'home-2:0': { sheep: 2, pig: 2 } },
    ]);
    const b = owning('boat-5', 'b', 'autumn', ...mixed);
    pickAll(b);
    expect(herds(b)).toEqual({ 'home-1:0': { sheep: 2, pig: 2 } });
  });

  it('FARM-9: from the market of a later season too', () => {
    const s = farm({
      season: 'autumn',
      market: [{ tile: 'cow-shed' }],
      players: [{ workers: { red: 1 }, village: [home1(...pigsIn(0)), boatAt1('boat-5', 'a')] }, {}],
    });
    s.play(0, use('cow-shed', { red: 1 }));
    s.play(0, animal('cow', 'home-1:0'));
    expect(herds(s)).toEqual({ 'home-1:0': { pig: 1, cow: 1 } });
  });
});

describe('boat 5b', () => {
  it('FARM-16: it counts for scoring only from its owner’s village', () => {
    const village = [home1(), { tile: 'granary', q: 0, r: -1 }];
    const resources = { wood: 2 };
    const score = (face: 'a' | 'b') =>
      must(
        scoreGame(
          farm({
            season: 'winter',
            phase: 'scoring',
            players: [
              { village: [{ ...must(village[0]), resources }, must(village[1]), boatAt1('boat-5', face)] },
              {},
            ],
          }).state,
        ).players[0],
      ).total;
    expect([score('a'), score('b')]).toEqual([0, 3]);
  });
});

describe('boat 6a', () => {
  it.each(['autumn', 'winter'] as const)('END-8: two wheat at the boat pick, in %s', (season) => {
    const s = owning('boat-6', 'a', season);
    s.passAll();
    expect(wheat(s)).toEqual([0, 0]);
    const events = s.play(0, pickBoat('boat-keyflower'));
    expect(events.slice(1, 3)).toEqual([
      { type: 'boat-bonus', player: 0, ability: '6a' },
      { type: 'gained-wheat', player: 0, wheat: 2 },
    ]);
    expect([wheat(s), s.position().supply.wheat]).toEqual([[2, 0], 28]);
    s.play(1, pickBoat('boat-sea-bastion'));
    expect(wheat(s)).toEqual([2, 0]);
  });

  it('END-8: already in the season it is won', () => {
    const s = winning('boat-6', 'a');
    pickAll(s);
    expect([wheat(s), asked(s)]).toEqual([[2, 0], ['0 place']]);
    finishSeason(s);
    finishSeason(s);
    expect(wheat(s)).toEqual([4, 0]);
  });

  it('FARM-8: short wheat goes in pick order', () => {
    const s = farm({
      season: 'autumn',
      turnOrder: [{ tile: TURN_ORDER, bids: [bidOf(1, 'red', 1)] }],
      players: [{ village: [home1(), boatAt1('boat-6', 'a')] }, { wheat: 28 }],
    });
    s.passAll();
    s.play(1, pickBoat('boat-keyflower'));
    expect(wheat(s)).toEqual([0, 29]);
    s.play(0, pickBoat('boat-sea-bastion'));
    expect([wheat(s), s.position().supply.wheat]).toEqual([[1, 29], 0]);
  });
});

describe('boat 6b', () => {
  it.each(['autumn', 'winter'] as const)('END-8: a pig and a sheep to home fields, in %s', (season) => {
    const s = owning('boat-6', 'b', season);
    s.passAll();
    s.play(0, pickBoat('boat-keyflower'));
    expect([s.player(0).waiting, asked(s)]).toEqual([{ sheep: 1, pig: 1 }, ['1 boat']]);
    s.play(1, pickBoat('boat-sea-bastion'));
    expect(asked(s)).toEqual(['0 animal']);
    expect([fieldsFor(s, 'sheep'), fieldsFor(s, 'pig')]).toEqual([HOME1_FIELDS, HOME1_FIELDS]);
    expect(s.broken(0, animal('cow', 'home-1:0'))).toBe('FARM-6');
    s.play(0, animal('pig', 'home-1:1'));
    expect(fieldsFor(s, 'sheep')).toEqual(['home-1:0', 'home-1:3', 'home-1:5', 'home-1:9']);
    s.play(0, animal('sheep', 'home-1:9'));
    expect(herds(s)).toEqual({ 'home-1:1': { pig: 1 }, 'home-1:9': { sheep: 1 } });
    expect(s.position().supply.animals).toEqual({ sheep: 31, pig: 23, cow: 12 });
  });

  it('END-8: already in the season it is won, before the boat is placed', () => {
    const s = winning('boat-6', 'b');
    pickAll(s);
    expect([asked(s), s.player(0).placing]).toEqual([['0 animal'], [{ tile: 'boat-6', face: 'b' }]]);
    s.play(0, animal('sheep', 'home-1:0'));
    s.play(0, animal('pig', 'home-1:1'));
    expect(asked(s)).toEqual(['0 place']);
    s.play(0, s.legal(0)[0]);
    expect(placed(s, 'boat-6').face).toBe('b');
  });

  it('FARM-11: the player chooses the order: with one field free, which of the two there is', () => {
    const nearlyFull = [at(0, 'cow'), at(1, 'cow'), at(3, 'cow'), at(5, 'cow')];
    for (const [kind, supply] of [
      ['pig', { sheep: 32, pig: 23, cow: 8 }],
      ['sheep', { sheep: 31, pig: 24, cow: 8 }],
    ] as const) {
      const s = owning('boat-6', 'b', 'winter', ...nearlyFull);
      pickAll(s);
      expect(s.legal(0)).toEqual([animal('sheep', 'home-1:9'), animal('pig', 'home-1:9')]);
      s.play(0, animal(kind, 'home-1:9'));
      expect(herds(s)['home-1:9']).toEqual({ [kind]: 1 });
      expect([s.position().supply.animals, asked(s)]).toEqual([supply, ['0 place', '1 place']]);
    }
  });

  it('FARM-11: a kind that has no field stays in the supply; the other comes', () => {
    const s = owning('boat-6', 'b', 'autumn', ...pigsIn(0, 1, 3, 5, 9));
    pickAll(s);
    expect(s.legal(0)).toEqual(HOME1_FIELDS.map((field) => animal('pig', field)));
    s.play(0, animal('pig', 'home-1:0'));
    // Two pigs in a field: they breed, too.
    expect(herds(s)['home-1:0']).toEqual({ pig: 3 });
    expect(s.position().supply.animals).toEqual({ sheep: 32, pig: 17, cow: 12 });
  });

  it('FARM-11: no field at all: nothing is asked', () => {
    const s = owning('boat-6', 'b', 'winter', ...[0, 1, 3, 5, 9].map((half) => at(half, 'cow')));
    pickAll(s);
    expect(asked(s)).toEqual(['0 place', '1 place']);
  });

  it('FARM-6: none in the supply: only what there is', () => {
    const s = farm({
      season: 'autumn',
      players: [
        { village: [home1(), boatAt1('boat-6', 'b')] },
        { village: [home2(...hoard(0, 'sheep', 32))] },
      ],
    });
    pickAll(s);
    expect(s.player(0).waiting).toEqual({ pig: 1 });
    s.play(0, animal('pig', 'home-1:0'));
    expect(herds(s)).toEqual({ 'home-1:0': { pig: 1 } });
  });

  it('FARM-11: they go to home fields as these are, though they reach other tiles', () => {
    const s = farm({
      season: 'autumn',
      players: [{ village: [home1(), boatAt1('boat-6', 'b'), { tile: 'sheep-fold', q: 0, r: -1 }] }, {}],
    });
    pickAll(s);
    expect(fieldsFor(s, 'pig')).toEqual(HOME1_FIELDS);
    expect(s.broken(0, animal('pig', 'boat-6:2'))).toBe('FARM-6');
    expect(s.broken(0, animal('pig', 'sheep-fold:0'))).toBe('FARM-6');
    s.play(0, animal('pig', 'sheep-fold:7'));
    expect(herds(s)).toEqual({ 'home-1:0': { pig: 1 } });
  });
});
