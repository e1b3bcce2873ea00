import { botNamed } from '@keyflower/bots';
import type { Better, ReviewedDecision } from '@keyflower/bots/review-format';
import { FULL_EDITION, Game, type RecordLine } from '@keyflower/engine';
import { expect, test } from 'vitest';
import { must } from '../../../scripts/testing/must.ts';
import type { Thread } from '../src/play/index.ts';
import { Replay } from '../src/replay/replay.ts';
import { sizeOf, turningPoints } from '../src/replay/review/mistakes.ts';
import { answering, type Question } from '../src/replay/review/review-answer.ts';
import { leastUsed } from '../src/replay/review/review-store.ts';
import { reviewOnThreads } from '../src/replay/review/review-threads.ts';

/** The end of a game as a record of its own. */
function lastTurns(): RecordLine[] {
  const bot = must(botNamed('miller'));
  const playOn = (game: Game, isEnough: () => boolean): void => {
    while (!game.over && !isEnough()) {
      const { player: seat, decision } = must(game.pending()[0]);
      game.play(
        seat,
        bot.choose({ view: game.view(seat), seat, decision, budget: 0, seed: String(game.length) }),
      );
    }
  };
  const start = (): Game => Game.create(FULL_EDITION, { players: 2 }, 'last turns');
  const whole = start();
  playOn(whole, () => false);
  const game = start();
  playOn(game, () => game.length > whole.length - 16);
  const rest = Game.load(FULL_EDITION, game.position(), 'last turns');
  playOn(rest, () => false);
  return rest.record();
}

/** A thread in this one. */
class SameThread extends EventTarget implements Thread {
  private readonly answer = answering();

  postMessage(question: Question): void {
    void this.answer(structuredClone(question)).then((data) =>
      this.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) })),
    );
  }

  terminate(): void {}
}

test('a review is the same on any number of threads, and its lines can be played', async () => {
  const lines = lastTurns();
  const told: number[] = [];
  const review = (count: number) =>
    reviewOnThreads(
      {
        lines,
        depth: 'quick',
        wanted: new AbortController().signal,
        tell: (progress) => told.push(progress?.done ?? 0),
      },
      count,
      () => new SameThread(),
    );
  const [alone, shared] = [await review(1), await review(3)];
  expect(JSON.stringify(shared)).toBe(JSON.stringify(alone));
  expect(told).toContain(alone.decisions.length);
  const game = new Replay(FULL_EDITION, lines);
  const better = alone.decisions.filter((one) => one.better !== null);
  expect(better.length).toBeGreaterThan(0);
  for (const { at, better: found } of better) {
    const { line, seed } = must(found ?? undefined);
    const other = new Replay(FULL_EDITION, game.lines, { at, line, seed });
    expect(other.last).toBe(at + line.length);
    expect(other.view(at, null)).toEqual(game.view(at, null));
  }
});

test('a review that is not wanted any more ends', async () => {
  const stop = new AbortController();
  const review = reviewOnThreads(
    { lines: lastTurns(), depth: 'quick', wanted: stop.signal, tell: () => stop.abort() },
    2,
    () => new SameThread(),
  );
  await expect(review).rejects.toThrow(/abort/);
});

const decision = (at: number, seat: number, loss: number): ReviewedDecision => ({
  at,
  seat,
  season: 'spring',
  decision: 'turn',
  action: { type: 'pass' },
  scores: [],
  winRates: [],
  judged: true,
  better: loss > 0 ? ({ loss } as Better) : null,
});

test('turning points are the largest mistakes, of all players or of one', () => {
  const all = [
    decision(1, 0, 2),
    decision(2, 1, 7),
    decision(3, 0, 0.5),
    decision(4, 0, 3),
    decision(5, 1, 0),
  ];
  expect(turningPoints(all, null).map(({ at }) => at)).toEqual([2, 4, 1]);
  expect(turningPoints(all, 0).map(({ at }) => at)).toEqual([4, 1]);
  expect(turningPoints(all, null, 1).map(({ at }) => at)).toEqual([2]);
  expect([7, 3, 2, 0.5].map(sizeOf)).toEqual(['large', 'medium', 'small', null]);
});

test('the reviews that were not used for the longest time are dropped first, and those of unknown use before them', () => {
  const keys = Array.from({ length: 53 }, (_, n) => `review ${n}`);
  const usedAt = new Map(keys.map((key, n) => [key, 1000 + ((n * 7) % 53)]));
  expect(leastUsed(keys.slice(3), usedAt)).toEqual([]);
  const dropped = leastUsed(keys, usedAt);
  expect(dropped.map((key) => usedAt.get(key))).toEqual([1002, 1001, 1000]);
  usedAt.delete('review 40');
  expect(leastUsed(keys, usedAt)).toEqual([...dropped.slice(1), 'review 40']);
});
