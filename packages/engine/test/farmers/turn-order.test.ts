import { describe, expect, it } from 'vitest';
import { asked, bidOf } from '../support/table.ts';
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
  home3,
  pickAll,
  pickBoat,
  pigsIn,
  place,
  wheat,
} from './support.ts';
import { atLeast } from '../../../../scripts/testing/must.ts';

const won = (tile: string, seat: number) => ({ tile, bids: [bidOf(seat, 'red', 1)] });

/** Every tile: its number of players and what it pays. */
const TILES: [string, number, number, number][] = [
  ['farmers-turn-order-1-2p', 2, 1, 0],
  ['farmers-turn-order-1-3-6p', 3, 1, 0],
  ['farmers-turn-order-1-3-6p', 4, 1, 0],
  ['farmers-turn-order-1-3-6p', 6, 1, 0],
  ['farmers-turn-order-2-3p', 3, 0, 1],
  ['farmers-turn-order-2-4-6p', 4, 0, 1],
  ['farmers-turn-order-2-4-6p', 5, 0, 1],
  ['farmers-turn-order-3-4p', 4, 1, 1],
  ['farmers-turn-order-3-5-6p', 5, 1, 1],
  ['farmers-turn-order-3-5-6p', 6, 1, 1],
  ['turn-order-4-5-6p', 5, 0, 0],
  ['turn-order-4-5-6p', 6, 0, 0],
];

describe('what turn-order tiles pay', () => {
  for (const season of ['spring', 'summer', 'autumn', 'winter'] as const) {
    it.each(TILES)(
      `FARM-11: %s with %i players pays %i wheat and %i sheep, in ${season}`,
      (tile, players, grain, sheep) => {
        const s = farm({ options: { players }, season, turnOrder: [won(tile, 0)] });
        s.passAll();
        expect(wheat(s)[0]).toBe(0);
        expect(s.player(0).waiting).toBeUndefined();
        s.play(0, s.legal(0)[0]);
        expect(s.position().players.map(({ waiting }) => waiting?.sheep ?? 0)).toEqual(
          Array.from({ length: players }, (_, seat) => (seat === 0 ? sheep : 0)),
        );
        expect(wheat(s)).toEqual(Array.from({ length: players }, (_, seat) => (seat === 0 ? grain : 0)));
        pickAll(s);
        if (sheep === 1) s.play(0, animal('sheep', 'home-1:3'));
        expect(herds(s)).toEqual(sheep === 1 ? { 'home-1:3': { sheep: 1 } } : {});
        expect([s.position().supply.wheat, s.position().supply.animals?.sheep]).toEqual([
          30 - grain,
          32 - sheep,
        ]);
      },
    );
  }

  it('FARM-11: at the winner’s boat pick, not before and not at another’s', () => {
    const s = farm({
      players: [{}, {}, {}],
      turnOrder: [won('farmers-turn-order-1-3-6p', 2), won('farmers-turn-order-2-3p', 1)],
    });
    s.passAll();
    expect(s.position().players.map(({ due }) => due)).toEqual([undefined, { sheep: 1 }, { wheat: 1 }]);
    s.play(2, pickBoat('boat-keyflower'));
    expect([wheat(s), s.player(1).waiting]).toEqual([[0, 0, 1], undefined]);
    s.play(1, pickBoat('boat-sea-bastion'));
    expect(s.player(1)).toMatchObject({ waiting: { sheep: 1 } });
    expect(s.position().players.map(({ due }) => due)).toEqual([undefined, undefined, undefined]);
  });

  it('FARM-11: for each one won, all at the one pick', () => {
    const s = farm({
      options: { players: 4 },
      turnOrder: [
        won('farmers-turn-order-1-3-6p', 0),
        won('farmers-turn-order-2-4-6p', 0),
        won('farmers-turn-order-3-4p', 0),
      ],
    });
    s.passAll();
    s.play(0, s.legal(0)[0]);
    expect([wheat(s)[0], s.player(0).waiting]).toEqual([2, { sheep: 2 }]);
    expect(asked(s)).toEqual(['1 boat']);
  });

  it('FARM-11: a losing bid gets nothing, and a tile without a bid pays nothing', () => {
    const s = farm({
      turnOrder: [{ tile: 'farmers-turn-order-1-2p', bids: [bidOf(0, 'red', 1), bidOf(1, 'red', 2)] }],
    });
    pickAll(s);
    expect(wheat(s)).toEqual([0, 1]);
    const unbid = farm({});
    pickAll(unbid);
    expect(wheat(unbid)).toEqual([0, 0]);
  });

  it('FARM-11: a player who wins it again is paid again', () => {
    const s = farm({
      turnOrder: [won('farmers-turn-order-1-2p', 0)],
      players: [{ workers: { red: 1 } }, {}],
    });
    pickAll(s);
    expect([s.position().season, wheat(s)]).toEqual(['summer', [1, 0]]);
    s.play(0, { type: 'bid', tile: 'farmers-turn-order-1-2p', color: 'red', screen: 1 });
    pickAll(s);
    expect([s.position().season, wheat(s)]).toEqual(['autumn', [2, 0]]);
  });
});

describe('the animals they pay', () => {
  it('FARM-11: they go to home-tile fields, in winter too, before tiles are placed', () => {
    const s = farm({
      options: { players: 3 },
      season: 'winter',
      turnOrder: [won('farmers-turn-order-2-3p', 0)],
      players: [{ village: [home1(), { tile: 'sheep-fold', q: 0, r: -1 }] }],
    });
    pickAll(s);
    expect(asked(s)).toEqual(['0 animal']);
    expect(fieldsFor(s, 'sheep')).toEqual(HOME1_FIELDS);
    for (const field of ['sheep-fold:0', 'sheep-fold:3'])
      expect(s.broken(0, animal('sheep', field))).toBe('FARM-6');
    expect(s.broken(0, place('farmers-turn-order-2-3p', 1, -1))).toBe('ILLEGAL_ACTION');
    s.play(0, animal('sheep', 'home-1:0'));
    expect(asked(s)).toEqual(['0 place', '1 place', '2 place']);
    expect(s.player(0).placing).toContainEqual({ tile: 'farmers-turn-order-2-3p' });
  });

  it('FARM-11: several players answer at once, in any order', () => {
    const s = farm({
      options: { players: 4 },
      turnOrder: [won('farmers-turn-order-2-4-6p', 1), won('farmers-turn-order-3-4p', 0)],
    });
    pickAll(s);
    expect(asked(s)).toEqual(['0 animal', '1 animal']);
    s.play(1, animal('sheep', 'home-2:7'));
    expect(asked(s)).toEqual(['0 animal']);
    expect(s.broken(1, animal('sheep', 'home-2:7'))).toBe('NOT_YOUR_DECISION');
    s.play(0, animal('sheep', 'home-1:5'));
    expect([herds(s, 0), herds(s, 1)]).toEqual([{ 'home-1:5': { sheep: 1 } }, { 'home-2:7': { sheep: 1 } }]);
    expect(s.position().season).toBe('summer');
  });

  it('FARM-11: no home field takes it: no animal, and the tile’s wheat all the same', () => {
    const s = farm({
      options: { players: 4 },
      turnOrder: [won('farmers-turn-order-3-4p', 0)],
      players: [{ village: [home1(...pigsIn(0, 1, 3, 5, 9))] }],
    });
    pickAll(s);
    expect([wheat(s)[0], s.position().supply.animals?.sheep, s.position().season]).toEqual([1, 32, 'summer']);
  });
});

describe('short supplies at the boats', () => {
  const four = (...players: object[]) => ({ options: { players: 4 }, players: [{}, {}, ...players] });

  it('FARM-8: the last wheat goes to the one who picks first', () => {
    const s = farm({
      ...four({ wheat: 29 }),
      turnOrder: [won('farmers-turn-order-1-3-6p', 1), won('farmers-turn-order-3-4p', 0)],
    });
    pickAll(s);
    expect(wheat(s)).toEqual([0, 1, 29, 0]);
    expect(s.player(0).waiting).toEqual({ sheep: 1 });
  });

  it('FARM-8: the last sheep goes to the one who picks first', () => {
    const s = farm({
      ...four({ village: [home3(...hoard(3, 'sheep', 31))] }),
      turnOrder: [won('farmers-turn-order-2-4-6p', 1), won('farmers-turn-order-3-4p', 0)],
    });
    pickAll(s);
    expect(asked(s)).toEqual(['1 animal']);
    expect([s.player(0).waiting, s.player(1).waiting, wheat(s)]).toEqual([
      undefined,
      { sheep: 1 },
      [1, 0, 0, 0],
    ]);
  });

  it('FARM-8: who has no field for it leaves it to the next', () => {
    const s = farm({
      options: { players: 4 },
      turnOrder: [won('farmers-turn-order-2-4-6p', 1), won('farmers-turn-order-3-4p', 0)],
      players: [
        {},
        { village: [home2(...[0, 1, 3, 5, 7].map((half) => at(half, 'pig')))] },
        { village: [home3(...hoard(3, 'sheep', 31))] },
      ],
    });
    pickAll(s);
    expect(asked(s)).toEqual(['0 animal']);
  });
});

it('FARM-8: the last sheep that the first could not place is there for the next', () => {
  // Seat 0 has one home field left for the pig and the sheep of boat 6b; seat 1 won a sheep.
  const s = farm({
    options: { players: 4 },
    season: 'winter',
    turnOrder: [won('farmers-turn-order-1-3-6p', 0), won('farmers-turn-order-2-4-6p', 1)],
    players: [
      { village: [home1(...[0, 1, 3, 5].map((half) => at(half, 'cow'))), boatAt1('boat-6', 'b')] },
      {},
      { village: [home3(...hoard(3, 'sheep', 31))] },
    ],
  });
  pickAll(s);
  s.play(0, animal('pig', 'home-1:9'));
  expect(asked(s)).toEqual(['1 animal']);
});

describe('the order of the boat picks', () => {
  it.each([5, 6])(
    'END-5: number 4 of the base game still comes after 1, 2 and 3, with %i players',
    (players) => {
      const s = farm({
        options: { players },
        turnOrder: [
          won('farmers-turn-order-1-3-6p', 4),
          won('farmers-turn-order-2-4-6p', 3),
          won('farmers-turn-order-3-5-6p', 2),
          won('turn-order-4-5-6p', 0),
        ],
      });
      s.passAll();
      const [{ player, next }] = atLeast(1, s.position().pending);
      expect([player, ...next!]).toEqual([4, 3, 2, 0, 1, 5].slice(0, players));
    },
  );

  it('END-5: a player who won 1 and 4 picks at the 1', () => {
    const s = farm({
      options: { players: 5 },
      turnOrder: [
        won('farmers-turn-order-1-3-6p', 2),
        won('farmers-turn-order-2-4-6p', 1),
        won('turn-order-4-5-6p', 1),
      ],
    });
    s.passAll();
    const [{ player, next }] = atLeast(1, s.position().pending);
    expect([player, ...next!]).toEqual([2, 1, 3, 4, 0]);
  });
});
