import {
  boatsOnRiver,
  longestRoadLoop,
  type PreviewedField,
  previewTile,
  type ScoringTile,
  type State,
} from '@keyflower/engine';
import { beside, DIRECTIONS, edgeTo, keyOf, type Lying, type SpecOf, type Touch, touchesOf } from './grid.ts';
import { roadsOf, waysFrom } from './roads.ts';

interface Change {
  before: number;
  after: number;
}

/** What would become of a village if a tile lay there. */
export interface Effects {
  touches: Touch[];
  /** Whether a road leads from the home tile to it; null where the tile has no road. */
  onRoad: boolean | null;
  /** Tiles of the village that roads from home reach only then. */
  opened: string[];
  /** Boats joined to the home tile's water; null where the tile has none. */
  river: Change | null;
  /** Tiles on the longest road loop. */
  loop: Change;
  fields: readonly PreviewedField[];
}

/** A village as the engine counts shapes in it. */
function shapesOf(village: readonly Lying[], spec: SpecOf): ScoringTile[] {
  const index = new Map(village.map((placed, i) => [keyOf(placed), i]));
  return village.map((placed) => ({
    spec: spec(placed.tile),
    upgraded: false,
    resources: [],
    edges: DIRECTIONS.map((direction) => edgeTo(placed, direction, spec)).join(''),
    neighbours: DIRECTIONS.map((direction) => index.get(keyOf(beside(placed, direction))) ?? -1),
  }));
}

const reached = (village: readonly Lying[], spec: SpecOf): Set<string> =>
  new Set(waysFrom(village[0].tile, roadsOf(village, spec)).keys());

export function effectsOf(
  ghost: Lying & { rotation: number },
  village: readonly Lying[],
  spec: SpecOf,
  state: State,
  seat: number,
): Effects {
  const grown = [...village, ghost];
  const { edges } = spec(ghost.tile);
  const [near, far] = [reached(village, spec), reached(grown, spec)];
  const [before, after] = [shapesOf(village, spec), shapesOf(grown, spec)];
  const { tile, q, r, rotation } = ghost;
  return {
    touches: touchesOf(ghost, village, spec),
    onRoad: edges.includes('R') ? far.has(tile) : null,
    opened: village.map((placed) => placed.tile).filter((id) => far.has(id) && !near.has(id)),
    river: edges.includes('W') ? { before: boatsOnRiver(before), after: boatsOnRiver(after) } : null,
    loop: { before: longestRoadLoop(before).length, after: longestRoadLoop(after).length },
    fields: previewTile(state, seat, tile, q, r, rotation)?.fields ?? [],
  };
}
