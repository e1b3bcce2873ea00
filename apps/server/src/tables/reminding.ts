import { aboutReminder, REMIND, type Reminder, type Stores } from '../store/index.ts';
import type { TableContext } from './context.ts';
import type { LiveTable } from './live-table.ts';

/** A person is to be told of what the transaction stores, unless they see it. */
export async function remind(tx: Stores, reminder: Reminder, now: number): Promise<void> {
  const { table, person, kind } = reminder;
  await tx.reminders.owe({ table_id: table, person, kind }, now);
  tx.jobs.add({ kind: REMIND, about: aboutReminder(reminder) });
}

/** Reminds people who owe a decision after a step and did not before; not those who watch the table here. */
export function remindingWaiting(
  context: TableContext,
  table: LiveTable,
  owedBefore: number,
  owesNow: number,
): (tx: Stores) => Promise<void> {
  const now = Date.now();
  const waiting = table.seats.flatMap(({ seat, person, bot, gone }) => {
    const isNew = (owesNow >> seat) & 1 && !((owedBefore >> seat) & 1);
    if (!isNew || person === null || bot !== null || gone !== 'no') return [];
    return context.audience.isHere(table.id, person) ? [] : [person];
  });
  return async (tx) => {
    for (const person of waiting) await remind(tx, { table: table.id, person, kind: 'yourTurn' }, now);
  };
}
