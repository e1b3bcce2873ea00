import { checkAction, decisionOf, randomAction, type State } from '@keyflower/engine';
import { describe, expect, it } from 'vitest';
import { naming } from '../../test/naming.ts';
import { optionsOf, playGame, questionTo } from '../../test/table.ts';
import { plainJudge } from '../search/plain-judge.ts';
import { adviseWith } from './advise.ts';
import type { ReasonId } from './reason.ts';
import { reasonText } from './sentences.ts';

describe('advice', () => {
  it('is a ranking of legal actions with chances, points and a reason in three languages', () => {
    const seen = new Set<ReasonId>();
    const look = (state: State, seat: number): void => {
      const advice = adviseWith(plainJudge, { ...questionTo(state, seat, 'hint'), iterations: 4 }, 5);
      for (const { action } of advice) expect(checkAction(state, seat, action)).toBeNull();
      expect(advice.length).toBeGreaterThan(0);
      for (let i = 1; i < advice.length; i++)
        expect(advice[i].share).toBeLessThanOrEqual(advice[i - 1].share);
      for (const { winRate, score, reason } of advice) {
        expect(winRate).toBeGreaterThanOrEqual(0);
        expect(winRate).toBeLessThanOrEqual(1);
        expect(Number.isFinite(score)).toBe(true);
        seen.add(reason.id);
        const texts = (['en', 'fr', 'de'] as const).map((language) => reasonText(reason, language, naming));
        for (const text of texts) expect(text).toMatch(/^[\p{Lu}<\d].*\.$/u);
        for (const text of texts) expect(text).not.toMatch(/undefined|NaN|\[object/);
      }
    };
    for (const players of [2, 5]) {
      playGame(optionsOf(players, 'mixed'), `advice ${players}`, (state, seat, random) => {
        if (random.below(decisionOf(state, seat) === 'turn' ? 3 : 8) === 0) look(state, seat);
        return randomAction(state, seat, random);
      });
    }
    expect(seen.size).toBeGreaterThan(12);
  });

  it('is never empty, even when there is no time at all', () => {
    const look = (state: State, seat: number): void => {
      const advice = adviseWith(plainJudge, { ...questionTo(state, seat, 'hint'), iterations: 0 }, 5);
      expect(advice.length).toBeGreaterThan(0);
      expect(checkAction(state, seat, advice[0].action)).toBeNull();
    };
    playGame(optionsOf(2, 'off'), 'no time', (state, seat, random) => {
      if (random.below(20) === 0) look(state, seat);
      return randomAction(state, seat, random);
    });
  });

  it('is the same for the same question', () => {
    const compare = (state: State, seat: number): void => {
      const question = { ...questionTo(state, seat, 'hint'), iterations: 12 };
      expect(adviseWith(plainJudge, question, 5)).toEqual(adviseWith(plainJudge, question, 5));
    };
    playGame(optionsOf(3, 'off'), 'advice again', (state, seat, random) => {
      if (random.below(30) === 0) compare(state, seat);
      return randomAction(state, seat, random);
    });
  });
});
