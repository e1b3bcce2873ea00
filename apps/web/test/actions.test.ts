import { FULL_EDITION, legalActions, makeView, nextToAct } from '@keyflower/engine';
import { expect, test } from 'vitest';
import { actionText, offerOf } from '../src/play/actions.ts';
import { analyse } from '../src/play/analysis.ts';
import { GAMES, wander } from './games.ts';
import { DICTIONARIES } from './support/dictionaries.ts';
import { FULL } from '../../../scripts/testing/full.ts';

/** Checks only some decisions, and none with endless lists, because each check takes a while. */
const EVERY = FULL ? 5 : 20;
const MOST = 400;

test.each(GAMES)(
  'a browser finds exactly the legal actions from its own view ($players, $farmers)',
  (options) => {
    let decision = 0;
    wander(options, `legal ${options.players}`, ({ game }) => {
      const seat = nextToAct(game.state);
      decision += 1;
      if (seat < 0 || decision % EVERY !== 0) return;
      const legal = legalActions(game.state, seat);
      if (legal.length > MOST) return;
      expect(analyse(FULL_EDITION, makeView(game.state, seat), seat).actions).toEqual(legal);
    });
  },
);

test('a player who owes no decision has no actions', () => {
  wander(GAMES[0], 'idle', ({ game }) => {
    const view = makeView(game.state, 0);
    if (view.pending.some(({ player }) => player === 0)) return;
    expect(analyse(FULL_EDITION, view, 0).actions).toEqual([]);
  });
});

test.each(GAMES)('every action has a text in every language ($players, $farmers)', (options) => {
  const wrong: unknown[] = [];
  let decision = 0;
  wander(options, `groups ${options.players}`, ({ game }) => {
    const seat = nextToAct(game.state);
    decision += 1;
    if (seat < 0 || decision % EVERY !== 0) return;
    const legal = legalActions(game.state, seat).slice(0, MOST);
    const view = makeView(game.state, seat);
    for (const action of legal.slice(0, 40)) {
      for (const { story } of Object.values(DICTIONARIES)) {
        const text = actionText(action, view, seat, story);
        if (!/\S/.test(text) || /undefined|NaN/.test(text)) wrong.push({ action, text });
      }
    }
  });
  expect(wrong).toEqual([]);
});

test('selected winter tiles make an offer of exactly those, in any order of selection', () => {
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
