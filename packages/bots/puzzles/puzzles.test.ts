import { describe, expect, it } from 'vitest';
import { FULL } from '../../../scripts/testing/full.ts';
import { must } from '../../../scripts/testing/must.ts';
import { loadPuzzle, PUZZLES, type PuzzleKind } from '../src/puzzles/index.ts';
import type { Puzzle } from '../src/puzzles/puzzle.ts';
import { puzzlesOf } from './from-game.ts';
import { DEFAULT_EFFORT, FULL_EFFORT, strongestModel } from './move.ts';
import { levelOf } from './rate.ts';
import { bidFault, carryFault, carryLineFault, isSeenBySeat, moveFault } from './verify.ts';

const model = await strongestModel();

const all = await Promise.all(PUZZLES.map(async ({ id }) => (await loadPuzzle(id))!));

function of<Kind extends PuzzleKind>(kind: Kind): Extract<Puzzle, { kind: Kind }>[] {
  return all.filter((one): one is Extract<Puzzle, { kind: Kind }> => one.kind === kind);
}

/** Some of a list, from all of its parts. */
const sample = <One>(list: readonly One[], count: number): One[] =>
  Array.from({ length: count }, (_, i) => must(list[Math.floor((i * list.length) / count)]));

function exactFault(puzzle: Puzzle): string | null {
  if (puzzle.kind === 'bid') return bidFault(puzzle);
  return puzzle.kind === 'carry' ? carryFault(puzzle) : 'it is not exact';
}

describe('the puzzles', () => {
  it('have levels that follow from their solvers', () => {
    for (const { id, level, solved } of all) expect(levelOf(solved), id).toBe(level);
  });

  it('ask for the least bid that no rival can outbid, worked out anew', () => {
    for (const puzzle of FULL ? of('bid') : sample(of('bid'), 8))
      expect(bidFault(puzzle), puzzle.id).toBeNull();
  });

  it('lead to the points that they promise', () => {
    for (const puzzle of of('carry')) expect(carryLineFault(puzzle), puzzle.id).toBeNull();
  });

  it('have no better transport, in all positions that can be reached', () => {
    for (const puzzle of FULL ? of('carry') : sample(of('carry'), 2))
      expect(carryFault(puzzle), puzzle.id).toBeNull();
  });

  // All of them take about half an hour: `check.ts` searches them, with ten times the default effort as well.
  it('have one best move, found again by a search with another seed', () => {
    const effort = FULL ? FULL_EFFORT : DEFAULT_EFFORT;
    for (const puzzle of sample(of('move'), FULL ? 20 : 1))
      expect(moveFault(puzzle, model, 'test', effort), puzzle.id).toBeNull();
  });
});

it('the generator makes the same puzzles from the same seed, and each passes the check', () => {
  const made = puzzlesOf('e', ['bid', 'carry'], model);
  expect(new Set(made.map(({ kind }) => kind))).toEqual(new Set(['bid', 'carry']));
  expect(puzzlesOf('e', ['bid', 'carry'], model)).toEqual(made);
  for (const puzzle of made) {
    expect(isSeenBySeat(puzzle)).toBe(true);
    expect(exactFault(puzzle)).toBeNull();
  }
});

it('the check notices a wrong answer', () => {
  const bid = must(of('bid')[0]);
  const carry = must(of('carry')[0]);
  expect(bidFault({ ...bid, least: bid.least + 1 })).not.toBeNull();
  expect(carryLineFault({ ...carry, best: carry.best + 1 })).not.toBeNull();
  expect(carryFault({ ...carry, second: carry.second - 1 })).not.toBeNull();
});
