import {
  type Action,
  apply,
  checkAction,
  cloneState,
  decisionOf,
  legalActions,
  nextToAct,
  QuickRandom,
  scoreGame,
  type State,
} from '@keyflower/engine';
import { WINTER } from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../../scripts/testing/full.ts';
import { optionsOf, playGame } from '../../test/table.ts';
import { never } from '../deadline.ts';
import { countedPoints } from './ending.ts';
import { expectedChance } from './expected-chance.ts';
import { rolloutAction } from './index.ts';
import { lastPlacement } from './last-placements.ts';
import { must } from '../../../../scripts/testing/must.ts';

const isLastPlacing = (state: State): boolean =>
  state.bytes[S.SEASON] === WINTER && state.bytes[S.STEP] === S.PLACING;

/** A state where all seats place their winter tiles. */
function atLastPlacing(players: number, farmers: 'off' | 'all', seed: string): State {
  const found: State[] = [];
  playGame(optionsOf(players, farmers), seed, (state, seat, random) => {
    if (isLastPlacing(state)) found.push(cloneState(state));
    return rolloutAction(state, seat, random);
  });
  return must(found[0]);
}

/** The most points after any of the next placements. */
const mostAfterOne = (state: State, seat: number): number =>
  Math.max(
    ...legalActions(state, seat).map((action) => {
      const next = cloneState(state);
      apply(next, seat, action, expectedChance);
      return countedPoints(next, seat);
    }),
  );

describe.each(FULL ? (['off', 'all'] as const) : (['off'] as const))(
  'the last placements, farmers %s',
  (farmers) => {
    const games = FULL ? 24 : 1;

    it('no other spot for the last tile scores more, and what was counted is the final score', () => {
      let seen = 0;
      for (let game = 0; game < games; game++) {
        const state = atLastPlacing(2 + (game % 3), farmers, `last ${game}`);
        const counted: number[] = [];
        for (let seat = nextToAct(state); seat >= 0; seat = nextToAct(state)) {
          const most = mostAfterOne(state, seat);
          apply(state, seat, lastPlacement(state, seat, never), expectedChance);
          if (decisionOf(state, seat) === 'place') continue;
          counted[seat] = countedPoints(state, seat);
          expect(counted[seat]).toBe(most);
          seen += 1;
        }
        const { players } = scoreGame(state);
        const counting = players.flatMap(({ total }, seat) => (seat in counted ? [{ seat, total }] : []));
        for (const { seat, total } of counting) expect(total).toBe(counted[seat]);
      }
      expect(seen).toBeGreaterThanOrEqual(games);
    });

    it.runIf(FULL)('scores more than spots chosen at random, and no tile would score more elsewhere', () => {
      const random = new QuickRandom('spots');
      let [won, played] = [0, 0];
      for (let game = 0; game < games; game += 4) {
        played += 1;
        const start = atLastPlacing(2, farmers, `any ${game}`);
        const planned = placed(start, (state, seat) => lastPlacement(state, seat, never));
        const chosen = placed(start, (state, seat) => {
          const all = legalActions(state, seat);
          return must(all[random.below(all.length)]);
        });
        planned.forEach(({ points, actions }, seat) => {
          won += points - must(chosen[seat]).points;
          expect(mostWithOneMoved(start, seat, actions)).toBeLessThanOrEqual(points);
        });
      }
      // A point a game at least.
      expect(won).toBeGreaterThan(played);
    });
  },
);

interface Placed {
  points: number;
  actions: Action[];
}

/** All placements, and what each seat has then. */
function placed(start: State, choose: (state: State, seat: number) => Action): Placed[] {
  const state = cloneState(start);
  const actions: Action[][] = Array.from({ length: must(start.bytes[S.PLAYERS]) }, () => []);
  for (let seat = nextToAct(state); seat >= 0; seat = nextToAct(state)) {
    const action = choose(state, seat);
    must(actions[seat]).push(action);
    apply(state, seat, action, expectedChance);
  }
  return scoreGame(state).players.map(({ total }, seat) => ({ points: total, actions: must(actions[seat]) }));
}

/** The most points of a village in which one of these tiles is placed last, anywhere. */
function mostWithOneMoved(start: State, seat: number, actions: readonly Action[]): number {
  let most = 0;
  for (const moved of actions) {
    const state = cloneState(start);
    const others = actions.filter((action) => action !== moved);
    if (
      others.every((action) => {
        const isLegal = checkAction(state, seat, action) === null;
        if (isLegal) apply(state, seat, action, expectedChance);
        return isLegal;
      })
    )
      most = Math.max(most, mostAfterOne(state, seat));
  }
  return most;
}
