import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadOrder, LoadResult } from './order.ts';

/** Told of every action whose player has the answer. */
export type Answered = (table: number, ms: number) => void;

function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/**
 * The body of a load process: keeps all tables of its order busy and says how many actions were answered.
 * `open` starts one table's endless play, in which an answered action leads to the next one.
 */
export async function keepBusy(
  open: (order: LoadOrder, table: number, answered: Answered) => void,
): Promise<void> {
  const order = JSON.parse(process.argv[2]) as LoadOrder;
  let latencies: number[] = [];
  let moved = new Set<number>();
  for (let table = 0; table < order.tables; table++) {
    open(order, table, (at, ms) => {
      latencies.push(ms);
      moved.add(at);
    });
  }
  await sleep(order.warmUpSeconds * 1000);

  latencies = [];
  moved = new Set();
  const start = performance.now();
  await sleep(order.seconds * 1000);
  const elapsed = (performance.now() - start) / 1000;
  const sorted = Float64Array.from(latencies).sort();

  // A refused move would end a table's play without a word, and the rest would look fast. Slow is no stop.
  for (let waits = 0; waits < 100 && moved.size < order.tables; waits++) await sleep(100);
  if (moved.size < order.tables) throw new Error(`${order.tables - moved.size} tables stood still`);
  const result: LoadResult = {
    actions: sorted.length,
    perSecond: sorted.length / elapsed,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
}
