import { describe, expect, it } from 'vitest';
import type { PositionTile } from '../../src/io/position.ts';
import type { Scenario } from '../../src/testkit/scenario.ts';
import { move, upgrade } from '../support/actions.ts';
import { resourcesOn, transporting } from '../support/table.ts';
import { column, homeWith } from '../support/villages.ts';

const upgradesOf = (table: Scenario) =>
  table.legal(0).flatMap((action) => (action.type === 'upgrade' ? [action] : []));

describe('what can be flipped', () => {
  it('MOVE-3: each upgrade point flips one tile', () => {
    const table = transporting(column('keywood', 'woodcutter'), { skills: { saw: 2 }, upgrades: 1 });
    table.play(0, upgrade('keywood'));
    expect(table.broken(0, upgrade('woodcutter'))).toBe('MOVE-3');
    const twice = transporting(column('keywood', 'woodcutter'), { skills: { saw: 2 }, upgrades: 2 });
    twice.play(0, upgrade('keywood'));
    twice.play(0, upgrade('woodcutter'));
    expect(twice.player(0).village.map(({ upgraded }) => upgraded)).toEqual([undefined, true, true]);
  });

  it('MOVE-3: a tile that shows its back is not flipped again', () => {
    const table = transporting(column({ tile: 'keywood', upgraded: true }), { skills: { saw: 1 } });
    expect(table.broken(0, upgrade('keywood'))).toBe('MOVE-3');
    expect(upgradesOf(table)).toEqual([]);
  });

  it('MOVE-3: spring, summer and autumn tiles and the home tile can be flipped', () => {
    const spring = transporting(column('keywood'), { skills: { saw: 1 } });
    const summer = transporting(column({ tile: 'smelter', resources: { iron: 3 } }));
    const autumn = transporting(column({ tile: 'well', rotation: 1, resources: { iron: 3 } }));
    const home = transporting([homeWith({ wood: 1, stone: 1 })]);
    const flipped = (table: Scenario, tile: string) => {
      table.play(0, upgrade(tile));
      return table.player(0).village.find((laid) => laid.tile === tile)?.upgraded;
    };
    expect(flipped(spring, 'keywood')).toBe(true);
    expect(flipped(summer, 'smelter')).toBe(true);
    expect(flipped(autumn, 'well')).toBe(true);
    expect(flipped(home, 'home-1')).toBe(true);
  });

  it('MOVE-3: summer boats are never flipped', () => {
    const table = transporting([{ tile: 'boat-3', q: 0, r: 1, face: 'a', resources: { gold: 4 } }], {
      skills: { saw: 2, pick: 2, anvil: 2 },
    });
    expect(table.broken(0, upgrade('boat-3'))).toBe('MOVE-3');
  });

  it('MOVE-3: winter tiles, boats and turn-order tiles are never flipped', () => {
    const village: PositionTile[] = [
      homeWith({}),
      { tile: 'keythedral', q: 0, r: -1, rotation: 1, resources: { gold: 4 } },
      { tile: 'boat-keyflower', q: 0, r: 1, resources: { gold: 4 } },
      { tile: 'turn-order-1-2p', q: 1, r: 0, rotation: 5, resources: { gold: 4 } },
    ];
    const table = transporting(village, { skills: { saw: 2, pick: 2, anvil: 2 }, season: 'winter' });
    for (const { tile } of village.slice(1)) expect(table.broken(0, upgrade(tile))).toBe('MOVE-3');
    expect(upgradesOf(table)).toEqual([]);
  });

  it('MOVE-3: a tile in the market, or nowhere, is not flipped', () => {
    const table = transporting([], {
      season: 'spring',
      skills: { saw: 1 },
      market: [{ tile: 'keywood', uses: [{ red: 1 }] }],
    });
    expect(table.broken(0, upgrade('keywood'))).toBe('MOVE-3');
    expect(table.broken(0, upgrade('woodcutter'))).toBe('MOVE-3');
    expect(table.broken(0, upgrade('no-such-tile'))).toBe('MOVE-3');
  });
});

describe('what it costs', () => {
  it('MOVE-4: the resources must lie on that very tile', () => {
    const table = transporting([homeWith({ wood: 1, iron: 1 }), ...column('stable')], { points: 2 });
    expect(table.broken(0, upgrade('stable'))).toBe('MOVE-4');
    table.play(0, move('wood', 'home-1', 'stable'));
    table.play(0, move('iron', 'home-1', 'stable'));
    expect(table.broken(0, upgrade('stable'))).toBeNull();
  });

  it('MOVE-4: resources return to the supply and skills to the pile', () => {
    const table = transporting(
      [homeWith({ wood: 1, stone: 1 }), ...column({ tile: 'keywood', resources: { gold: 1 } })],
      { skills: { saw: 1 }, upgrades: 2 },
    );
    const before = table.position().supply;
    table.play(0, upgrade('home-1'));
    table.play(0, upgrade('keywood'));
    const { resources, skills } = table.position().supply;
    expect(resources).toEqual({
      ...before.resources,
      wood: before.resources.wood! + 1,
      stone: before.resources.stone! + 1,
    });
    expect(skills.saw).toBe(before.skills.saw! + 1);
    expect(table.player(0).skills).toEqual({});
  });

  it('MOVE-4: skills come from behind the screen, of the kind shown', () => {
    expect(transporting(column('keywood'), { skills: { saw: 1 } }).broken(0, upgrade('keywood'))).toBeNull();
    expect(
      transporting(column('keywood'), { skills: { pick: 2, anvil: 1 } }).broken(0, upgrade('keywood')),
    ).toBe('MOVE-4');
  });

  it('MOVE-4: gold stands in for any other resource', () => {
    const table = transporting([homeWith({ wood: 1, gold: 2 })]);
    expect(upgradesOf(table).map(({ pay }) => pay.resources)).toEqual([{ wood: 1, gold: 1 }, { gold: 2 }]);
    table.play(0, upgrade('home-1', { gold: 2 }));
    expect(resourcesOn(table, 0, 'home-1')).toEqual({ wood: 1 });
  });

  it('MOVE-4: a gold cost takes gold only', () => {
    const table = transporting(column({ tile: 'peddler', resources: { wood: 2, iron: 1 } }));
    expect(table.broken(0, upgrade('peddler'))).toBe('MOVE-4');
    expect(table.broken(0, upgrade('peddler', { wood: 1 }))).toBe('MOVE-4');
  });

  it('MOVE-4: a resource does not stand in for another, nor twice for one', () => {
    const table = transporting([homeWith({ wood: 2, iron: 2 })]);
    expect(table.broken(0, upgrade('home-1', { wood: 2 }))).toBe('MOVE-4');
    expect(table.broken(0, upgrade('home-1', { wood: 1, iron: 1 }))).toBe('MOVE-4');
  });

  it('MOVE-4: no overpaying and no underpaying', () => {
    const table = transporting([homeWith({ wood: 2, stone: 2 })], { skills: { saw: 1 } });
    expect(table.broken(0, upgrade('home-1', { wood: 2, stone: 1 }))).toBe('MOVE-4');
    expect(table.broken(0, upgrade('home-1', { wood: 1 }))).toBe('MOVE-4');
    expect(table.broken(0, upgrade('home-1', { wood: 1, stone: 1 }, { saw: 1 }))).toBe('MOVE-4');
    expect(table.broken(0, upgrade('home-1', { wood: 1, stone: 1 }))).toBeNull();
  });

  it('MOVE-4: what is not there can’t be paid', () => {
    const table = transporting([homeWith({ wood: 1, stone: 1 })]);
    expect(table.broken(0, upgrade('home-1', { gold: 2 }))).toBe('MOVE-4');
  });

  it('MOVE-4: everything else on the tile stays, and so do its edges and its turn', () => {
    const tile: PositionTile = {
      tile: 'stable',
      q: 1,
      r: 0,
      rotation: 1,
      uses: [{ blue: 2 }],
      resources: { wood: 2, iron: 1, stone: 1 },
    };
    const table = transporting([tile]);
    table.play(0, upgrade('stable', { wood: 1, iron: 1 }));
    expect(table.player(0).village[1]).toEqual({
      ...tile,
      upgraded: true,
      resources: { wood: 1, stone: 1 },
    });
  });
});

describe('choosing what to pay', () => {
  it('MOVE-9: each unit of an any cost is chosen freely', () => {
    const table = transporting(column({ tile: 'workshop', resources: { wood: 2, iron: 1 } }));
    expect(upgradesOf(table).map(({ pay }) => pay.resources)).toEqual([{ wood: 2 }, { wood: 1, iron: 1 }]);
    table.play(0, upgrade('workshop', { wood: 1, iron: 1 }));
    expect(resourcesOn(table, 0, 'workshop')).toEqual({ wood: 1 });
  });

  it('MOVE-9: any skill pays for the barn, and the player says which', () => {
    const table = transporting(column({ tile: 'barn', rotation: 0 }), { skills: { anvil: 1, pick: 1 } });
    expect(upgradesOf(table).map(({ pay }) => pay.skills)).toEqual([{ anvil: 1 }, { pick: 1 }]);
    table.play(0, upgrade('barn', {}, { pick: 1 }));
    expect(table.player(0).skills).toEqual({ anvil: 1 });
  });

  it('MOVE-9: the inn takes any resource with any skill, in every combination', () => {
    const table = transporting(column({ tile: 'inn', resources: { wood: 1, gold: 1 } }), {
      skills: { pick: 1, saw: 1 },
    });
    expect(upgradesOf(table).map(({ pay }) => pay)).toEqual([
      { resources: { wood: 1 }, skills: { pick: 1 } },
      { resources: { wood: 1 }, skills: { saw: 1 } },
      { resources: { gold: 1 }, skills: { pick: 1 } },
      { resources: { gold: 1 }, skills: { saw: 1 } },
    ]);
  });

  it('MOVE-9: the payment may be left out where there is only one', () => {
    const table = transporting(column({ tile: 'workshop', resources: { wood: 2 } }));
    table.play(0, upgrade('workshop'));
    expect(resourcesOn(table, 0, 'workshop')).toEqual({});
  });

  it('MOVE-9: where there are several, leaving it out is refused', () => {
    const table = transporting(column({ tile: 'workshop', resources: { wood: 2, gold: 1 } }));
    expect(table.broken(0, upgrade('workshop'))).toBe('MOVE-9');
  });

  it('MOVE-9: paying with gold or with the real thing is the player’s choice', () => {
    const table = transporting([homeWith({ wood: 1, stone: 1, gold: 1 })]);
    expect(table.broken(0, upgrade('home-1'))).toBe('MOVE-9');
    table.play(0, upgrade('home-1', { stone: 1, gold: 1 }));
    expect(resourcesOn(table, 0, 'home-1')).toEqual({ wood: 1 });
  });
});
