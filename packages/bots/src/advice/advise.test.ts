import {
  checkAction,
  decisionOf,
  DrawnChance,
  FULL_EDITION,
  newGame,
  nextToAct,
  QuickRandom,
  randomAction,
  type State,
} from '@keyflower/engine';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../../scripts/testing/full.ts';
import { optionsOf, playGame, questionTo } from '../../test/table.ts';
import { uniformModel } from '../../test/uniform-model.ts';
import { adviseWith } from './advise.ts';
import type { ReasonId } from './reason.ts';

describe('advice', () => {
  it('is a ranking of legal actions with win rate, score and reason', () => {
    const seen = new Set<ReasonId>();
    const look = (state: State, seat: number): void => {
      const advice = adviseWith(uniformModel, { ...questionTo(state, seat, 'hint'), iterations: 4 }, 5);
      for (const { action } of advice) expect(checkAction(state, seat, action)).toBeNull();
      expect(advice.length).toBeGreaterThan(0);
      for (const { winRate, score, reason } of advice) {
        expect(winRate).toBeGreaterThanOrEqual(0);
        expect(winRate).toBeLessThanOrEqual(1);
        expect(Number.isFinite(score)).toBe(true);
        seen.add(reason.id);
      }
    };
    for (const players of [2, 5]) {
      playGame(optionsOf(players, 'mixed'), `advice ${players}`, (state, seat, random) => {
        if (random.below((decisionOf(state, seat) === 'turn' ? 3 : 8) * (FULL ? 1 : 3)) === 0)
          look(state, seat);
        return randomAction(state, seat, random);
      });
    }
    expect(seen.size).toBeGreaterThan(12);
  });

  it('is never empty, even without any time', () => {
    const look = (state: State, seat: number, iterations: number): void => {
      const advice = adviseWith(uniformModel, { ...questionTo(state, seat, 'hint'), iterations }, 5);
      expect(advice.length).toBeGreaterThan(0);
      for (const { action, winRate, score } of advice) {
        expect(checkAction(state, seat, action)).toBeNull();
        expect(winRate).toBeGreaterThan(0);
        expect(Number.isFinite(score)).toBe(true);
      }
    };
    playGame(optionsOf(2, 'off'), 'no time', (state, seat, random) => {
      if (random.below(20) === 0) for (const iterations of [0, 1]) look(state, seat, iterations);
      return randomAction(state, seat, random);
    });
  });

  it('has all candidates, even those without visits', () => {
    const state = newGame(FULL_EDITION, optionsOf(3, 'all'), new DrawnChance(new QuickRandom('few')));
    const seat = nextToAct(state);
    const advice = adviseWith(uniformModel, { ...questionTo(state, seat, 'hint'), iterations: 1 }, 20);
    expect(advice).toHaveLength(20);
    expect(advice.map(({ share }) => share > 0)).toEqual([true, ...advice.slice(1).map(() => false)]);
    expect(advice.some(({ known }) => known)).toBe(false);
  });

  it('is the same for the same request', () => {
    const compare = (state: State, seat: number): void => {
      const question = { ...questionTo(state, seat, 'hint'), iterations: 12 };
      expect(adviseWith(uniformModel, question, 5)).toEqual(adviseWith(uniformModel, question, 5));
    };
    playGame(optionsOf(3, 'off'), 'advice again', (state, seat, random) => {
      if (random.below(30) === 0) compare(state, seat);
      return randomAction(state, seat, random);
    });
  });
});
