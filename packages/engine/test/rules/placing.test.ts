import { describe, expect, it } from 'vitest';
import type { PositionTile } from '../../src/io/position.ts';
import type { Season } from '../../src/model/names.ts';
import { Scenario } from '../../src/testkit/scenario.ts';
import { place } from '../support/actions.ts';
import { asked, bidOf, owing, pickAll } from '../support/table.ts';
import { NO_PLACE_FOR_BOATS } from '../support/villages.ts';
import { must } from '../../../../scripts/testing/must.ts';

interface Seat {
  tiles: string[];
  village?: PositionTile[];
}

/** An ending in which these tiles are to be placed. */
function placing(seats: Seat[], season: Season = 'spring'): Scenario {
  const pending = seats.flatMap(({ tiles }, player) =>
    tiles.length > 0 ? [{ player, decision: 'place' as const }] : [],
  );
  const players = seats.map(({ tiles, village = [] }) => ({
    placing: tiles.map((tile) => ({ tile })),
    village,
  }));
  return new Scenario({ season, phase: 'ending', pending, players });
}

describe('placing at the same time', () => {
  it('END-9: all players with tiles are asked at once, and no others', () => {
    const table = new Scenario({
      market: [
        { tile: 'keywood', bids: [bidOf(0, 'red', 1)] },
        { tile: 'miner', bids: [bidOf(2, 'red', 1)] },
      ],
      players: [{}, {}, {}],
    });
    pickAll(table);
    expect(asked(table)).toEqual(['0 place', '2 place']);
  });

  it('END-9: players do not wait for each other, and the season begins when the last one is done', () => {
    const table = placing([{ tiles: ['keywood'] }, { tiles: ['miner', 'stable'] }]);
    table.play(1, place('miner', 0, -1));
    table.play(0, place('keywood', 0, -1));
    expect(owing(table)).toEqual([1]);
    expect(table.position().season).toBe('spring');
    table.play(1, place('stable', 0, -2));
    expect(table.position()).toMatchObject({ season: 'summer', phase: 'actions' });
  });

  it('END-9: nothing random depends on who answered first', () => {
    const seats = () => [{ tiles: ['keywood'] }, { tiles: ['miner'] }, { tiles: ['stable'] }];
    const after = (order: number[]) => {
      const table = placing(seats());
      for (const seat of order)
        table.play(seat, place(must(seats()[seat]?.tiles[0]), 0, seat === 2 ? 1 : -1));
      return JSON.stringify(table.position());
    };
    const first = after([0, 1, 2]);
    for (const order of [
      [2, 1, 0],
      [1, 0, 2],
      [2, 0, 1],
    ]) {
      expect(after(order)).toBe(first);
    }
  });

  it('END-9: events tell which players are done, and all placements are shown together at the end', () => {
    const table = placing([{ tiles: ['keywood'] }, { tiles: ['miner'] }]);
    expect(table.play(1, place('miner', 0, -1))).toContainEqual({ type: 'placing-done', player: 1 });
    expect(table.play(0, place('keywood', 0, -1))).toContainEqual({
      type: 'placements-shown',
      placements: [
        { player: 0, tile: 'keywood', q: 0, r: -1, rotation: 0 },
        { player: 1, tile: 'miner', q: 0, r: -1, rotation: 0 },
      ],
      setAside: [],
    });
  });

  it('END-9: only the tiles just taken are placed', () => {
    const table = placing([{ tiles: ['keywood'] }, { tiles: ['miner'] }]);
    expect(table.broken(0, place('miner', 0, -1))).toBe('END-9');
    expect(table.broken(0, place('home-1', 0, -1))).toBe('END-9');
    expect(table.broken(0, place('stable', 0, -1))).toBe('END-9');
    expect(table.broken(0, place('toString', 0, -1))).toBe('END-9');
  });
});

describe('where a tile may lie', () => {
  it('END-10: next to the village, in any order of tiles, in every rotation that matches', () => {
    const table = placing([{ tiles: ['keywood', 'miner'] }, { tiles: [] }]);
    const northern = table
      .legal(0)
      .flatMap((action) =>
        action.type === 'place' && action.tile === 'keywood' && action.q === 0 && action.r === -1
          ? [action.rotation]
          : [],
      );
    // Keywood's roads are N NE S SW: its southern edge is a road unless it is turned by 1 or 4.
    expect(northern).toEqual([0, 2, 3, 5]);
    expect(table.broken(0, place('miner', 0, -1))).toBeNull();
    expect(table.broken(0, place('keywood', 0, -2))).toBe('END-10');
    table.play(0, place('miner', 0, -1));
    expect(table.broken(0, place('keywood', 0, -2))).toBeNull();
  });

  it('END-10: road meets road, field meets field, water meets water', () => {
    const village: PositionTile[] = [
      { tile: 'home-1', q: 0, r: 0 },
      { tile: 'keywood', q: 0, r: -1 },
    ];
    const table = placing([{ tiles: ['boat-1', 'stable'], village }, { tiles: [] }], 'summer');
    // South of home is water, SE of the keywood is a field, north of it a road.
    expect(table.broken(0, place('boat-1', 0, 1, 0))).toBeNull();
    expect(table.broken(0, place('boat-1', 0, 1, 3))).toBeNull();
    expect(table.broken(0, place('boat-1', 0, 1, 1))).toBe('END-10');
    expect(table.broken(0, place('stable', 0, 1, 0))).toBe('END-10');
    expect(table.broken(0, place('boat-1', 0, -2, 0))).toBe('END-10');
    expect(table.broken(0, place('boat-1', 0, -2, 1))).toBe('END-10');
    expect(table.broken(0, place('stable', 0, -2, 0))).toBeNull();
    // NW of the keywood is a field: the boat's field fits there, its water does not.
    expect(table.broken(0, place('boat-1', -1, -1, 0))).toBeNull();
    expect(table.broken(0, place('boat-1', -1, -1, 2))).toBe('END-10');
  });

  it('END-10: every touching pair counts, not only one', () => {
    // Between home (road to the NE) and keywood N (turned: road to its SE) lies the spot 1,-1.
    const village: PositionTile[] = [
      { tile: 'home-1', q: 0, r: 0 },
      { tile: 'keywood', q: 0, r: -1, rotation: 2 },
    ];
    const table = placing([{ tiles: ['woodcutter'], village }, { tiles: [] }]);
    expect(table.broken(0, place('woodcutter', 1, -1, 0))).toBeNull();
    // Turned by 2, the road to home is there still, but a field meets the keywood's road.
    expect(table.broken(0, place('woodcutter', 1, -1, 4))).toBe('END-10');
  });

  it('END-10: not on another tile, not apart, not turned beyond six', () => {
    const table = placing([{ tiles: ['keywood'] }, { tiles: [] }]);
    expect(table.broken(0, place('keywood', 0, 0))).toBe('END-10');
    expect(table.broken(0, place('keywood', 5, 5))).toBe('END-10');
    for (const rotation of [-1, 6, 1.5])
      expect(table.broken(0, place('keywood', 0, -1, rotation))).toBe('END-10');
  });

  it('END-10: owning boat 2a lifts the matching of edges, for its owner only', () => {
    const village: PositionTile[] = [
      { tile: 'home-1', q: 0, r: 0 },
      { tile: 'boat-2', q: 0, r: 1, face: 'a' },
    ];
    const table = placing([{ tiles: ['keywood'], village }, { tiles: ['miner'] }], 'autumn');
    expect(table.broken(0, place('keywood', 0, -1, 1))).toBeNull();
    expect(table.broken(0, place('keywood', 0, 2, 0))).toBeNull();
    expect(table.broken(0, place('keywood', 3, 3, 0))).toBe('END-10');
    expect(table.legal(0)).toHaveLength(8 * 6);
    expect(table.broken(1, place('miner', 0, -1, 2))).toBe('END-10');
  });

  it('END-10: boat 2a lifts it for its own placement and for tiles won with it', () => {
    const table = new Scenario({
      season: 'summer',
      market: [
        { tile: 'boat-2', face: 'a', bids: [bidOf(0, 'red', 1)] },
        { tile: 'store', bids: [bidOf(0, 'red', 1)] },
      ],
    });
    pickAll(table);
    expect(table.broken(0, place('boat-2', 0, -1, 0))).toBeNull();
    expect(table.broken(0, place('store', 0, 1, 0))).toBeNull();
  });

  it('END-10: face b of that boat lifts nothing', () => {
    const table = new Scenario({
      season: 'summer',
      market: [{ tile: 'boat-2', face: 'b', bids: [bidOf(0, 'red', 1)] }],
    });
    pickAll(table);
    expect(table.broken(0, place('boat-2', 0, -1, 0))).toBe('END-10');
  });
});

describe('tiles without a spot', () => {
  const won = (face: 'a' | 'b', tile = 'boat-2') =>
    new Scenario({
      season: 'summer',
      market: [{ tile, face, bids: [bidOf(0, 'red', 1)] }],
      turnOrder: [{ tile: 'turn-order-1-2p', bids: [bidOf(0, 'red', 1)] }],
      players: [{ workers: { red: 2 }, village: NO_PLACE_FOR_BOATS }, {}],
    });

  it('END-11: a tile that fits nowhere is set aside, out of the game, without asking', () => {
    const table = won('b');
    pickAll(table);
    expect(table.position().season).toBe('autumn');
    expect(table.position().hidden.out).toContain('boat-2');
    expect(table.player(0).village).toHaveLength(3);
  });

  it('END-11: a boat set aside gives its winner no ability (2b)', () => {
    const table = won('b');
    pickAll(table);
    table.play(0, { type: 'use', tile: 'home-1', screen: { red: 1 } });
    expect(table.position().pending[0]).toMatchObject({ points: 1, upgrades: 1 });
  });

  it('END-11: a boat set aside pays nothing at the next boats (1b)', () => {
    const table = won('b', 'boat-1');
    pickAll(table);
    const { green } = table.position().supply;
    pickAll(table);
    expect(table.position().supply.green).toBe(green);
  });

  it('END-11: placing is compulsory while any remaining tile has a spot', () => {
    const table = placing(
      [{ tiles: ['keywood', 'boat-1'], village: NO_PLACE_FOR_BOATS }, { tiles: [] }],
      'summer',
    );
    expect(table.legal(0).length).toBeGreaterThan(0);
    expect(new Set(table.legal(0).map((action) => action.type === 'place' && action.tile))).toEqual(
      new Set(['keywood']),
    );
    expect(table.broken(0, { type: 'pass' })).toBe('ILLEGAL_ACTION');
    expect(table.broken(0, { type: 'done' })).toBe('ILLEGAL_ACTION');
  });

  it('END-11: a tile that had no spot may get one from a tile placed before it', () => {
    const table = placing(
      [{ tiles: ['keywood', 'boat-1'], village: NO_PLACE_FOR_BOATS }, { tiles: [] }],
      'summer',
    );
    expect(table.broken(0, place('boat-1', -1, -1))).toBe('END-10');
    table.play(0, place('keywood', 0, -1));
    table.play(0, place('boat-1', -1, -1));
    expect(table.position().season).toBe('autumn');
  });

  it('END-11: stranding a tile by one’s own order is allowed', () => {
    const table = placing([{ tiles: ['gold-mine', 'key-mine', 'boat-1'] }, { tiles: [] }], 'summer');
    expect(table.broken(0, place('boat-1', 0, 1))).toBeNull();
    table.play(0, place('gold-mine', 1, 0, 2));
    const events = table.play(0, place('key-mine', 1, 1, 2));
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'placements-shown', setAside: [{ player: 0, tile: 'boat-1' }] }),
    );
    expect(table.position().season).toBe('autumn');
    expect(table.position().hidden.out).toContain('boat-1');
  });

  it('END-11: tiles never move again', () => {
    const table = placing([{ tiles: ['keywood', 'miner'] }, { tiles: [] }]);
    table.play(0, place('keywood', 0, -1));
    expect(table.broken(0, place('keywood', 1, -1, 1))).toBe('END-9');
    expect(table.legal(0)).not.toContainEqual(expect.objectContaining({ tile: 'keywood' }));
  });
});
