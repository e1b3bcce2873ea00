import { randomBytes } from 'node:crypto';
import { type RecordHeader, reseeded } from '@keyflower/engine';
import type { Store, TableRecord } from '../store/index.ts';
import type { Log } from '../telemetry/index.ts';
import { newDraws } from './contributions.ts';
import type { LiveState } from './live-table.ts';

/**
 * Compares the stored games with what was known of them outside the database. Where steps are missing, players may have
 * seen what comes next: these games go on with fresh entropy. Before any table is loaded.
 */
export function reseedRestored(store: Store, log: Log, headsFile: string): void {
  const heads = store.keepHeads(headsFile, ({ lost, unknown }) => {
    for (const { table, had, has } of lost) {
      log.error({ table, had, has }, 'the database has lost steps of a table, or has other ones');
    }
    if (unknown)
      log.warn({}, 'the database was moved or restored: every running game goes on with new draws');
    for (const id of unknown ? store.tables.unfinished() : lost.map(({ table }) => table)) reseed(store, id);
  });
  heads.onError = (error) =>
    log.error({ error: String(error) }, 'the last steps of tables could not be noted outside the database');
}

function reseed(store: Store, id: string): void {
  const row = store.tables.get(id);
  if (row?.status === 'open') renewSecret(store, row);
  if (row?.status !== 'playing') return;
  const entropy = randomBytes(32).toString('hex');
  const length = store.tables.steps(id).reduce((sum, { lines }) => sum + lines.split('\n').length, 0);
  const { header, entry } = reseeded(JSON.parse(row.header!) as RecordHeader, length, entropy);
  store.tables.set(id, { header: JSON.stringify(header) });
  const { pending, live, due, updated: at } = row;
  const lines = JSON.stringify(entry);
  store.tables.step(id, { n: entry.n, at, seat: null, request: null, lines, pending, live, due });
}

/** A game that was about to begin may have begun: its first draws must be others too. */
function renewSecret(store: Store, { id, live }: TableRecord): void {
  const state = JSON.parse(live) as LiveState;
  if (state.draws) store.tables.set(id, { live: JSON.stringify({ ...state, draws: newDraws() }) });
}
