import type { ServerContext } from '../context/index.ts';
import { refused } from '../errors/index.ts';
import type { PersonRow } from '../store/index.ts';
import { chatLines, closeTable, type LiveTable } from '../tables/index.ts';

const DAY = 86_400_000;

/** Bans a person for some days, or lifts the ban; written to the audit log. */
export async function ban(
  context: ServerContext,
  operator: string | null,
  person: string,
  days: number,
  reason: string,
): Promise<void> {
  const row = await context.store.people.get(person);
  if (!row) throw refused('no-such-person');
  if (row.operator === 1 && days > 0) throw refused('operator-not-bannable');
  const now = Date.now();
  const until = days > 0 ? now + days * DAY : null;
  await context.store.journal.commit(async (tx) => {
    await tx.people.set(person, { banned_until: until, ban_reason: days > 0 ? reason : null });
    await tx.chat.note(operator, days > 0 ? `ban ${days} days` : 'lift ban', person, reason, now);
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
  const row = await context.store.journal.commit(async ({ chat }) => {
    if (!(await chat.line(id))) throw refused('no-such-chat-line');
    await chat.remove(id);
    await chat.note(operator.id, 'remove chat', String(id), reason, Date.now());
    return (await chat.line(id))!;
  });
  const { table_id: table } = row;
  const lines = await chatLines(context.store, [row]);
  context.hub.tellChat(table, lines);
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
  await closeTable(context.tables, table, 'operator', (tx) =>
    tx.chat.note(operator.id, 'close table', table.id, reason, Date.now()),
  );
}

export async function settleReport(
  context: ServerContext,
  operator: PersonRow,
  id: number,
  reason: string,
): Promise<void> {
  const now = Date.now();
  const found = await context.store.journal.commit(async ({ chat }) => {
    if (!(await chat.settleReport(id, now))) return false;
    await chat.note(operator.id, 'settle report', String(id), reason, now);
    return true;
  });
  if (!found) throw refused('no-such-report');
}
