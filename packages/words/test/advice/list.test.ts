import {
  type Action,
  checkAction,
  countActions,
  type DecisionKind,
  decisionOf,
  explainField,
  makeView,
  type Options,
  QuickRandom,
  randomAction,
  type State,
  type View,
} from '@keyflower/engine';
import * as S from '@keyflower/engine/layout';
import { LANGUAGES } from '@keyflower/protocol';
import { expect, it } from 'vitest';
import { naming, reasonText } from './naming.ts';
import { FULL } from '../../../../scripts/testing/full.ts';
import { optionsOf, playGame, questionTo } from '../../../bots/test/table.ts';
import { faceOf } from '../../../bots/src/advice/offers.ts';
import { rolloutAction } from '../../../bots/src/evaluate/index.ts';
import { learnedModel } from '../../../bots/src/search/learned-model.ts';
import { adviseWith } from '../../../bots/src/advice/advise.ts';
import { type Reasoned, toldApart } from '../../../bots/src/advice/distinct.ts';
import { reasonFor } from '../../../bots/src/advice/explain.ts';
import { linksOf } from '../../../bots/src/advice/works.ts';
import { must } from '../../../../scripts/testing/must.ts';

const LATER = /\blater\b|später|plus tard|pour la suite|noch kommt|from now on/i;
const ONLY_PASS = /only passing|que passer|nur passen/i;

/** What an action does, without its reason: only actions with the same effect may share a sentence. */
function effectOf(state: State, view: View, seat: number, action: Action): string {
  const colours = (screen: object, groups: readonly string[]): string => {
    const sum: Record<string, number> = { ...screen };
    for (const { tile, bids = [] } of [...view.market, ...view.turnOrder]) {
      const mine = groups.includes(tile) ? bids.find(({ player }) => player === seat)?.workers : undefined;
      for (const [colour, n] of Object.entries(mine ?? {})) sum[colour] = (sum[colour] ?? 0) + n;
    }
    return JSON.stringify(Object.entries(sum).sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  switch (action.type) {
    case 'bid':
      return `bid ${action.tile} ${colours(action.screen > 0 ? { [action.color]: action.screen } : {}, action.groups)}`;
    case 'use': {
      const all = [...view.market, ...view.players.flatMap(({ village }) => village)];
      const { use } = faceOf(state.content, all.find(({ tile }) => tile === action.tile) ?? action);
      const own = must(view.players[seat]).village.some(({ tile }) => tile === action.tile);
      return `use ${JSON.stringify(use)} ${own} ${colours(action.screen, action.groups)}`;
    }
    case 'place': {
      const links = linksOf(state, seat, action);
      // In winter nothing but points is left to play for.
      return `place ${action.tile} ${view.season === 'winter' ? 'for points' : JSON.stringify(links)}`;
    }
    case 'move':
      return `move ${action.resource} ${action.to}`;
    case 'animal':
    case 'breed':
    case 'herd': {
      const field = explainField(state, seat, action.type === 'herd' ? action.to : action.field);
      return `animal ${field?.name.split(':')[0]} ${JSON.stringify(field?.animals)} ${field?.tiles.length}`;
    }
    case 'boat':
      return `boat ${JSON.stringify({ ...view.boats.find(({ boat }) => boat === action.boat), boat: '' })}`;
    default:
      return JSON.stringify(action);
  }
}

function expectSense(state: State, seat: number, advice: readonly Reasoned[]): void {
  expect(advice.length).toBeGreaterThan(0);
  const view = makeView(state, seat);
  const isWinter = view.season === 'winter';
  const isOnlyAction = countActions(state, seat) === 1;
  const effects = advice.map(({ action }) => effectOf(state, view, seat, action));
  for (const { action } of advice) expect(checkAction(state, seat, action)).toBeNull();
  for (const language of LANGUAGES) {
    const texts = advice.map(({ reason }) => reasonText(reason, language, naming));
    texts.forEach((text, i) => {
      expect(text).toMatch(/^[\p{Lu}<\d].*[\p{L}\d>)]\.$/u);
      expect(text).not.toMatch(/undefined|NaN|\[object|\{|  |\(\)|[\s([,;:–][.,)]|(?<!\s)\s[,.]|\b0 [a-z]/);
      expect(text).not.toMatch(/(Brings|Rapporte|Bringt|Costs|Coûte|Kostet|with|avec|mit) ?[.,;]/);
      expect(isWinter && LATER.test(text)).toBe(false);
      expect(!isOnlyAction && ONLY_PASS.test(text)).toBe(false);
      const same = texts.findIndex((other) => other === text);
      expect([text, effects[i]]).toEqual([text, effects[same]]);
    });
  }
}

const TABLES: readonly Options[] = [
  ...(FULL ? [optionsOf(2, 'off')] : []),
  optionsOf(3, 'all'),
  optionsOf(4, 'mixed', true),
];

/** Calls back for a number of decisions of every kind in every season, and plays on sensibly. */
function visit(
  seed: string,
  mostOf: (kind: DecisionKind) => number,
  look: (state: State, seat: number, random: QuickRandom) => void,
): Set<string> {
  const seen = new Map<string, number>();
  // A separate generator: the sampling must not change the games.
  const luck = new QuickRandom(seed);
  for (const options of TABLES) {
    playGame(options, `${seed} ${options.players}`, (state, seat, random) => {
      const kind = decisionOf(state, seat);
      if (!kind) throw new Error('no seat owes a decision');
      const key = `${kind} ${options.players} ${state.bytes[S.SEASON]}`;
      const looks = seen.get(key) ?? 0;
      const isLooked = kind !== 'turn' || luck.below(4) === 0;
      if (isLooked && looks < mostOf(kind) && countActions(state, seat) > 1) {
        seen.set(key, looks + 1);
        look(state, seat, luck);
      }
      return rolloutAction(state, seat, random);
    });
  }
  return new Set([...seen.keys()].map((key) => must(key.split(' ')[0])));
}

const KINDS: readonly DecisionKind[] = [
  'turn',
  'pay',
  'choose',
  'transport',
  'boat',
  'place',
  'offer',
  'animal',
];

it('gives every action of a list a true and distinct sentence, in every season and decision', () => {
  const kinds = visit(
    'advised',
    () => (FULL ? 12 : 1),
    (state, seat) => {
      const question = { ...questionTo(state, seat, 'sense'), iterations: FULL ? 6 : 2 };
      const advice = adviseWith(learnedModel, question, 8);
      expectSense(state, seat, advice);
      for (const { winRate, score } of advice) {
        expect(winRate).toBeGreaterThan(0);
        expect(winRate).toBeLessThan(1);
        expect(score).toBeGreaterThan(0);
      }
    },
  );
  for (const kind of KINDS) expect(kinds).toContain(kind);
});

it('would do so for any legal actions', () => {
  const kinds = visit(
    'any',
    () => (FULL ? 40 : 2),
    (state, seat, random) => {
      const actions = new Map<string, Action>();
      for (let i = 0; i < 8; i++) {
        const action = randomAction(state, seat, random);
        actions.set(JSON.stringify(action), action);
      }
      const context = { view: makeView(state, seat), seat, state };
      const all = [...actions.values()].map((action) => ({ action, reason: reasonFor(context, action) }));
      expectSense(state, seat, toldApart(context, all));
    },
  );
  for (const kind of KINDS) expect(kinds).toContain(kind);
});
