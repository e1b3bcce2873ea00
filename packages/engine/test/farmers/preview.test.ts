import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainField, explainFields, explainPair, previewTile } from '../../src/expansions/farmers/index.ts';
import { Scenario } from '../../src/testkit/scenario.ts';
import { FULL } from '../../../../scripts/testing/full.ts';
import { Raster } from './raster.ts';
import { fits, farmWith, LIFTED, tableWith, villages } from './villages.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';

describe('previewing a tile', () => {
  it('FARM-5: says which fields it would merge, which grow and which appear, and changes nothing', () => {
    const s = farmWith();
    const bytes = s.bytes.slice();
    const preview = previewTile(s, 0, 'keywood', 0, -1, 0);
    expect(preview?.fits).toBe(true);
    expect(preview?.fields.map(({ change, from, field }) => [change, from, field.name])).toEqual([
      ['appears', [], 'keywood:0'],
      ['appears', [], 'keywood:1'],
      ['grows', ['home-1:1'], 'home-1:1'],
      ['grows', ['home-1:0'], 'home-1:0'],
    ]);
    expect(s.bytes).toEqual(bytes);
    expect(explainField(s, 0, 'keywood:0')).toBeNull();
  });

  it('FARM-5: merged fields bring their animals together', () => {
    const animals = [
      { kind: 'sheep' as const, half: 0, count: 2 },
      { kind: 'pig' as const, half: 1, count: 1 },
    ];
    const s = farmWith({ tile: 'home-1', q: 0, r: 0, animals }, ...LIFTED);
    const [preview] = atLeast(1, previewTile(s, 0, 'sheep-shelter', 0, -1, 0)!.fields);
    expect(preview).toMatchObject({ change: 'merges', from: ['home-1:0', 'home-1:1'] });
    expect(preview.field).toMatchObject({ name: 'home-1:0', animals: { sheep: 2, pig: 1 } });
    expect(preview.field.closedTo).toHaveLength(3);
  });

  it('END-10: says whether the edges fit; boat 2a lifts that for its own placement too', () => {
    expect(previewTile(farmWith(), 0, 'sheep-shelter', 0, -1, 0)?.fits).toBe(false);
    expect(previewTile(farmWith(...LIFTED), 0, 'sheep-shelter', 0, -1, 0)?.fits).toBe(true);
    expect(previewTile(farmWith(), 0, 'boat-1', 0, -1, 0)?.fits).toBe(false);
    expect(previewTile(farmWith(), 0, 'boat-2', 0, -1, 0)?.fits).toBe(true);
  });

  it('END-10: nothing is previewed where no tile can lie', () => {
    const s = farmWith({ tile: 'keywood', q: 0, r: -1 });
    expect(previewTile(s, 0, 'miner', 0, 0, 0)).toBeNull();
    expect(previewTile(s, 0, 'miner', 3, 3, 0)).toBeNull();
    expect(previewTile(s, 0, 'miner', 0, -2, 6)).toBeNull();
    expect(previewTile(s, 0, 'miner', 0.5, -2, 0)).toBeNull();
    expect(previewTile(s, 0, 'nowhere', 0, -2, 0)).toBeNull();
    expect(previewTile(s, 0, 'home-3', 0, -2, 0)).toBeNull();
    expect(previewTile(s, 0, 'keywood', 0, -2, 0)).toBeNull();
  });

  it('END-9: while placing, tiles that the others do not see yet count as laid', () => {
    const table = new Scenario({
      options: { farmers: 'mixed' },
      phase: 'ending',
      pending: [{ player: 0, decision: 'place' }],
      players: [{ placing: [{ tile: 'keywood' }, { tile: 'miner' }] }, {}],
    });
    table.play(0, { type: 'place', tile: 'keywood', q: 0, r: -1, rotation: 0 });
    expect(explainFields(table.state, 0)).toHaveLength(5);
    expect(must(explainPair(table.state, 0, 'home-1:0', 'home-1:1')?.barriers[0]).why).toBe('rim');
    const preview = previewTile(table.state, 0, 'miner', 0, -2, 0);
    expect(preview?.fits).toBe(true);
    expect(preview?.fields.map(({ from }) => from)).toContainEqual(['keywood:0']);
    table.play(0, { type: 'place', tile: 'miner', q: 0, r: -2, rotation: 0 });
    for (const { field } of preview!.fields) {
      expect(explainField(table.state, 0, field.name)).toEqual(field);
    }
  });

  it('FARM-5: a preview says what laying the tile then does', () => {
    const property = fc.property(villages(25), (village) => {
      const last = village.at(-1)!;
      if (village.length < 2) return;
      const s = tableWith(village.slice(0, -1));
      const bytes = s.bytes.slice();
      const preview = previewTile(s, 0, last.tile, last.q, last.r, last.rotation)!;
      expect(s.bytes.every((byte, i) => byte === bytes[i])).toBe(true);
      const after = tableWith(village);
      const expected = explainFields(after, 0).filter(({ tiles }) => tiles.includes(last.tile));
      const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
      expect(preview.fields.map(({ field }) => field).sort(byName)).toEqual(expected.sort(byName));
      const before = new Raster(village.slice(0, -1)).fields;
      for (const { change, from, field } of preview.fields) {
        const halves = new Set(
          field.sectors.flatMap(({ tile, halves: own }) => own.map((half) => `${tile}:${half}`)),
        );
        const gone = before.filter((old) => old.halves.some((half) => halves.has(half)));
        expect(from).toEqual(gone.map(({ name }) => name));
        expect(change).toBe(gone.length === 0 ? 'appears' : gone.length === 1 ? 'grows' : 'merges');
      }
      const lifted = village.some(({ tile, face }) => tile === 'boat-2' && face !== 'b');
      expect(preview.fits).toBe(lifted || fits(village.slice(0, -1), last));
    });
    fc.assert(property, { numRuns: FULL ? 600 : 20, seed: 20_111 });
  });
});
