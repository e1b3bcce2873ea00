import { decisionOf } from '@keyflower/engine';
import { Conflict, type Stores } from '../store/index.ts';
import { lacksWaiting, markAbsent, noteWaiting } from './absence.ts';
import { playStep } from './actions.ts';
import { commit } from './commit.ts';
import { automaticAnswer, dueAtTable } from './automatic.ts';
import { beginWithout } from './begin.ts';
import { BOTS, isThoughtFor } from './bot-jobs.ts';
import { prepareViews } from './broadcast.ts';
import { dueAt, gracePeriod } from './clocks.ts';
import type { TableContext } from './context.ts';
import { broadcastTable } from './info.ts';
import type { LiveTable } from './live-table.ts';
import { settledTable } from './on-disk.ts';
import { remind } from './reminding.ts';
import { takeOver } from './seats.ts';

/** Gives the answers that a table waits for and the server gives by itself. Bots decide in jobs. */
export function advance(context: TableContext, table: LiveTable): void {
  if (!table.playing || context.cache.peek(table.id) !== table) return;
  if (lacksWaiting(table)) {
    noteWaiting(context, table, { actor: null, owesNow: table.pendingMask() });
    void storeClocks(context, table, { tell: () => {} });
  }
  const due = automaticAnswer(table);
  if (due) void playStep(context, table, due.seat, due.action, { requester: null, by: due.by });
}

/** The kind of the jobs in which clocks that have run out are dealt with. */
export const DUE = 'due';

/** Adds jobs for all clocks that have run out, for absent players, and for automatic answers that a crash prevented. */
export async function addDue({ store, playTime }: TableContext): Promise<void> {
  const ids = await store.tables.due(playTime.now());
  if (ids.length === 0) return;
  await store.journal.commit(async (tx) => {
    for (const about of ids) tx.jobs.add({ kind: DUE, about, once: true });
  });
}

/** Does what is due at a table. */
export async function timeUp(context: TableContext, id: string): Promise<void> {
  const table = await settledTable(context, id);
  if (table?.live.starting) await beginWithout(context, id);
  if (!table?.playing) return;
  // Where another server was faster, the table as it is now tells what is due.
  const outcomes = await Promise.allSettled(timesUp(context, table, context.playTime.now()));
  const failed = outcomes.find(
    (outcome) => outcome.status === 'rejected' && !(outcome.reason instanceof Conflict),
  ) as PromiseRejectedResult | undefined;
  if (failed) throw failed.reason;
}

function timesUp(context: TableContext, table: LiveTable, now: number): Promise<void>[] {
  const stored: Promise<void>[] = [];
  table.live.times?.forEach((time, seat) => {
    const due = table.playing ? dueAt(time) : null;
    if (due === null || due > now) return;
    if (table.settings.timeout === 'play') {
      // The clock stays at zero until this is on disk, so that a crash does not lose the timeout.
      stored.push(playFor(context, table, seat, now));
    } else if (time.graceUntil === undefined) stored.push(warn(context, table, seat, now));
    else stored.push(takeOver(context, table, seat, 'timed-out'));
  });
  if (markAbsent(context, table, now))
    stored.push(storeClocks(context, table, { tell: () => broadcastTable(context, table) }));
  const due = automaticAnswer(table);
  if (due) stored.push(playStep(context, table, due.seat, due.action, { requester: null, by: due.by }));
  return stored;
}

/** Plays one decision of a seat whose time ran out: a turn is passed, anything else is decided by a bot. */
async function playFor(context: TableContext, table: LiveTable, seat: number, now: number): Promise<void> {
  if (decisionOf(table.state, seat) === 'turn') {
    await playStep(context, table, seat, { type: 'pass' }, { requester: null, by: 'clock' });
  } else if (isThoughtFor(table, seat, now)) {
    await context.store.journal.commit(async (tx) =>
      tx.jobs.add({ kind: BOTS, about: table.id, once: true }),
    );
  }
}

function warn(context: TableContext, table: LiveTable, seat: number, now: number): Promise<void> {
  table.live.times![seat]!.graceUntil = now + gracePeriod(table.settings.clock);
  const { person } = table.seat(seat);
  const at = Date.now();
  return storeClocks(context, table, {
    alsoWrite: async (tx) => {
      if (person !== null) await remind(tx, { table: table.id, person, kind: 'timeWarning' }, at);
    },
  });
}

/** Stores the clocks and broadcasts them, or what else changed with the time. */
export function storeClocks(
  context: TableContext,
  table: LiveTable,
  {
    tell = prepareViews(context, table),
    alsoWrite = async () => {},
  }: { tell?: () => void; alsoWrite?: (tx: Stores) => Promise<void> } = {},
): Promise<void> {
  const live = JSON.stringify(table.live);
  const due = dueAtTable(table);
  table.row = { ...table.row, live, due };
  return commit(
    context,
    table,
    async (tx) => {
      await tx.tables.set(table.id, { live, due });
      await alsoWrite(tx);
    },
    tell,
  );
}
