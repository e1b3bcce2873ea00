import { contentFor, FULL_EDITION, type TileSpec } from '@keyflower/engine';
import { describe, expect, test } from 'vitest';
import { type Side } from '../src/art/plate.ts';
import { upright } from '../src/art/tile.ts';

interface Shown {
  tile: TileSpec;
  side: Side;
  name: string;
}

const TILES: readonly TileSpec[] = contentFor(FULL_EDITION, 'mixed').tiles;
const FACES: Shown[] = TILES.flatMap((tile) =>
  (['front', 'back'] as const).flatMap((side) =>
    tile[side] ? [{ tile, side, name: `${tile.id} ${side}` }] : [],
  ),
);

/** The groups of a drawing that stand on a plate, without their size: the plate is the last rounded rectangle's row. */
function rule(svg: string): string | null {
  const plate = /<rect[^>]*--plate[^>]*>(.*)$/s.exec(svg);
  if (!plate) return null;
  // The first group after the plate's rectangle, up to its end.
  const rest = plate[1]!;
  let depth = 0;
  for (const tag of rest.matchAll(/<(\/?)g\b[^>]*>/g)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return unscaled(rest.slice(0, tag.index));
  }
  return unscaled(rest);
}

const unscaled = (svg: string): string => svg.replaceAll(/ ?scale\([^)]*\)/g, '').replace(/^(<g[^>]*>)+/, '');

describe('a tile states the same rule at every size', () => {
  test.each(FACES)('$name', ({ tile, side }) => {
    expect(rule(upright(tile, side, 'small'))).toBe(rule(upright(tile, side, 'medium')));
  });

  test('nearly all tiles state one', () => {
    const stating = FACES.filter(({ tile, side }) => rule(upright(tile, side, 'small')) !== null);
    expect(stating.length).toBeGreaterThan(100);
  });
});
