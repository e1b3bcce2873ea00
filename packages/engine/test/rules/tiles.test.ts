import { describe, expect, it } from 'vitest';
import { BASE_TILES } from '../../src/content/base/index.ts';
import type { Counts, Resource } from '../../src/model/names.ts';
import { Scenario } from '../../src/testkit/scenario.ts';
import { choose, decision, placed, total, use, withTile } from './support.ts';

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
type Cost = { worker: string } | { skill: string } | { anyWorker: true } | { anySkill: true } | null;

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

const SUPPLY = { wood: 24, stone: 24, iron: 24, gold: 48 };
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

function check(tile: string, cost: Cost, effect: Effect, upgraded: boolean): void {
  const s = owner(tile, upgraded);
  const workers = { blue: 2, red: 2, yellow: 2 };
  const skills = { anvil: 2, pick: 2, saw: 2 };
  s.play(0, use(tile, { green: 1 }));
  if (cost && 'anyWorker' in cost) s.play(0, { type: 'pay', worker: 'blue' });
  if (cost && 'anySkill' in cost) s.play(0, { type: 'pay', skill: 'saw' });
  const paidWorker = cost && ('worker' in cost || 'anyWorker' in cost) ? 1 : 0;
  const paidSkill = cost && ('skill' in cost || 'anySkill' in cost) ? 1 : 0;
  const { resources = {}, green = 0, workers: drawn = 0, skills: learnt = 0, moves } = effect;

  const { supply } = s.position();
  expect(placed(s, tile).resources ?? {}).toEqual(resources);
  expect(supply.resources).toEqual(minus(SUPPLY, resources));
  expect(supply.green).toBe(19 - green);
  expect(total(supply.bag)).toBe(114 + paidWorker - drawn);
  expect(total(supply.skills)).toBe(42 + paidSkill - learnt);

  const hand = s.player(0);
  expect(hand.workers.green ?? 0).toBe(green);
  expect(total(hand.workers)).toBe(6 - paidWorker + green + drawn);
  expect(total(hand.skills)).toBe(6 - paidSkill + learnt);
  if (cost && 'worker' in cost) {
    expect(hand.workers).toEqual({ ...minus(workers, { [cost.worker]: 1 }), green });
  }
  if (cost && 'skill' in cost) expect(hand.skills).toEqual(minus(skills, { [cost.skill]: 1 }));
  expect(s.position().players[1]).toMatchObject({ workers: {}, skills: {} });

  const next = decision(s);
  if (moves)
    expect(next).toEqual({ player: 0, decision: 'transport', tile, points: moves[0], upgrades: moves[1] });
  else expect(next).toEqual({ player: 1, decision: 'turn' });
}

describe('what the tiles do', () => {
  it.each(TILES)('USE-10: the front of %s does exactly what it shows', (tile, cost, front) => {
    check(tile, cost, front, false);
  });

  it.each(TILES)('USE-10: the back of %s does exactly what it shows', (tile, cost, _front, back) => {
    check(tile, cost, back, true);
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
    check('workshop', null, { resources: { wood: 1, stone: 1, iron: 1 } }, true);
  });

  it('USE-1: no other tile has a use', () => {
    const usable = BASE_TILES.filter(({ front, back }) => front.use ?? back?.use).map(({ id }) => id);
    expect(usable.sort()).toEqual([...TILES.map(([id]) => id), 'workshop'].sort());
  });
});
