import {
  isSameMove,
  loadPuzzle,
  moveOf,
  type Puzzle,
  PUZZLE_KINDS,
  PUZZLES,
  puzzleState,
} from '@keyflower/bots/puzzles';
import { checkAction, type Colour, COLOURS, legalActions, makeView, type View } from '@keyflower/engine';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { dailyPuzzle, dayOf, streakOf } from '../src/puzzles/daily.ts';
import { noteSolved, type progress } from '../src/puzzles/progress.ts';
import { nextPuzzle, numberOf, puzzlesOf } from '../src/puzzles/puzzle-list.ts';
import { PuzzleRun } from '../src/puzzles/puzzle-run.ts';
import { must } from '../../../scripts/testing/must.ts';
import { signIn } from './support/live.ts';

beforeAll(signIn);

const all = await Promise.all(PUZZLES.map(async ({ id }) => (await loadPuzzle(id))!));
const firstOf = <Kind extends Puzzle['kind']>(kind: Kind): Extract<Puzzle, { kind: Kind }> =>
  must(all.find((one): one is Extract<Puzzle, { kind: Kind }> => one.kind === kind));

interface Visit {
  noteSolved: typeof noteSolved;
  progress: typeof progress;
}

const run = (puzzle: Puzzle, solved?: () => void): PuzzleRun =>
  new PuzzleRun({ puzzle, name: 'Ada', ...(solved && { solved }) });

const canBid = (view: View, tile: string, color: Colour): boolean =>
  !checkAction(puzzleState(view), view.viewer!, { type: 'bid', tile, color, screen: 1 });

describe('the puzzles', () => {
  test('are at least 300, each once and with the facts that are listed', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(300);
    expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(PUZZLES.length);
    expect(all.map(({ id }) => id)).toEqual(PUZZLES.map(({ id }) => id));
    for (const [i, { kind, level, view }] of all.entries())
      expect(PUZZLES[i]).toMatchObject({
        kind,
        level,
        players: view.players.length,
        farmers: view.options.farmers !== 'off',
      });
    expect(new Set(PUZZLES.map(({ kind }) => kind))).toEqual(new Set(PUZZLE_KINDS));
  });

  test('contain what the seat sees, and nothing that the others hide', () => {
    for (const { id, view } of all) {
      expect(makeView(puzzleState(view), view.viewer), id).toEqual(view);
      const others = view.players.filter((_, seat) => seat !== view.viewer);
      const hidden = others.flatMap(({ workers, skills, winter }) => [workers, skills, winter]);
      expect(
        hidden.map((what) => typeof what),
        id,
      ).toEqual(hidden.map(() => 'number'));
    }
  });

  test('are solved by their answers', () => {
    for (const puzzle of all) {
      let solved = 0;
      const attempt = run(puzzle, () => solved++);
      const { table, seat } = attempt;
      for (const action of [puzzle.solution].flat()) table.play(seat, action);
      expect(attempt.status, puzzle.id).toEqual({ is: 'solved', shown: false });
      expect(solved).toBe(1);
      attempt.end();
    }
  });
});

test('a wrong move is judged by its distance; trying again begins anew', () => {
  const puzzle = firstOf('move');
  const attempt = run(puzzle);
  const before = attempt.table.model.view;
  const best = moveOf(puzzle.solution);
  const moves = legalActions(puzzleState(puzzle.view), attempt.seat);
  const second = must(moves.find((one) => isSameMove(moveOf(one), puzzle.second)));
  const other = must(
    moves.find((one) => !isSameMove(moveOf(one), puzzle.second) && !isSameMove(moveOf(one), best)),
  );
  for (const [action, isSecond] of [
    [second, true],
    [other, false],
  ] as const) {
    attempt.table.play(attempt.seat, action);
    expect(attempt.status).toEqual({
      is: 'wrong',
      mistake: { why: 'behind', points: puzzle.margin, isSecond },
    });
    attempt.retry();
    expect(attempt.status).toEqual({ is: 'working' });
    expect(attempt.table.model.view).toEqual(before);
  }
});

test('a transport is judged when it is over, by the points', () => {
  const puzzle = firstOf('carry');
  const attempt = run(puzzle);
  attempt.table.play(attempt.seat, { type: 'done' });
  const { now, best } = puzzle;
  expect(attempt.status).toEqual({
    is: 'wrong',
    mistake: { why: 'fewer', points: now, missing: best - now },
  });
  attempt.retry();
  attempt.showAnswer();
  expect(attempt.status).toEqual({ is: 'solved', shown: true });
});

test('a bid is too small, too large, or right', () => {
  const puzzle = firstOf('bid');
  const { view, tile, least, solution } = puzzle;
  const color = solution.type === 'bid' ? solution.color : 'green';
  const answers = legalActions(puzzleState(view), view.viewer!).map((action) => {
    const attempt = run(puzzle);
    attempt.table.play(attempt.seat, action);
    const { status } = attempt;
    attempt.end();
    const isThere = action.type === 'bid' && action.tile === tile;
    return { status, isThere, isRight: isThere && action.color === color };
  });
  const mistakes = answers.flatMap(({ status }) => (status.is === 'wrong' ? [status.mistake] : []));
  const solved = answers.filter(({ status }) => status.is === 'solved');
  expect(solved.length).toBeGreaterThan(0);
  expect(solved.every(({ isRight }) => isRight)).toBe(true);
  expect(mistakes.filter(({ why }) => why === 'other')).toHaveLength(
    answers.filter(({ isThere }) => !isThere).length,
  );
  const larger = mistakes.flatMap((mistake) => (mistake.why === 'many' ? [mistake.workers] : []));
  expect(Math.min(...larger)).toBeGreaterThan(least);
});

test('fewer workers than the least are too few in every colour, and not enough in another one', () => {
  const puzzle = firstOf('bid');
  const { view, tile, solution } = puzzle;
  const color = COLOURS.find(
    (one) => solution.type === 'bid' && one !== solution.color && canBid(view, tile, one),
  );
  const attempt = run(puzzle);
  attempt.table.play(attempt.seat, { type: 'bid', tile, color: must(color), screen: 1 });
  expect(attempt.status).toEqual({ is: 'wrong', mistake: { why: 'fewElsewhere' } });
});

test('showing the answer solves nothing', () => {
  const attempt = run(firstOf('bid'), () => expect.unreachable());
  attempt.table.play(attempt.seat, { type: 'pass' });
  attempt.showAnswer();
  expect(attempt.status).toEqual({ is: 'solved', shown: true });
});

describe('the puzzle of the day', () => {
  test('is the same all day, everywhere', () => {
    expect(dayOf(Date.UTC(2026, 10, 19))).toBe(dayOf(Date.UTC(2026, 10, 19, 23, 59, 59)));
    expect(dayOf(Date.UTC(2026, 10, 20))).toBe(dayOf(Date.UTC(2026, 10, 19)) + 1);
    const letters = ['a', 'b', 'c', 'd'].flatMap((id) =>
      PUZZLE_KINDS.map((kind) => ({ id: `${kind[0]}${id}`, kind })),
    );
    const days = Array.from({ length: 12 }, (_, i) => dailyPuzzle(letters, 20_776 + i).id).join(' ');
    expect(days).toBe('cb bb ma cc bd mc ca ba mb ca bc mc');
  });

  test('is of another kind every day, and none comes twice in sixty days', () => {
    const chosen = Array.from({ length: 60 }, (_, day) => dailyPuzzle(PUZZLES, 20_760 + day));
    expect(new Set(chosen).size).toBe(60);
    for (const [i, { kind }] of chosen.entries()) expect(kind).toBe(PUZZLE_KINDS[i % 3]);
  });

  test('changes on few days when puzzles are added', () => {
    const added = PUZZLE_KINDS.map((kind) => ({ id: `${kind}-new`, kind }));
    const days = Array.from({ length: 60 }, (_, i) => 20_760 + i);
    const changed = days.filter(
      (day) => dailyPuzzle(PUZZLES, day).id !== dailyPuzzle([...added, ...PUZZLES], day).id,
    );
    expect(changed.length).toBeLessThan(10);
  });

  test('goes on with few puzzles', () => {
    const [only] = PUZZLES.filter(({ kind }) => kind === 'move');
    for (const day of [20_763, 20_766, 20_769]) expect(dailyPuzzle([must(only)], day)).toBe(only);
  });
});

test('a streak is the days in a row up to today, whatever the order in which they were noted', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 30 })),
      fc.integer({ min: 0, max: 32 }),
      (days, today) => {
        const { now, best } = streakOf(days, today);
        const end = days.includes(today) ? today : today - 1;
        for (let i = 0; i < now; i++) expect(days).toContain(end - i);
        expect(days).not.toContain(end - now);
        expect(best).toBeGreaterThanOrEqual(now);
        expect(best).toBeLessThanOrEqual(days.length);
        // Another day solved never makes it shorter.
        expect(streakOf([...days, today], today).now).toBeGreaterThanOrEqual(now);
      },
    ),
  );
  expect(streakOf([], 5)).toEqual({ now: 0, best: 0 });
  expect(streakOf([1, 2, 3, 6], 7)).toEqual({ now: 1, best: 3 });
  expect(streakOf([1, 2, 3, 6], 8)).toEqual({ now: 0, best: 3 });
});

describe('progress', () => {
  const stored = new Map<string, string>();
  const AS = 'keyflower-puzzles';

  /** The progress module as another visit loads it. */
  async function visit(): Promise<Visit> {
    vi.resetModules();
    return import('../src/puzzles/progress.ts');
  }

  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, text: string) => stored.set(name, text),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is kept on the device, each puzzle and each day once, and is there on the next visit', async () => {
    const first = await visit();
    first.noteSolved('bid-1', null);
    first.noteSolved('bid-1', 7);
    first.noteSolved('bid-2', 7);
    const expected = { solved: ['bid-1', 'bid-2'], days: [7] };
    expect(first.progress()).toEqual(expected);
    expect((await visit()).progress()).toEqual(expected);
  });

  test('of another tab is not lost', async () => {
    const first = await visit();
    const second = await visit();
    expect(second.progress().solved).toEqual([]);
    first.noteSolved('bid-1', 7);
    second.noteSolved('bid-2', 8);
    expect(second.progress()).toEqual({ solved: ['bid-1', 'bid-2'], days: [7, 8] });
  });

  test.each(['nonsense', 'null', '[]', '{"solved":1,"days":["x",2.5]}'])('survives %s', async (text) => {
    stored.set(AS, text);
    const { noteSolved: note, progress: now } = await visit();
    note('bid-1', 3);
    expect(now()).toEqual({ solved: ['bid-1'], days: [3] });
  });

  test('lasts until the page is closed where storage is blocked', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { noteSolved: note, progress: now } = await visit();
    note('bid-1', 3);
    note('bid-2', null);
    expect(now()).toEqual({ solved: ['bid-1', 'bid-2'], days: [3] });
  });

  test('the next puzzle is the next of its kind that is not solved', () => {
    const [one, two, three] = puzzlesOf('bid');
    expect(numberOf(must(two))).toBe(2);
    noteSolved(must(two).id, null);
    expect(nextPuzzle(must(one))).toBe(three);
    expect(nextPuzzle(must(puzzlesOf('bid').at(-1)))).toBe(one);
  });
});
