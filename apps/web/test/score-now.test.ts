import {
  determinize,
  FULL_EDITION,
  type Game,
  makeView,
  QuickRandom,
  scoreGame,
  type View,
} from '@keyflower/engine';
import { expect, test } from 'vitest';
import { scoreNow, sheetNow } from '../src/panels/score/scores.ts';
import { whereabouts } from '../src/panels/score/tiles-part.tsx';
import { TableModel } from '../src/play/model.ts';
import { GAMES, wander } from './games.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';
import { FULL } from '../../../scripts/testing/full.ts';

const tableOf = (view: View) => ({ model: new TableModel('x'), view, edition: FULL_EDITION });
const EVERY = FULL ? 12 : 48;

/** Calls back at intervals during each kind of game. */
function look(at: (game: Game) => void): void {
  for (const options of GAMES) {
    let n = 0;
    const { over } = wander(options, 'score now', ({ game }) => {
      if (n++ % EVERY === 0 || game.over) at(game);
    });
    expect(over).toBe(true);
  }
}

test('the viewer’s points are exact, and those of others a lower bound', () => {
  look(({ state }) => {
    const truth = scoreGame(state).players;
    const table = tableOf(makeView(state, 1));
    truth.forEach(({ total }, seat) => {
      const { points, exact } = scoreNow(table, seat);
      expect(exact || seat !== 1).toBe(true);
      expect(exact ? points === total : points <= total).toBe(true);
    });
  });
});

test('points of others do not depend on sampled hidden information', () => {
  look(({ state }) => {
    const view = makeView(state, 0);
    const [one, other] = ['one', 'other'].map((seed) => {
      const imagined = determinize(FULL_EDITION, view, new QuickRandom(seed));
      const table = tableOf(makeView(imagined, 0));
      return view.players.map((_, seat) => scoreNow(table, seat));
    });
    expect(one).toEqual(other);
    expect(one).toEqual(view.players.map((_, seat) => scoreNow(tableOf(view), seat)));
  });
});

test('points are recomputed when a view is changed in place, and only then', () => {
  let view: View | null = null;
  wander(GAMES[1], 'in place', ({ game }) => {
    if (game.position().season === 'winter') view ??= structuredClone(makeView(game.state, 0));
  });
  const table = tableOf(view!);
  const before = sheetNow(table, 0);
  expect(sheetNow({ ...table, view: structuredClone(view!) }, 0)).toBe(before);
  const [home] = atLeast(1, must(view!.players[0]).village);
  home.resources = { ...home.resources, gold: (home.resources?.gold ?? 0) + 3 };
  expect(sheetNow(table, 0).sheet.total).toBeGreaterThanOrEqual(before.sheet.total + 3);
});

test('points of a late game for six are not recomputed while nothing changes', () => {
  let late: View | null = null;
  wander({ players: 6, farmers: 'all' }, 'late', ({ game }) => {
    if (game.position().season === 'winter') late = makeView(game.state, 0);
  });
  const table = tableOf(late!);
  const sheets = () => late!.players.map((_, seat) => sheetNow(table, seat));
  const first = sheets();
  sheets().forEach((again, seat) => expect(again).toBe(first[seat]));
});

test('every tile of a season is listed, and gone tiles are distinguished from coming ones', () => {
  look((game) => {
    const view = makeView(game.state, 0);
    for (const where of whereabouts({ view, edition: FULL_EDITION })) {
      const { market, villages, held, ahead, gone, coming } = where;
      const all = [...market, ...ahead, ...gone, ...[...villages, ...held].map(({ tile }) => tile)];
      expect(new Set(all).size).toBe(all.length);
      expect(ahead.length === 0 || gone.length === 0).toBe(true);
      expect(coming).toBeLessThanOrEqual(ahead.length);
      // Hidden hands are not listed, and the viewer's own tiles are complete.
      expect(held.every(({ seat }) => seat === 0 || game.over)).toBe(true);
    }
  });
});

test('a tile listed as gone never comes', () => {
  const gone = new Set<string>();
  const returned: string[] = [];
  wander(GAMES[0], 'gone', ({ game }) => {
    const view = makeView(game.state, null);
    for (const { market, villages, ...where } of whereabouts({ view, edition: FULL_EDITION })) {
      for (const tile of [...market, ...villages.map(({ tile: built }) => built)])
        if (gone.has(tile)) returned.push(tile);
      for (const tile of where.gone) gone.add(tile);
    }
  });
  expect(returned).toEqual([]);
  expect(gone.size).toBeGreaterThan(0);
});
