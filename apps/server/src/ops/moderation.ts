import type { ServerContext } from '../context/index.ts';
import { refused } from '../errors/index.ts';
import type { PersonRow } from '../store/index.ts';
import { chatLine, closeTable, type LiveTable } from '../tables/index.ts';

const DAY = 86_400_000;

/** Bans a person for some days, or lifts the ban; written to the audit log. */
export async function ban(
  context: ServerContext,
  operator: string | null,
  person: string,
  days: number,
  reason: string,
): Promise<void> {
  const row = context.store.people.get(person);
  if (!row) throw refused('no-such-person');
  if (row.operator === 1 && days > 0) throw refused('operator-not-bannable');
  const now = Date.now();
  const until = days > 0 ? now + days * DAY : null;
  await context.store.journal.commit(() => {
    context.store.people.set(person, { banned_until: until, ban_reason: days > 0 ? reason : null });
    context.store.chat.note(operator, days > 0 ? `ban ${days} days` : 'lift ban', person, reason, now);
  });
  if (days === 0) return;
  // First, because reading the tables may take a moment.
  context.hub.signOut((client) => client.person === person, 'banned');
  // Other players must not wait for a banned person.
  await context.personTables.leaveAll(person, 'left');
}

export async function removeChat(
  context: ServerContext,
  operator: PersonRow,
  id: number,
  reason: string,
): Promise<void> {
  const row = context.store.chat.line(id);
  if (!row) throw refused('no-such-chat-line');
  await context.store.journal.commit(() => {
    context.store.chat.remove(id);
    context.store.chat.note(operator.id, 'remove chat', String(id), reason, Date.now());
  });
  const line = chatLine(context.store, context.store.chat.line(id)!);
  context.hub.broadcast(row.table_id, {
    type: 'chat',
    table: row.table_id,
    lines: [line],
    whole: false,
  });
}

export async function close(
  context: ServerContext,
  operator: PersonRow,
  table: LiveTable,
  reason: string,
): Promise<void> {
  if (table.row.status !== 'open' && table.row.status !== 'playing') {
    throw refused('table-already-closed');
  }
  const noted = context.store.journal.commit(() =>
    context.store.chat.note(operator.id, 'close table', table.id, reason, Date.now()),
  );
  // Both go to disk together; if that fails, `noted` rejects.
  void closeTable(context.tables, table, 'operator');
  await noted;
}

export async function settleReport(
  context: ServerContext,
  operator: PersonRow,
  id: number,
  reason: string,
): Promise<void> {
  const now = Date.now();
  const found = await context.store.journal.commit(() => {
    if (!context.store.chat.settleReport(id, now)) return false;
    context.store.chat.note(operator.id, 'settle report', String(id), reason, now);
    return true;
  });
  if (!found) throw refused('no-such-report');
}
