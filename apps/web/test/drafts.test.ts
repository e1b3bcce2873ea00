import {
  type Action,
  apply,
  cloneState,
  DrawnChance,
  FULL_EDITION,
  makeView,
  nextToAct,
  QuickRandom,
  type State,
} from '@keyflower/engine';
import { describe, expect, test } from 'vitest';
import { carryOut, isPlannable, pointsOf, type Analysis, analyse } from '../src/play/analysis.ts';
import { type Draft, NOTHING, parseTarget } from '../src/play/draft.ts';
import { highlightsOf, readyAction, spotsOf, isStillLegal, turnsAt } from '../src/play/highlights.ts';
import { actionOf, draftOf, isPlacing, leastOf, sizeOf, takes } from '../src/play/workers.ts';
import { wander } from './games.ts';
import { must } from '../../../scripts/testing/must.ts';
import { FULL } from '../../../scripts/testing/full.ts';

const EVERY = FULL ? 1 : 6;

const GAMES = [
  { players: 2, farmers: 'off' },
  { players: 4, farmers: 'all' },
  { players: 3, farmers: 'mixed', gamers: true },
  { players: 6, farmers: 'all' },
] as const;

/** Decisions in random games, at intervals, analysed from the view of the player who owes them. */
const DECISIONS = GAMES.flatMap((options) => {
  const found: { analysis: Analysis; seat: number; state: State }[] = [];
  let decision = 0;
  wander(options, `live ${options.players}`, ({ game: { state, over } }) => {
    decision += 1;
    if (over || decision % EVERY !== 0) return;
    const seat = nextToAct(state);
    const analysis = analyse(FULL_EDITION, makeView(state, seat), seat);
    found.push({ analysis, seat, state: cloneState(state) });
  });
  return found;
});

function forEachDecision(visit: (analysis: Analysis, seat: number, state: State) => void): void {
  for (const { analysis, seat, state } of DECISIONS) visit(analysis, seat, state);
}

describe('highlights', () => {
  test('every tile with a legal bid or use is highlighted with the fewest workers, and no other', () => {
    forEachDecision((analysis, seat) => {
      const highlights = highlightsOf(analysis, seat, NOTHING);
      const placing = analysis.actions.filter(isPlacing);
      for (const action of placing)
        expect(highlights.get(action.tile)?.[action.type]).toBeLessThanOrEqual(
          sizeOf(action, analysis.view, seat),
        );
      for (const [tile, highlight] of highlights)
        for (const what of ['bid', 'use'] as const) {
          const ways = placing.filter((action) => action.tile === tile && action.type === what);
          expect(highlight[what]).toBe(
            ways.length === 0
              ? undefined
              : Math.min(...ways.map((action) => sizeOf(action, analysis.view, seat))),
          );
        }
    });
  });

  test('with workers in hand only their legal destinations are highlighted', () => {
    forEachDecision((analysis, seat) => {
      const draft: Draft = { kind: 'hand', colour: 'red' };
      for (const [tile, highlight] of highlightsOf(analysis, seat, draft))
        for (const what of ['bid', 'use'] as const) {
          if (highlight[what] === undefined) continue;
          const ways = analysis.actions
            .filter(isPlacing)
            .filter(
              (action) => action.tile === tile && action.type === what && takes(action, { colour: 'red' }),
            );
          expect(ways.length).toBeGreaterThan(0);
        }
    });
  });

  test('a player who owes no decision sees no highlights', () => {
    forEachDecision((analysis) => expect(highlightsOf(analysis, null, NOTHING).size).toBe(0));
  });
});

describe('drafts', () => {
  test('the fewest workers for a tile are ready to be sent', () => {
    forEachDecision((analysis, seat) => {
      for (const [tile, highlight] of highlightsOf(analysis, seat, NOTHING))
        for (const what of ['bid', 'use'] as const) {
          if (highlight[what] === undefined) continue;
          const ways = analysis.actions
            .filter(isPlacing)
            .filter((action) => action.tile === tile && action.type === what);
          const least = leastOf(ways, analysis.view, seat)!;
          expect(sizeOf(least, analysis.view, seat)).toBe(highlight[what]);
          expect(readyAction(draftOf(least), analysis, seat)).toEqual(least);
          expect(actionOf(draftOf(least), analysis.view, seat)).toEqual(least);
        }
    });
  });

  test('a tile can be built in every rotation listed for its positions', () => {
    let seen = 0;
    forEachDecision((analysis, seat) => {
      const place = analysis.actions.find(({ type }) => type === 'place');
      if (place?.type !== 'place') return;
      seen += 1;
      const draft: Draft = { kind: 'place', tile: place.tile, spot: null, rotation: 0 };
      for (const spot of spotsOf(analysis.actions, draft))
        for (const rotation of turnsAt(analysis.actions, place.tile, spot))
          expect(readyAction({ ...draft, spot, rotation }, analysis, seat)).not.toBeNull();
    });
    expect(seen).toBeGreaterThan(10);
  });

  test('a draft that became illegal is dropped, any other stays', () => {
    forEachDecision((analysis, seat) => {
      const gone: Draft = { kind: 'cargo', resource: 'gold', from: 'nowhere' };
      expect(isStillLegal(gone, analysis, seat)).toBe(false);
      for (const action of analysis.actions.slice(0, 3))
        expect(isStillLegal({ kind: 'sure', action }, analysis, seat)).toBe(true);
    });
  });
});

describe('planned steps', () => {
  test('show what the server will show once they are sent', () => {
    let steps = 0;
    forEachDecision((analysis, seat, state) => {
      const random = new QuickRandom(7);
      const real = cloneState(state);
      const plan: Action[] = [];
      let planned = carryOut(analysis, seat, plan);
      for (let n = 0; n < 4; n++) {
        const possible = planned.analysis.actions.filter(isPlannable);
        if (possible.length === 0) break;
        const next = must(possible[random.below(possible.length)]);
        // The last placed tile ends the season, which cannot be planned.
        if (next.type === 'place' && (must(planned.analysis.view.players[seat]).placing?.length ?? 0) <= 1)
          break;
        plan.push(next);
        apply(real, seat, next, new DrawnChance(random));
        planned = carryOut(analysis, seat, plan);
        expect(planned.steps).toEqual(plan);
        expect(planned.analysis.view).toEqual(makeView(real, seat));
        steps += 1;
      }
    });
    expect(steps).toBeGreaterThan(50);
  });

  test('stop at the first step that is no longer legal', () => {
    forEachDecision((analysis, seat) => {
      const legal = analysis.actions.filter(isPlannable).slice(0, 1);
      const nonsense: Action = { type: 'move', resource: 'gold', from: 'nowhere', to: 'nowhere' };
      expect(carryOut(analysis, seat, [...legal, nonsense, ...legal]).steps).toEqual(legal);
    });
  });

  test('know the cost of transport', () => {
    let moves = 0;
    forEachDecision((analysis, seat) => {
      const left = analysis.view.pending.find(({ player }) => player === seat)?.points ?? 0;
      for (const action of analysis.actions.filter(({ type }) => type === 'move').slice(0, 4)) {
        const points = pointsOf(analysis, seat, action)!;
        moves += 1;
        expect(points).toBeGreaterThan(0);
        expect(points).toBeLessThanOrEqual(left);
      }
    });
    expect(moves).toBeGreaterThan(20);
  });
});

test('a drop target is written and parsed consistently', () => {
  expect(parseTarget('bid gold-mine')).toEqual({ kind: 'bid', tile: 'gold-mine' });
  expect(parseTarget('field home-1:4')).toEqual({ kind: 'field', field: 'home-1:4' });
  expect(parseTarget('spot -1 2')).toEqual({ kind: 'spot', q: -1, r: 2 });
  expect(parseTarget('nonsense x')).toBeNull();
});
