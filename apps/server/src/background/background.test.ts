import { afterEach, describe, expect, it } from 'vitest';
import { Background, BackgroundBusy } from './background.ts';

/** A thread that answers with the person of the question, unless that is a way to fail. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ question: { person } }) => {
      if (person === 'hang') for (;;);
      if (person === 'crash') process.exit(1);
      parentPort.postMessage(person === 'full' ? { failed: 'disk', code: 'SQLITE_FULL' } : { answer: person });
    });
  `)}`,
);

const opened: Background[] = [];

function background(limitMs?: number): Background {
  const options = { script: SCRIPT, database: { sqlite: 'none.sqlite' } };
  const one = new Background(limitMs === undefined ? options : { ...options, limitMs });
  opened.push(one);
  return one;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.stop()));
});

describe('the background thread', () => {
  it('answers again after a question that ends it', async () => {
    const thread = background();
    await expect(thread.run('export', { person: 'crash' })).rejects.toThrow('ended: it exited');
    expect(await thread.run('export', { person: 'a' })).toBe('a');
    expect(thread.done).toBe(1);
  });

  it('answers again after a question that takes too long', async () => {
    const slow = background(300);
    await expect(slow.run('export', { person: 'hang' })).rejects.toThrow('did not answer within 300 ms');
    expect(slow.waiting).toBe(0);
  });

  it('tells failures of the storage from others', async () => {
    await expect(background().run('export', { person: 'full' })).rejects.toMatchObject({
      message: 'disk',
      code: 'SQLITE_FULL',
    });
  });

  it('lets addresses take turns, and each only wait for so much', async () => {
    const thread = background();
    const order: string[] = [];
    const ask = async (address: string, n: number): Promise<void> => {
      order.push(await thread.run('export', { person: `${address} ${n}` }, address));
    };
    const first = Array.from({ length: 101 }, (_, n) => ask('a', n));
    await expect(ask('a', 101)).rejects.toThrow(BackgroundBusy);
    await Promise.all([...first, ask('b', 0)]);
    expect(order.slice(0, 4)).toEqual(['a 0', 'a 1', 'b 0', 'a 2']);
    expect(order).toHaveLength(102);
  });

  it('refuses what is under way when it is stopped, and everything after', async () => {
    // The thread that hangs is waited for as long as for an answer.
    const thread = background(1000);
    const asked = ['hang', 'a'].map((person) => thread.run('export', { person }));
    const outcome = Promise.allSettled(asked);
    await thread.stop();
    for (const one of await outcome) expect(one).toMatchObject({ reason: expect.any(BackgroundBusy) });
    await expect(thread.run('export', { person: 'a' })).rejects.toThrow(BackgroundBusy);
  });
});
