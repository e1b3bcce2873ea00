import { countActions, decisionOf, FULL_EDITION, QuickRandom, randomAction } from '@keyflower/engine';
import { expect, it, vi } from 'vitest';
import { FULL } from '../../../../scripts/testing/full.ts';
import { optionsOf, playGame, questionTo } from '../../test/table.ts';
import type { BotRequest } from '../bot.ts';
import { IterationLimit, deadlineFor } from '../deadline.ts';
import { learnedModel } from './learned-model.ts';
import { Search } from './search.ts';
import { SETTINGS } from './settings.ts';
import { atLeast } from '../../../../scripts/testing/must.ts';

function turns(players: number, every: number): BotRequest[] {
  const found: BotRequest[] = [];
  playGame(optionsOf(players, 'mixed'), 'deciding', (state, seat, random) => {
    if (decisionOf(state, seat) === 'turn' && countActions(state, seat) > 5 && random.below(every) === 0) {
      found.push(questionTo(state, seat, `${found.length}`));
    }
    return randomAction(state, seat, random);
  });
  return found;
}

function searchOf({ view, seat, decision, seed }: BotRequest, iterations: number): Search {
  const question = { edition: FULL_EDITION, view, seat, decision, random: new QuickRandom(seed) };
  return new Search(question, learnedModel, SETTINGS, new IterationLimit(iterations));
}

it('stops early only if the remaining iterations could not change the answer', () => {
  const questions = turns(3, FULL ? 2 : 16).slice(0, FULL ? undefined : 3);
  let early = 0;
  for (const question of questions) {
    const whole = searchOf(question, 120);
    whole.run();
    expect(whole.iterations).toBe(120);
    const short = searchOf(question, 120);
    short.decide();
    expect(short.best()).toEqual(whole.best());
    if (short.iterations < 120) early += 1;
  }
  expect(early).toBeGreaterThan(questions.length / 4);
});

it('does not underestimate the iterations left before a time limit', () => {
  const [question] = atLeast(1, turns(3, 8));
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const deadline = deadlineFor({ ...question, budget: 60_000 });
  now.mockReturnValue(20);
  // 100 iterations in 20 ms: nearly 300,000 in a minute, and more if the search becomes quicker.
  const left = deadline.left(100);
  now.mockRestore();
  expect(left).toBeGreaterThan(290_000);
  expect(left).toBeLessThan(400_000);
});
