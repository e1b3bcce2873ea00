import {
  type Action,
  BASE_TILES,
  type Draw,
  type Face,
  FARMERS_TILES,
  type GameEvent,
  type GameScore,
  type Options,
  type Position,
  type PositionOffer,
  type PositionTile,
  type State,
  type TileSpec,
  type View,
} from '../../packages/engine/src/index.ts';
import { must } from '../testing/must.ts';

/* What a case is about: a step, a list of actions, scores, a view or a set-up, each with its position. */

export interface Step {
  state: State;
  before: Position;
  after: Position;
  seat: number;
  action: Action;
  events: readonly GameEvent[];
  draws: readonly Draw[];
}

export interface Listed {
  position: Position;
  seat: number;
  actions: readonly Action[];
}

export interface Scored {
  position: Position;
  score: GameScore;
}

export interface Viewed {
  position: Position;
  seat: number | null;
  view: View;
}

export interface Dealt {
  options: Options;
  result: Position;
}

export const TILES: readonly TileSpec[] = [...BASE_TILES, ...FARMERS_TILES];
const SPECS = new Map(TILES.map((spec) => [spec.id, spec]));
export const specOf = (tile: string): TileSpec => must(SPECS.get(tile));

export const total = (counts: object | undefined): number =>
  Object.values(counts ?? {}).reduce((sum: number, n: number) => sum + n, 0);

export const villageTile = (position: Position, seat: number, tile: string): PositionTile | undefined =>
  must(position.players[seat]).village.find((one) => one.tile === tile);

/** Whether a seat owns this face of a summer boat. */
export const owns = (position: Position, seat: number, tile: string, face: 'a' | 'b'): boolean =>
  villageTile(position, seat, tile)?.face === face;

export const offerOf = (position: Position, tile: string): PositionOffer | undefined =>
  [...position.market, ...position.turnOrder].find((offer) => offer.tile === tile);

/** A tile wherever it lies on the table. */
function tileOnTable(position: Position, tile: string): Partial<PositionTile> | undefined {
  const places = position.players.flatMap(({ village, placing }) => [...village, ...(placing ?? [])]);
  return [...position.market, ...places].find((one) => one.tile === tile);
}

/** The name of the face that shows: `keywood:back`, `boat-1:a`. */
export function faceName(position: Position, tile: string): string {
  const lying = tileOnTable(position, tile);
  const spec = specOf(tile);
  if (spec.kind === 'summer-boat') return `${tile}:${lying?.face ?? 'a'}`;
  return `${tile}:${lying?.upgraded ? 'back' : 'front'}`;
}

export function shownFace(position: Position, tile: string): Face {
  const { front, back } = specOf(tile);
  const name = faceName(position, tile);
  return (name.endsWith(':back') || name.endsWith(':b') ? back : front) ?? front;
}
