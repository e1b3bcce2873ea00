import {
  DrawnChance,
  FULL_EDITION,
  listActions,
  parsePosition,
  type PositionTile,
  QuickRandom,
  RefusalError,
  type State,
} from '@keyflower/engine';
import { type LoosePosition, tilesOf } from './loose-position.ts';

/** Where a tile may lie. */
export interface Placement {
  q: number;
  r: number;
  rotation: number;
}

type Bare = Pick<PositionTile, 'tile' | 'q' | 'r' | 'rotation' | 'face' | 'upgraded'>;

const MOST_WAYS = 2000;

/** A position with nothing but one village, and a tile to be placed in it. Null if the village is impossible. */
function building(
  { options }: LoosePosition,
  village: readonly Bare[],
  placing: readonly Pick<PositionTile, 'tile' | 'face'>[],
): State | null {
  const taken = new Set(village.map(({ tile }) => tile));
  const other = tilesOf(options).find(({ kind, id }) => kind === 'home' && !taken.has(id))?.id;
  const bare = village.map(({ tile, q, r, rotation, face, upgraded }) => ({
    tile,
    q,
    r,
    rotation,
    face,
    upgraded,
  }));
  const position = {
    format: 'keyflower-position/1',
    options: { farmers: options.farmers, players: 2 },
    phase: 'ending',
    boatOrder: [0, 1],
    players: [
      { winter: [], village: bare, placing },
      { winter: [], village: [{ tile: other }] },
    ],
    ...(placing.length > 0 ? { pending: [{ player: 0, decision: 'place' }] } : {}),
  };
  try {
    return parsePosition(FULL_EDITION, position, new DrawnChance(new QuickRandom('placements')));
  } catch (error) {
    if (error instanceof RefusalError) return null;
    throw error;
  }
}

/** The places and rotations in which a tile may be added to a village. */
export function placementsOf(position: LoosePosition, seat: number, tile: string): Placement[] {
  const state = building(position, position.players[seat]!.village, [{ tile }]);
  if (!state) return [];
  return listActions(state, 0, { limit: MOST_WAYS }).actions.flatMap((action) =>
    action.type === 'place' ? [{ q: action.q, r: action.r, rotation: action.rotation }] : [],
  );
}

/** The rotations in which a tile of a village may lie where it is. */
export function rotationsOf(position: LoosePosition, seat: number, tile: string): number[] {
  const { village } = position.players[seat]!;
  return [0, 1, 2, 3, 4, 5].filter((rotation) =>
    building(
      position,
      village.map((placed) => (placed.tile === tile ? { ...placed, rotation } : placed)),
      [],
    ),
  );
}
