import { describe, expect, it } from 'vitest';
import type { PositionTile } from '../../src/io/position.ts';
import { Scenario } from '../../src/testkit/scenario.ts';
import { move, upgrade } from '../support/actions.ts';
import { resourcesOn, transporting } from '../support/table.ts';
import { column, homeWith } from '../support/villages.ts';
import { must } from '../../../../scripts/testing/must.ts';

const boat = (tile: string, face: 'a' | 'b'): PositionTile => ({ tile, q: 0, r: 1, face });

describe('boat 2a: over the fields', () => {
  // The keywood lies SE of home and NE of the boat, its field against the boat's field.
  const keywood: PositionTile = { tile: 'keywood', q: 1, r: 0, rotation: 2, resources: { wood: 1 } };

  it('MOVE-6: resources cross field against field', () => {
    const table = transporting([boat('boat-2', 'a'), keywood], { points: 1 });
    table.play(0, move('wood', 'keywood', 'boat-2'));
    expect(resourcesOn(table, 0, 'boat-2')).toEqual({ wood: 1 });
  });

  it('MOVE-6: without the ability fields stop them', () => {
    const table = transporting([boat('boat-2', 'b'), keywood], { points: 9 });
    expect(table.broken(0, move('wood', 'keywood', 'boat-2'))).toBe('MOVE-2');
  });

  it('MOVE-6: the ability is its owner’s alone', () => {
    // Seat 1's home has its water to the SW.
    const table = transporting([boat('boat-1', 'a'), keywood], {
      points: 9,
      theirs: [{ tile: 'boat-2', q: -1, r: 1, rotation: 1, face: 'a' }],
    });
    expect(table.broken(0, move('wood', 'keywood', 'boat-1'))).toBe('MOVE-2');
  });

  it('MOVE-6: a road against a field is fine, in both directions', () => {
    // The sawmill's southern edge is a field here; home's northern edge is a road.
    const sawmill: PositionTile = { tile: 'sawmill', q: 0, r: -1, rotation: 1, resources: { iron: 1 } };
    const table = transporting([homeWith({ wood: 1 }), boat('boat-2', 'a'), sawmill], { points: 2 });
    table.play(0, move('wood', 'home-1', 'sawmill'));
    table.play(0, move('iron', 'sawmill', 'home-1'));
    expect(resourcesOn(table, 0, 'sawmill')).toEqual({ wood: 1 });
    expect(resourcesOn(table, 0, 'home-1')).toEqual({ iron: 1 });
  });

  it('MOVE-6: water still stops everything', () => {
    const table = transporting([homeWith({ wood: 1 }), boat('boat-2', 'a')], { points: 9 });
    expect(table.broken(0, move('wood', 'home-1', 'boat-2'))).toBe('MOVE-2');
    expect(table.legal(0)).not.toContainEqual(expect.objectContaining({ type: 'move' }));
  });

  it('MOVE-6: water against a field stops everything too', () => {
    // Turned by one, the boat north of home shows home a field, and its water elsewhere; turned by none, water.
    const wet: PositionTile = { tile: 'boat-1', q: 0, r: -1 };
    const dry: PositionTile = { tile: 'boat-1', q: 0, r: -1, rotation: 1 };
    const village = (other: PositionTile) => [homeWith({ wood: 1 }), boat('boat-2', 'a'), other];
    expect(transporting(village(wet), { points: 9 }).broken(0, move('wood', 'home-1', 'boat-1'))).toBe(
      'MOVE-2',
    );
    expect(transporting(village(dry), { points: 9 }).broken(0, move('wood', 'home-1', 'boat-1'))).toBeNull();
  });

  it('MOVE-6: inside a tile nothing hinders them: they cross the river on the boat tile', () => {
    const east: PositionTile = { tile: 'woodcutter', q: 1, r: 1, resources: { wood: 1 } };
    const west: PositionTile = { tile: 'miner', q: -1, r: 2 };
    const table = transporting([boat('boat-2', 'a'), east, west], { points: 2 });
    table.play(0, move('wood', 'woodcutter', 'miner'));
    expect(resourcesOn(table, 0, 'miner')).toEqual({ wood: 1 });
    expect(must(table.position().pending[0]).points).toBe(0);
  });
});

describe('boat 2b: double numbers', () => {
  const stableIn = (owner: 'market' | 0 | 1) => {
    const stable = column('stable');
    return new Scenario({
      season: 'autumn',
      market: owner === 'market' ? [{ tile: 'stable' }] : [],
      players: [
        { workers: { red: 3 }, village: [boat('boat-2', 'b'), ...(owner === 0 ? stable : [])] },
        { workers: { red: 3 }, village: owner === 1 ? stable : [] },
      ],
    });
  };

  for (const owner of ['market', 0, 1] as const) {
    const place = owner === 'market' ? 'the market' : owner === 0 ? 'the own village' : 'another village';
    it(`MOVE-7: transport and upgrade numbers are doubled for a tile in ${place}`, () => {
      const table = stableIn(owner);
      table.play(0, { type: 'use', tile: 'stable', screen: { red: 1 } });
      expect(table.position().pending[0]).toMatchObject({ points: 4, upgrades: 2 });
    });
  }

  it('MOVE-7: only the owner gets double numbers; others do not, even in the owner’s village', () => {
    const table = stableIn(0);
    table.play(0, { type: 'pass' });
    table.play(1, { type: 'use', tile: 'stable', screen: { red: 1 } });
    expect(table.position().pending[0]).toMatchObject({ player: 1, points: 2, upgrades: 1 });
  });

  it('MOVE-7: face a doubles nothing', () => {
    const table = new Scenario({
      season: 'autumn',
      players: [{ workers: { red: 1 }, village: [boat('boat-2', 'a')] }, {}],
    });
    table.play(0, { type: 'use', tile: 'home-1', screen: { red: 1 } });
    expect(table.position().pending[0]).toMatchObject({ points: 1, upgrades: 1 });
  });
});

describe('boat 3a: any resource for any other', () => {
  it('MOVE-8: wood and iron stand in for gold when upgrading', () => {
    const peddler = column({ tile: 'peddler', resources: { wood: 1, iron: 1 } });
    const table = transporting([boat('boat-3', 'a'), ...peddler]);
    expect(table.broken(0, upgrade('peddler', { wood: 1 }))).toBeNull();
    table.play(0, upgrade('peddler', { iron: 1 }));
    expect(table.player(0).village[2]).toMatchObject({ upgraded: true, resources: { wood: 1 } });
  });

  it('MOVE-8: it stands in one for one, no less and no more', () => {
    const table = transporting([boat('boat-3', 'a'), homeWith({ iron: 3 })]);
    expect(table.broken(0, upgrade('home-1', { iron: 1 }))).toBe('MOVE-4');
    expect(table.broken(0, upgrade('home-1', { iron: 3 }))).toBe('MOVE-4');
    table.play(0, upgrade('home-1', { iron: 2 }));
    expect(table.player(0).village[0]).toMatchObject({ upgraded: true, resources: { iron: 1 } });
  });

  it('MOVE-8: it lifts nothing for skills', () => {
    const quarry = column({ tile: 'keystone-quarry', resources: { wood: 3, gold: 3 } });
    const table = transporting([boat('boat-3', 'a'), ...quarry], { skills: { saw: 1 } });
    expect(table.broken(0, upgrade('keystone-quarry'))).toBe('MOVE-4');
  });

  it('MOVE-8: face b, and the boat of another player, lift nothing', () => {
    const peddler = column({ tile: 'peddler', resources: { wood: 1 } });
    expect(transporting([boat('boat-3', 'b'), ...peddler]).broken(0, upgrade('peddler', { wood: 1 }))).toBe(
      'MOVE-4',
    );
    const theirs: PositionTile = { tile: 'boat-3', q: -1, r: 1, rotation: 1, face: 'a' };
    expect(transporting(peddler, { theirs: [theirs] }).broken(0, upgrade('peddler', { wood: 1 }))).toBe(
      'MOVE-4',
    );
  });
});
