import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { divide } from './shares.ts';

/** A market of six tiles in one or two columns, with tiles as large as the room allows. */
function market({ width, height }: { width: number; height: number }) {
  const layouts = [1, 2].map((columns) => {
    const scale = Math.min(0.78, width / columns / 200, height / (6 / columns) / 230);
    return { kind: 'column', width: columns * scale * 200, tiles: { scale } };
  });
  return layouts.sort((a, b) => b.tiles.scale - a.tiles.scale)[0]!;
}

const room = fc.record({
  width: fc.integer({ min: 800, max: 1600 }),
  height: fc.integer({ min: 500, max: 900 }),
});
const wanted = fc.integer({ min: 1, max: 700 });

it('leaves half of the board to the village in front, whatever the others want', () => {
  fc.assert(
    fc.property(room, wanted, (board, width) => {
      const { market: laidOut, others } = divide(board, market, width);
      expect(laidOut.width + others).toBeLessThanOrEqual(board.width / 2);
    }),
  );
});

it('makes market tiles smaller where the other villages want more room, and not otherwise', () => {
  const board = { width: 1024, height: 700 };
  expect(divide(board, market, 100).market).toEqual(divide(board, market, 0).market);
  expect(divide(board, market, 300).others).toBeGreaterThan(divide(board, market, 100).others);
});
