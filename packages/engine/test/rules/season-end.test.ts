import { describe, expect, it } from 'vitest';
import { Scenario } from '../../src/testkit/scenario.ts';
import { missingPieces } from '../../src/testkit/conservation.ts';
import type { PositionTile } from '../../src/io/position.ts';
import { pickBoat } from '../support/actions.ts';
import { bidOf, owing, pickAll } from '../support/table.ts';

const TURN_ORDER = 'turn-order-1-2p';

describe('losing bids', () => {
  it('END-1: losing bids return behind their owners’ screens', () => {
    const table = new Scenario({
      market: [
        { tile: 'keywood', bids: [bidOf(0, 'red', 2), bidOf(1, 'red', 3)] },
        { tile: 'miner', bids: [bidOf(0, 'green', 1), bidOf(1, 'green', 4)] },
      ],
      turnOrder: [{ tile: TURN_ORDER, bids: [bidOf(0, 'blue', 2), bidOf(1, 'blue', 1)] }],
      players: [{ workers: { red: 1 } }, {}],
    });
    table.passAll();
    expect(table.player(0).workers).toEqual({ red: 3, green: 1 });
    expect(table.player(1).workers).toEqual({ blue: 1 });
    expect(table.position().supply.bag).toEqual({ blue: 39, red: 37, yellow: 40, green: 4 });
  });

  it('END-1: of three bids on a tile the two smaller ones come back', () => {
    const table = new Scenario({
      market: [{ tile: 'keywood', bids: [bidOf(0, 'red', 1), bidOf(1, 'red', 3), bidOf(2, 'red', 2)] }],
      players: [{}, {}, {}],
    });
    table.passAll();
    expect(table.position().players.map(({ workers }) => workers)).toEqual([{ red: 1 }, {}, { red: 2 }]);
    expect(table.player(1).placing).toEqual([{ tile: 'keywood' }]);
  });

  it('END-1: a lying bid that loses comes back too', () => {
    const table = new Scenario({
      season: 'autumn',
      market: [{ tile: 'well', bids: [bidOf(0, 'green', 1), bidOf(1, 'red', 3)] }],
      players: [{ village: [{ tile: 'boat-4', q: 0, r: 1, face: 'a' }] }, {}],
    });
    table.passAll();
    expect(table.player(0).workers).toEqual({ green: 1 });
  });
});

describe('tiles without a bid', () => {
  it('END-2: they leave the game', () => {
    const table = new Scenario({ market: [{ tile: 'keywood' }, { tile: 'miner' }] });
    table.passAll();
    expect(table.position().market).toEqual([]);
    expect(table.position().hidden.out).toEqual(expect.arrayContaining(['keywood', 'miner']));
    expect(table.player(0).placing).toBeUndefined();
  });

  it('END-2: the workers on them go into the bag, green ones too', () => {
    const table = new Scenario({
      market: [
        { tile: 'keywood', uses: [{ red: 1 }, { red: 2 }] },
        { tile: 'miner', uses: [{ green: 2 }] },
      ],
    });
    const before = table.position().supply;
    table.passAll();
    const after = table.position();
    expect(after.supply.bag).toEqual({ ...before.bag, red: before.bag.red! + 3, green: 2 });
    expect(after.supply.green).toBe(before.green);
    expect(after.bagGreen).toBe(2);
    expect(after.players.map(({ workers }) => workers)).toEqual([{}, {}]);
  });
});

describe('tiles that were won', () => {
  it('END-3: the winner takes the tile and all workers used on it, by any player', () => {
    const table = new Scenario({
      market: [
        { tile: 'keywood', bids: [bidOf(0, 'red', 2), bidOf(1, 'red', 3)], uses: [{ red: 1 }, { red: 2 }] },
      ],
    });
    table.passAll();
    expect(table.player(1)).toMatchObject({ placing: [{ tile: 'keywood' }], workers: { red: 3 } });
    expect(table.player(0).workers).toEqual({ red: 2 });
  });

  it('END-3: lying workers on it go to the winner too', () => {
    const table = new Scenario({
      season: 'autumn',
      market: [{ tile: 'inn', bids: [bidOf(1, 'red', 1)], uses: [{ red: 1 }, { blue: 1, green: 1 }] }],
      players: [{ village: [{ tile: 'boat-4', q: 0, r: 1, face: 'b' }] }, {}],
    });
    table.passAll();
    expect(table.player(1).workers).toEqual({ blue: 1, red: 1, green: 1 });
    expect(table.player(0).workers).toEqual({});
  });

  it('END-3: a lying bid that is the greatest wins like any other', () => {
    const table = new Scenario({
      season: 'autumn',
      market: [{ tile: 'inn', bids: [bidOf(0, 'green', 2), bidOf(1, 'red', 1)] }],
      players: [{ village: [{ tile: 'boat-4', q: 0, r: 1, face: 'a' }] }, {}],
    });
    table.passAll();
    expect(table.player(0).placing).toEqual([{ tile: 'inn' }]);
    expect(table.player(1).workers).toEqual({ red: 1 });
    expect(table.position().supply.bag.green).toBe(2);
  });

  it('END-3: winning bids go into the bag, green into the bag too and not into the green supply', () => {
    const table = new Scenario({
      market: [{ tile: 'keywood', bids: [bidOf(0, 'green', 3)] }],
      turnOrder: [{ tile: TURN_ORDER, bids: [bidOf(1, 'yellow', 2)] }],
    });
    const before = table.position().supply;
    table.passAll();
    const { bag, green } = table.position().supply;
    expect(bag).toEqual({ blue: 40, red: 40, yellow: before.bag.yellow! + 2, green: 3 });
    expect(green).toBe(17);
  });

  it('END-3: winning bids are in the bag before anything is drawn from it', () => {
    // Every other worker is behind a screen: boat 1a can draw nothing but the winning bid itself.
    const table = new Scenario({
      season: 'summer',
      market: [{ tile: 'boat-1', face: 'a', bids: [bidOf(0, 'red', 2)] }],
      players: [{ workers: { blue: 40, red: 38 } }, { workers: { yellow: 40 } }],
    });
    table.passAll();
    table.play(0, pickBoat('keyflower'));
    expect(table.player(0).workers).toEqual({ blue: 40, red: 40 });
    expect(table.position().supply.bag).toEqual({});
  });

  it('END-3: from spring to autumn the turn-order tiles stay, without their bids', () => {
    for (const season of ['spring', 'summer', 'autumn'] as const) {
      const table = new Scenario({
        season,
        turnOrder: [{ tile: TURN_ORDER, bids: [bidOf(1, 'yellow', 2)] }],
      });
      table.passAll();
      expect(table.position().turnOrder).toEqual([{ tile: TURN_ORDER, bids: [] }]);
      expect(table.player(1).placing).toBeUndefined();
    }
  });
});

describe('workers in the villages', () => {
  const used = (uses: PositionTile['uses']): PositionTile => ({ tile: 'home-1', q: 0, r: 0, uses });

  it('END-4: every player takes all workers on tiles of their own village, by any player', () => {
    const table = new Scenario({
      players: [
        {
          workers: { blue: 1 },
          village: [used([{ red: 1 }]), { tile: 'keywood', q: 0, r: -1, uses: [{ green: 3 }] }],
        },
        { village: [{ tile: 'home-2', q: 0, r: 0, uses: [{ yellow: 1 }, { yellow: 2 }] }] },
      ],
    });
    table.passAll();
    expect(table.player(0).workers).toEqual({ blue: 1, red: 1, green: 3 });
    expect(table.player(1).workers).toEqual({ yellow: 3 });
    expect(table.position().players.flatMap(({ village }) => village.map(({ uses }) => uses))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('END-4: lying workers stay with the village they lie in', () => {
    const table = new Scenario({
      season: 'autumn',
      players: [
        { village: [used([{ red: 1 }, { blue: 2 }, { red: 1, yellow: 1, green: 1 }])] },
        { village: [{ tile: 'boat-4', q: -1, r: 1, rotation: 1, face: 'b' }] },
      ],
    });
    table.passAll();
    expect(table.player(0).workers).toEqual({ blue: 2, red: 2, yellow: 1, green: 1 });
    expect(table.player(1).workers).toEqual({});
  });

  it('END-4: in winter it is the same', () => {
    const table = new Scenario({ season: 'winter', players: [{ village: [used([{ red: 4 }])] }, {}] });
    table.passAll();
    expect(table.player(0).workers).toEqual({ red: 4 });
  });

  it('END-4: the next season finds every tile empty', () => {
    const table = new Scenario({
      players: [{ workers: { blue: 1 }, village: [used([{ red: 1 }, { red: 5 }])] }, {}],
    });
    pickAll(table);
    if (owing(table)[0] === 1) table.play(1, { type: 'pass' });
    expect(table.position().season).toBe('summer');
    expect(table.broken(0, { type: 'use', tile: 'home-1', screen: { blue: 1 } })).toBeNull();
  });
});

describe('the order of it all', () => {
  it('END-1: returned, discarded, won, collected: events come in this order, and no piece is lost', () => {
    const table = new Scenario({
      market: [
        { tile: 'keywood', bids: [bidOf(0, 'red', 1), bidOf(1, 'red', 2)] },
        { tile: 'miner', uses: [{ blue: 1 }] },
      ],
      players: [{ village: [{ tile: 'home-1', q: 0, r: 0, uses: [{ red: 1 }] }] }, {}],
    });
    table.play(0, { type: 'pass' });
    const types = table.play(1, { type: 'pass' }).map(({ type }) => type);
    expect(types).toEqual([
      'passed',
      'season-ended',
      'bid-returned',
      'tile-won',
      'tile-discarded',
      'workers-collected',
    ]);
    expect(missingPieces(table.state)).toEqual([]);
  });
});
