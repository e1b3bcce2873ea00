import { chained, type Head } from '../chain.ts';
import type { StoreSteps } from '../steps.ts';
import type { Database } from './database.ts';

const LAST = 'SELECT chain FROM steps WHERE table_id = ? ORDER BY n DESC LIMIT 1';
const INSERT =
  'INSERT INTO steps (table_id, n, at, seat, request, lines, chain) VALUES (?, ?, ?, ?, ?, ?, ?)';
const UPDATE =
  'UPDATE progress SET pending = ?, live = ?, due = ?, updated = CASE WHEN ? THEN updated ELSE ? END WHERE table_id = ?';

/** With prepared statements, on the connection of the transaction that runs. */
export const storeIn =
  (database: Database): StoreSteps =>
  // oxlint-disable-next-line require-await -- errors must reject
  async (_db, { steps }) => {
    const last = database.prepare<{ chain: string | null }>(LAST);
    const insert = database.prepare(INSERT);
    const update = database.prepare(UPDATE);
    const heads = new Map<string, Head>();
    for (const { table, step } of steps) {
      const { n, at, seat, request, lines, pending, live, due, secret } = step;
      const chain = chained(heads.get(table)?.chain ?? last.get(table)?.chain ?? null, step);
      insert.run(table, n, at, seat, request, lines, chain);
      update.run(pending, live, due, secret ? 1 : 0, at, table);
      heads.set(table, { n, chain });
    }
    return heads;
  };
