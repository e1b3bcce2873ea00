import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ConcurrencyLimit, TooBusy } from './concurrency-limit.ts';

const turns = async (count: number): Promise<void> => {
  for (let n = 0; n < count; n += 1) await Promise.resolve();
};

it('never run more than a few tasks at once, run each once, in the order they came', async () => {
  const tasks = fc.array(fc.record({ pause: fc.nat(5), length: fc.nat(8), fails: fc.boolean() }), {
    maxLength: 30,
  });
  await fc.assert(
    fc.asyncProperty(tasks, fc.integer({ min: 1, max: 4 }), async (list, atOnce) => {
      const few = new ConcurrencyLimit(atOnce, 100);
      const started: number[] = [];
      let running = 0;
      let most = 0;
      const runs: Promise<string>[] = [];
      for (const [index, { pause, length, fails }] of list.entries()) {
        await turns(pause);
        const run = few.run(async () => {
          started.push(index);
          running += 1;
          most = Math.max(most, running);
          await turns(length);
          running -= 1;
          if (fails) throw new Error('failed');
          return 'done';
        });
        runs.push(run.catch((error: unknown) => String(error)));
      }
      expect(await Promise.all(runs)).toEqual(list.map(({ fails }) => (fails ? 'Error: failed' : 'done')));
      expect(started).toEqual(list.map((_, index) => index));
      expect(most).toBeLessThanOrEqual(atOnce);
    }),
  );
});

it('reject a task when the queue is full, and accept the next when it is short again', async () => {
  const few = new ConcurrencyLimit(1, 2);
  let finish = (): void => {};
  const first = few.run(() => new Promise<void>((resolve) => (finish = resolve)));
  const waiting = [few.run(() => turns(1)), few.run(() => turns(1))];
  await expect(few.run(() => turns(1))).rejects.toThrow(TooBusy);
  finish();
  await Promise.all([first, ...waiting]);
  await expect(few.run(async () => 'in')).resolves.toBe('in');
});
