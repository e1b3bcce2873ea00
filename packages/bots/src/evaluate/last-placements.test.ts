import {
  apply,
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
import { FULL, optionsOf, playGame } from '../../test/table.ts';
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
    const games = FULL ? 60 : 1;

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
        const placed = players.flatMap(({ total }, seat) => (seat in counted ? [{ seat, total }] : []));
        for (const { seat, total } of placed) expect(total).toBe(counted[seat]);
      }
      expect(seen).toBeGreaterThanOrEqual(games);
    });

    it.runIf(FULL)('scores no less than spots chosen at random', () => {
      const random = new QuickRandom('spots');
      let better = 0;
      for (let game = 0; game < games; game++) {
        const start = atLastPlacing(2, farmers, `any ${game}`);
        const totals = [true, false].map((plans) => {
          const state = cloneState(start);
          for (let seat = nextToAct(state); seat >= 0; seat = nextToAct(state)) {
            const all = legalActions(state, seat);
            apply(
              state,
              seat,
              plans ? lastPlacement(state, seat, never) : all[random.below(all.length)]!,
              expectedChance,
            );
          }
          return scoreGame(state).players.map(({ total }) => total);
        });
        totals[0]!.forEach((points, seat) => {
          expect(points).toBeGreaterThanOrEqual(totals[1]![seat]!);
          if (points > totals[1]![seat]!) better += 1;
        });
      }
      expect(better).toBeGreaterThan(0);
    });
  },
);
