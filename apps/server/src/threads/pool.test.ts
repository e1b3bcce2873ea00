import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ThreadPool, ThreadsStopped } from './pool.ts';

/** What a thread and the test tell each other. */
const BEGUN = 0;
const MAY_END = 1;
const ENDED = 2;
/** More than any test takes. */
const LONG_MS = 600_000;

/** Is busy, and hears nothing, until it may end. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (notes) => {
      Atomics.store(notes, ${BEGUN}, 1);
      Atomics.wait(notes, ${MAY_END}, 0);
      Atomics.store(notes, ${ENDED}, 1);
      parentPort.postMessage('done');
    });
  `)}`,
);

type Pool = ThreadPool<Int32Array, string>;

const poolWith = (isNative: boolean): Pool =>
  new ThreadPool({ threads: 1, script: SCRIPT, workerData: { role: 'test' }, name: 'the test', isNative });

const newNotes = (): Int32Array => new Int32Array(new SharedArrayBuffer(12));

/** Asks a pool, and waits until its thread is busy. */
async function begun(pool: Pool): Promise<{ answer: Promise<string>; notes: Int32Array }> {
  const notes = newNotes();
  const answer = pool.run('a', () => ({ question: notes, limitMs: LONG_MS }));
  answer.catch(() => {});
  while (Atomics.load(notes, BEGUN) === 0) await sleep(5);
  return { answer, notes };
}

function letEnd(notes: Int32Array): void {
  Atomics.store(notes, MAY_END, 1);
  Atomics.notify(notes, MAY_END);
}

const hasEnded = (notes: Int32Array): boolean => Atomics.load(notes, ENDED) === 1;

describe('a busy thread', () => {
  it('that runs native code is ended only when it has answered', async () => {
    const pool = poolWith(true);
    const { answer, notes } = await begun(pool);
    const stopping = pool.stop();
    await expect(answer).rejects.toBeInstanceOf(ThreadsStopped);
    // Enough for a thread to be ended, if it were.
    await sleep(300);
    letEnd(notes);
    await stopping;
    expect(hasEnded(notes)).toBe(true);
  });

  it('that runs native code too long is given up, and the next job has another thread', async () => {
    const pool = poolWith(true);
    const answer = pool.run('a', () => ({ question: newNotes(), limitMs: 20 }));
    await expect(answer).rejects.toThrow('the test did not answer within 20 ms');
    const next = newNotes();
    letEnd(next);
    expect(await pool.run('a', () => ({ question: next, limitMs: LONG_MS }))).toBe('done');
    // The first thread never answers: after a while it is ended all the same.
    await pool.stop();
  });

  it('that runs none is ended at once', async () => {
    const pool = poolWith(false);
    const { answer, notes } = await begun(pool);
    await pool.stop();
    expect(hasEnded(notes)).toBe(false);
    await expect(answer).rejects.toBeInstanceOf(ThreadsStopped);
  });
});
