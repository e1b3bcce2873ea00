import {
  type Action,
  checkAction,
  FULL_EDITION,
  Game,
  makeView,
  nextToAct,
  QuickRandom,
  type RecordLine,
} from '@keyflower/engine';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../../scripts/testing/full.ts';
import { must } from '../../../../scripts/testing/must.ts';
import { optionsOf } from '../../test/table.ts';
import { candidates, rolloutAction } from '../evaluate/index.ts';
import { learnedModel } from '../search/learned-model.ts';
import { redeal } from '../search/redeal.ts';
import { decisionsIn } from './decisions.ts';
import { GameReview, UnfinishedGame } from './game-review.ts';
import { betterThan } from './judge.ts';

const EFFORT = { search: 16, compare: 8 };

type Chooses = (game: Game, seat: number) => Action | null;

/** A game between equal bots; `choose` may play something else. */
function played(players: number, seed: string, choose: Chooses = () => null): RecordLine[] {
  const game = Game.create(FULL_EDITION, optionsOf(players, 'off'), seed);
  const random = new QuickRandom(seed);
  while (!game.over) {
    const seat = nextToAct(game.state);
    game.play(seat, choose(game, seat) ?? rolloutAction(game.state, seat, random));
  }
  return game.record();
}

const reviewOf = (lines: readonly unknown[], effort = EFFORT): GameReview =>
  new GameReview(lines, 'quick', learnedModel, effort);

/** Every so many of the decisions, to save time. */
function some(review: GameReview, step = FULL ? 1 : 12): number[] {
  return Array.from({ length: Math.ceil(review.length / step) }, (_, i) => i * step);
}

const lines = played(3, 'review');

describe('a review', () => {
  it('is the same in every run, and whatever the order of the decisions', () => {
    const [first, second] = [reviewOf(lines), reviewOf(lines)];
    const forwards = some(first).map((i) => first.decision(i));
    const backwards = some(second)
      .sort((a, b) => b - a)
      .map((i) => second.decision(i));
    expect(second.summary(backwards)).toEqual(first.summary(forwards));
    expect(forwards.some(({ better }) => better !== null)).toBe(true);
  });

  it('expects possible scores, and ends with those of the game', () => {
    const review = reviewOf(lines);
    const { decisions, result, players } = review.summary(some(review).map((i) => review.decision(i)));
    for (const { scores, winRates } of decisions) {
      expect(scores).toHaveLength(players);
      for (const score of scores) expect(Math.abs(score)).toBeLessThan(300);
      for (const rate of winRates) expect(rate).toBeGreaterThanOrEqual(0);
      expect(winRates.reduce((sum, rate) => sum + rate, 0)).toBeCloseTo(1, 1);
    }
    const end = must(lines.at(-1)) as { result: { scores: number[]; winners: number[] } };
    expect(result.scores).toEqual(end.result.scores);
    expect(result.winRates.flatMap((rate, seat) => (rate > 0 ? [seat] : []))).toEqual(end.result.winners);
  });

  it('shows lines that can be played in the game', () => {
    const review = reviewOf(lines);
    const { decisions } = decisionsIn(FULL_EDITION, lines);
    let checked = 0;
    for (const i of some(review)) {
      const { better, seat } = review.decision(i);
      if (!better) continue;
      expect(checkAction(must(decisions[i]).state, seat, better.action)).toBeNull();
      expect(better.line[0]).toEqual({ seat, action: better.action });
      checked += 1;
    }
    expect(checked).toBeGreaterThan(0);
  });

  it('does not judge decisions without a choice', () => {
    const { decisions } = decisionsIn(FULL_EDITION, lines);
    const review = reviewOf(lines);
    const forced = decisions.flatMap(({ isOpen }, i) => (isOpen ? [] : [review.decision(i)]));
    expect(forced.length).toBeGreaterThan(0);
    for (const { judged, better } of forced)
      expect({ judged, better }).toEqual({ judged: false, better: null });
  });

  it('finds a blunder, and what it costs', () => {
    let at = -1;
    const blundered = played(3, 'blunder', (game, seat) => {
      const { state } = game;
      const isTurn = game.pending().some(({ player, decision }) => player === seat && decision === 'turn');
      const found =
        at < 0 && isTurn && game.view(null).season === 'autumn' ? candidates(state, seat, 4096) : [];
      const [best, worst] = [found[0], found.at(-1)];
      if (!best || !worst || best.worth - worst.worth < 6) return null;
      at = [...game.latestActions()].length;
      return worst.action;
    });
    const review = reviewOf(blundered, { search: 60, compare: 30 });
    const { decisions } = decisionsIn(FULL_EDITION, blundered);
    const blunder = review.decision(decisions.findIndex((one) => one.at === at));
    expect(must(blunder.better ?? undefined).loss).toBeGreaterThan(3);
  });

  it('judges an action by what its player could know', () => {
    const random = new QuickRandom('hidden');
    let changed = 0;
    const turns = decisionsIn(FULL_EDITION, lines).decisions.filter(({ decision }) => decision === 'turn');
    for (const { state, seat, decision, action } of turns.filter((_, i) => i % (FULL ? 1 : 12) === 0)) {
      const before = Buffer.from(state.bytes);
      const judged = (): unknown =>
        betterThan(
          { edition: FULL_EDITION, view: makeView(state, seat), seat, decision, action, seed: 'same' },
          learnedModel,
          EFFORT,
        );
      const known = judged();
      redeal(state, seat, random);
      expect(judged()).toEqual(known);
      if (!before.equals(Buffer.from(state.bytes))) changed += 1;
    }
    expect(changed).toBeGreaterThan(0);
  });

  it('is refused for a game that is not over', () => {
    const lastAction = lines.flatMap((line, i) => ('action' in line ? [i] : [])).at(-1);
    expect(() => reviewOf(lines.slice(0, lastAction))).toThrow(UnfinishedGame);
  });
});
