import { randomBytes } from 'node:crypto';
import { type RecordHeader, reseeded } from '@keyflower/engine';
import type { Store, Stores, TableRecord } from '../store/index.ts';
import type { Log } from '../telemetry/index.ts';
import { newDraws } from './contributions.ts';
import type { LiveState } from './live-table.ts';

/**
 * Compares the stored games with what was known of them outside the database. Where steps are missing, players may have
 * seen what comes next: these games go on with fresh entropy. Before any table is loaded.
 */
export async function reseedRestored(store: Store, log: Log, headsFile: string): Promise<void> {
  const heads = await store.keepHeads(headsFile, async ({ lost, unknown }, tx) => {
    for (const { table, had, has } of lost) {
      log.error({ table, had, has }, 'the database has lost steps of a table, or has other ones');
    }
    if (unknown)
      log.warn({}, 'the database was moved or restored: every running game goes on with new draws');
    const changed = unknown ? await tx.tables.unfinished() : lost.map(({ table }) => table);
    for (const id of changed) await reseed(tx, id);
  });
  heads.onError = (error) =>
    log.error({ error: String(error) }, 'the last steps of tables could not be noted outside the database');
}

/** Gives all unfinished games fresh entropy. Only while no server has them in memory. Returns how many there are. */
export function reseedUnfinished(store: Store): Promise<number> {
  return store.journal.commit(async (tx) => {
    const ids = await tx.tables.unfinished();
    for (const id of ids) await reseed(tx, id);
    return ids.length;
  });
}

async function reseed(tx: Stores, id: string): Promise<void> {
  const row = await tx.tables.get(id);
  if (row?.status === 'open') await renewSecret(tx, row);
  if (row?.status !== 'playing') return;
  const entropy = randomBytes(32).toString('hex');
  const steps = await tx.tables.steps(id);
  const length = steps.reduce((sum, { lines }) => sum + lines.split('\n').length, 0);
  const { header, entry } = reseeded(JSON.parse(row.header!) as RecordHeader, length, entropy);
  await tx.tables.set(id, { header: JSON.stringify(header) });
  const { pending, live, due, updated: at } = row;
  const lines = JSON.stringify(entry);
  await tx.tables.step(id, { n: entry.n, at, seat: null, request: null, lines, pending, live, due });
}

/** A game that was about to begin may have begun: its first draws must be others too. */
async function renewSecret(tx: Stores, { id, live }: TableRecord): Promise<void> {
  const state = JSON.parse(live) as LiveState;
  if (state.draws) await tx.tables.set(id, { live: JSON.stringify({ ...state, draws: newDraws() }) });
}
