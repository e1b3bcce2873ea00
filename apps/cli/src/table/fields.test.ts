import {
  actionAt,
  apply,
  countActions,
  DrawnChance,
  FARMERS_CONTENT,
  listActions,
  makePosition,
  newGame,
  nextToAct,
  QuickRandom,
  type State,
} from '@keyflower/engine';
import { describe, expect, it } from 'vitest';
import { animalsOf, fieldsOf, stepsBetween } from './fields.ts';
import type { TableView } from './table-view.ts';
import { must } from '../../../../scripts/testing/must.ts';

/** Plays at random and calls back before each decision. */
function playOut(seed: string, visit: (state: State, seat: number) => void): State {
  const random = new QuickRandom(seed);
  const chance = new DrawnChance(random);
  const state = newGame(FARMERS_CONTENT, { players: 3, farmers: 'all' }, chance);
  for (let seat = nextToAct(state); seat >= 0; seat = nextToAct(state)) {
    visit(state, seat);
    apply(state, seat, actionAt(state, seat, random.below(countActions(state, seat))), chance);
  }
  return state;
}

describe('the fields of a village', () => {
  it('are five on a home tile, each with two sides', () => {
    const fields = fieldsOf([
      { tile: 'home-1', q: 0, r: 0, animals: [{ kind: 'sheep', half: 3, count: 2 }] },
    ]);
    expect(fields.map(({ name, sides }) => `${name} ${sides}`)).toEqual([
      'home-1:0 N NW',
      'home-1:1 N NE',
      'home-1:3 NE SE',
      'home-1:5 SE SW',
      'home-1:9 SW NW',
    ]);
    expect(must(fields[2]).animals).toEqual({ sheep: 2 });
  });

  it('have the engine’s names, and the distances that animals can walk in it', () => {
    let herded = 0;
    for (let game = 0; game < 12; game++) {
      playOut(`fields ${game}`, (state, seat) => {
        const view: TableView = makePosition(state);
        const { decision, points = 0 } = view.pending.find(({ player }) => player === seat)!;
        if (!['animal', 'breed', 'transport'].includes(decision)) return;
        const { village } = must(view.players[seat]);
        const fields = fieldsOf(village);
        const sum = (counts: (number | undefined)[]) => counts.reduce<number>((a, b) => a + (b ?? 0), 0);
        const counted = fields.flatMap(({ animals }) => Object.values(animals));
        expect(sum(counted)).toBe(sum(Object.values(animalsOf(village))));
        const { actions } = listActions(state, seat);
        const names = new Set(fields.map(({ name }) => name));
        const unknown = actions.filter((action) => 'field' in action && !names.has(action.field));
        expect(unknown).toEqual([]);
        if (decision !== 'transport' || village.some(({ tile, face }) => tile === 'boat-5' && face === 'a'))
          return;
        const legal = actions.flatMap((action) =>
          action.type === 'herd' ? [`${action.kind} ${action.from} ${action.to}`] : [],
        );
        const expected = fields.flatMap((from) =>
          Object.keys(from.animals).flatMap((kind) =>
            fields
              .filter((to) => to !== from && Object.keys(to.animals).every((other) => other === kind))
              .filter((to) => stepsBetween(fields, from.name, to.name) <= points)
              .map((to) => `${kind} ${from.name} ${to.name}`),
          ),
        );
        expect(legal.sort()).toEqual(expected.sort());
        herded += legal.length;
      });
    }
    expect(herded).toBeGreaterThan(100);
  });
});
