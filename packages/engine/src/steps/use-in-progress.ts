import type { PendingInput } from '../model/game.ts';
import * as S from '../model/state.ts';
import type { State } from '../model/state.ts';
import type { UseTable } from '../model/tables.ts';
import { currentUse } from '../rules/effects.ts';

/* What the decisions of the active player have in common, and those about a tile that is being used. */

export const isActive = (s: State, seat: number): boolean => s.bytes[S.ACTIVE] === seat;

export function parseActive({ s, read, entries, activeGiven }: PendingInput): void {
  if (entries.length > 1) read.contradiction('pending', 'several-deciders');
  const [{ player, path }] = entries;
  if (!activeGiven) s.bytes[S.ACTIVE] = player;
  if (player !== s.bytes[S.ACTIVE]) read.contradiction(path, 'not-the-active-player', 'TURN-1');
}

export const printUsedTile = (s: State): { tile: string } => ({ tile: s.content.ids[S.usedTile(s)] });

/** Reads the tile that is being used; `asks` says whether its use asks for this decision. */
export function parseUsedTile(
  pending: PendingInput,
  asks: (use: UseTable) => boolean,
  tileIfLeftOut = -1,
): void {
  parseActive(pending);
  const { s, read, entries } = pending;
  const [{ json, path }] = entries;
  const tile = json.tile === undefined ? tileIfLeftOut : (s.content.indexOf.get(json.tile as string) ?? -1);
  if (tile < 0) read.contradiction(`${path}.tile`, 'not-the-used-tile', 'USE-1');
  s.indices[S.USED_TILE] = tile;
  const use: UseTable | null = currentUse(s);
  if (!use || !asks(use)) read.contradiction(path, 'not-asked-by-tile', 'USE-1');
  s.bytes[S.POINTS] = read.whole(json.points, `${path}.points`, 0, 100, 0);
  s.bytes[S.UPGRADES] = read.whole(json.upgrades, `${path}.upgrades`, 0, 100, 0);
}

/** How the game goes on after an answer within a use. */
export const afterAnswer = (s: State): 'acted' | 'stay' => (s.bytes[S.STEP] === S.BETWEEN ? 'acted' : 'stay');
