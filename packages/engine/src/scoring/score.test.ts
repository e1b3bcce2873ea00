import { describe, expect, it } from 'vitest';
import type { Face, TileSpec } from '../model/tile.ts';
import { back, line, on, type Sample, type SampleTile, score, spec } from '../../test/oracles/villages.ts';

/** A tile with other numbers, as an override of the data may give it. */
const changed = (id: string, front: Face, more: Partial<TileSpec> = {}): SampleTile => ({
  tile: { ...spec(id), front, ...more },
});

describe('printed points (SCORE-1)', () => {
  it('count on the face that shows', () => {
    expect(score({})).toEqual({ total: 0, lines: [] });
    expect(score({ tiles: ['sawmill', 'keythedral', 'boat-ianvincible'] }).lines).toEqual([
      { tile: 'sawmill', points: 3 },
      { tile: 'keythedral', points: 12 },
      { tile: 'boat-ianvincible', points: 5 },
    ]);
    expect(score({ tiles: [back('home-2'), back('sawmill'), 'goldsmith'] }).total).toBe(15);
  });
});

describe('yards (SCORE-2)', () => {
  it('score what lies on them and matches, gold too', () => {
    expect(score({ tiles: [on('timber-yard', { wood: 2, stone: 1, gold: 1 })] }).lines).toEqual([
      { tile: 'timber-yard', points: 6, items: { wood: 2, gold: 1 } },
    ]);
    expect(score({ tiles: [on('stone-yard', { stone: 2 }, true)] }).total).toBe(6);
    expect(score({ tiles: [on('blacksmith', { iron: 3, wood: 3 })] }).total).toBe(6);
    expect(score({ tiles: [on('barn', { wood: 1, stone: 1, iron: 1, gold: 1 }, true)] }).total).toBe(8);
  });

  it('get nothing that lies elsewhere', () => {
    expect(score({ tiles: ['timber-yard', on('keywood', { wood: 5 })] }).total).toBe(0);
  });

  it('give up their resources where these make more elsewhere, and none counts twice', () => {
    const tiles = [on('barn', { wood: 1, stone: 1, iron: 1 }), 'mercers-guild'];
    expect(score({ tiles }).lines).toEqual([
      { tile: 'mercers-guild', points: 5, items: { wood: 1, stone: 1, iron: 1 } },
    ]);
    expect(score({ tiles: [on('barn', { wood: 1, stone: 1, iron: 1 }, true), 'mercers-guild'] }).total).toBe(
      6,
    );
  });
});

describe('gold (SCORE-4)', () => {
  it('scores 1 point each when it is left', () => {
    expect(score({ tiles: [on('home-1', { gold: 3, wood: 2 })] }).lines).toEqual([
      { gold: 3, points: 3, items: { gold: 3 } },
    ]);
  });

  it('stands in for what a set lacks', () => {
    const tiles = [on('home-1', { wood: 2, stone: 1, gold: 3 }), 'mercers-guild'];
    expect(score({ tiles })).toEqual({
      total: 10,
      lines: [{ tile: 'mercers-guild', points: 10, items: { wood: 2, stone: 1, gold: 3 } }],
    });
  });

  it('stays gold where the set would cost more than it makes', () => {
    const tiles = [on('home-1', { gold: 3 }), 'mercers-guild', 'jeweller'];
    expect(score({ tiles }).lines).toEqual([{ tile: 'jeweller', points: 6, items: { gold: 3 } }]);
  });
});

describe('winter tiles (SCORE-3)', () => {
  it('make as many sets as there are', () => {
    expect(line({ tiles: ['apothecary'], workers: { blue: 7, green: 4 } }, 'apothecary')?.points).toBe(6);
    expect(score({ tiles: ['craftsmans-guild'], workers: { blue: 3, red: 2, yellow: 4 } }).total).toBe(6);
    expect(score({ tiles: ['key-guild'], skills: { saw: 5, pick: 4 } }).total).toBe(10);
    expect(score({ tiles: ['scribes'], skills: { saw: 2, pick: 2, anvil: 3 } }).total).toBe(20);
    expect(score({ tiles: [on('home-1', { wood: 6, iron: 4 }), 'windmill'] }).total).toBe(10);
    expect(score({ tiles: ['key-market'], workers: { green: 3, red: 2 } }).total).toBe(6);
    expect(score({ tiles: [on('home-1', { gold: 4 }), 'jeweller'] }).total).toBe(8);
  });

  it('share the items out for the most points together', () => {
    const sheet = score({
      tiles: ['scribes', 'key-guild', 'scholar'],
      skills: { anvil: 1, pick: 1, saw: 5 },
    });
    // One set of three (10) and four saws at the scholar's (12) beat five for the guild and two at the scholar's.
    expect(sheet.lines).toEqual([
      { tile: 'scribes', points: 10, items: { anvil: 1, pick: 1, saw: 1 } },
      { tile: 'scholar', points: 12, items: { saw: 4 }, kind: 'saw' },
    ]);
  });

  it('take the items that are worth least alone', () => {
    const sheet = score({ tiles: ['apothecary', 'key-market'], workers: { blue: 3, red: 2, green: 4 } });
    expect(sheet.lines).toEqual([
      { tile: 'apothecary', points: 3, items: { blue: 3, red: 2 } },
      { tile: 'key-market', points: 8, items: { green: 4 } },
    ]);
  });

  it('follow their numbers when the data change them', () => {
    const tiles = [
      changed('apothecary', { gather: { items: 'workers', vp: 4, take: 'any', count: 2 } }),
      changed('key-market', {
        gather: { items: 'workers', vp: 9, take: 'each-of', kinds: ['blue', 'green'] },
      }),
    ];
    expect(score({ tiles, workers: { blue: 3, green: 1 } }).total).toBe(13);
  });

  it('leave the items to the better of two tiles for the same', () => {
    const dearer = changed('jeweller', { gather: { items: 'resources', vp: 4, take: 'kind', kind: 'gold' } });
    const tiles = [on('home-1', { gold: 2 }), 'jeweller', dearer, 'jeweller'];
    expect(score({ tiles }).total).toBe(8);
  });
});

describe('tiles with a chosen kind (SCORE-6)', () => {
  it('score the best kind, one for each tile', () => {
    expect(score({ tiles: ['village-hall'], workers: { blue: 2, green: 3 } }).lines).toEqual([
      { tile: 'village-hall', points: 3, items: { green: 3 }, kind: 'green' },
    ]);
    expect(score({ tiles: ['scholar'], skills: { anvil: 2, saw: 1 } }).total).toBe(6);
  });

  it('let gold stand in at the watermill, which may not choose it', () => {
    const mill = (gold: number, vp: number): number =>
      score({
        tiles: [
          on('home-1', { wood: 1, iron: 2, gold }),
          changed('watermill', { gather: { items: 'resources', vp, take: 'chosen-kind', except: ['gold'] } }),
        ],
      }).total;
    expect(mill(0, 1)).toBe(2);
    expect(mill(2, 1)).toBe(4);
    expect(mill(2, 2)).toBe(8);
  });
});

describe('the purple marker (SCORE-5)', () => {
  it('is a gold where nothing better is open to it', () => {
    expect(score({ marker: true })).toEqual({
      total: 1,
      lines: [{ gold: 1, points: 1, marker: 'gold' }],
      marker: 'gold',
    });
  });

  it('completes the set that makes most', () => {
    const sheet = score({
      tiles: ['scribes', 'craftsmans-guild'],
      skills: { anvil: 1, saw: 1 },
      workers: { red: 1 },
      marker: true,
    });
    expect(sheet.marker).toBe('pick');
    expect(sheet.lines).toEqual([
      { tile: 'scribes', points: 10, items: { anvil: 1, saw: 1 }, marker: 'pick' },
    ]);
  });

  it('may lie on a yard, at its rate', () => {
    expect(score({ tiles: ['barn', back('stone-yard')], marker: true }).lines).toEqual([
      { tile: 'stone-yard', points: 3, marker: 'gold' },
    ]);
  });

  it('frees another item for better use', () => {
    const sheet = score({
      tiles: [on('stone-yard', { stone: 1 }), 'mercers-guild', on('keywood', { wood: 1, iron: 1 })],
      marker: true,
    });
    expect(sheet.total).toBe(7);
  });

  it('counts for its owner only', () => {
    expect(score({ tiles: ['jeweller'] }).total).toBe(0);
  });
});

describe('among equally good allocations', () => {
  it('the same one is picked every time, sets and tiles placed earlier first', () => {
    const sample: Sample = { tiles: ['village-hall', 'boat-white-wind'], workers: { blue: 2, red: 2 } };
    expect(score(sample)).toEqual(score(sample));
    expect(score(sample).lines).toEqual([
      { tile: 'village-hall', points: 2, items: { blue: 2 }, kind: 'blue' },
      { tile: 'boat-white-wind', points: 2, items: { red: 2 } },
    ]);
  });
});
