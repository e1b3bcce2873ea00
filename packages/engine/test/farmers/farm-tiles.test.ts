import { describe, expect, it } from 'vitest';
import { FARMERS_TILES } from '../../src/expansions/farmers/index.ts';
import type { PositionTile } from '../../src/io/position.ts';
import type { Counts, Resource, Skill } from '../../src/model/names.ts';
import { scoreGame } from '../../src/play.ts';
import { use } from '../support/actions.ts';
import { asked, decision, placed, total } from '../support/table.ts';
import { animal, farm, home1, type Kind } from './support.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';

/** What a use is printed to do. */
interface Effect {
  wheat?: number;
  sheep?: number;
  pig?: number;
  cow?: number;
  skills?: number;
  moves?: [number, number];
}

/** Every tile of The Farmers with a use: how it lies north of home 1, its front, its back. */
const TILES: [string, number, Effect, Effect][] = [
  ['paddock', 0, { wheat: 1, moves: [1, 1] }, { wheat: 2, moves: [3, 1] }],
  ['sheep-fold', 0, { sheep: 1 }, { sheep: 2 }],
  ['wheat-field', 0, { wheat: 2 }, { wheat: 3 }],
  ['shepherds-hut', 0, { sheep: 1, wheat: 1 }, { sheep: 1, wheat: 3 }],
  ['pigsty', 1, { pig: 1 }, { pig: 2 }],
  ['cow-shed', 3, { cow: 1 }, { cow: 2 }],
  ['piggery', 0, { pig: 1, wheat: 1 }, { pig: 1, wheat: 3 }],
  ['ranch', 5, { cow: 1, wheat: 1 }, { cow: 1, wheat: 3 }],
];
const YARD_BACK: Effect = { sheep: 1, wheat: 1, skills: 1 };

/** Seat 0 has the tile north of home and some of everything. */
function owner(tile: string, rotation: number, upgraded: boolean) {
  const laid: PositionTile = { tile, q: 0, r: -1, rotation, ...(upgraded ? { upgraded: true } : {}) };
  return farm({
    season: 'autumn',
    players: [{ workers: { red: 2 }, skills: { saw: 1 }, wheat: 5, village: [home1(), laid] }, { wheat: 4 }],
  });
}

/** Uses the tile, puts all animals into the first field listed, and returns the resulting changes. */
function outcome(tile: string, rotation: number, upgraded: boolean): object {
  const s = owner(tile, rotation, upgraded);
  s.play(0, use(tile, { red: 1 }));
  const gained: Kind[] = [];
  while (decision(s).decision === 'animal') {
    const [first] = atLeast(1, s.legal(0));
    if (first.type !== 'animal') throw new Error('an animal looks for a field');
    gained.push(first.kind);
    s.play(0, first);
  }
  const { supply, players } = s.position();
  return {
    gained: gained.sort(),
    animals: supply.animals,
    wheat: players.map((player) => player.wheat),
    wheatSupply: supply.wheat,
    skills: total(must(players[0]).skills),
    workers: must(players[0]).workers,
    resources: supply.resources,
    next: decision(s),
  };
}

/** The expected changes, from the printed values of the tile. */
function printed(
  tile: string,
  { wheat = 0, sheep = 0, pig = 0, cow = 0, skills = 0, moves }: Effect,
): object {
  const times = (kind: Kind, n: number) => Array.from({ length: n }, () => kind);
  return {
    gained: [...times('cow', cow), ...times('pig', pig), ...times('sheep', sheep)],
    animals: { sheep: 32 - sheep, pig: 24 - pig, cow: 12 - cow },
    wheat: [5 + wheat, 4],
    wheatSupply: 21 - wheat,
    skills: 1 + skills,
    workers: { red: 1 },
    resources: { wood: 24, stone: 24, iron: 24, gold: 48 },
    next: moves
      ? { player: 0, decision: 'transport', tile, points: moves[0], upgrades: moves[1] }
      : { player: 1, decision: 'turn' },
  };
}

describe('what the tiles do', () => {
  it.each(TILES)('USE-1: the front of %s does exactly what it shows', (tile, rotation, front) => {
    expect(outcome(tile, rotation, false)).toEqual(printed(tile, front));
  });

  it.each(TILES)('USE-1: the back of %s does exactly what it shows', (tile, rotation, _front, back) => {
    expect(outcome(tile, rotation, true)).toEqual(printed(tile, back));
  });

  const YARD_FRONT: [number, Effect][] = [
    [0, { sheep: 1 }],
    [1, { wheat: 1 }],
    [2, { skills: 1 }],
  ];
  it.each(YARD_FRONT)('USE-10: the front of the farm yard gives one: option %i is %j', (option, effect) => {
    const s = owner('farm-yard', 0, false);
    s.play(0, use('farm-yard', { red: 1 }));
    s.play(0, { type: 'choose', option });
    if (option === 0) s.play(0, animal('sheep', 'farm-yard:0'));
    const { supply, players } = s.position();
    expect([must(players[0]).wheat, total(must(players[0]).skills), supply.animals?.sheep]).toEqual([
      5 + (effect.wheat ?? 0),
      1 + (effect.skills ?? 0),
      32 - (effect.sheep ?? 0),
    ]);
    expect(asked(s)).toEqual(['1 turn']);
  });

  it('USE-10: the back of the farm yard gives one of each', () => {
    expect(outcome('farm-yard', 0, true)).toEqual(printed('farm-yard', YARD_BACK));
  });

  it('USE-1: no other tile has a use: the sheep shelter, boats and winter tiles are not used', () => {
    const usable = FARMERS_TILES.filter(({ front, back }) => front.use ?? back?.use).map(({ id }) => id);
    expect(usable.sort()).toEqual([...TILES.map(([id]) => id), 'farm-yard'].sort());
    const s = farm({
      season: 'autumn',
      market: [{ tile: 'sheep-shelter' }, { tile: 'boat-6' }],
      players: [{ workers: { red: 1 } }, {}],
    });
    for (const tile of ['sheep-shelter', 'boat-6', 'farmers-turn-order-1-2p']) {
      expect(s.broken(0, use(tile, { red: 1 }))).toBe('USE-1');
    }
  });
});

type Cost = { resources?: Counts<Resource>; skills?: Counts<Skill> };

/** Every tile that can be upgraded: how it lies, what it takes, what it does not take, its points after. */
const UPGRADES: [string, number, Cost, Cost, number][] = [
  ['farm-yard', 0, { resources: { wood: 1, iron: 1 } }, { resources: { wood: 1 } }, 3],
  ['paddock', 0, { resources: { wood: 1, stone: 1 } }, { resources: { wood: 1, iron: 1 } }, 5],
  ['sheep-fold', 0, { resources: { wood: 1, iron: 1 } }, { resources: { wood: 1, stone: 1 } }, 3],
  ['wheat-field', 0, { skills: { pick: 1 } }, { resources: { wood: 1 } }, 3],
  ['shepherds-hut', 0, { resources: { wood: 1, stone: 1 } }, { resources: { stone: 1, iron: 1 } }, 3],
  ['pigsty', 1, { resources: { wood: 1, stone: 1 } }, { resources: { wood: 1, iron: 1 } }, 3],
  ['cow-shed', 3, { resources: { stone: 1, iron: 1 } }, { resources: { wood: 1, iron: 1 } }, 3],
  ['piggery', 0, { resources: { stone: 1, iron: 1 } }, { resources: { wood: 1, iron: 1 } }, 5],
  ['ranch', 5, { resources: { wood: 1, iron: 1 } }, { resources: { wood: 1, stone: 1 } }, 5],
];

describe('upgrading them', () => {
  const upgrading = (village: PositionTile[]) =>
    farm({
      season: 'autumn',
      players: [{ skills: { pick: 1 }, village: [{ ...home1(), uses: [{ red: 1 }] }, ...village] }, {}],
      pending: [{ player: 0, decision: 'transport', tile: 'home-1', points: 0, upgrades: 1 }],
    });
  const pay = (cost: Cost) => ({ resources: {}, skills: {}, ...cost });

  it.each(UPGRADES)(
    'MOVE-4: the %s costs what it shows, and shows its points then',
    (tile, rotation, cost, wrong, vp) => {
      const resources = { wood: 1, stone: 1, iron: 1 };
      const s = upgrading([{ tile, q: 0, r: -1, rotation, resources }]);
      expect(s.broken(0, { type: 'upgrade', tile, pay: pay(wrong) })).toBe('MOVE-4');
      s.play(0, { type: 'upgrade', tile, pay: pay(cost) });
      const left = Object.keys(resources).filter((name) => !(name in (cost.resources ?? {})));
      expect(Object.keys(placed(s, tile).resources ?? {})).toEqual(left);
      expect(s.player(0).skills).toEqual(cost.skills ? {} : { pick: 1 });
      expect(must(scoreGame(s.state).players[0]).total).toBe(vp);
    },
  );

  it('MOVE-4: the sheep shelter takes any skill', () => {
    // It has no road, so it lies north of a field edge: that of the sheep fold.
    const village = [
      { tile: 'sheep-fold', q: 0, r: -1 },
      { tile: 'sheep-shelter', q: 0, r: -2 },
    ];
    const s = upgrading(village);
    expect(s.broken(0, { type: 'upgrade', tile: 'sheep-shelter', pay: pay({ skills: { saw: 1 } }) })).toBe(
      'MOVE-4',
    );
    s.play(0, { type: 'upgrade', tile: 'sheep-shelter', pay: pay({ skills: { pick: 1 } }) });
    expect(placed(s, 'sheep-shelter').upgraded).toBe(true);
  });
});
