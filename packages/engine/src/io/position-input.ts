import { isInGame } from '../steps/setup.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import type { Reader } from '../model/reader.ts';

/** What the parts of the parser share: the state under construction and the tiles already placed. */
export interface PositionInput {
  readonly s: State;
  readonly read: Reader;
  readonly claimed: Set<number>;
  /** Whether the position is a guess from a view: tiles of players who are done are laid afterwards. */
  readonly imagined: boolean;
  /** Whether some player has tiles to place. */
  placing: boolean;
}

/** Notes that a tile lies at this place of the position; every tile exists once. */
export function claim(input: PositionInput, id: unknown, path: string): number {
  const tile = typeof id === 'string' ? input.s.content.indexOf.get(id) : undefined;
  if (tile === undefined) return input.read.refuse('unknown-tile', { path });
  if (input.claimed.has(tile)) input.read.contradiction(path, 'tile-repeated');
  input.claimed.add(tile);
  return tile;
}

/** Whether a boat or turn-order tile belongs to a game of this size (SET-5, SET-6). */
export function belongs({ s }: PositionInput, tile: number): boolean {
  return isInGame(s.content, tile, s.bytes[S.PLAYERS]);
}
