import type { TileSpec } from '../../model/tile.ts';
import { SECTORS } from './slice.ts';

export const HALVES = 12;
/** A half of a water edge belongs to no sector. */
export const NO_SECTOR = -1;

/** How roads and rivers cut each tile into sectors (FARM-3). Halves are counted on the tile as printed. */
export interface SectorTables {
  /** `of[tile * 12 + half]`. */
  readonly of: Int8Array;
  readonly count: Int8Array;
  /** The smallest half of each sector, by which a field is named: `first[tile * 6 + sector]`. */
  readonly first: Int8Array;
}

export function sectorTables(tiles: readonly TileSpec[]): SectorTables {
  const of = new Int8Array(tiles.length * HALVES).fill(NO_SECTOR);
  const count = new Int8Array(tiles.length);
  const first = new Int8Array(tiles.length * SECTORS).fill(-1);
  tiles.forEach(({ edges }, tile) => {
    const sectors = cut(edges);
    sectors.forEach((sector, half) => {
      of[tile * HALVES + half] = sector;
      if (sector === NO_SECTOR) return;
      count[tile] = Math.max(count[tile], sector + 1);
      const at = tile * SECTORS + sector;
      if (first[at] < 0) first[at] = half;
    });
  });
  return { of, count, first };
}

/**
 * The sector of each half, numbered by their smallest halves. Walking clockwise, a new sector begins in the
 * middle of a road, and behind a water edge where a river runs through; a single inlet divides nothing, nor
 * does a single road.
 */
function cut(edges: string): number[] {
  const river = edges.replaceAll(/[^W]/g, '').length > 1;
  const cutsBefore = Array.from({ length: HALVES }, (_, half) => {
    const edge = edges[half >> 1];
    const middle = half % 2 === 1;
    return (edge === 'R' && middle) || (edge === 'W' && middle && river);
  });
  const cuts = cutsBefore.filter(Boolean).length;
  const piece = (half: number): number => {
    if (cuts < 2) return 0;
    let passed = 0;
    for (let i = 0; i <= half; i++) if (cutsBefore[i]) passed += 1;
    return passed % cuts;
  };
  const numbers = new Map<number, number>();
  return Array.from({ length: HALVES }, (_, half) => {
    if (edges[half >> 1] === 'W') return NO_SECTOR;
    const key = piece(half);
    if (!numbers.has(key)) numbers.set(key, numbers.size);
    return numbers.get(key)!;
  });
}
