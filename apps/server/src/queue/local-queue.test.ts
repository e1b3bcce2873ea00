import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { opened, Store } from '../store/index.ts';
import { LocalQueue } from './local-queue.ts';

const HOUR = 3_600_000;

let folder: string;
let store: Store;
let queue: LocalQueue;
let begun: string[];
let done: string[];
let failures: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'keyflower-queue-'));
  store = await Store.open({ sqlite: join(folder, 'keyflower.sqlite') });
  [begun, done, failures] = [[], [], []];
  queue = new LocalQueue({
    done: () => {},
    failed: (kind, about) => void failures.push(`${kind} ${about}`),
  });
  // The store's own waiting is not faked.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await queue.stop();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Lets time pass until a job begins, waits for its end, and returns how much has passed. */
async function timeUntilJob(): Promise<number> {
  const started = Date.now();
  const { length } = begun;
  while (begun.length === length) vi.advanceTimersByTime(100);
  const passed = Date.now() - started;
  while (done.length + failures.length < begun.length) await new Promise((resolve) => setImmediate(resolve));
  return passed;
}

/** Does jobs of one kind until the end of the test. */
function begin(handler: (about: string) => Promise<void>): void {
  const job = async (about: string): Promise<void> => {
    begun.push(about);
    await handler(about);
    done.push(about);
  };
  queue.start([{ handlers: { job }, atOnce: 1, threads: 0 }]);
}

it('tries soon again what the storage made fail, however long that lasted', async () => {
  const other = opened(join(folder, 'keyflower.sqlite'));
  begin((about) => store.journal.commit((tx) => tx.meta.set('done', about)));
  other.exec('BEGIN EXCLUSIVE');
  queue.change([{ kind: 'job', about: 'stored' }]);
  for (let i = 0; i < 4; i++) expect(await timeUntilJob()).toBeLessThan(10_000);
  expect(failures).toHaveLength(4);
  other.exec('ROLLBACK');
  other.close();
  // What is owed is added once again.
  queue.change([{ kind: 'job', about: 'stored', once: true }]);
  expect(await timeUntilJob()).toBeLessThan(10_000);
  expect(done).toEqual(['stored']);
});

it('waits longer and longer for what fails for another reason', async () => {
  begin(() => Promise.reject(new Error('no')));
  queue.change([{ kind: 'job', about: 'bad' }]);
  const pauses: number[] = [];
  for (let i = 0; i < 8; i++) pauses.push(await timeUntilJob());
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  expect(pauses.at(-1)).toBeGreaterThan(HOUR / 4);
});
