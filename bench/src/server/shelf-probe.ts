import { join } from 'node:path';
import { makeViews } from '@keyflower/engine';
import { Store } from '../../../apps/server/src/store/store.ts';
import { TableCache } from '../../../apps/server/src/tables/cache.ts';

/* What a table in memory takes, and how long one that had left memory takes to come back. */

export interface ShelfResult {
  tables: number;
  /** Bytes of a table that nobody looks at. */
  idle: number;
  /** The same with everybody's views, as long as somebody plays. */
  shown: number;
  /** Milliseconds to bring one back. */
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

// Once around, so that the code is compiled; then with empty shelves.
const warm = new TableCache(store);
for (const id of ids) warm.get(id);
warm.sweep(-1);

const shelf = new TableCache(store);
const before = used();
const times = ids.map((id) => {
  const start = performance.now();
  shelf.get(id);
  return performance.now() - start;
});
const idle = (used() - before) / ids.length;
for (const id of ids) {
  const table = shelf.get(id)!;
  table.shown = makeViews(table.state);
}
const shown = (used() - before) / ids.length;
times.sort((a, b) => a - b);
const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))];
const result: ShelfResult = { tables: shelf.size, idle, shown, p50: at(0.5), p99: at(0.99) };
console.log(JSON.stringify(result));
