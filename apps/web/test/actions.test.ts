import { FULL_EDITION, legalActions, makeView, nextToAct } from '@keyflower/engine';
import { expect, test } from 'vitest';
import { actionText, groupActions, offerOf, possibleActions } from '../src/table/actions.ts';
import { placementsIn, spotsFor, turnAt } from '../src/table/placements.ts';
import { DICTIONARIES } from './support/dictionaries.ts';
import { GAMES, wander } from './games.ts';

/** Every so many decisions, and not where the list is endless: what is checked takes a while. */
const EVERY = 5;
const MOST = 400;

test.each(GAMES)(
  'from the own view, a browser finds just the actions that are legal ($players, $farmers)',
  (options) => {
    let decision = 0;
    wander(options, `legal ${options.players}`, ({ game }) => {
      const seat = nextToAct(game.state);
      decision += 1;
      if (seat < 0 || decision % EVERY !== 0) return;
      const legal = legalActions(game.state, seat);
      if (legal.length > MOST) return;
      expect(possibleActions(FULL_EDITION, makeView(game.state, seat), seat)).toEqual(legal);
    });
  },
);

test('whoever owes no answer can do nothing', () => {
  wander(GAMES[0], 'idle', ({ game }) => {
    const view = makeView(game.state, 0);
    if (view.pending.some(({ player }) => player === 0)) return;
    expect(possibleActions(FULL_EDITION, view, 0)).toEqual([]);
  });
});

test.each(GAMES)(
  'grouped by tile, no action is lost, and each has words in every language ($players, $farmers)',
  (options) => {
    let decision = 0;
    wander(options, `groups ${options.players}`, ({ game }) => {
      const seat = nextToAct(game.state);
      decision += 1;
      if (seat < 0 || decision % EVERY !== 0) return;
      const legal = legalActions(game.state, seat).slice(0, MOST);
      const { groups, others } = groupActions(legal);
      const tiles = groups.map(({ tile }) => tile);
      expect(new Set(tiles).size).toBe(tiles.length);
      expect(new Set([...groups.flatMap(({ actions }) => actions), ...others])).toEqual(new Set(legal));
      const view = makeView(game.state, seat);
      for (const action of legal.slice(0, 40)) {
        for (const { story } of Object.values(DICTIONARIES)) {
          const text = actionText(action, view, seat, story);
          expect(text, JSON.stringify(action)).toMatch(/\S/);
          expect(text, JSON.stringify(action)).not.toMatch(/undefined|NaN/);
        }
      }
    });
  },
);

test('touching a spot again and again shows every way to lay the tile there, then the first again', () => {
  let seen = 0;
  wander(GAMES[0], 'turning', ({ game }) => {
    const seat = nextToAct(game.state);
    if (seat < 0) return;
    const placements = placementsIn(legalActions(game.state, seat));
    if (placements.length === 0) return;
    const { tile } = placements[0];
    for (const spot of spotsFor(placements, tile)) {
      const ways = placements.filter((one) => one.tile === tile && one.q === spot.q && one.r === spot.r);
      let ghost = turnAt(placements, tile, spot, null);
      const shown = ways.map(() => {
        const { rotation } = ghost!;
        ghost = turnAt(placements, tile, spot, ghost);
        return rotation;
      });
      expect(shown).toEqual(ways.map(({ rotation }) => rotation));
      expect(ghost?.rotation).toBe(shown[0]);
      seen += 1;
    }
  });
  expect(seen).toBeGreaterThan(0);
});

test('ticked winter tiles make the offer of just those, in whatever order they were ticked', () => {
  let seen = 0;
  wander(GAMES[0], 'offers', ({ game }) => {
    const seat = nextToAct(game.state);
    if (seat < 0) return;
    const actions = legalActions(game.state, seat);
    for (const action of actions) {
      if (action.type !== 'offer') continue;
      expect(
        offerOf(
          actions,
          [...action.tiles].sort((a, b) => (a < b ? 1 : -1)),
        ),
      ).toEqual(action);
      seen += 1;
    }
    expect(offerOf(actions, [])).toBeUndefined();
  });
  expect(seen).toBeGreaterThan(0);
});
