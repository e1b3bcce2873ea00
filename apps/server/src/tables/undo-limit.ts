import type { FreeUndo } from './free-undo.ts';
import type { LiveTable } from './live-table.ts';

/** Undos of a seat without a vote before another seat acts. */
export const MOST_UNDOS = 30;
/** Entries of the record that a seat can undo without a vote in a whole game, which itself has some hundred. */
export const MOST_UNDONE = 1500;

export function hasUndoneTooOften({ live }: LiveTable, seat: number): boolean {
  const undos = live.undos?.[seat];
  return undos !== undefined && (undos.inTurn >= MOST_UNDOS || undos.entries >= MOST_UNDONE);
}

/** What a seat can undo without asking. */
export const freeUndoOf = (table: LiveTable, seat: number): FreeUndo | null =>
  table.freeUndo?.seat === seat && !hasUndoneTooOften(table, seat) ? table.freeUndo : null;

/** Whether there are people to ask about an undo. */
export const hasOthers = (table: LiveTable, seat: number): boolean =>
  table.peoplePlaying().some((other) => other.seat !== seat);

export function countUndoOf({ live, players }: LiveTable, seat: number, entries: number): void {
  live.undos ??= Array.from({ length: players }, () => ({ inTurn: 0, entries: 0 }));
  const undos = live.undos[seat]!;
  undos.inTurn += 1;
  undos.entries += entries;
}

/** A seat acted. Tiles that are laid in secret (END-9) do not count, as that would reveal when they are laid. */
export function endUndosOfOthers({ live }: LiveTable, actor: number, action: { type: string }): void {
  if (action.type === 'place') return;
  live.undos?.forEach((undos, seat) => {
    if (seat !== actor) undos.inTurn = 0;
  });
}
