import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainField, explainFields, explainPair, previewTile } from '../../src/expansions/farmers/index.ts';
import type { PositionTile } from '../../src/io/position.ts';
import { Scenario } from '../../src/testkit/scenario.ts';
import { AROUND } from '../oracles/villages.ts';
import { FULL } from '../../../../scripts/testing/full.ts';
import { Raster } from './raster.ts';
import { at, HOME_AND_BOAT, farmWith, type Laid, LIFTED, MEADOW, tableWith, villages } from './villages.ts';
import { must } from '../../../../scripts/testing/must.ts';

describe('explaining a field', () => {
  it('FARM-3: a home tile has five fields, each beside the four others; its inlet divides nothing', () => {
    const fields = explainFields(farmWith(), 0);
    expect(fields.map(({ name }) => name)).toEqual([
      'home-1:0',
      'home-1:1',
      'home-1:3',
      'home-1:5',
      'home-1:9',
    ]);
    expect(fields.map(({ sectors }) => must(sectors[0]).halves)).toEqual([
      [0, 11],
      [1, 2],
      [3, 4],
      [5, 8],
      [9, 10],
    ]);
    for (const { name, neighbours } of fields) {
      const others = fields.filter((field) => field.name !== name);
      expect(neighbours).toEqual(others.map((field) => ({ field: field.name, through: ['home-1'] })));
    }
  });

  it('FARM-4: a field lists its sectors, where they lie, and the tiles it reaches', () => {
    // Keywood's road from the south meets the home's northern one.
    expect(explainField(farmWith({ tile: 'keywood', q: 0, r: -1 }), 0, 'keywood:7')).toEqual({
      name: 'home-1:0',
      sectors: [
        { tile: 'home-1', q: 0, r: 0, halves: [0, 11] },
        { tile: 'keywood', q: 0, r: -1, halves: [7, 8] },
      ],
      tiles: ['home-1', 'keywood'],
      animals: {},
      neighbours: [
        { field: 'home-1:1', through: ['home-1', 'keywood'] },
        { field: 'home-1:3', through: ['home-1'] },
        { field: 'home-1:5', through: ['home-1'] },
        { field: 'home-1:9', through: ['home-1'] },
        { field: 'keywood:0', through: ['keywood'] },
        { field: 'keywood:1', through: ['keywood'] },
      ],
      closedTo: [],
    });
  });

  it('FARM-4: a half of a water edge names nothing, nor does a tile of another village', () => {
    const s = farmWith(...HOME_AND_BOAT);
    for (const name of [
      'home-1:6',
      'home-1:7',
      'boat-keyflower:0',
      'home-2:0',
      'home-1:12',
      'home-1',
      'x:0',
    ]) {
      expect(explainField(s, 0, name)).toBeNull();
      expect(explainPair(s, 0, 'home-1:0', name)).toBeNull();
    }
  });

  it('FARM-14: a tile counts once however many of its sectors a field has', () => {
    const field = explainField(farmWith(...LIFTED, MEADOW), 0, 'home-1:0');
    expect(field?.sectors.map(({ tile }) => tile)).toEqual(['home-1', 'home-1', 'sheep-shelter']);
    expect(field?.tiles).toEqual(['home-1', 'sheep-shelter']);
  });

  it('FARM-6: a field is closed to every kind but the one that is there', () => {
    const s = farmWith({ tile: 'home-1', q: 0, r: 0, animals: [{ kind: 'pig', half: 0, count: 2 }] });
    const field = explainField(s, 0, 'home-1:11');
    expect(field?.animals).toEqual({ pig: 2 });
    expect(field?.closedTo).toEqual([
      { kind: 'sheep', why: 'other-kind', holds: ['pig'] },
      { kind: 'cow', why: 'other-kind', holds: ['pig'] },
    ]);
  });

  it('FARM-6: a field that holds several kinds is closed to all of them', () => {
    const animals = [
      { kind: 'sheep' as const, half: 0, count: 1 },
      { kind: 'cow' as const, half: 0, count: 1 },
    ];
    const field = explainField(farmWith({ tile: 'home-1', q: 0, r: 0, animals }), 0, 'home-1:0');
    expect(field?.closedTo.map(({ kind, why }) => [kind, why])).toEqual([
      ['sheep', 'several-kinds'],
      ['pig', 'several-kinds'],
      ['cow', 'several-kinds'],
    ]);
    expect(must(field?.closedTo[1]).holds).toEqual(['sheep', 'cow']);
  });

  it('FARM-9: to the owner of boat 5a no field is closed', () => {
    const home: PositionTile = {
      tile: 'home-1',
      q: 0,
      r: 0,
      animals: [{ kind: 'pig', half: 0, count: 2 }],
    };
    expect(explainField(farmWith(home, { tile: 'boat-5', q: 0, r: 1 }), 0, 'home-1:0')?.closedTo).toEqual([]);
  });

  it('says nothing in a game without The Farmers', () => {
    const { state } = new Scenario();
    expect(explainFields(state, 0)).toEqual([]);
    expect(explainField(state, 0, 'home-1:0')).toBeNull();
    expect(explainPair(state, 0, 'home-1:0', 'home-1:1')).toBeNull();
    expect(previewTile(state, 0, 'keywood', 0, -1, 0)).toBeNull();
  });
});

describe('explaining two fields', () => {
  it('FARM-4: a road at the rim keeps its two sides apart, and sectors farther round meet in the middle', () => {
    expect(explainPair(farmWith(), 0, 'home-1:11', 'home-1:2')).toEqual({
      fields: ['home-1:0', 'home-1:1'],
      relation: 'adjacent',
      through: ['home-1'],
      steps: 1,
      barriers: [{ why: 'rim', halves: ['home-1:0', 'home-1:1'] }],
    });
    expect(explainPair(farmWith(), 0, 'home-1:0', 'home-1:3')?.barriers).toEqual([
      { why: 'middle', halves: ['home-1:0', 'home-1:3'] },
    ]);
  });

  it('FARM-4: a road that goes on into the next tile divides both', () => {
    const pair = explainPair(farmWith({ tile: 'keywood', q: 0, r: -1 }), 0, 'home-1:1', 'home-1:0');
    expect(pair?.through).toEqual(['home-1', 'keywood']);
    expect(pair?.barriers).toEqual([
      { why: 'road', halves: ['home-1:1', 'home-1:0'] },
      { why: 'road', halves: ['keywood:6', 'keywood:7'] },
    ]);
  });

  it('MOVE-6, FARM-4: where a road ends at a field edge its two sides are one field', () => {
    expect(explainPair(farmWith(...LIFTED, MEADOW), 0, 'home-1:0', 'home-1:1')).toEqual({
      fields: ['home-1:0', 'home-1:0'],
      relation: 'same',
      through: [],
      steps: 0,
      barriers: [],
    });
  });

  it('FARM-7: the two banks of a boat tile are adjacent, with its river between', () => {
    const pair = explainPair(farmWith(...HOME_AND_BOAT), 0, 'boat-keyflower:2', 'boat-keyflower:11');
    expect(pair?.relation).toBe('adjacent');
    expect(pair?.barriers).toEqual([
      { why: 'water', halves: ['boat-keyflower:5', 'boat-keyflower:8'] },
      { why: 'water', halves: ['boat-keyflower:2', 'boat-keyflower:11'] },
    ]);
  });

  it('FARM-4: where the water goes on, land meets at the corner only; no animal walks there', () => {
    expect(explainPair(farmWith(...HOME_AND_BOAT), 0, 'home-1:5', 'boat-keyflower:3')).toEqual({
      fields: ['home-1:5', 'boat-keyflower:2'],
      relation: 'apart',
      through: [],
      steps: null,
      barriers: [{ why: 'corner', halves: ['home-1:5', 'boat-keyflower:2'] }],
    });
  });

  it('FARM-4: land against a water edge does not join', () => {
    const s = farmWith(...LIFTED, { tile: 'sheep-shelter', q: 0, r: 2 });
    expect(explainPair(s, 0, 'sheep-shelter:0', 'boat-2:2')).toMatchObject({
      relation: 'apart',
      steps: null,
      barriers: [{ why: 'water', halves: ['sheep-shelter:1', 'boat-2:5'] }],
    });
  });

  it('FARM-7: fields apart name the steps between them and nothing where they do not touch', () => {
    const s = farmWith({ tile: 'keywood', q: 0, r: -1 });
    expect(explainPair(s, 0, 'keywood:0', 'home-1:5')).toMatchObject({
      relation: 'apart',
      through: [],
      steps: 2,
      barriers: [],
    });
  });

  it('FARM-4: every road and corner that divides is named, and no other, in any village', () => {
    fc.assert(
      fc.property(villages(25), (village) => {
        const s = tableWith(village);
        const raster = new Raster(village);
        const wrong: string[] = [];
        const found = { roads: new Set<string>(), corners: new Set<string>() };
        raster.fields.forEach((one, a) => {
          for (const other of raster.fields.slice(a + 1)) {
            const pair = explainPair(s, 0, one.name, other.name)!;
            for (const { why, halves } of pair.barriers) {
              if (!one.halves.includes(halves[0]) || !other.halves.includes(halves[1]))
                wrong.push(`${halves.join(' ')} is not between ${one.name} and ${other.name}`);
              const [tile, next] = halves.map((half) => half.split(':')[0]);
              if (why === 'road' || why === 'rim') found.roads.add([why, ...halves].sort().join(' '));
              if (tile !== next) found.corners.add(pair.fields.join(' '));
            }
            // Whatever shares a tile is parted by something on that tile.
            for (const tile of pair.through) {
              if (!pair.barriers.some(({ halves }) => halves.every((half) => half.startsWith(`${tile}:`))))
                wrong.push(`nothing on ${tile} parts ${one.name} and ${other.name}`);
            }
          }
        });
        expect(wrong).toEqual([]);
        expect([...found.roads].sort()).toEqual(dividingRoads(village, raster).sort());
        expect([...found.corners].sort()).toEqual(raster.meetingsAtCorners().sort());
      }),
      { numRuns: FULL ? 400 : 8, seed: 20_111 },
    );
  });
});

/** The roads of a village whose sides are two fields on paper, as `half half why` in alphabetical order. */
function dividingRoads(village: readonly Laid[], raster: Raster): string[] {
  const fieldOf = (half: string) => raster.fields.find(({ halves }) => halves.includes(half));
  return village.flatMap(({ tile, edges, q, r, rotation }) =>
    edges.split('').flatMap((kind, edge) => {
      const sides = [`${tile}:${2 * edge}`, `${tile}:${2 * edge + 1}`];
      if (kind !== 'R' || fieldOf(must(sides[0])) === fieldOf(must(sides[1]))) return [];
      const [dq, dr] = must(AROUND[(edge + rotation) % 6]);
      return [[at(village, q + dq, r + dr) ? 'road' : 'rim', ...sides].sort().join(' ')];
    }),
  );
}
