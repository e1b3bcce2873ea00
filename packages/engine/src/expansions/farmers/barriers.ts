import { DIRECTIONS, OPPOSITE } from '../../board/hex.ts';
import { neighbourOf, villageSize, villageTile } from '../../board/village.ts';
import * as S from '../../model/state.ts';
import type { State } from '../../model/state.ts';
import { fieldOf, NO_FIELD, printedEdge } from './fields.ts';
import { HALVES, NO_SECTOR, type SectorTables } from './sectors.ts';

/**
 * Why two sectors that touch do not join (FARM-4): a road between them, a road that ends at the village's rim, the
 * water of a river or of an edge, or that they meet in one point only: a corner, or the middle of a tile.
 */
export type BarrierReason = 'road' | 'rim' | 'water' | 'corner' | 'middle';

/** A half-edge of a tile, counted as printed. */
interface HalfEdge {
  readonly tile: number;
  readonly half: number;
}

interface Barrier {
  readonly why: BarrierReason;
  readonly halves: readonly [HalfEdge, HalfEdge];
}

/** Every place of a village where two sectors touch and the place itself does not join them. */
export function barriersOf(s: State, tables: SectorTables, seat: number): Barrier[] {
  const barriers: Barrier[] = [];
  for (let i = 0; i < villageSize(s, seat); i++) {
    const tile = villageTile(s, seat, i);
    const inside = barriersInside(s, tables, tile);
    barriers.push(...inside, ...meetingsInTheMiddle(tables, tile, inside));
    // Half of the directions: the neighbours cover the others.
    for (let direction = 0; direction < DIRECTIONS / 2; direction++) {
      const neighbour = neighbourOf(s, tile, direction);
      if (neighbour !== S.NO_TILE) barriers.push(...barriersAlong(s, tables, tile, direction, neighbour));
    }
  }
  return barriers;
}

const sectorAt = (tables: SectorTables, { tile, half }: HalfEdge): number => tables.of[tile * HALVES + half];

/** Roads and rivers that cut a tile. */
function barriersInside(s: State, tables: SectorTables, tile: number): Barrier[] {
  const barriers: Barrier[] = [];
  const add = (why: BarrierReason, half: number, next: number) => {
    const halves = [
      { tile, half },
      { tile, half: next },
    ] as const;
    if (sectorAt(tables, halves[0]) !== sectorAt(tables, halves[1])) barriers.push({ why, halves });
  };
  const isLand = (half: number) => sectorAt(tables, { tile, half }) !== NO_SECTOR;
  for (let half = 0; half < HALVES; half++) {
    if (!isLand(half)) continue;
    let next = (half + 1) % HALVES;
    if (isLand(next)) {
      if (half % 2 === 0) add(isAtRim(s, tile, half >> 1) ? 'rim' : 'road', half, next);
      continue;
    }
    while (!isLand(next)) next = (next + 1) % HALVES;
    add('water', half, next);
  }
  return barriers;
}

/** A tile that was placed but not yet shown has no fields (END-9): the rim is where it was. */
function isAtRim(s: State, tile: number, edge: number): boolean {
  const neighbour = neighbourOf(s, tile, (edge + s.bytes[S.ROTATION + tile * S.TILE]) % DIRECTIONS);
  return neighbour === S.NO_TILE || fieldOf(s, neighbour, 0) === NO_FIELD;
}

/** Sectors of a tile with no road or river in common: all roads end in the middle. */
function meetingsInTheMiddle(tables: SectorTables, tile: number, inside: readonly Barrier[]): Barrier[] {
  const barriers: Barrier[] = [];
  const first = (sector: number) => ({
    tile,
    half: tables.of.indexOf(sector, tile * HALVES) - tile * HALVES,
  });
  for (let one = 0; one < tables.count[tile]; one++) {
    for (let other = one + 1; other < tables.count[tile]; other++) {
      const known = inside.some(({ halves }) => {
        const sectors = halves.map((half) => sectorAt(tables, half));
        return sectors.includes(one) && sectors.includes(other);
      });
      if (!known) barriers.push({ why: 'middle', halves: [first(one), first(other)] });
    }
  }
  return barriers;
}

/** Where an edge is water, the land beside it meets at the edge's two ends. */
function barriersAlong(
  s: State,
  tables: SectorTables,
  tile: number,
  direction: number,
  neighbour: number,
): Barrier[] {
  const barriers: Barrier[] = [];
  const facing = OPPOSITE[direction];
  for (let end = 0; end < 2; end++) {
    const here = landAtEnd(s, tables, tile, direction, end);
    // Seen from its own tile each edge runs clockwise: one's beginning is the other's end.
    const there = landAtEnd(s, tables, neighbour, facing, 1 - end);
    if (!here || !there || (!here.behindWater && !there.behindWater)) continue;
    const why = here.behindWater && there.behindWater ? 'corner' : 'water';
    barriers.push({ why, halves: [here.half, there.half] });
  }
  return barriers;
}

/** The half-edge of a tile at an end of its edge (0 the counter-clockwise one): the edge's own, or round the corner. */
function landAtEnd(s: State, tables: SectorTables, tile: number, direction: number, end: number) {
  const own = { tile, half: 2 * printedEdge(s, tile, direction) + end };
  if (sectorAt(tables, own) !== NO_SECTOR) return { half: own, behindWater: false };
  const round = { tile, half: (own.half + (end === 0 ? HALVES - 1 : 1)) % HALVES };
  return sectorAt(tables, round) === NO_SECTOR ? null : { half: round, behindWater: true };
}
