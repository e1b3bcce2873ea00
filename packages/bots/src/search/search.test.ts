import {
  canonicalJson,
  countActions,
  determinize,
  FULL_EDITION,
  isOver,
  makePosition,
  makeView,
  QuickRandom,
  randomAction,
  type State,
} from '@keyflower/engine';
import { describe, expect, it } from 'vitest';
import { leastOfThree, timed } from '../../test/cpu-clock.ts';
import { FULL } from '../../../../scripts/testing/full.ts';
import { optionsOf, playGame, questionTo } from '../../test/table.ts';
import type { BotRequest } from '../bot.ts';
import { IterationLimit } from '../deadline.ts';
import type { SearchModel } from './model.ts';
import { learnedModel } from './learned-model.ts';
import { uniformModel } from '../../test/uniform-model.ts';
import { Search } from './search.ts';
import { searchBot } from '../levels/search-bot.ts';
import { SETTINGS } from './settings.ts';
import type { TreeNode } from './tree.ts';
import { atLeast } from '../../../../scripts/testing/must.ts';

const bot = searchBot('plain', uniformModel);

function searched(
  { view, seat, decision, seed }: BotRequest,
  iterations: number,
  { maxNodes = 1000, model = uniformModel } = {},
): Search {
  const question = { edition: FULL_EDITION, view, seat, decision, random: new QuickRandom(seed) };
  const search = new Search(question, model, { ...SETTINGS, maxNodes }, new IterationLimit(iterations));
  search.run();
  return search;
}

/** Everything a search has counted. */
function tableOf({ key, seat, visits, available, value, points, children }: TreeNode): unknown {
  return { key, seat, visits, available, value, points, children: children.map(tableOf) };
}

/** Some positions of a random game. */
function positions(players: number, farmers: 'off' | 'mixed' | 'all', every: number): BotRequest[] {
  const found: BotRequest[] = [];
  playGame(optionsOf(players, farmers), `positions ${players} ${farmers}`, (state, seat, random) => {
    if (countActions(state, seat) > 5 && random.below(every) === 0)
      found.push(questionTo(state, seat, `${found.length}`));
    return randomAction(state, seat, random);
  });
  return found;
}

describe('the search', () => {
  it.each([
    ['rules of thumb', uniformModel],
    ['what was learned', learnedModel],
  ])('has the same move and counts for two true states with the same view, by %s', (_, model) => {
    let differing = 0;
    let between = 0;
    const iterations = FULL ? 30 : 12;
    const look = (state: State, seat: number, random: QuickRandom): void => {
      const question = questionTo(state, seat, 'same');
      const other = determinize(FULL_EDITION, question.view, random);
      if (canonicalJson(makePosition(other)) !== canonicalJson(makePosition(state))) differing += 1;
      const here = searched(question, iterations, { model });
      // Something else was thought about meanwhile: nothing of it may linger.
      searched({ ...question, seed: `${between++}` }, 5, { model });
      const there = searched({ ...question, view: makeView(other, seat) }, iterations, { model });
      expect(there.best()).toEqual(here.best());
      expect(tableOf(there.root)).toEqual(tableOf(here.root));
    };
    playGame(optionsOf(3, 'mixed'), 'two worlds', (state, seat, random) => {
      if (random.below(FULL ? 3 : 20) === 0) look(state, seat, random);
      return randomAction(state, seat, random);
    });
    expect(differing).toBeGreaterThan(5);
  });

  it('is repeatable for the same seed and position, and runs the given number of iterations', () => {
    for (const question of positions(4, 'off', FULL ? 12 : 36)) {
      const first = bot.choose({ ...question, iterations: 15 });
      expect(bot.choose({ ...question, budget: 1, iterations: 15 })).toEqual(first);
    }
    const [question] = atLeast(1, positions(4, 'off', 12));
    expect(searched(question, 40).iterations).toBe(40);
  });

  it('samples different determinizations for a different seed', () => {
    const [question] = atLeast(1, positions(3, 'off', 12));
    const one = tableOf(searched(question, 40).root);
    expect(tableOf(searched({ ...question, seed: 'another' }, 40).root)).not.toEqual(one);
  });

  it('plays winter’s boat picks to the end, so that all win rates are comparable', () => {
    const questions: BotRequest[] = [];
    playGame(optionsOf(4, 'off'), 'last boats', (state, seat, random) => {
      const question = questionTo(state, seat, 'boats');
      const isLast = question.decision === 'boat' && question.view.season === 'winter';
      if (isLast && countActions(state, seat) > 1) questions.push(question);
      return randomAction(state, seat, random);
    });
    expect(questions.length).toBeGreaterThan(1);
    for (const question of questions) {
      const judged: boolean[] = [];
      const model: SearchModel = {
        ...uniformModel,
        evaluate: (reached, points) => {
          judged.push(isOver(reached));
          uniformModel.evaluate(reached, points);
        },
      };
      searched(question, 20, { model });
      // Every iteration looks once before its playout and once after it.
      expect(judged.filter((_, i) => i % 2 === 1)).toEqual(Array.from({ length: 20 }, () => true));
    }
  });

  it('continues at the maximum number of nodes', () => {
    const [question] = atLeast(1, positions(4, 'off', 12));
    const search = searched(question, 120, { maxNodes: 50 });
    expect(search.nodes).toBe(50);
    expect(search.iterations).toBe(120);
    expect(search.root.visits).toBe(120);
    expect(search.root.children.reduce((sum, { visits }) => sum + visits, 0)).toBe(120);
  });

  it.each(
    [2, 3, 4, 5, 6].flatMap((players) =>
      (['off', 'mixed', 'all'] as const).map((mode) => [players, mode] as const),
    ),
  )('answers with legal actions: %i players, farmers %s', (players, farmers) => {
    const options = optionsOf(players, farmers, players % 2 === 0);
    // Every answer is checked before it is played.
    const end = playGame(options, `legal ${farmers}`, (state, seat, random) => {
      if (random.below(FULL ? 1 : 16) > 0) return randomAction(state, seat, random);
      return bot.choose({ ...questionTo(state, seat, 'legal'), iterations: FULL ? 6 : 3 });
    });
    expect(isOver(end)).toBe(true);
  });

  it.each([1, 5, 20, 100])('exceeds %i ms by less than 50 ms', (budget) => {
    const questions = positions(4, 'mixed', 30).slice(0, FULL ? 4 : 2);
    for (const question of questions) {
      const ms = leastOfThree(budget + 50, () => timed(() => bot.choose({ ...question, budget })));
      expect(ms).toBeLessThan(budget + 50);
    }
  });

  it('stops at once when it is told to', () => {
    const [question] = atLeast(1, positions(4, 'off', 12));
    let asked = 0;
    const stop = {
      get stopped() {
        asked += 1;
        return asked > 3;
      },
    };
    bot.choose({ ...question, budget: 60_000 }, stop);
    expect(asked).toBeLessThan(7);
  });
});
