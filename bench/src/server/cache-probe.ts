import { join } from 'node:path';
import { makeViews } from '@keyflower/engine';
import { Store } from '../../../apps/server/src/store/store.ts';
import { logAt } from '../../../apps/server/src/telemetry/index.ts';
import { TableCache } from '../../../apps/server/src/tables/cache.ts';

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
const store = new Store(join(folder, 'keyflower.sqlite'));
const ids = store.db
  .prepare<{ id: string }>("SELECT id FROM tables WHERE status = 'playing' LIMIT ?")
  .all(Number(wanted))
  .map(({ id }) => id);

function used(): number {
  for (let i = 0; i < 3; i++) collect!();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Only `get` is measured, which reads at once. */
const background = { run: () => Promise.reject(new Error('there is no thread here')) };

// One warm-up pass, so that the code is compiled; then with an empty cache.
const newCache = (): TableCache =>
  new TableCache({ store, work: { replayed: 0 }, log: logAt('silent'), background });
const warm = newCache();
for (const id of ids) warm.get(id);
warm.sweep(-1);

const cache = newCache();
const before = used();
const times = ids.map((id) => {
  const start = performance.now();
  cache.get(id);
  return performance.now() - start;
});
const idle = (used() - before) / ids.length;
for (const id of ids) {
  const table = cache.get(id)!;
  table.shown = makeViews(table.state);
}
const shown = (used() - before) / ids.length;
times.sort((a, b) => a - b);
const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))];
const result: CacheResult = { tables: cache.size, idle, shown, p50: at(0.5), p99: at(0.99) };
console.log(JSON.stringify(result));
