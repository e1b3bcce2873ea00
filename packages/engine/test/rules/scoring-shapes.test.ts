import { describe, expect, it } from 'vitest';
import type { PositionTile } from '../../src/io/position.ts';
import { scoreGame } from '../../src/play.ts';
import { Scenario, type ScenarioPosition } from '../../src/testkit/scenario.ts';
import { lineOf, sheetOf } from '../support/table.ts';
import { column, villageOf } from '../support/villages.ts';
import { must } from '../../../../scripts/testing/must.ts';

const HOME: PositionTile = { tile: 'home-1', q: 0, r: 0 };
const sheet = (village: PositionTile[], hand: object = {}, players = 6) =>
  sheetOf({ options: { players }, players: [{ ...hand, village }] });

describe('the Keyflower', () => {
  const boat: PositionTile = { tile: 'boat-keyflower', q: 0, r: 1 };

  it('SCORE-7: the sum of the transport numbers showing, home included', () => {
    expect(lineOf(sheet([HOME, boat]), 'boat-keyflower')).toMatchObject({ points: 1, count: 1 });
    expect(lineOf(sheet([HOME, boat, ...column('stable', 'smelter')]), 'boat-keyflower')?.points).toBe(3);
    const upgraded: PositionTile[] = [{ ...HOME, upgraded: true }, boat, ...column('stable')];
    must(upgraded[2]).upgraded = true;
    expect(lineOf(sheet(upgraded), 'boat-keyflower')?.points).toBe(6);
  });

  it('SCORE-7: boat 2b doubles it, boat 2a does not', () => {
    const second = (face: 'a' | 'b'): PositionTile => ({ tile: 'boat-2', q: 0, r: 2, face });
    expect(lineOf(sheet([HOME, boat, ...column('stable'), second('b')]), 'boat-keyflower')?.points).toBe(6);
    expect(lineOf(sheet([HOME, boat, ...column('stable'), second('a')]), 'boat-keyflower')?.points).toBe(3);
  });
});

describe('the Sea Bastion', () => {
  const bastion: PositionTile = { tile: 'boat-sea-bastion', q: 0, r: 1 };
  const ring: PositionTile[] = [
    { tile: 'keywood', q: 0, r: -1, rotation: 2 },
    { tile: 'woodcutter', q: 1, r: -1 },
  ];
  const secondRing: PositionTile[] = [
    { tile: 'key-mine', q: -1, r: 0, rotation: 2 },
    { tile: 'workshop', q: -1, r: 1, rotation: 4 },
  ];

  it('SCORE-8: a point for every tile on a closed walk along roads', () => {
    const line = lineOf(sheet([HOME, ...ring, bastion]), 'boat-sea-bastion');
    expect(line).toMatchObject({ points: 3, loop: ['home-1', 'keywood', 'woodcutter'] });
  });

  it('SCORE-8: without a loop it scores nothing', () => {
    const line = lineOf(
      sheet([HOME, ...column('keywood', 'stable', 'woodcutter'), bastion]),
      'boat-sea-bastion',
    );
    expect(line).toBeUndefined();
  });

  it('SCORE-8: a tile that only hangs on the loop does not count', () => {
    const village = [HOME, ...ring, { tile: 'stable', q: 0, r: -2 }, bastion];
    expect(lineOf(sheet(village), 'boat-sea-bastion')?.points).toBe(3);
  });

  it('SCORE-8: the walk may cross a tile more than once, which counts once', () => {
    // Two rings that share the home tile: one walk through both.
    const village = [HOME, ...ring, ...secondRing, bastion];
    expect(lineOf(sheet(village), 'boat-sea-bastion')?.points).toBe(5);
  });

  it('SCORE-8: it needs real roads, boat 2a or not', () => {
    // Turned by 4, the woodcutter shows the keywood a field, which only boat 2a allows.
    const village: PositionTile[] = [
      HOME,
      must(ring[0]),
      { ...must(ring[1]), rotation: 4 },
      bastion,
      { tile: 'boat-2', q: 0, r: 2, face: 'a' },
    ];
    expect(lineOf(sheet(village), 'boat-sea-bastion')).toBeUndefined();
  });
});

describe('the Sea Breese', () => {
  const breese: PositionTile = { tile: 'boat-sea-breese', q: 0, r: 1 };
  const river = (n: number): PositionTile[] =>
    ['boat-1', 'boat-2', 'boat-3', 'boat-4', 'boat-flipper'].slice(0, n).map((tile, i) => ({
      tile,
      q: 0,
      r: 2 + i,
      ...(tile === 'boat-flipper' ? {} : { face: 'b' as const }),
    }));

  it('SCORE-9: 1, 2, 3, 4, 5 or more boats on the river make 2, 4, 8, 16, 32', () => {
    const points = [0, 1, 2, 3, 4, 5].map(
      (n) => lineOf(sheet([HOME, breese, ...river(n)]), 'boat-sea-breese')?.points,
    );
    expect(points).toEqual([2, 4, 8, 16, 32, 32]);
  });

  it('SCORE-9: a boat off the river does not count, not even the Sea Breese itself', () => {
    const village: PositionTile[] = [
      HOME,
      { tile: 'boat-1', q: 0, r: 1 },
      { tile: 'boat-sea-breese', q: 1, r: 1 },
      { tile: 'boat-3', q: -1, r: 2 },
    ];
    expect(lineOf(sheet(village), 'boat-sea-breese')?.points).toBe(2);
  });

  it('SCORE-9: no boat at the home tile’s water: nothing', () => {
    const village: PositionTile[] = [
      HOME,
      ...column('keywood'),
      { tile: 'boat-sea-breese', q: -1, r: -1 },
      { tile: 'boat-1', q: -1, r: -2 },
    ];
    expect(lineOf(sheet(village), 'boat-sea-breese')).toBeUndefined();
  });
});

describe('the Flipper', () => {
  const flipper: PositionTile = { tile: 'boat-flipper', q: 0, r: 1 };

  it('SCORE-10: it flips the one tile that gains most, and the sheet shows it', () => {
    const sheets = sheet([HOME, flipper, ...column('keywood', 'smelter')]);
    expect(sheets).toMatchObject({ total: 2 + 7, flip: 'smelter' });
    expect(lineOf(sheets, 'smelter')).toEqual({ tile: 'smelter', points: 7, flipped: true });
  });

  it('SCORE-10: the village stays as it stands', () => {
    const table = new Scenario({
      season: 'winter',
      phase: 'scoring',
      options: { players: 4 },
      players: [{ village: [HOME, flipper, ...column('smelter')] }],
    });
    scoreGame(table.state);
    expect(table.player(0).village.some(({ upgraded }) => upgraded)).toBe(false);
  });

  it('SCORE-10: summer boats and winter tiles are not flipped', () => {
    const village: PositionTile[] = [
      { ...HOME, upgraded: true },
      flipper,
      { tile: 'boat-3', q: 0, r: 2, face: 'a', resources: { wood: 3 } },
      { tile: 'keythedral', q: 0, r: -1, rotation: 1 },
    ];
    const sheets = sheet(village);
    expect(sheets.flip).toBeUndefined();
    expect(sheets.total).toBe(5 + 2 + 12);
  });

  it('SCORE-10: the flip is chosen together with the allocation', () => {
    // Flipping the barn turns eight resources from 1 into 2 points each: 8 more, the smelter only 7.
    const barn: PositionTile = { tile: 'barn', q: 0, r: -1, resources: { wood: 8 } };
    const village = [HOME, flipper, barn, { tile: 'smelter', q: 1, r: 0, rotation: 5 }];
    expect(sheet(village)).toMatchObject({ total: 2 + 16, flip: 'barn' });
  });
});

describe('other tiles of winter', () => {
  it('SCORE-11: the White Wind counts every worker not allocated elsewhere', () => {
    const wind: PositionTile = { tile: 'boat-white-wind', q: 0, r: 1 };
    expect(sheet([HOME, wind], { workers: { red: 4, green: 2 } }).total).toBe(6);
    // Two points for a green at the key market beat one here; the reds stay.
    const both = sheet(villageOf('home-1', 'boat-white-wind', 'key-market'), {
      workers: { red: 4, green: 2 },
    });
    expect(both.total).toBe(4 + 4);
    expect(lineOf(both, 'boat-white-wind')?.items).toEqual({ red: 4 });
  });

  it('SCORE-12: a turn-order tile makes a point per adjacent tile, whatever the edge', () => {
    const tile: PositionTile = { tile: 'turn-order-1-3-6p', q: 1, r: -1, rotation: 4 };
    expect(lineOf(sheet([HOME, tile]), tile.tile)?.points).toBe(1);
    // The well N of home touches it with a field.
    const well: PositionTile = { tile: 'well', q: 0, r: -1, rotation: 3 };
    expect(lineOf(sheet([HOME, tile, well]), tile.tile)).toMatchObject({ points: 2, count: 2 });
  });

  it('SCORE-12: a tile counts for each turn-order tile it touches', () => {
    const one: PositionTile = { tile: 'turn-order-1-3-6p', q: 1, r: -1, rotation: 4 };
    const two: PositionTile = { tile: 'turn-order-2-4-6p', q: 0, r: -1, rotation: 0 };
    const sheets = sheet([HOME, one, two]);
    expect(sheets.lines.map(({ points }) => points)).toEqual([2, 2]);
  });

  it('SCORE-13: with boat 3b any resource counts as gold', () => {
    const river = (face: 'a' | 'b'): PositionTile => ({ tile: 'boat-3', q: 0, r: 1, face });
    const home = { ...HOME, resources: { wood: 3 } };
    expect(sheet([home, river('b')]).total).toBe(3);
    expect(sheet([home, river('a')]).total).toBe(0);
    const jeweller: PositionTile = { tile: 'jeweller', q: 0, r: -1, rotation: 1 };
    expect(sheet([home, river('b'), jeweller]).total).toBe(6);
  });
});

describe('the sheet and the winner', () => {
  it('SCORE-14: the allocation is the best one, marker and flip included', () => {
    // The guild's second set needs the marker as a yellow worker; the home tile is the best flip.
    const village: PositionTile[] = [
      HOME,
      { tile: 'boat-flipper', q: 0, r: 1 },
      { tile: 'craftsmans-guild', q: 0, r: -1, rotation: 5 },
    ];
    const position: ScenarioPosition = {
      options: { players: 4 },
      purple: 0,
      players: [{ workers: { blue: 2, red: 2, yellow: 1 }, village }],
    };
    expect(sheetOf(position)).toMatchObject({ total: 6 + 2 + 5, flip: 'home-1', marker: 'yellow' });
  });

  it('SCORE-14: the lines add up to the total and name every tile that scores', () => {
    const village = villageOf('home-1', { tile: 'keywood', upgraded: true }, 'jeweller', 'key-market');
    must(village[0]).resources = { gold: 2 };
    const { total, lines } = sheet(village, { workers: { green: 1 } });
    expect(lines.map(({ tile }) => tile)).toEqual(['keywood', 'jeweller', 'key-market']);
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total);
    expect(total).toBe(3 + 4 + 2);
  });

  it('SCORE-14: the same position always gives the same sheet', () => {
    const village = villageOf('home-1', 'village-hall', 'apothecary');
    const once = sheet(village, { workers: { blue: 5, red: 5 } });
    expect(sheet(village, { workers: { blue: 5, red: 5 } })).toEqual(once);
  });

  const gold = (...amounts: number[]) =>
    scoreGame(
      new Scenario({
        season: 'winter',
        phase: 'scoring',
        players: amounts.map((n, seat) => ({
          village: [{ tile: `home-${seat + 1}`, q: 0, r: 0, resources: { gold: n } }],
        })),
      }).state,
    ).winners;

  it('SCORE-15: most points wins', () => {
    expect(gold(3, 5, 4)).toEqual([1]);
  });

  it('SCORE-15: a tie is a shared victory', () => {
    expect(gold(5, 2, 5)).toEqual([0, 2]);
    expect(gold(0, 0)).toEqual([0, 1]);
  });
});
