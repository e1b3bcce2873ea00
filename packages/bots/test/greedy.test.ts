import { randomAction, scoreGame } from '@keyflower/engine';
import { describe, expect, it } from 'vitest';
import { greedy } from '../src/greedy/greedy.ts';
import { FULL, optionsOf, playGame, questionTo } from './table.ts';

const PAIRS = FULL ? 100 : 10;

/** 1 if the greedy seat alone won. */
function wins(farmers: 'off' | 'mixed', greedySeat: number, seed: string): number {
  const end = playGame(optionsOf(2, farmers), seed, (state, seat, random) =>
    seat === greedySeat
      ? greedy.choose(questionTo(state, seat, `${random.below(1000)}`))
      : randomAction(state, seat, random),
  );
  const { winners } = scoreGame(end);
  return winners.length === 1 && winners[0] === greedySeat ? 1 : 0;
}

describe('the greedy bot', () => {
  it.each(['off', 'mixed'] as const)('beats random play, from either seat, farmers %s', (farmers) => {
    let won = 0;
    for (let pair = 0; pair < PAIRS; pair++) {
      won += wins(farmers, 0, `pair ${pair}`) + wins(farmers, 1, `pair ${pair}`);
    }
    expect(won / (2 * PAIRS)).toBeGreaterThanOrEqual(0.9);
  });

  it('answers within 20 ms most of the time, six players and The Farmers', () => {
    const times: number[] = [];
    playGame(optionsOf(6, 'mixed'), 'six', (state, seat, random) => {
      if (seat > 1) return randomAction(state, seat, random);
      const question = questionTo(state, seat, 'six');
      const start = performance.now();
      const action = greedy.choose(question);
      times.push(performance.now() - start);
      return action;
    });
    times.sort((a, b) => a - b);
    expect(times[Math.floor(times.length * 0.75)]).toBeLessThan(20);
  });
});
