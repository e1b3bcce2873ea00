import { checkAction, QuickRandom, scoreGame } from '@keyflower/engine';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../../scripts/testing/full.ts';
import { optionsOf, playGame, questionTo } from '../../test/table.ts';
import { candidates, rolloutAction } from './index.ts';
import { lookaheadBot, THOROUGH } from '../levels/lookahead-bot.ts';
import { LEVELS } from '../levels/levels.ts';
import { must } from '../../../../scripts/testing/must.ts';

const LIMIT = 12;
const thorough = lookaheadBot('thorough', THOROUGH);

describe.each([
  [2, 'off', false],
  [3, 'all', true],
  [4, 'mixed', false],
  [6, 'off', false],
] as const)('%i players, farmers %s', (players, farmers, gamers) => {
  it('candidates are legal, few, sorted and never empty', () => {
    playGame(optionsOf(players, farmers, gamers), `candidates ${players}`, (state, seat, random) => {
      const found = candidates(state, seat, LIMIT);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(LIMIT);
      for (const { action } of found) expect(checkAction(state, seat, action)).toBeNull();
      const worths = found.map(({ worth }) => worth);
      expect(worths).toEqual([...worths].sort((a, b) => b - a));
      return must(found[random.below(found.length)]).action;
    });
  });

  it('the rollout policy plays games to their end', () => {
    for (let game = 0; game < (FULL ? 5 : 1); game++) {
      const end = playGame(optionsOf(players, farmers, gamers), `quick ${players} ${game}`, rolloutAction);
      expect(Math.max(...scoreGame(end).players.map(({ total }) => total))).toBeGreaterThan(20);
    }
  });
});

it('the same request gets the same answer, independent of earlier requests', () => {
  const answers: string[][] = [[], []];
  for (const into of answers) {
    let asked = 0;
    playGame(optionsOf(2, 'mixed'), 'same', (state, seat) => {
      asked += 1;
      if (asked % 12 === 0) {
        // With a time limit the answers would depend on the load of the machine.
        const question = { ...questionTo(state, seat, 'seed'), iterations: 1 };
        into.push(JSON.stringify(thorough.choose(question)));
      }
      return rolloutAction(state, seat, new QuickRandom('same'));
    });
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(must(answers[0]).length).toBeGreaterThan(5);
});

it.runIf(FULL).each(['off', 'mixed'] as const)(
  'one-ply lookahead beats the first level, farmers %s',
  (farmers) => {
    const pairs = 40;
    let won = 0;
    for (let game = 0; game < 2 * pairs; game++) {
      const end = playGame(optionsOf(2, farmers), `duel ${game >> 1}`, (state, seat, random) =>
        (seat === game % 2 ? thorough : must(LEVELS[0]).bot).choose(
          questionTo(state, seat, `${random.below(1000)}`),
        ),
      );
      const { winners } = scoreGame(end);
      if (winners.includes(game % 2)) won += 1 / winners.length;
    }
    expect(won / (2 * pairs)).toBeGreaterThanOrEqual(0.8);
  },
);
