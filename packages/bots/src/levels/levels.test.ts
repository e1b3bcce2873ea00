import { checkAction, countActions, randomAction, scoreGame } from '@keyflower/engine';
import { describe, expect, it } from 'vitest';
import { leastOfThree, timed } from '../../test/cpu-clock.ts';
import { FULL } from '../../../../scripts/testing/full.ts';
import { optionsOf, playGame, questionTo } from '../../test/table.ts';
import type { Bot } from '../bot.ts';
import { BOT_IDS, botNamed, currentBot } from '../index.ts';
import { random as drawing } from '../testkit.ts';
import { LEVELS } from './levels.ts';
import { must } from '../../../../scripts/testing/must.ts';

const botOf = (id: string): Bot => must(LEVELS.find((one) => one.id === id)).bot;
const newcomer = botOf('newcomer');
const miller = botOf('miller');
const merchant = botOf('merchant');
const steward = botOf('steward');

/** The win rate of the first of two bots, in both seats; ties count half. */
function share(first: Bot, second: Bot, pairs: number, iterations = 30): number {
  let won = 0;
  for (let pair = 0; pair < pairs; pair++) {
    for (const own of [0, 1]) {
      const end = playGame(optionsOf(2, 'off'), `levels ${pair}`, (state, seat, random) =>
        (seat === own ? first : second).choose({
          ...questionTo(state, seat, `${random.below(1000)}`),
          iterations,
        }),
      );
      const { winners } = scoreGame(end);
      if (winners.includes(own)) won += 1 / winners.length;
    }
  }
  return won / (2 * pairs);
}

describe('the four levels', () => {
  it('are known by id, one to four', () => {
    expect(LEVELS.map(({ id, level }) => [id, level])).toEqual([
      ['newcomer', 1],
      ['miller', 2],
      ['merchant', 3],
      ['steward', 4],
      ['mayor', 5],
    ]);
    for (const { id, bot } of LEVELS) {
      expect(bot.id).toBe(id);
      expect(botNamed(id)).toBe(bot);
    }
    expect(BOT_IDS).toEqual(['random', ...LEVELS.map(({ id }) => id)]);
  });

  it('level 2 replaces the removed greedy bot', () => {
    expect(botNamed('greedy')).toBe(miller);
    expect(currentBot('greedy')).toBe('miller');
    expect(currentBot('steward')).toBe('steward');
    expect(currentBot('toString')).toBe('toString');
  });

  // The arena measures the ladder; this only checks that each step is clear. In the quick run, choices.test.ts shows that
  // levels 2 to 4 play as they did then.
  it.each([
    ['the newcomer', 'random play', newcomer, drawing],
    ['the miller', 'the newcomer', miller, newcomer],
  ])('%s beats %s', (_, _other, bot, rival) => {
    expect(share(bot, rival, FULL ? 40 : 1)).toBeGreaterThanOrEqual(0.7);
  });

  it.runIf(FULL)('the merchant beats the miller', () => {
    expect(share(merchant, miller, 40)).toBeGreaterThanOrEqual(0.7);
  });

  it.runIf(FULL)('the steward beats the merchant with few iterations', () => {
    expect(share(steward, merchant, 12, 100)).toBeGreaterThanOrEqual(0.7);
  });

  it('the steward’s answers are legal and repeatable', () => {
    playGame(optionsOf(3, 'mixed'), 'steward', (state, seat, random) => {
      if (random.below(FULL ? 4 : 25) > 0) return randomAction(state, seat, random);
      const question = questionTo(state, seat, 'steward');
      const action = steward.choose({ ...question, iterations: 10 });
      expect(checkAction(state, seat, action)).toBeNull();
      expect(steward.choose({ ...question, iterations: 10 })).toEqual(action);
      return action;
    });
  });

  it.each([1, 100])('the steward exceeds %i ms by less than 50 ms', (budget) => {
    const longest: number[] = [];
    playGame(optionsOf(4, 'mixed'), 'steward’s time', (state, seat, random) => {
      if (countActions(state, seat) > 20 && random.below(FULL ? 12 : 24) === 0) {
        const question = { ...questionTo(state, seat, 'steward'), budget };
        longest.push(leastOfThree(budget + 50, () => timed(() => steward.choose(question))));
      }
      return randomAction(state, seat, random);
    });
    expect(longest.length).toBeGreaterThan(2);
    expect(Math.max(...longest)).toBeLessThan(budget + 50);
  });
});
