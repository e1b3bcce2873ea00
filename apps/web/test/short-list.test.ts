import type { Advice } from '@keyflower/bots';
import type { Action } from '@keyflower/engine';
import { describe, expect, test } from 'vitest';
import { goodsText } from '@keyflower/words/story/names';
import { shortList } from '../src/panels/decision/suggestions.ts';
import { pages as english } from '@keyflower/words/en/pages';
import { pages as french } from '@keyflower/words/fr/pages';
import { pages as german } from '@keyflower/words/de/pages';

const bid = (tile: string, color: 'red' | 'blue', screen = 1, groups: string[] = []): Action => ({
  type: 'bid',
  tile,
  color,
  screen,
  groups,
});

const advice = (action: Action, more: Partial<Advice> = {}): Advice => ({
  action,
  winRate: 0.5,
  score: 50,
  orderedBy: 'winRate',
  share: 0.1,
  known: true,
  reason: { id: 'pass-nothing' },
  ...more,
});

describe('the short list of a hint', () => {
  const actionsOf = (all: readonly Action[]): Action[] =>
    shortList(all.map((action) => advice(action))).map(({ action }) => action);

  test('has the best move for every tile, not one move in several colours', () => {
    const use: Action = { type: 'use', tile: 'miner', screen: { red: 1 }, groups: [] };
    const pass: Action = { type: 'pass' };
    const all = [bid('miner', 'red'), bid('miner', 'blue'), bid('miner', 'red', 2), use, pass];
    expect(actionsOf(all)).toEqual([bid('miner', 'red'), use, pass]);
  });

  test('distinguishes what is done with losing bids', () => {
    const moved = bid('miner', 'red', 0, ['stable']);
    expect(actionsOf([bid('miner', 'red'), moved, bid('miner', 'blue')])).toEqual([
      bid('miner', 'red'),
      moved,
    ]);
  });

  test('is short', () => {
    const spots = [0, 1, 2, 3, 4].map(
      (q): Action => ({ type: 'place', tile: 'miner', q, r: 0, rotation: 0 }),
    );
    expect(actionsOf(spots)).toEqual(spots.slice(0, 3));
  });

  test('shows the figure that it is ordered by, and none where too little is known', () => {
    const shown = (orderedBy: Advice['orderedBy']): unknown[] =>
      shortList([
        advice(bid('miner', 'red'), { orderedBy, winRate: 0.604, score: 60.2 }),
        advice(bid('stable', 'red'), { orderedBy, winRate: 0.5, score: 55 }),
        advice(bid('keywood', 'red'), { orderedBy, winRate: 0.8, score: 70, known: false }),
      ]).map(({ expected }) => expected);
    expect(shown('winRate')).toEqual([{ percent: 60 }, { percent: 50 }, null]);
    expect(shown('score')).toEqual([{ points: 60 }, { points: 55 }, null]);
  });
});

test('goods are named with their noun, in every language', () => {
  const LANGUAGES = [english, french, german];
  const told = (counts: Record<string, number>): string[] =>
    LANGUAGES.map((words) => goodsText(counts, words));
  expect(told({ green: 1 })).toEqual(['1 green worker', '1 ouvrier vert', '1 grünen Arbeiter']);
  expect(told({ greenWorkers: 2 })).toEqual(['2 green workers', '2 ouvriers verts', '2 grüne Arbeiter']);
  expect(told({ saw: 1, yellow: 3, blue: 1, pick: 2 })).toEqual([
    '4 workers (1 blue, 3 yellow), 2 picks and 1 saw',
    '4 ouvriers (1 bleu, 3 jaunes), 2 pioches et 1 scie',
    '4 Arbeiter (1 blau, 3 gelb), 2 Spitzhacken und 1 Säge',
  ]);
  expect(told({})).toEqual(['nothing', 'rien', 'nichts']);
});
