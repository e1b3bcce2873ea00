import { describe, expect, it } from 'vitest';
import type { PositionTile } from '../../src/io/position.ts';
import { Scenario } from '../../src/testkit/scenario.ts';
import { move, upgrade } from '../support/actions.ts';
import { asked, resourcesOn, transporting } from '../support/table.ts';
import { column, homeWith } from '../support/villages.ts';
import { must } from '../../../../scripts/testing/must.ts';

describe('which tiles transport', () => {
  const uses = [
    { tile: 'home-1', upgraded: false, points: 1, upgrades: 1 },
    { tile: 'home-1', upgraded: true, points: 2, upgrades: 1 },
    { tile: 'stable', upgraded: false, points: 2, upgrades: 1 },
    { tile: 'stable', upgraded: true, points: 4, upgrades: 2 },
    { tile: 'farrier', upgraded: false, points: 3, upgrades: 1 },
    { tile: 'farrier', upgraded: true, points: 5, upgrades: 2 },
    { tile: 'wainwright', upgraded: false, points: 4, upgrades: 2 },
    { tile: 'wainwright', upgraded: true, points: 6, upgrades: 2 },
  ];
  /** A rotation in which the tile joins the road north of the home tile. */
  const turned: Record<string, number> = { stable: 0, farrier: 0, wainwright: 2 };

  for (const { tile, upgraded, points, upgrades } of uses) {
    const face = upgraded ? 'upgraded' : 'front';
    it(`MOVE-1: the ${tile} (${face}) gives ${points} transport points and ${upgrades} upgrades`, () => {
      const laid = upgraded ? { tile, upgraded: true as const } : { tile };
      const village: PositionTile[] =
        tile === 'home-1' ? [{ ...laid, q: 0, r: 0 }] : [{ ...laid, q: 0, r: -1, rotation: turned[tile] }];
      const table = new Scenario({ season: 'autumn', players: [{ workers: { red: 1 }, village }, {}] });
      table.play(0, { type: 'use', tile, screen: { red: 1 } });
      expect(table.position().pending).toEqual([
        { player: 0, decision: 'transport', tile, points, upgrades },
      ]);
    });
  }

  it('MOVE-1: a transport tile in another village moves and upgrades in one’s own village only', () => {
    const table = new Scenario({
      players: [
        {
          workers: { red: 1 },
          skills: { saw: 1 },
          village: [homeWith({ wood: 1 }), ...column({ tile: 'keywood', resources: { wood: 1 } })],
        },
        { village: [{ tile: 'home-2', q: 0, r: 0, resources: { iron: 1, stone: 1 } }, ...column('stable')] },
      ],
    });
    table.play(0, { type: 'use', tile: 'stable', screen: { red: 1 } });
    expect(table.broken(0, move('iron', 'home-2', 'stable'))).toBe('MOVE-1');
    expect(table.broken(0, move('wood', 'home-1', 'stable'))).toBe('MOVE-1');
    expect(table.broken(0, upgrade('home-2'))).toBe('MOVE-3');
    expect(table.legal(0)).not.toContainEqual(expect.objectContaining({ from: 'home-2' }));
    table.play(0, move('wood', 'keywood', 'home-1'));
    table.play(0, upgrade('keywood'));
    expect(resourcesOn(table, 0, 'home-1')).toEqual({ wood: 2 });
    expect(must(table.player(0).village[1]).upgraded).toBe(true);
  });

  it('MOVE-1: a transport tile in the market serves one’s own village', () => {
    const table = new Scenario({
      season: 'summer',
      market: [{ tile: 'farrier' }],
      players: [
        { workers: { red: 1 }, village: [homeWith({ wood: 1 }), ...column('keywood', 'stable')] },
        {},
      ],
    });
    table.play(0, { type: 'use', tile: 'farrier', screen: { red: 1 } });
    table.play(0, move('wood', 'home-1', 'stable'));
    expect(resourcesOn(table, 0, 'stable')).toEqual({ wood: 1 });
    expect(table.broken(0, move('wood', 'stable', 'farrier'))).toBe('MOVE-1');
  });
});

describe('moving along roads', () => {
  it('MOVE-2: a step to the next tile along a road costs one point', () => {
    const table = transporting([homeWith({ wood: 1 }), ...column('keywood')], { points: 1 });
    table.play(0, move('wood', 'home-1', 'keywood'));
    expect(resourcesOn(table, 0, 'keywood')).toEqual({ wood: 1 });
    expect(resourcesOn(table, 0, 'home-1')).toEqual({});
    expect(must(table.position().pending[0]).points).toBe(0);
    expect(table.broken(0, move('wood', 'keywood', 'home-1'))).toBe('MOVE-2');
  });

  it('MOVE-2: points are split freely among resources and steps', () => {
    const table = transporting([homeWith({ wood: 2, gold: 1 }), ...column('keywood', 'stable')], {
      points: 4,
    });
    table.play(0, move('wood', 'home-1', 'stable'));
    table.play(0, move('gold', 'home-1', 'keywood'));
    table.play(0, move('wood', 'home-1', 'keywood'));
    expect(resourcesOn(table, 0, 'stable')).toEqual({ wood: 1 });
    expect(resourcesOn(table, 0, 'keywood')).toEqual({ wood: 1, gold: 1 });
    expect(must(table.position().pending[0]).points).toBe(0);
  });

  it('MOVE-2: one move takes one resource, though more lie there', () => {
    const table = transporting([homeWith({ wood: 3 }), ...column('keywood')], { points: 2 });
    table.play(0, move('wood', 'home-1', 'keywood'));
    expect(resourcesOn(table, 0, 'home-1')).toEqual({ wood: 2 });
  });

  it('MOVE-2: a way longer than the points left is refused', () => {
    const table = transporting([homeWith({ wood: 1 }), ...column('keywood', 'stable')], { points: 1 });
    expect(table.broken(0, move('wood', 'home-1', 'stable'))).toBe('MOVE-2');
    expect(table.legal(0)).toContainEqual(move('wood', 'home-1', 'keywood'));
    expect(table.legal(0)).not.toContainEqual(move('wood', 'home-1', 'stable'));
  });

  it('MOVE-2: the way costs its shortest length, also where a longer one exists', () => {
    // Home, keywood (N) and woodcutter (NE) form a ring of roads: both are one step from home.
    const ring: PositionTile[] = [
      homeWith({ wood: 1 }),
      { tile: 'keywood', q: 0, r: -1, rotation: 2 },
      { tile: 'woodcutter', q: 1, r: -1 },
    ];
    const table = transporting(ring, { points: 2 });
    const [moved] = table.play(0, move('wood', 'home-1', 'woodcutter'));
    expect(moved).toMatchObject({ type: 'moved', points: 1 });
    expect(must(table.position().pending[0]).points).toBe(1);
  });

  it('MOVE-2: nothing crosses where fields touch, however many points there are', () => {
    // The sawmill lies NE of the keywood, field against field, with no road to it.
    const village: PositionTile[] = [
      homeWith({}),
      { tile: 'keywood', q: 0, r: -1, rotation: 2, resources: { wood: 1 } },
      { tile: 'sawmill', q: 1, r: -2 },
    ];
    const table = transporting(village, { points: 9 });
    expect(table.broken(0, move('wood', 'keywood', 'sawmill'))).toBe('MOVE-2');
    expect(table.broken(0, move('wood', 'keywood', 'home-1'))).toBeNull();
  });

  it('MOVE-2: nothing crosses water', () => {
    const table = transporting([homeWith({ wood: 1 }), { tile: 'boat-1', q: 0, r: 1 }], { points: 5 });
    expect(table.broken(0, move('wood', 'home-1', 'boat-1'))).toBe('MOVE-2');
  });

  it('MOVE-2: a resource that does not lie there, or to the tile where it lies, is refused', () => {
    const table = transporting([homeWith({ wood: 1 }), ...column('keywood')], { points: 3 });
    expect(table.broken(0, move('stone', 'home-1', 'keywood'))).toBe('MOVE-2');
    expect(table.broken(0, move('wood', 'keywood', 'home-1'))).toBe('MOVE-2');
    expect(table.broken(0, move('wood', 'home-1', 'home-1'))).toBe('MOVE-2');
    expect(table.broken(0, move('wheat', 'home-1', 'keywood'))).toBe('MOVE-2');
  });

  it('MOVE-2: gold and the other resources move alike', () => {
    const table = transporting([homeWith({ wood: 1, stone: 1, iron: 1, gold: 1 }), ...column('keywood')], {
      points: 4,
    });
    for (const resource of ['gold', 'iron', 'stone', 'wood'])
      table.play(0, move(resource, 'home-1', 'keywood'));
    expect(resourcesOn(table, 0, 'keywood')).toEqual({ wood: 1, stone: 1, iron: 1, gold: 1 });
  });
});

describe('order and ends of a transport use', () => {
  const village = () => [
    homeWith({ wood: 1, iron: 1 }),
    ...column({ tile: 'stable', resources: { gold: 1 } }),
  ];

  it('MOVE-5: everything is optional: the player may be done at once', () => {
    const table = transporting(village(), { points: 2 });
    table.play(0, { type: 'done' });
    expect(asked(table)).toEqual(['1 turn']);
    expect(resourcesOn(table, 0, 'home-1')).toEqual({ wood: 1, iron: 1 });
  });

  it('MOVE-5: steps and upgrades may be interleaved in any order', () => {
    const table = transporting(village(), { points: 3 });
    table.play(0, move('wood', 'home-1', 'stable'));
    table.play(0, move('iron', 'home-1', 'stable'));
    table.play(0, upgrade('stable', { wood: 1, iron: 1 }));
    table.play(0, move('gold', 'stable', 'home-1'));
    expect(table.player(0).village[1]).toMatchObject({ tile: 'stable', upgraded: true });
    expect(resourcesOn(table, 0, 'home-1')).toEqual({ gold: 1 });
    expect(table.legal(0)).toEqual([{ type: 'done' }]);
  });

  it('MOVE-5: flipping the tile in use changes nothing this time', () => {
    const table = new Scenario({
      players: [
        {
          workers: { red: 3 },
          village: [homeWith({ gold: 1 }), ...column({ tile: 'stable', resources: { wood: 1, iron: 1 } })],
        },
        {},
      ],
    });
    table.play(0, { type: 'use', tile: 'stable', screen: { red: 1 } });
    table.play(0, upgrade('stable'));
    expect(table.position().pending[0]).toMatchObject({ points: 2, upgrades: 0 });
    table.play(0, { type: 'done' });
    table.play(1, { type: 'pass' });
    table.play(0, { type: 'use', tile: 'stable', screen: { red: 2 } });
    expect(table.position().pending[0]).toMatchObject({ points: 4, upgrades: 2 });
  });

  it('MOVE-5: with no points and no upgrades left only being done is legal', () => {
    const table = transporting([homeWith({ wood: 1, stone: 1 }), ...column('keywood')], {
      upgrades: 0,
      skills: { saw: 1 },
    });
    expect(table.legal(0)).toEqual([{ type: 'done' }]);
    expect(table.broken(0, upgrade('home-1'))).toBe('MOVE-3');
  });

  it('MOVE-5: no other player acts before the transport is done', () => {
    const table = transporting(village(), { points: 2 });
    expect(table.broken(1, { type: 'pass' })).toBe('NOT_YOUR_DECISION');
    expect(table.broken(0, { type: 'pass' })).toBe('ILLEGAL_ACTION');
  });
});
