import type { Action } from '@keyflower/engine';
import { Scenario } from '@keyflower/engine/testkit';
import { expect, it } from 'vitest';
import { evaluator } from './evaluator.ts';
import { PLANNED, TransportPlanner } from './transport-planner.ts';
import { must } from '../../../../scripts/testing/must.ts';

type Table = NonNullable<ConstructorParameters<typeof Scenario>[0]>;

/** The plan of seat 0 for a use of its home tile. */
function planFor(player: NonNullable<Table['players']>[number]): Action[] {
  const table = new Scenario({
    options: { players: 2 },
    season: 'autumn',
    players: [{ workers: { red: 1 }, ...player }, {}],
  });
  table.play(0, { type: 'use', tile: 'home-1', screen: { red: 1 } });
  const plan = new TransportPlanner(evaluator).plan(table.state, 0, 3);
  // Plays every step of the plan: an illegal one throws.
  for (const action of plan) table.play(0, action);
  return plan;
}

it('fetches what an upgrade needs and makes it', () => {
  const plan = planFor({
    village: [
      { tile: 'home-1', q: 0, r: 0, resources: { wood: 1 } },
      { tile: 'keywood', q: 0, r: -1, rotation: 0, resources: { stone: 1 } },
    ],
  });
  expect(plan.map(({ type }) => type)).toEqual(['move', 'upgrade', 'done']);
  expect(plan[1]).toMatchObject({ tile: 'home-1', pay: { resources: { wood: 1, stone: 1 } } });
});

it('keeps gold if another resource can pay', () => {
  const plan = planFor({
    village: [{ tile: 'home-1', q: 0, r: 0, resources: { wood: 1, stone: 1, gold: 2 } }],
  });
  expect(plan[0]).toMatchObject({ type: 'upgrade', pay: { resources: { wood: 1, stone: 1 } } });
});

it('pays with gold if it must', () => {
  const plan = planFor({ village: [{ tile: 'home-1', q: 0, r: 0, resources: { wood: 1, gold: 1 } }] });
  expect(plan[0]).toMatchObject({ type: 'upgrade', pay: { resources: { wood: 1, gold: 1 } } });
});

it('is done at once if there is nothing to do', () => {
  expect(planFor({ village: [{ tile: 'home-1', q: 0, r: 0 }] })).toEqual([{ type: 'done' }]);
});

it('takes the better of two upgrades', () => {
  const plan = planFor({
    skills: { saw: 1 },
    village: [
      { tile: 'home-1', q: 0, r: 0, resources: { wood: 1, stone: 1 } },
      { tile: 'timber-yard', q: 0, r: -1, rotation: 1 },
    ],
  });
  expect(plan.find(({ type }) => type === 'upgrade')).toMatchObject({ tile: 'home-1' });
});

it('finds lines that begin differently, the best first', () => {
  const table = new Scenario({
    options: { players: 2 },
    season: 'autumn',
    players: [
      {
        workers: { red: 1 },
        skills: { saw: 1 },
        village: [
          { tile: 'home-1', q: 0, r: 0, resources: { wood: 1, stone: 1 } },
          { tile: 'timber-yard', q: 0, r: -1, rotation: 1 },
        ],
      },
      {},
    ],
  });
  table.play(0, { type: 'use', tile: 'home-1', screen: { red: 1 } });
  const transport = new TransportPlanner(evaluator);
  const lines = transport.lines(table.state, 0, 8);
  expect(must(lines[0]).actions).toEqual(transport.plan(table.state, 0, PLANNED));
  expect(new Set(lines.map(({ actions }) => JSON.stringify(actions[0]))).size).toBe(lines.length);
  expect(lines.length).toBeGreaterThan(2);
  const values = lines.map(({ value }) => value);
  expect(values).toEqual([...values].sort((a, b) => b - a));
  expect(lines.map(({ actions }) => actions)).toContainEqual([{ type: 'done' }]);
});
