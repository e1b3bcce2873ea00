import { describe, expect, it } from 'vitest';
import type { TileSpec } from '../../types.ts';
import type { SampleTile } from '../../../test/oracles/villages.ts';
import { scoreVillage } from '../../scoring/score.ts';
import type { ScoreSheet } from '../../types.ts';
import { type FarmSample, farmTile, farmVillage } from '../../../test/oracles/farmers-villages.ts';
import type { FarmRule } from './types.ts';

const score = (sample: FarmSample): ScoreSheet => scoreVillage(farmVillage(sample));
const back = (tile: string): SampleTile => ({ tile, upgraded: true });
const home = (resources: Record<string, number>): SampleTile => ({ tile: 'home-1', resources });
const BOAT_5B = back('boat-5');
const BOAT_3B = back('boat-3');
/** A tile with other numbers, as an override of the data may give it. */
const changed = (id: string, farm: FarmRule): SampleTile => {
  const tile: TileSpec = { ...farmTile(id), front: { farm } };
  return { tile };
};

describe('fields (FARM-12)', () => {
  it('make 1 for sheep, 2 for pigs, 3 for cows, however many there are', () => {
    expect(score({ fields: [{ sheep: 4 }, { pig: 1 }, { cow: 2 }, {}] })).toEqual({
      total: 6,
      lines: [
        { field: 'field 0', kind: 'sheep', points: 1 },
        { field: 'field 1', kind: 'pig', points: 2 },
        { field: 'field 2', kind: 'cow', points: 3 },
      ],
    });
  });

  it('score for each kind they hold', () => {
    expect(score({ fields: [{ sheep: 1, pig: 3, cow: 1 }] }).total).toBe(6);
  });

  it('make more with weaver, truffle orchard and dairy', () => {
    const fields = [{ sheep: 1 }, { sheep: 2, pig: 1 }, { cow: 1 }];
    expect(score({ tiles: ['weaver'], fields }).total).toBe(3 + 3 + 2 + 3);
    expect(score({ tiles: ['truffle-orchard'], fields }).total).toBe(1 + 1 + 5 + 3);
    expect(score({ tiles: ['dairy'], fields }).lines.at(-1)).toEqual({
      field: 'field 2',
      kind: 'cow',
      points: 7,
    });
  });

  it('follow the numbers of the data, but no tile makes a field worth less', () => {
    const dairy = (vp: number): SampleTile => changed('dairy', { rule: 'fields-with', kind: 'cow', vp });
    expect(score({ tiles: [dairy(9)], fields: [{ cow: 1 }] }).total).toBe(9);
    expect(score({ tiles: [dairy(1)], fields: [{ cow: 1 }] }).total).toBe(3);
    expect(score({ tiles: [dairy(9), dairy(8)], fields: [{ cow: 1 }] }).total).toBe(9);
  });

  it('stand on the sheet after the tiles and before the gold', () => {
    const sheet = score({ tiles: [home({ gold: 1 }), 'sawmill'], fields: [{ pig: 1 }] });
    expect(sheet.lines.map(({ tile, field, gold }) => tile ?? field ?? gold)).toEqual([
      'sawmill',
      'field 0',
      1,
    ]);
  });
});

describe('the sheep shelter (FARM-13)', () => {
  const flock = (sheep: number): FarmSample['fields'] => [{ sheep, pig: 1, tiles: [1] }, { sheep: 5 }];

  it('counts the sheep of its own field, and no other kind', () => {
    expect(score({ tiles: [back('sheep-shelter')], fields: flock(3) }).lines).toEqual([
      { tile: 'sheep-shelter', points: 6, items: { sheep: 3 } },
      { field: 'field 0', kind: 'pig', points: 2 },
      { field: 'field 1', kind: 'sheep', points: 1 },
    ]);
  });

  it('leaves one sheep to a field that makes more of it', () => {
    const tiles = [back('sheep-shelter'), 'weaver'];
    expect(score({ tiles, fields: [{ sheep: 3, tiles: [1] }] }).lines).toEqual([
      { tile: 'sheep-shelter', points: 4, items: { sheep: 2 } },
      { field: 'field 0', kind: 'sheep', points: 3 },
    ]);
    expect(score({ tiles, fields: [{ sheep: 1, tiles: [1] }] }).total).toBe(3);
    const dearer = changed('sheep-shelter', { rule: 'sheep-here', vp: 4 });
    expect(score({ tiles: [dearer, 'weaver'], fields: [{ sheep: 3, tiles: [1] }] }).total).toBe(12);
  });

  it('counts nothing without sheep, or without a field', () => {
    expect(score({ tiles: ['sheep-shelter'], fields: [{ sheep: 0, tiles: [1] }, { sheep: 2 }] }).total).toBe(
      1,
    );
    expect(score({ tiles: ['sheep-shelter'], fields: [{ sheep: 4 }] }).total).toBe(1);
  });

  it('may be flipped by the Flipper, where nothing gains more (SCORE-10)', () => {
    const sheet = score({ tiles: ['sheep-shelter', 'boat-flipper'], fields: [{ sheep: 6, tiles: [1] }] });
    expect(sheet).toEqual({
      total: 14,
      lines: [
        { tile: 'sheep-shelter', points: 12, items: { sheep: 6 }, flipped: true },
        { tile: 'boat-flipper', points: 2 },
      ],
      flip: 'sheep-shelter',
    });
    const tiles = ['sheep-shelter', 'boat-flipper', 'ranch'];
    expect(score({ tiles: [back('home-1'), ...tiles], fields: [{ sheep: 4, tiles: [1] }] }).flip).toBe(
      'ranch',
    );
  });
});

describe('the hillside (FARM-14)', () => {
  it('counts the other tiles of its field, each once', () => {
    const tiles = ['hillside', 'dairy', 'weaver', 'boat-5'];
    expect(score({ tiles, fields: [{ tiles: [0, 1, 3, 4] }, { tiles: [0, 2] }] }).lines).toEqual([
      { tile: 'hillside', points: 3, count: 3 },
    ]);
    expect(score({ tiles, fields: [{ tiles: [0, 0, 1, 1, 4] }] }).total).toBe(2);
    expect(score({ tiles, fields: [{ tiles: [1] }] }).total).toBe(0);
    const steeper = changed('hillside', { rule: 'tiles-of-field', vp: 3 });
    expect(score({ tiles: [steeper, 'dairy'], fields: [{ tiles: [0, 1, 2] }] }).total).toBe(6);
  });
});

describe('bakery and granary (FARM-15)', () => {
  it('make 4 of a resource, a wheat and a skill', () => {
    const sample = { tiles: [home({ wood: 2, gold: 1 }), 'bakery'], skills: { saw: 3 } };
    expect(score({ ...sample, wheat: 2 }).lines).toEqual([
      { tile: 'bakery', points: 8, items: { saw: 2, wood: 2, wheat: 2 } },
      { gold: 1, points: 1, items: { gold: 1 } },
    ]);
    expect(score({ ...sample, wheat: 5 }).lines).toEqual([
      { tile: 'bakery', points: 12, items: { saw: 3, wood: 2, gold: 1, wheat: 3 } },
    ]);
    expect(score(sample).total).toBe(1);
  });

  it('make 3 of every two wheat', () => {
    expect(score({ tiles: ['granary'], wheat: 5 }).lines).toEqual([
      { tile: 'granary', points: 6, items: { wheat: 4 } },
    ]);
    expect(score({ tiles: ['granary'], wheat: 1 }).total).toBe(0);
    const finer = changed('granary', { rule: 'granary', wheat: 1, vp: 2 });
    expect(score({ tiles: [finer], wheat: 3 }).total).toBe(6);
  });

  it('share wheat, resources and skills with each other and with the winter tiles', () => {
    const tiles = [home({ iron: 3 }), 'bakery', 'granary', 'scribes'];
    // A second set would cost the granary its wheat, a third the scribes their skills.
    const sheet = score({ tiles, skills: { anvil: 1, pick: 1, saw: 2 }, wheat: 3 });
    expect(sheet.lines).toEqual([
      { tile: 'bakery', points: 4, items: { saw: 1, iron: 1, wheat: 1 } },
      { tile: 'granary', points: 3, items: { wheat: 2 } },
      { tile: 'scribes', points: 10, items: { anvil: 1, pick: 1, saw: 1 } },
    ]);
  });

  it('leave everything where it makes more', () => {
    const tiles = [home({ gold: 1 }), 'bakery', 'jeweller', 'scholar'];
    expect(score({ tiles, skills: { saw: 1 }, wheat: 1 }).lines).toEqual([
      { tile: 'jeweller', points: 2, items: { gold: 1 } },
      { tile: 'scholar', points: 3, items: { saw: 1 }, kind: 'saw' },
    ]);
  });

  it('take no wheat for a resource and no resource for wheat without boat 5b', () => {
    expect(score({ tiles: ['bakery', 'windmill', BOAT_3B], wheat: 5, skills: { saw: 2 } }).total).toBe(0);
    expect(
      score({ tiles: [home({ wood: 4 }), 'bakery', 'granary', 'boat-5'], skills: { saw: 2 } }).total,
    ).toBe(0);
  });
});

describe('boat 5b (FARM-16)', () => {
  it('makes wheat any resource, gold too', () => {
    expect(score({ tiles: [BOAT_5B], wheat: 3 }).lines).toEqual([
      { gold: 3, points: 3, items: { wheat: 3 } },
    ]);
    expect(score({ tiles: [BOAT_5B, 'jeweller'], wheat: 3 }).total).toBe(6);
    expect(score({ tiles: [home({ wood: 1 }), BOAT_5B, 'mercers-guild'], wheat: 2 }).lines).toEqual([
      { tile: 'mercers-guild', points: 5, items: { wood: 1, wheat: 2 } },
    ]);
    expect(score({ tiles: [home({ wood: 3, iron: 1 }), BOAT_5B, 'watermill'], wheat: 2 }).total).toBe(5);
  });

  it('makes any resource wheat', () => {
    expect(score({ tiles: [home({ wood: 3, gold: 1 }), BOAT_5B, 'granary'] }).lines).toEqual([
      { tile: 'granary', points: 6, items: { wood: 3, gold: 1 } },
    ]);
    expect(score({ tiles: [home({ wood: 2 }), BOAT_5B, 'bakery'], skills: { saw: 1 } }).lines).toEqual([
      { tile: 'bakery', points: 4, items: { saw: 1, wood: 2 } },
    ]);
    expect(score({ tiles: [BOAT_5B, 'bakery'], skills: { saw: 2 }, wheat: 4 }).total).toBe(8);
  });

  it('makes no wood gold by way of wheat; boat 3b does', () => {
    const tiles = [home({ wood: 2 }), BOAT_5B, 'jeweller'];
    expect(score({ tiles }).total).toBe(0);
    expect(score({ tiles: [...tiles, BOAT_3B] }).total).toBe(4);
  });

  it('counts resources on a yard as wheat elsewhere, and never wheat on a yard (SCORE-2)', () => {
    const yard: SampleTile = { tile: 'blacksmith', resources: { wood: 2, iron: 1 } };
    expect(score({ tiles: [yard, BOAT_5B, 'granary'] }).lines).toEqual([
      { tile: 'blacksmith', points: 2, items: { iron: 1 } },
      { tile: 'granary', points: 3, items: { wood: 2 } },
    ]);
    expect(score({ tiles: ['barn', back('barn'), BOAT_5B], wheat: 2 }).total).toBe(2);
  });

  it('does nothing on its other side', () => {
    expect(score({ tiles: ['boat-5', 'jeweller', 'windmill'], wheat: 5 }).total).toBe(0);
  });
});

describe('the purple marker with The Farmers (SCORE-5)', () => {
  it('is an animal in an empty field', () => {
    expect(score({ fields: [{ cow: 1 }, {}], marker: true })).toEqual({
      total: 6,
      lines: [
        { field: 'field 0', kind: 'cow', points: 3 },
        { field: 'field 1', kind: 'cow', points: 3, marker: 'cow' },
      ],
      marker: 'cow',
    });
  });

  it('may join other kinds, or a herd of its own where that counts', () => {
    const occupied = score({ fields: [{ sheep: 1 }], marker: true });
    expect(occupied.lines.at(-1)).toEqual({ field: 'field 0', kind: 'cow', points: 3, marker: 'cow' });
    expect(score({ fields: [{ sheep: 1, cow: 1 }], marker: true }).marker).toBe('pig');
    // All kinds are there already: it is a gold.
    expect(score({ fields: [{ sheep: 1, cow: 1, pig: 1 }], marker: true }).marker).toBe('gold');
  });

  it('is a sheep at the shelter', () => {
    const shelter = changed('sheep-shelter', { rule: 'sheep-here', vp: 4 });
    expect(score({ tiles: [shelter], fields: [{ sheep: 2, tiles: [1] }], marker: true }).lines).toEqual([
      { tile: 'sheep-shelter', points: 12, items: { sheep: 2 }, marker: 'sheep' },
    ]);
    expect(score({ tiles: [shelter], fields: [{ tiles: [1] }], marker: true }).lines).toEqual([
      { tile: 'sheep-shelter', points: 4, marker: 'sheep' },
    ]);
    const sheet = score({
      tiles: [back('sheep-shelter'), changed('weaver', { rule: 'fields-with', kind: 'sheep', vp: 5 })],
      fields: [{ sheep: 1, pig: 1, cow: 1, tiles: [1] }],
      marker: true,
    });
    expect(sheet.lines.slice(0, 2)).toEqual([
      { tile: 'sheep-shelter', points: 2, marker: 'sheep' },
      { field: 'field 0', kind: 'sheep', points: 5 },
    ]);
  });

  it('is a wheat for the granary or the bakery', () => {
    const granary = score({ tiles: ['granary'], wheat: 1, marker: true });
    expect(granary.lines).toEqual([{ tile: 'granary', points: 3, items: { wheat: 1 }, marker: 'wheat' }]);
    const tiles = [home({ wood: 1 }), 'bakery'];
    expect(score({ tiles, skills: { saw: 1 }, marker: true }).lines).toEqual([
      { tile: 'bakery', points: 4, items: { saw: 1, wood: 1 }, marker: 'wheat' },
    ]);
    expect(score({ tiles, wheat: 1, marker: true }).marker).toBe('anvil');
    expect(score({ tiles: ['bakery'], wheat: 1, skills: { saw: 1 }, marker: true }).marker).toBe('gold');
  });

  it('is a gold beside boat 5b, which is as good as wheat and may lie on a yard', () => {
    expect(score({ tiles: [BOAT_5B, back('barn')], wheat: 1, marker: true }).lines).toEqual([
      { tile: 'barn', points: 2, marker: 'gold' },
      { gold: 1, points: 1, items: { wheat: 1 } },
    ]);
    expect(score({ tiles: [BOAT_5B, 'granary'], wheat: 1, marker: true }).total).toBe(3);
  });
});
