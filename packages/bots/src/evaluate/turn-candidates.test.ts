import { checkAction, decisionOf, QuickRandom, randomAction } from '@keyflower/engine';
import { expect, it } from 'vitest';
import { optionsOf, playGame } from '../../test/table.ts';
import { evaluator } from './evaluator.ts';
import { TurnCandidates } from './turn-candidates.ts';
import { must } from '../../../../scripts/testing/must.ts';

/** The most that noise can make up for. */
const NOISE = 0.6;

it.each([
  [2, 'off'],
  [4, 'all'],
  [6, 'mixed'],
] as const)(
  'the quick choice is one of the list, and nearly the best of it: %i players, farmers %s',
  (players, farmers) => {
    const turns = new TurnCandidates(evaluator);
    const ranks = new Set<number>();
    playGame(optionsOf(players, farmers), `quick ${players}`, (state, seat, random) => {
      if (decisionOf(state, seat) !== 'turn') return randomAction(state, seat, random);
      const quick = turns.quick(state, seat, new QuickRandom(`${random.below(1000)}`));
      expect(checkAction(state, seat, quick)).toBeNull();
      const list = turns.list(state, seat).sort((a, b) => b.worth - a.worth);
      const text = JSON.stringify(quick);
      const rank = list.findIndex(({ action }) => JSON.stringify(action) === text);
      expect(rank).toBeGreaterThanOrEqual(0);
      expect(must(list[0]).worth - must(list[rank]).worth).toBeLessThan(NOISE);
      ranks.add(rank);
      return quick;
    });
    expect(ranks.has(0)).toBe(true);
    expect(ranks.size).toBeGreaterThan(2);
  },
);
