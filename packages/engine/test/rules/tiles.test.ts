import { describe, expect, it } from 'vitest';
import { BASE_TILES } from '../../src/content/base/index.ts';
import type { Colour, Counts, Resource, Skill } from '../../src/model/names.ts';
import { Scenario } from '../../src/testkit/scenario.ts';
import { choose, paySkill, payWorker, use } from '../support/actions.ts';
import { decision, placed, total } from '../support/table.ts';
import { withTile } from '../support/villages.ts';
import { atLeast } from '../../../../scripts/testing/must.ts';

/** What a use is printed to do. */
interface Effect {
  resources?: Counts<Resource>;
  /** From the green supply, from the bag, from the skill pile. */
  green?: number;
  workers?: number;
  skills?: number;
  /** Transport and upgrade points. */
  moves?: [number, number];
}
type Cost = { worker: Colour } | { skill: Skill } | { anyWorker: true } | { anySkill: true } | null;

const wood = (n: number) => ({ resources: { wood: n } });
const stone = (n: number) => ({ resources: { stone: n } });
const iron = (n: number) => ({ resources: { iron: n } });
const gold = (n: number) => ({ resources: { gold: n } });

/** Every tile that can be used: its cost, its front and its back. */
const TILES: [string, Cost, Effect, Effect][] = [
  ['keywood', null, wood(1), wood(3)],
  ['keystone-quarry', null, stone(1), stone(3)],
  ['key-mine', null, iron(1), iron(3)],
  ['woodcutter', null, wood(2), { resources: { wood: 1, gold: 1 } }],
  ['quarryman', null, stone(2), { resources: { stone: 1, gold: 1 } }],
  ['miner', null, iron(2), { resources: { iron: 1, gold: 1 } }],
  ['gold-mine', null, gold(1), gold(2)],
  ['stable', null, { moves: [2, 1] }, { moves: [4, 2] }],
  ['peddler', { worker: 'yellow' }, { green: 1 }, { green: 2 }],
  ['apprentice-hall', null, { skills: 1 }, { skills: 2 }],
  ['alehouse', null, { workers: 1 }, { workers: 2 }],
  ['store', { worker: 'blue' }, { green: 1 }, { green: 2 }],
  ['mason', { skill: 'pick' }, stone(3), gold(3)],
  ['tavern', { anyWorker: true }, { workers: 2 }, { workers: 3 }],
  ['hiring-fair', { anySkill: true }, { skills: 2 }, { skills: 3 }],
  ['farrier', null, { moves: [3, 1] }, { moves: [5, 2] }],
  ['carpenter', { skill: 'saw' }, wood(3), gold(3)],
  ['smelter', { skill: 'anvil' }, iron(3), gold(3)],
  ['brewer', { anySkill: true }, { workers: 2 }, { workers: 3 }],
  ['wainwright', null, { moves: [4, 2] }, { moves: [6, 2] }],
  ['fair', { worker: 'red' }, { green: 1 }, { green: 2 }],
  ['inn', null, { workers: 1 }, { workers: 3 }],
  ['home-1', null, { moves: [1, 1] }, { moves: [2, 1] }],
  ['home-2', null, { moves: [1, 1] }, { moves: [2, 1] }],
  ['home-3', null, { moves: [1, 1] }, { moves: [2, 1] }],
  ['home-4', null, { moves: [1, 1] }, { moves: [2, 1] }],
  ['home-5', null, { moves: [1, 1] }, { moves: [2, 1] }],
  ['home-6', null, { moves: [1, 1] }, { moves: [2, 1] }],
];

const minus = (counts: Counts<string>, less: Counts<string>) =>
  Object.fromEntries(Object.entries(counts).map(([name, n]) => [name, (n ?? 0) - (less[name] ?? 0)]));

/** Seat 0 has the tile in its village, two workers of each colour but one green, and two skills of each kind. */
function owner(tile: string, upgraded: boolean): Scenario {
  const face = upgraded ? { upgraded: true as const } : {};
  const village = tile.startsWith('home-') ? [{ tile, q: 0, r: 0, ...face }] : withTile(tile, face);
  const workers = { blue: 2, red: 2, yellow: 2, green: 1 };
  const neighbour = { village: [{ tile: tile === 'home-2' ? 'home-3' : 'home-2', q: 0, r: 0 }] };
  return new Scenario({ players: [{ workers, skills: { anvil: 2, pick: 2, saw: 2 }, village }, neighbour] });
}

/** Uses the tile with the green worker, pays blue or a saw if asked, and returns the resulting changes. */
function outcome(tile: string, cost: Cost, upgraded: boolean): object {
  const s = owner(tile, upgraded);
  s.play(0, use(tile, { green: 1 }));
  if (cost && 'anyWorker' in cost) s.play(0, payWorker('blue'));
  if (cost && 'anySkill' in cost) s.play(0, paySkill('saw'));
  const { supply, players } = s.position();
  const [{ workers, skills }, neighbour] = atLeast(2, players);
  return {
    onTile: placed(s, tile).resources ?? {},
    resources: supply.resources,
    greenSupply: supply.green,
    bag: total(supply.bag),
    pile: total(supply.skills),
    green: workers.green ?? 0,
    workers: total(workers),
    paidWorker: cost && 'worker' in cost ? { left: workers[cost.worker] } : null,
    skills: total(skills),
    paidSkill: cost && 'skill' in cost ? { left: skills[cost.skill] } : null,
    neighbour: [neighbour.workers, neighbour.skills, neighbour.village.length],
    next: decision(s),
  };
}

/** What it must come to, given what is printed on the tile. */
function printed(tile: string, cost: Cost, effect: Effect): object {
  const { resources = {}, green = 0, workers = 0, skills = 0, moves } = effect;
  const paidWorker = cost && ('worker' in cost || 'anyWorker' in cost) ? 1 : 0;
  const paidSkill = cost && ('skill' in cost || 'anySkill' in cost) ? 1 : 0;
  return {
    onTile: resources,
    resources: minus({ wood: 24, stone: 24, iron: 24, gold: 48 }, resources),
    greenSupply: 19 - green,
    bag: 114 + paidWorker - workers,
    pile: 42 + paidSkill - skills,
    green,
    workers: 6 - paidWorker + green + workers,
    paidWorker: cost && 'worker' in cost ? { left: 1 } : null,
    skills: 6 - paidSkill + skills,
    paidSkill: cost && 'skill' in cost ? { left: 1 } : null,
    neighbour: [{}, {}, 1],
    next: moves
      ? { player: 0, decision: 'transport', tile, points: moves[0], upgrades: moves[1] }
      : { player: 1, decision: 'turn' },
  };
}

describe('what the tiles do', () => {
  it.each(TILES)('USE-1: the front of %s does exactly what it shows', (tile, cost, front) => {
    expect(outcome(tile, cost, false)).toEqual(printed(tile, cost, front));
  });

  it.each(TILES)('USE-1: the back of %s does exactly what it shows', (tile, cost, _front, back) => {
    expect(outcome(tile, cost, true)).toEqual(printed(tile, cost, back));
  });

  it.each([
    [0, { wood: 1 }],
    [1, { stone: 1 }],
    [2, { iron: 1 }],
  ])('USE-10: the front of the workshop gives one: option %i is %j', (option, resources) => {
    const s = owner('workshop', false);
    s.play(0, use('workshop', { green: 1 }));
    s.play(0, choose(option));
    expect(placed(s, 'workshop').resources).toEqual(resources);
    expect(decision(s)).toEqual({ player: 1, decision: 'turn' });
  });

  it('USE-10: the back of the workshop gives one of each', () => {
    const all = { resources: { wood: 1, stone: 1, iron: 1 } };
    expect(outcome('workshop', null, true)).toEqual(printed('workshop', null, all));
  });

  it('USE-1: no other tile has a use', () => {
    const usable = BASE_TILES.filter(({ front, back }) => front.use ?? back?.use).map(({ id }) => id);
    expect(usable.sort()).toEqual([...TILES.map(([id]) => id), 'workshop'].sort());
  });
});
