import { join } from 'node:path';
import { makeViews } from '@keyflower/engine';
import { Store } from '../../../apps/server/src/store/store.ts';
import { logAt } from '../../../apps/server/src/telemetry/index.ts';
import type { Background } from '../../../apps/server/src/background/index.ts';
import { TableCache } from '../../../apps/server/src/tables/cache.ts';
import { readGame } from '../../../apps/server/src/tables/open-game.ts';

/* Measures the memory of a cached table, and the time to load one that was evicted. */

export interface CacheResult {
  tables: number;
  /** Bytes of a table without viewers. */
  idle: number;
  /** Bytes of a table with all views, as while it is played. */
  shown: number;
  /** Milliseconds to load one. */
  p50: number;
  p99: number;
}

const [folder, wanted] = process.argv.slice(2);
const collect = (globalThis as { gc?: () => void }).gc;
if (!collect) throw new Error('needs --expose-gc');
const store = await Store.open({ sqlite: join(folder, 'keyflower.sqlite') });
const ids = await store.tables.abandoned('playing', Number.MAX_SAFE_INTEGER, Number(wanted));

function used(): number {
  for (let i = 0; i < 3; i++) collect!();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Long games are read here too: the way to another thread is not measured. */
const background = {
  run: (_kind: string, { table }: { table: string }) => store.reading((stores) => readGame(stores, table)),
} as unknown as Pick<Background, 'run'>;

// One warm-up pass, so that the code is compiled; then with an empty cache.
const newCache = (): TableCache =>
  new TableCache({ store, work: { replayed: 0 }, log: logAt('silent'), background });
const warm = newCache();
for (const id of ids) await warm.open(id);
warm.sweep(-1);

const cache = newCache();
const before = used();
const times: number[] = [];
for (const id of ids) {
  const start = performance.now();
  await cache.open(id);
  times.push(performance.now() - start);
}
const idle = (used() - before) / ids.length;
for (const id of ids) {
  const table = cache.peek(id)!;
  table.shown = makeViews(table.state);
}
const shown = (used() - before) / ids.length;
times.sort((a, b) => a - b);
const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))];
const result: CacheResult = { tables: cache.size, idle, shown, p50: at(0.5), p99: at(0.99) };
console.log(JSON.stringify(result));
