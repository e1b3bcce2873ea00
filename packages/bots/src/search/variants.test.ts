import {
  type Action,
  apply,
  checkAction,
  cloneState,
  decisionOf,
  FULL_EDITION,
  newGame,
  nextToAct,
  QuickRandom,
  randomAction,
  type State,
} from '@keyflower/engine';
import { faceOf, WINTER } from '@keyflower/engine/layout';
import * as S from '@keyflower/engine/layout';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../../scripts/testing/full.ts';
import { optionsOf, playGame, questionTo } from '../../test/table.ts';
import { must } from '../../../../scripts/testing/must.ts';
import { IterationLimit, never } from '../deadline.ts';
import { evaluator } from '../evaluate/evaluator.ts';
import { expectedChance } from '../evaluate/expected-chance.ts';
import { Lookahead } from '../evaluate/lookahead.ts';
import { TransportPlanner } from '../evaluate/transport-planner.ts';
import { searchBot } from '../levels/search-bot.ts';
import { learnedModel, modelWith } from './learned-model.ts';
import { Search } from './search.ts';
import { SETTINGS } from './settings.ts';
import type { TreeNode } from './tree.ts';

const HALVING = 8;

function searched(state: State, seat: number, iterations: number, changes: Partial<typeof SETTINGS>): Search {
  const { view, decision, seed } = questionTo(state, seat, 'searched');
  const question = { edition: FULL_EDITION, view, seat, decision, random: new QuickRandom(seed) };
  const settings = { ...SETTINGS, ...changes };
  const search = new Search(question, learnedModel, settings, new IterationLimit(iterations));
  search.decide();
  return search;
}

describe('a comparison', () => {
  it('gives the actions it is asked for equally many iterations, and no others', () => {
    let compared = 0;
    const compare = (state: State, seat: number): void => {
      const { view, decision, seed } = questionTo(state, seat, 'compared');
      const question = { edition: FULL_EDITION, view, seat, decision, random: new QuickRandom(seed) };
      const search = new Search(question, learnedModel, SETTINGS, new IterationLimit(1000));
      const keys = search.root.untried.slice(0, 3).map(({ key }) => key);
      const nodes = search.compare([...keys, 'unknown'], 4);
      expect(nodes.map((node) => node?.key)).toEqual([...keys, undefined]);
      expect(search.root.children.map(({ visits }) => visits)).toEqual(keys.map(() => 4));
      expect(search.iterations).toBe(4 * keys.length);
      compared += 1;
    };
    playGame(optionsOf(2, 'off'), 'compared', (state, seat, random) => {
      if (state.bytes[S.STEP] === S.TURN && random.below(FULL ? 3 : 10) === 0) compare(state, seat);
      return randomAction(state, seat, random);
    });
    expect(compared).toBeGreaterThan(2);
  });
});

describe('sequential halving', () => {
  it('spends all iterations, most of them on the last two actions, and chooses one of these', () => {
    const searches: Search[] = [];
    playGame(optionsOf(3, 'off'), 'halving', (state, seat, random) => {
      if (state.bytes[S.STEP] === S.TURN && random.below(FULL ? 3 : 8) === 0)
        searches.push(searched(state, seat, 60, { halving: HALVING }));
      return randomAction(state, seat, random);
    });
    const wide = searches.filter(({ root }) => root.children.length === HALVING);
    expect(wide.length).toBeGreaterThan(2);
    for (const search of wide) {
      const visits = search.root.children.map((child) => child.visits).sort((a, b) => b - a);
      expect(search.iterations).toBe(60);
      expect(visits.reduce((sum, one) => sum + one, 0)).toBe(60);
      expect(must(visits[1])).toBeGreaterThan(2 * must(visits[HALVING - 1]));
      expect(must(search.ranking()[0]).visits).toBeGreaterThanOrEqual(must(visits[1]));
    }
  });
});

/** All nodes below one. */
const allBelow = (node: TreeNode): TreeNode[] =>
  node.children.flatMap((child) => [child, ...allBelow(child)]);

/** The share of rivals' decisions with three to five visits at which a single action was tried. */
function shareFollowed(rivalBreadth: number): number {
  let [decisions, followed] = [0, 0];
  playGame(optionsOf(4, 'off'), 'followed', (state, seat, random) => {
    if (state.bytes[S.STEP] === S.TURN && random.below(FULL ? 4 : 12) === 0) {
      const { root } = searched(state, seat, 150, { rivalBreadth, playoutTurns: 0 });
      for (const { visits, children } of allBelow(root)) {
        if (visits < 3 || visits > 5 || children.some((child) => child.seat === seat)) continue;
        decisions += 1;
        if (children.length === 1) followed += 1;
      }
    }
    return randomAction(state, seat, random);
  });
  return followed / decisions;
}

describe('a search without breadth at the decisions of rivals', () => {
  it('follows the action that seems best for them at first', () => {
    expect(shareFollowed(0)).toBeGreaterThan(0.75);
    expect(shareFollowed(SETTINGS.rivalBreadth)).toBeLessThan(0.5);
  });
});

describe('a variant of the search', () => {
  it.each([
    ['sequential halving', { halving: 12 }],
    ['winter counted', { countsWinter: true }],
    ['no rollouts', { playoutTurns: 0 }],
    ['rivals minded', { rivalry: 0.3 }],
    ['rivals followed', { rivalBreadth: 0 }],
  ])('answers legally and repeatably: %s', (_, settings) => {
    const bot = searchBot('variant', learnedModel, settings);
    playGame(optionsOf(3, 'mixed'), 'variant', (state, seat, random) => {
      const isAsked = random.below(state.bytes[S.SEASON] === WINTER ? 16 : 80) === 0;
      if (!isAsked && !FULL) return randomAction(state, seat, random);
      const request = { ...questionTo(state, seat, 'variant'), iterations: 12 };
      const action = bot.choose(request);
      expect(checkAction(state, seat, action)).toBeNull();
      expect(bot.choose(request)).toEqual(action);
      return action;
    });
  });

  it.each([2, 3])('minds rivals in its prices only if there are several: %i players', (players) => {
    const state = newGame(FULL_EDITION, optionsOf(players, 'off'), expectedChance);
    const seat = nextToAct(state);
    const [plain, minding] = [0, 0.3].map((rivalryOfMany) =>
      new Lookahead(evaluator, { rivalryOfMany }).leadAfter(state, seat, { type: 'pass' }),
    );
    const others = (must(plain) - must(minding)) / 0.3;
    expect(others > 1).toBe(players > 2);
    expect(others === 0).toBe(players === 2);
  });

  it('omits exactly the uses that only transport and find nothing to move or upgrade', () => {
    const plain = new Lookahead(evaluator);
    const model = modelWith(new Lookahead(evaluator, { omitsIdleTransports: true }));
    const wrong: string[] = [];
    let omitted = 0;
    playGame(optionsOf(2, 'off'), 'idle', (state, seat, random) => {
      if (state.bytes[S.STEP] === S.TURN && random.below(4) === 0) {
        const offered = model.closely(state, () => state, seat, 40, never).map(({ action }) => keyOf(action));
        for (const { action } of plain.candidates(state, seat, 40)) {
          const isOffered = offered.includes(keyOf(action));
          if (!isOffered) omitted += 1;
          if (isOffered === isIdle(state, seat, action)) wrong.push(keyOf(action));
        }
      }
      return randomAction(state, seat, random);
    });
    expect(wrong).toEqual([]);
    expect(omitted).toBeGreaterThan(10);
  });
});

const keyOf = (action: Action): string => JSON.stringify(action);

/** Whether all that an action does is a transport for which there is no plan. */
function isIdle(state: State, seat: number, action: Action): boolean {
  if (action.type !== 'use') return false;
  const tile = must(state.content.indexOf.get(action.tile));
  const use = state.content.uses[2 * tile + faceOf(state, tile)];
  if (!use || use.gain || use.oneOf) return false;
  const next = cloneState(state);
  apply(next, seat, action, expectedChance);
  if (decisionOf(next, seat) !== 'transport') return false;
  return new TransportPlanner(evaluator).plan(next, seat, 1).length === 1;
}
