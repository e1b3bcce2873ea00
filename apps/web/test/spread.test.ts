import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from '../src/art/index.ts';
import { spread } from '../src/board/village/spread.ts';

const coordinate = fc.double({ min: -200, max: 200, noNaN: true });
const points = fc.array(fc.tuple(coordinate, coordinate), { maxLength: 14 });

const nearest = (all: readonly Point[]): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...all.flatMap(([x, y], i) => all.slice(i + 1).map(([u, v]) => Math.hypot(u - x, v - y))),
  );

test('points are at least as far apart as asked, and stay if they are', () => {
  fc.assert(
    fc.property(points, (all) => {
      const moved = spread(all, 44);
      expect(nearest(moved)).toBeGreaterThanOrEqual(44);
      expect(spread(moved, 44)).toEqual(moved);
    }),
  );
});

test('points in the same place part', () => {
  expect(
    nearest(
      spread(
        [
          [0, 0],
          [0, 0],
          [0, 0],
        ],
        10,
      ),
    ),
  ).toBeGreaterThanOrEqual(10);
});
