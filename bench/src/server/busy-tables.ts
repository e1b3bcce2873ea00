import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadOrder, LoadResult } from './order.ts';

/** Called for every action whose player has the answer. */
export type Answered = (table: number, ms: number) => void;
/** Called with the length of every message about an action. */
export type Heard = (bytes: number) => void;

export function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/**
 * The body of a load process: plays endlessly at all tables of its order, each answered action leading to the next, and
 * reports how many actions were answered.
 */
export async function keepBusy(
  start: (order: LoadOrder, answered: Answered, heard: Heard) => void | Promise<void>,
): Promise<void> {
  const order = JSON.parse(process.argv[2]) as LoadOrder;
  let latencies: number[] = [];
  let lengths: number[] = [];
  let moved = new Set<number>();
  await start(
    order,
    (at, ms) => {
      latencies.push(ms);
      moved.add(at);
    },
    (bytes) => lengths.push(bytes),
  );
  await sleep(order.warmUpSeconds * 1000);

  latencies = [];
  lengths = [];
  moved = new Set();
  const begun = performance.now();
  await sleep(order.seconds * 1000);
  const elapsed = (performance.now() - begun) / 1000;
  const sorted = Float64Array.from(latencies).sort();
  const sizes = Float64Array.from(lengths).sort();

  // A refused move would silently stop a table and make the others look fast. Being slow is not a failure.
  for (let waits = 0; waits < 100 && moved.size < order.tables; waits++) await sleep(100);
  if (moved.size < order.tables) throw new Error(`${order.tables - moved.size} tables stood still`);
  const result: LoadResult = {
    actions: sorted.length,
    perSecond: sorted.length / elapsed,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    ...(sizes.length > 0
      ? { bytes: { mean: sizes.reduce((a, b) => a + b) / sizes.length, p99: percentile(sizes, 0.99) } }
      : {}),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
}

/** The same for tables that open by themselves. */
export function keepAllBusy(open: (port: number, table: number, answered: Answered) => void): Promise<void> {
  return keepBusy(({ port, tables }, answered) => {
    for (let table = 0; table < tables; table++) open(port, table, answered);
  });
}
