import { decisionOf, decisions } from '@keyflower/engine';
import type { JobChange } from '../store/index.ts';
import { dueAt } from './clocks.ts';
import type { LiveTable } from './live-table.ts';

/** The kind of the jobs in which bots decide. */
export const BOTS = 'bots';

/** How much longer than they may think a table is left to those who let its bots think. */
const SPARE_MS = 15_000;

/** The decisions that bots owe, each with the version at which it arose. */
export function owedByBots(table: LiveTable): string[] {
  if (table.row.status !== 'playing' || !table.game) return [];
  return decisions(table.state).flatMap(({ player: seat }) =>
    table.seat(seat).bot === null ? [] : [`${seat} ${table.askedAt[seat] ?? 0}`],
  );
}

/**
 * The job that follows from a change of a table, to be stored with it: one when bots owe a new decision, none any more
 * when they owe nothing. Where bots of this table are thinking in this process, it takes the decision as well, and the job
 * is there only in case that the process ends.
 */
export function botJob(table: LiveTable, isThinking: boolean, botBudget: number): JobChange | null {
  const before = table.botsOwed;
  const now = owedByBots(table);
  table.botsOwed = now;
  const job = { kind: BOTS, about: table.id };
  if (now.length === 0) return before.length === 0 ? null : { ...job, removed: true };
  if (now.every((decision) => before.includes(decision))) return null;
  return { ...job, after: isThinking ? 2 * botBudget + SPARE_MS : 0 };
}

export interface Thinking {
  seat: number;
  bot: string;
  by: 'bot' | 'clock';
}

/** The seats for which bots are to decide now: their own, and those of players whose time is up. */
export function seatsToThinkFor(table: LiveTable, now: number): Thinking[] {
  if (!table.playing) return [];
  return table.seats.flatMap(({ seat, bot }): Thinking[] => {
    const decision = decisionOf(table.state, seat);
    if (decision === null) return [];
    if (bot !== null) return [{ seat, bot, by: 'bot' }];
    return isThoughtFor(table, seat, now) ? [{ seat, bot: table.settings.stand, by: 'clock' }] : [];
  });
}

/** Whether a bot decides for a player whose time is up. Turns are passed without. */
export function isThoughtFor(table: LiveTable, seat: number, now: number): boolean {
  const time = table.live.times?.[seat];
  const due = time ? dueAt(time) : null;
  if (due === null || due > now || table.settings.timeout !== 'play') return false;
  const decision = decisionOf(table.state, seat);
  return decision !== null && decision !== 'turn';
}
