import { describe, expect, it } from 'vitest';
import { back, line, on, type SampleTile, score } from '../../test/oracles/villages.ts';
import { must } from '../../../../scripts/testing/must.ts';

describe('boats', () => {
  it('Keyflower: the transport numbers showing, the home included (SCORE-7)', () => {
    const tiles = ['boat-keyflower', 'stable', back('farrier'), 'wainwright'];
    expect(line({ tiles }, 'boat-keyflower')).toEqual({ tile: 'boat-keyflower', points: 12, count: 12 });
    expect(line({ tiles: [back('home-1'), 'boat-keyflower'] }, 'boat-keyflower')?.points).toBe(2);
  });

  it('Keyflower: doubled by boat 2b, not by its other side (SCORE-7, MOVE-7)', () => {
    expect(line({ tiles: ['boat-keyflower', 'stable', back('boat-2')] }, 'boat-keyflower')?.points).toBe(6);
    expect(line({ tiles: ['boat-keyflower', 'stable', 'boat-2'] }, 'boat-keyflower')?.points).toBe(3);
  });

  it('Sea Bastion: the tiles on the longest road loop, named (SCORE-8)', () => {
    const tiles: SampleTile[] = [
      { tile: 'home-1', at: [0, 0] },
      { tile: 'keywood', at: [0, -1], edges: 'FFRRFF' },
      { tile: 'stable', at: [1, -1], edges: 'FFFFRR' },
      { tile: 'boat-sea-bastion', at: [0, 1] },
    ];
    expect(line({ tiles }, 'boat-sea-bastion')).toEqual({
      tile: 'boat-sea-bastion',
      points: 3,
      count: 3,
      loop: ['home-1', 'keywood', 'stable'],
    });
    expect(line({ tiles: tiles.slice(0, 2).concat(must(tiles[3])) }, 'boat-sea-bastion')).toBeUndefined();
  });

  it('Sea Breese: all boats joined to the home by water, itself and summer boats too (SCORE-9)', () => {
    const river = (...names: string[]): SampleTile[] => [
      { tile: 'home-1', at: [0, 0] },
      ...names.map((tile, index): SampleTile => ({ tile, at: [0, index + 1] })),
    ];
    const made = (...names: string[]): number =>
      line({ tiles: river(...names) }, 'boat-sea-breese')?.points ?? 0;
    expect(made('boat-sea-breese')).toBe(2);
    expect(made('boat-1', 'boat-sea-breese')).toBe(4);
    expect(made('boat-1', 'boat-2', 'boat-sea-breese', 'boat-flipper')).toBe(16);
    expect(made('boat-1', 'boat-2', 'boat-sea-breese', 'boat-flipper', 'boat-keyflower', 'boat-3')).toBe(32);
    expect(made('keywood', 'boat-sea-breese')).toBe(0);
  });

  it('Sea Breese: a boat turned across the river is cut off from it (SCORE-9)', () => {
    const tiles: SampleTile[] = [
      { tile: 'home-1', at: [0, 0] },
      { tile: 'boat-1', at: [0, 1], rotation: 1 },
      { tile: 'boat-sea-breese', at: [0, 2] },
    ];
    expect(line({ tiles }, 'boat-sea-breese')).toBeUndefined();
  });

  it('White Wind: every worker that scores nowhere else (SCORE-11)', () => {
    const sheet = score({
      tiles: ['boat-white-wind', 'key-market', 'apothecary'],
      workers: { red: 4, green: 2 },
    });
    expect(sheet.lines).toEqual([
      { tile: 'boat-white-wind', points: 4, items: { red: 4 } },
      { tile: 'key-market', points: 4, items: { green: 2 } },
    ]);
  });

  it('Turn-order tiles: one point for every tile they touch (SCORE-12)', () => {
    const tiles: SampleTile[] = [
      { tile: 'home-1', at: [0, 0] },
      { tile: 'turn-order-1-3-6p', at: [0, -1] },
      { tile: 'turn-order-2-3p', at: [1, -1] },
      { tile: 'jeweller', at: [1, -2] },
    ];
    expect(score({ tiles }).lines.map(({ points }) => points)).toEqual([3, 3]);
  });

  it('3b: any resource is as good as gold, on yards too (SCORE-13)', () => {
    const tiles = [
      on('home-1', { wood: 2 }),
      'jeweller',
      on('stone-yard', { iron: 1 }, true),
      back('boat-3'),
    ];
    expect(score({ tiles }).lines).toEqual([
      { tile: 'jeweller', points: 4, items: { wood: 2 } },
      { tile: 'stone-yard', points: 3, items: { iron: 1 } },
    ]);
    expect(score({ tiles: [on('home-1', { wood: 2, gold: 1 }), back('boat-3')] }).lines).toEqual([
      { gold: 3, points: 3, items: { wood: 2, gold: 1 } },
    ]);
    expect(score({ tiles: [on('home-1', { wood: 2 }), 'boat-3'] }).total).toBe(0);
  });
});

describe('the Flipper (SCORE-10)', () => {
  it('flips the tile that gains most, and says which', () => {
    expect(score({ tiles: ['boat-flipper', 'well', 'goldsmith', 'stable'] })).toEqual({
      total: 12,
      lines: [
        { tile: 'boat-flipper', points: 2 },
        { tile: 'well', points: 3 },
        { tile: 'goldsmith', points: 7, flipped: true },
      ],
      flip: 'goldsmith',
    });
  });

  it('may flip the home tile, never a summer boat or what is upgraded', () => {
    expect(score({ tiles: ['boat-flipper'] })).toMatchObject({ total: 7, flip: 'home-1' });
    const sheet = score({ tiles: [on('home-1', { wood: 3 }, true), 'boat-flipper', 'boat-3', 'jeweller'] });
    expect(sheet.total).toBe(7);
    expect(sheet.flip).toBeUndefined();
  });

  it('counts the transport number of the back for the Keyflower', () => {
    const sheet = score({ tiles: ['boat-flipper', 'boat-keyflower', back('boat-2'), 'stable', 'sawmill'] });
    // Stable: 5 points and two more to carry, doubled; sawmill: 7.
    expect(sheet).toMatchObject({ flip: 'stable', total: 2 + 10 + 5 + 3 });
  });

  it('weighs a better yard against the allocation and the marker, all together', () => {
    const tiles = [on('home-1', {}, true), 'boat-flipper', on('barn', { wood: 3, iron: 3 }), 'goldsmith'];
    expect(score({ tiles })).toMatchObject({ flip: 'goldsmith', total: 5 + 2 + 6 + 7 });
    const full = [on('home-1', {}, true), 'boat-flipper', on('barn', { wood: 4, iron: 4 }), 'goldsmith'];
    expect(score({ tiles: full, marker: true })).toMatchObject({
      flip: 'barn',
      total: 5 + 2 + 16 + 2,
      marker: 'gold',
    });
  });
});
