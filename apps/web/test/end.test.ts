import { FULL_EDITION, makeView, scoreGame } from '@keyflower/engine';
import { describe, expect, test } from 'vitest';
import { piecesOf } from '../src/panels/score/chart.tsx';
import { lineName, lineReason, pace, pointsSoFar } from '../src/panels/score/sheet.tsx';
import { placeOf, type Share, sharesOf, SOURCES, standingOf, tallyOf } from '../src/panels/score/scores.ts';
import { specsOf } from '../src/play/model.ts';
import { GAMES, wander } from './games.ts';
import { DICTIONARIES } from './support/dictionaries.ts';
import { must } from '../../../scripts/testing/must.ts';

interface Ended {
  total: number;
  shares: Share[];
  spec: ReturnType<typeof specsOf>;
}

const endings = GAMES.flatMap((options) =>
  ['one', 'two', 'three'].flatMap((seed): Ended[] => {
    const { state } = wander(options, `end ${seed}`, () => {});
    const view = makeView(state, null);
    const spec = specsOf(FULL_EDITION, view);
    return scoreGame(state).players.map((sheet, seat) => ({
      total: sheet.total,
      shares: sharesOf(sheet, must(view.players[seat]).village, spec),
      spec,
    }));
  }),
);

test('the shares of the sources add up to the total', () => {
  for (const { total, shares } of endings) {
    expect(pointsSoFar(shares, shares.length)).toBe(total);
    expect(SOURCES.reduce((sum, source) => sum + tallyOf(shares)[source], 0)).toBe(total);
  }
  expect(new Set(endings.flatMap(({ shares }) => shares.map(({ source }) => source))).size).toBeGreaterThan(
    4,
  );
});

test('a bar is proportional to the points, without gaps', () => {
  const longest = Math.max(...endings.map(({ total }) => total));
  for (const { total, shares } of endings) {
    const pieces = piecesOf(tallyOf(shares), longest);
    let end = 0;
    for (const { from, width, points } of pieces) {
      expect(from).toBeCloseTo(end);
      expect(width).toBeCloseTo((points / longest) * 100);
      end = from + width;
    }
    expect(end).toBeCloseTo((total / longest) * 100);
  }
});

test('a sheet is revealed from zero to the total, line by line', () => {
  for (const { total, shares } of endings) {
    let last = 0;
    for (let unfolded = 0; unfolded <= shares.length; unfolded++) {
      const points = pointsSoFar(shares, unfolded);
      expect(points - last).toBe(unfolded === 0 ? 0 : must(shares[unfolded - 1]).points);
      last = points;
    }
    expect(last).toBe(total);
  }
});

test('the longest sheet takes seconds, and the shortest is not instantaneous', () => {
  for (let lines = 1; lines < 60; lines++) expect(pace(lines) * lines).toBeLessThanOrEqual(7000);
  expect(pace(1)).toBeLessThan(500);
  expect(pace(500)).toBeGreaterThan(50);
});

test('sources keep their order, and fields with the same animals are merged', () => {
  for (const { shares } of endings) {
    const order = shares.map(({ source }) => SOURCES.indexOf(source));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    const herds = shares.flatMap(({ fields, line }) => (fields === undefined ? [] : [line.kind]));
    expect(new Set(herds).size).toBe(herds.length);
  }
});

test('every line has a text in every language', () => {
  for (const words of Object.values(DICTIONARIES)) {
    for (const { shares, spec } of endings) {
      for (const share of shares) {
        expect(lineName(share, words)).not.toMatch(/^$|undefined/);
        expect(lineReason(share, words, spec)).not.toContain('undefined');
      }
    }
  }
});

describe('the ranking', () => {
  test('begins with the most points', () => {
    const result = { scores: [12, 30, 20], winners: [1], stayed: [0, 1, 2] };
    expect(standingOf(result)).toEqual({ order: [1, 2, 0], winners: [1], tied: [1] });
    expect([0, 1, 2].map((seat) => placeOf(seat, result))).toEqual([3, 1, 2]);
  });

  test('gives ties the same place', () => {
    const result = { scores: [20, 30, 20, 30], winners: [1, 3], stayed: [0, 1, 2, 3] };
    expect(standingOf(result).tied).toEqual([1, 3]);
    expect([0, 1, 2, 3].map((seat) => placeOf(seat, result))).toEqual([3, 1, 3, 1]);
  });

  test('puts the winner of a tie-break first', () => {
    const result = { scores: [30, 30, 5], winners: [1], stayed: [0, 1, 2] };
    expect(standingOf(result)).toEqual({ order: [1, 0, 2], winners: [1], tied: [1, 0] });
    expect([0, 1, 2].map((seat) => placeOf(seat, result))).toEqual([2, 1, 3]);
  });

  test('puts players who gave up last, without a place', () => {
    const result = { scores: [20, 40, 30, 20], winners: [2], stayed: [0, 2, 3] };
    expect(standingOf(result)).toEqual({ order: [2, 0, 3, 1], winners: [2], tied: [2] });
    expect([0, 1, 2, 3].map((seat) => placeOf(seat, result))).toEqual([2, null, 1, 2]);
    const nobody = { scores: [20, 40], winners: [], stayed: [] };
    expect(standingOf(nobody)).toEqual({ order: [1, 0], winners: [], tied: [] });
  });
});
