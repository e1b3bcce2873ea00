import {
  type ActionOf,
  BASE_TILES,
  decisionOf,
  determinize,
  DrawnChance,
  explainFields,
  FULL_EDITION,
  legalActions,
  makeView,
  nextToAct,
  play,
  QuickRandom,
} from '@keyflower/engine';
import { describe, expect, test } from 'vitest';
import { type TableView, specsOf } from '../src/play/model.ts';
import { costOf } from '../src/board/village/carrying.tsx';
import { effectLines, effectsOf } from '../src/board/village/effects.tsx';
import { fieldMiddle, fieldPath } from '../src/board/village/grazing.tsx';
import {
  bearingOf,
  beside,
  keyOf,
  leavesRoads,
  rimOf,
  roadsOf,
  type SpecOf,
  touchesOf,
  waysFrom,
  wayTo,
} from '../src/board/village/grid.ts';
import { GAMES, type Moment, wander } from './games.ts';
import { DICTIONARIES } from './support/dictionaries.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

const placesIn = (actions: Seen['actions']): ActionOf<'place'>[] =>
  actions.filter((action): action is ActionOf<'place'> => action.type === 'place');

const chance = () => new DrawnChance(new QuickRandom(1));

interface Seen {
  seat: number;
  view: TableView;
  village: TableView['players'][number]['village'];
  spec: SpecOf;
  state: Moment['game']['state'];
  actions: ReturnType<typeof legalActions>;
}

/** Views of players who carry or build, from some games. */
function moments(): Map<string, Seen[]> {
  const found = new Map<string, Seen[]>([
    ['transport', []],
    ['place', []],
  ]);
  for (const options of GAMES) {
    wander(options, `village ${options.players}`, ({ game }) => {
      if (game.over) return;
      const seat = nextToAct(game.state);
      const list = found.get(decisionOf(game.state, seat) ?? '');
      if (!list) return;
      const view = makeView(game.state, seat);
      const state = determinize(FULL_EDITION, view, new QuickRandom(1));
      list.push({
        seat,
        view,
        village: must(view.players[seat]).village,
        spec: specsOf(FULL_EDITION, view),
        state,
        actions: legalActions(state, seat),
      });
    });
  }
  return found;
}

const SEEN = moments();

/** Calls back at every decision of this kind. */
function atEvery(decision: string, look: (seen: Seen) => void): number {
  const seen = SEEN.get(decision) ?? [];
  seen.forEach(look);
  return seen.length;
}

describe('carrying', () => {
  test('the path drawn is as long as the engine’s cost, and only crosses open edges', () => {
    let moves = 0;
    atEvery('transport', ({ seat, village, spec, state, actions }) => {
      const roads = roadsOf(village, spec, leavesRoads(village, spec));
      for (const action of actions) {
        if (action.type !== 'move') continue;
        moves += 1;
        const way = wayTo(action.to, waysFrom(action.from, roads));
        expect(way[0]).toBe(action.from);
        expect(way.at(-1)).toBe(action.to);
        expect(way.length - 1).toBe(costOf(state, seat, action));
        way.slice(1).forEach((tile, i) => {
          expect(roads.get(must(way[i]))?.some(({ to }) => to === tile)).toBe(true);
        });
      }
    });
    expect(moves).toBeGreaterThan(50);
  });

  test('there is no path to a tile without a road', () => {
    expect(wayTo('elsewhere', waysFrom('here', new Map([['here', []]])))).toEqual([]);
  });
});

describe('building', () => {
  test('free positions touch the village, and each is named by an adjacent tile', () => {
    const met = atEvery('place', ({ village, actions }) => {
      const rim = new Set(rimOf(village).map(keyOf));
      for (const action of placesIn(actions)) expect(rim.has(keyOf(action))).toBe(true);
      for (const spot of rimOf(village)) {
        const bearing = bearingOf(spot, village)!;
        const tile = village.find((placed) => placed.tile === bearing.tile)!;
        expect(beside(tile, bearing.direction)).toEqual(spot);
      }
    });
    expect(met).toBeGreaterThan(10);
  });

  test('a tile fits exactly where every edge matches', () => {
    const wrong: string[] = [];
    atEvery('place', ({ view, seat, village, spec, actions }) => {
      if (leavesRoads(village, spec)) return;
      const legal = new Set(
        placesIn(actions).map((action) => `${action.tile} ${keyOf(action)} ${action.rotation}`),
      );
      for (const { tile } of must(view.players[seat]).placing ?? []) {
        if (spec(tile).kind === 'summer-boat') continue;
        for (const spot of rimOf(village)) {
          for (let rotation = 0; rotation < 6; rotation++) {
            const fits = touchesOf({ tile, rotation, ...spot }, village, spec).every(({ joins }) => joins);
            const where = `${tile} ${keyOf(spot)} ${rotation}`;
            if (fits !== legal.has(where)) wrong.push(`${where}: ${fits}`);
          }
        }
      }
    });
    expect(wrong).toEqual([]);
  });

  test('predicted effects on roads, river, loop and fields come true', () => {
    let foretold = 0;
    atEvery('place', ({ seat, village, spec, state, actions }) => {
      for (const action of placesIn(actions).slice(0, 3)) {
        foretold += 1;
        const effects = effectsOf(action, village, spec, state, seat);
        const after = must(makeView(play(state, seat, action, chance()).state, seat).players[seat]).village;
        const grown = after.some(({ tile }) => tile === action.tile) ? after : [...village, action];
        const reached = waysFrom(must(grown[0]).tile, roadsOf(grown, spec));
        const roads = spec(action.tile).edges.includes('R');
        expect(effects.onRoad).toBe(roads ? reached.has(action.tile) : null);
        for (const tile of effects.opened) expect(reached.has(tile)).toBe(true);
        expect(effects.loop.after).toBeGreaterThanOrEqual(effects.loop.before);
        expect(effects.river === null).toBe(!spec(action.tile).edges.includes('W'));
      }
    });
    expect(foretold).toBeGreaterThan(20);
  });

  test('a tile that closes a ring of roads closes a loop, and connects unreached tiles', () => {
    const edges = new Map([
      ['home', 'RFRFFF'],
      ['north', 'FFRRFF'],
      ['closing', 'FFFFRR'],
      ['beyond', 'FFFFFR'],
    ]);
    const spec: SpecOf = (tile) => ({ ...must(BASE_TILES[0]), id: tile, edges: edges.get(tile)! });
    const village = [
      { tile: 'home', q: 0, r: 0 },
      { tile: 'north', q: 0, r: -1 },
      { tile: 'beyond', q: 2, r: -1 },
    ];
    const { state, seat } = must(SEEN.get('place')![0]);
    const ring = effectsOf({ tile: 'closing', q: 1, r: -1, rotation: 0 }, village, spec, state, seat);
    expect(ring.touches.map(({ neighbour, joins }) => [neighbour, joins])).toEqual([
      ['beyond', false],
      ['home', false],
      ['north', true],
    ]);
    expect(ring.loop).toEqual({ before: 0, after: 0 });
    edges.set('home', 'RRFFFF').set('closing', 'FFRFRR');
    const joined = effectsOf({ tile: 'closing', q: 1, r: -1, rotation: 0 }, village, spec, state, seat);
    expect(joined).toMatchObject({
      loop: { before: 0, after: 3 },
      opened: ['beyond'],
      onRoad: true,
      river: null,
    });
  });

  test('effects have texts in every language, and a clash names both edges', () => {
    atEvery('place', ({ seat, view, village, spec, state }) => {
      const [taken] = must(view.players[seat]).placing ?? [];
      if (!taken) return;
      const [spot] = atLeast(1, rimOf(village));
      for (let rotation = 0; rotation < 6; rotation++) {
        const effects = effectsOf({ tile: taken.tile, rotation, ...spot }, village, spec, state, seat);
        const fits = effects.touches.every(({ joins }) => joins);
        for (const words of Object.values(DICTIONARIES)) {
          const lines = effectLines(effects, fits, words);
          const clashes = effects.touches.filter(({ joins }) => !joins).length;
          expect(lines.filter(({ kind }) => kind === 'bad').length).toBeGreaterThanOrEqual(
            fits ? 0 : 1 + clashes,
          );
          for (const { text } of lines) expect(text).not.toMatch(/undefined|NaN/);
        }
      }
    });
  });
});

describe('fields', () => {
  test('a field is drawn with a slice for each of its half-edges, and its sign stands on one of its tiles', () => {
    let fields = 0;
    atEvery('place', ({ seat, village, state }) => {
      const rotationOf = (id: string) => village.find(({ tile }) => tile === id)?.rotation ?? 0;
      for (const field of explainFields(state, seat)) {
        fields += 1;
        const halves = field.sectors.reduce((sum, sector) => sum + sector.halves.length, 0);
        expect(fieldPath(field, rotationOf).split('Z').length - 1).toBe(halves);
        const [x, y] = fieldMiddle(field, rotationOf);
        const near = field.sectors.some(
          ({ q, r }) => Math.hypot(x - 150 * q, y - 100 * Math.sqrt(0.75) * (2 * r + q)) < 61,
        );
        expect(near).toBe(true);
      }
    });
    expect(fields).toBeGreaterThan(50);
  });
});
