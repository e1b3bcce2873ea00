import type { Face, ShapeRule } from '../model/tile.ts';
import { longestRoadLoop } from './loops.ts';
import { boatsOnRiver, riverPoints } from './river.ts';
import type { ScoringTile } from '../model/scoring.ts';

/** The points that don't depend on any item: printed ones, and those for the village's shape. */
export class Shapes {
  /** Boat 2b doubles the transport numbers (MOVE-7, SCORE-7). */
  private readonly haul: number;
  // No flip changes an edge, so loop and river are found once, and only where a tile asks for them.
  private loopFound: readonly number[] | undefined;
  private boatsFound: number | undefined;

  constructor(
    private readonly tiles: readonly ScoringTile[],
    faces: readonly Face[],
  ) {
    this.haul = faces.some((face) => face.ability === '2b') ? 2 : 1;
  }

  /** The tiles on the longest road loop, in the order of placing (SCORE-8). */
  loop(): readonly number[] {
    this.loopFound ??= longestRoadLoop(this.tiles);
    return this.loopFound;
  }

  /** What the shape counts, by its own rule. */
  count(shape: ShapeRule, at: number, faces: readonly Face[]): number {
    switch (shape.shape) {
      case 'transport-capacity':
        return this.haul * transportShown(faces);
      case 'road-loop':
        return this.loop().length;
      case 'boats-on-river':
        this.boatsFound ??= boatsOnRiver(this.tiles);
        return this.boatsFound;
      case 'adjacent-tiles':
        return neighbourCount(this.tiles[at]);
      case 'free-flips':
      case 'unallocated-workers':
        return 0;
    }
  }

  /** What the shape on tile `at` scores when these faces show. */
  points(shape: ShapeRule, at: number, faces: readonly Face[]): number {
    const count = this.count(shape, at, faces);
    if (shape.shape === 'boats-on-river') return riverPoints(shape.byCount, count);
    return 'vp' in shape ? shape.vp * count : 0;
  }

  /** Everything the village makes without any item, when these faces show. */
  total(faces: readonly Face[]): number {
    let points = 0;
    for (let at = 0; at < faces.length; at++) {
      const face = faces[at];
      points += face.vp ?? 0;
      if (face.shape !== undefined) points += this.points(face.shape, at, faces);
    }
    return points;
  }
}

/** The sum of the transport numbers showing in the village, the home tile's included (SCORE-7). */
function transportShown(faces: readonly Face[]): number {
  let sum = 0;
  for (const face of faces) sum += face.use?.transport ?? 0;
  return sum;
}

/** The tiles touching this one (SCORE-12). */
function neighbourCount(tile: ScoringTile): number {
  let touching = 0;
  for (let edge = 0; edge < 6; edge++) if (tile.neighbours[edge] >= 0) touching++;
  return touching;
}
