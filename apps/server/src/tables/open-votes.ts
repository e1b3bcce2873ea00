import type { TableContext } from './context.ts';
import type { LiveTable, OpenVote } from './live-table.ts';

const shown = ({ entry: _entry, ...vote }: OpenVote) => vote;

/** The open votes, as everyone may see them. */
export const shownVotes = (table: LiveTable) => (table.live.votes ?? []).map(shown);

export function broadcastVotes(context: TableContext, table: LiveTable): void {
  const votes = shownVotes(table);
  context.audience.broadcast(table.id, () => ({ type: 'votes', table: table.id, votes }));
}

function keepOnly(table: LiveTable, which: (vote: OpenVote) => boolean): boolean {
  const votes = table.live.votes ?? [];
  const left = votes.filter(which);
  if (left.length === votes.length) return false;
  table.live.votes = left;
  return true;
}

/** Removes an undo vote, which is about the position at that time. Returns whether there was one. */
export const dropUndoVotes = (table: LiveTable): boolean => keepOnly(table, ({ kind }) => kind !== 'undo');

/** Undo needs everyone; a left seat is decided by half. Null while decisive answers are missing. */
export function verdict(table: LiveTable, vote: OpenVote): boolean | null {
  if (vote.kind === 'undo') return vote.waiting.length === 0 ? true : null;
  const voters = table.peoplePlaying().length;
  if (vote.agreed.length * 2 >= voters) return true;
  return vote.waiting.length === 0 ? false : null;
}

/**
 * Removes a seat from all votes when its player changes, so that no vote stays open forever. Returns the votes that
 * are decided by that.
 */
export function withoutSeat(table: LiveTable, seat: number): { vote: OpenVote; agreed: boolean }[] {
  keepOnly(table, ({ by }) => by !== seat);
  const decided: { vote: OpenVote; agreed: boolean }[] = [];
  for (const vote of table.live.votes ?? []) {
    vote.waiting = vote.waiting.filter((other) => other !== seat);
    vote.agreed = vote.agreed.filter((other) => other !== seat);
    const agreed = verdict(table, vote);
    if (agreed !== null) decided.push({ vote, agreed });
  }
  keepOnly(table, (vote) => !decided.some((one) => one.vote === vote));
  return decided;
}
