import type { Vote } from '@keyflower/protocol';
import { briefOf } from '../people/index.ts';
import { canBeTaken, isAbsent } from './absence.ts';
import type { TableContext } from './context.ts';
import type { LiveTable, OpenVote } from './live-table.ts';

/** The open votes, as everyone may see them. */
export function shownVotes({ store }: TableContext, table: LiveTable): Vote[] {
  return (table.live.votes ?? []).map(({ entry: _entry, candidate, ...vote }) =>
    candidate === undefined ? vote : { ...vote, person: briefOf(store.people.known(candidate), candidate) },
  );
}

/** Prepares the open votes for all watchers; the result sends them, when they are on disk. */
export function prepareVotes(context: TableContext, table: LiveTable): () => void {
  const votes = shownVotes(context, table);
  return () => context.audience.broadcast(table.id, { type: 'votes', table: table.id, votes });
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

/** Removes what a step decides: undo votes, and votes about the seat of an absent player who answered. */
export const dropVotesAfterStep = (table: LiveTable): boolean =>
  keepOnly(table, ({ kind, by }) => kind === 'takeover' || (kind !== 'undo' && canBeTaken(table, by)));

/** The seats that decide a vote. Absent players would hold up votes about seats. */
export function voters(table: LiveTable, { kind, by }: Pick<OpenVote, 'kind' | 'by'>): number[] {
  const asksAbsent = kind === 'undo' || kind === 'takeover';
  return table
    .peoplePlaying()
    .map(({ seat }) => seat)
    .filter((seat) => seat !== by && (asksAbsent || !isAbsent(table, seat)));
}

/** Votes in which one refusal decides. */
export const needsAll = ({ kind }: Pick<OpenVote, 'kind'>): boolean => kind === 'undo' || kind === 'join';

/** Undo and joining need everyone; a left seat is decided by half. Null while decisive answers are missing. */
export function verdict(table: LiveTable, vote: OpenVote): boolean | null {
  // If all who were asked to let a person join have left, none of them agreed.
  if (needsAll(vote)) return vote.waiting.length > 0 ? null : vote.kind === 'undo' || vote.agreed.length > 0;
  if (vote.agreed.length * 2 >= voters(table, vote).length) return true;
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
