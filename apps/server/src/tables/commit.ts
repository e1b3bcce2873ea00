import { NOT_STORED } from '../errors/index.ts';
import { Conflict, type Guard, OutcomeUnknown, StorageError, type Stores } from '../store/index.ts';
import { botJob } from './bot-jobs.ts';
import { broadcastViews, type Requester } from './broadcast.ts';
import type { TableContext } from './context.ts';
import type { LiveTable } from './live-table.ts';
import { tellOnDisk } from './on-disk.ts';
import { toldOf } from './told.ts';

/**
 * Writes in the next commit. If it fails, the table is reloaded from the store and sent to everyone. The
 * promise need not be awaited: a failure is logged and answered here.
 */
export function commit(
  context: TableContext,
  table: LiveTable,
  write: (tx: Stores) => Promise<void>,
  done: () => void,
  requester: Requester | null = null,
): Promise<void> {
  // What was stored after a copy was replaced is not in it.
  if (context.cache.peek(table.id) !== table) table.lose(replaced(context, table));
  table.hold();
  const guard = context.followed ? guardOf(table) : undefined;
  const told = context.followed && toldOf(table);
  const retry = requester?.again;
  if (retry) table.retries.add(retry);
  const job = botJob(table, context.busy.has(table.id), context.botBudget);
  const stored = new Promise<void>((resolve, reject) => {
    const failed = (error: Error): void => {
      notWritten(context, table, error, requester);
      reject(error);
    };
    context.store.journal.add(
      async (tx) => {
        if (table.lostBy) return;
        await write(tx);
        if (job) tx.jobs.change(job);
      },
      () => {
        if (table.lostBy) {
          failed(table.lostBy);
          return;
        }
        table.told = told;
        if (retry) table.retries.delete(retry);
        try {
          table.release(done);
        } finally {
          resolve();
        }
      },
      failed,
      guard,
    );
  });
  stored.catch(() => {});
  return stored;
}

/** Other servers may change the table too: what is written counts only for the table as it is known here. */
function guardOf(table: LiveTable): Guard {
  const { version } = table.row;
  table.row.version = version + 1;
  return { table: table.id, version, copy: table };
}

function notWritten(
  context: TableContext,
  table: LiveTable,
  error: Error,
  requester: Requester | null,
): void {
  const { id } = table;
  // Several steps may fail together; the first of them replaces this table with the stored one.
  const first = context.cache.peek(id) === table;
  if (first) context.cache.drop(id);
  table.lose(error);
  if (error instanceof Conflict) {
    table.release();
    judgeAgain(context, table, first);
    return;
  }
  context.log.error({ table: id, error: error.message }, 'a step could not be stored');
  if (requester && !isRetried(table, requester)) notStored(table, requester);
  table.release();
  if (!first) return;
  // Everyone is sent the game as it is on disk.
  tellOnDisk(context, id, (now) => {
    if (now.game) broadcastViews(context, now);
  });
}

/** Whether a request was handed on to be handled again, when an earlier step was not stored. */
const isRetried = ({ retries }: LiveTable, { again }: Requester): boolean =>
  again !== undefined && !retries.delete(again);

/** Where servers share the table, it may be read again at any time, and what was asked for is judged again. */
const replaced = ({ followed }: TableContext, { id }: LiveTable): Error =>
  followed ? new Conflict(id) : new StorageError('the table was read again');

/** Another server was faster: what was asked for is judged on the table as it is now. */
function judgeAgain(context: TableContext, { id, retries }: LiveTable, first: boolean): void {
  // Its watchers are told what they do not know as soon as it is in memory.
  const read = context.cache.open(id);
  // All at once: what the same players send from now on comes after it.
  for (const retry of retries) retry(read);
  retries.clear();
  read
    .then((now) => {
      if (first && now) context.advance(now);
    })
    .catch((error: unknown) =>
      context.log.error({ table: id, error: String(error) }, 'a table cannot be read'),
    );
}

export function notStored(table: LiveTable, requester: Requester): void {
  // Perhaps it is: the client asks again, another server or after the next start.
  if (table.lostBy instanceof OutcomeUnknown) return;
  requester.subscriber.send({ type: 'refused', table: table.id, id: requester.request, error: NOT_STORED });
}
