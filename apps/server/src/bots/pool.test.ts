import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BotRequest } from '@keyflower/bots';
import { checkAction, DrawnChance, FULL_EDITION, makeView, newGame, QuickRandom } from '@keyflower/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { BUNDLE } from '../../test/support/server.ts';
import { BotPool } from './pool.ts';

/** A thread whose bots misbehave: "hang", "crash", "crash once" (by a marker file in the folder named by the seed). */
const TROUBLE = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { existsSync, writeFileSync } from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ bot, request }) => {
      if (bot === 'hang') for (;;);
      if (bot === 'crash') process.exit(1);
      const mark = request.seed + '/crashed';
      if (bot === 'crash once' && !existsSync(mark)) {
        writeFileSync(mark, '');
        throw new Error('the first time');
      }
      parentPort.postMessage({ action: { type: 'pass' } });
    });
  `)}`,
);

/** A thread that answers with the time it was given. */
const BUDGETS = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ request: { budget } }) => parentPort.postMessage({ action: { budget } }));
  `)}`,
);

const state = newGame(
  FULL_EDITION,
  { players: 3, farmers: 'mixed', gamers: false, handicap: [] },
  new DrawnChance(new QuickRandom('pool')),
);
const seat = makeView(state, null).active;

function request(seed: string, budget = 50): BotRequest {
  return { view: makeView(state, seat), seat, decision: 'turn', budget, seed };
}

const pools: BotPool[] = [];

function poolOf(threads: number, script: URL | string, graceMs?: number): BotPool {
  const pool = new BotPool({ threads, script, graceMs });
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.stop()));
});

describe('the pool of bots', () => {
  it('answers with legal actions, the same for the same question', async () => {
    const pool = poolOf(2, BUNDLE);
    const questions = ['random', 'miller'].flatMap((bot) =>
      ['a', 'b', 'a'].map((seed) => [bot, seed] as const),
    );
    const actions = await Promise.all(questions.map(([bot, seed]) => pool.choose(bot, request(seed))));
    expect(actions.map((action) => checkAction(state, seat, action))).toEqual(actions.map(() => null));
    expect(actions[2]).toEqual(actions[0]);
    expect(actions[5]).toEqual(actions[3]);
    expect(pool.waiting).toBe(0);
  });

  it('rejects an unknown bot or a bot that fails, and goes on', async () => {
    const pool = poolOf(1, BUNDLE);
    await expect(pool.choose('unknown', request('a'))).rejects.toThrow('there is no bot "unknown"');
    const broken = { ...request('a'), view: {} } as BotRequest;
    await expect(pool.choose('random', broken)).rejects.toThrow('keyflower-view/1');
    expect(checkAction(state, seat, await pool.choose('random', request('a')))).toBeNull();
  });

  it('serves requests in order, and counts those that wait', async () => {
    const pool = poolOf(1, TROUBLE);
    const order: number[] = [];
    const answers = [1, 2, 3, 4].map(async (n) => {
      await pool.choose('good', request(`${n}`));
      order.push(n);
    });
    expect(pool.waiting).toBe(3);
    await Promise.all(answers);
    expect(order).toEqual([1, 2, 3, 4]);
    expect(pool.waiting).toBe(0);
  });

  it('lets tables take turns', async () => {
    const pool = poolOf(1, TROUBLE);
    const order: string[] = [];
    const ask = async (table: string, n: number): Promise<void> => {
      await pool.choose('good', request(`${n}`), table);
      order.push(`${table} ${n}`);
    };
    await Promise.all([ask('a', 1), ask('a', 2), ask('a', 3), ask('a', 4), ask('b', 1), ask('b', 2)]);
    // The first was handed out before the others arrived.
    expect(order).toEqual(['a 1', 'a 2', 'b 1', 'a 3', 'b 2', 'a 4']);
  });

  it('gives each bot less time when many wait', async () => {
    const pool = poolOf(1, BUDGETS);
    const budgets = await Promise.all(
      [1, 2, 3, 4].map((n) => pool.choose('any', request(`${n}`, 1000), `${n}`)),
    );
    expect(budgets.map((action) => (action as unknown as { budget: number }).budget)).toEqual([
      1000,
      1000 / 3,
      500,
      1000,
    ]);
  });

  it('asks once more when a thread crashes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'keyflower-pool-'));
    try {
      const pool = poolOf(1, TROUBLE);
      expect(await pool.choose('crash once', request(folder))).toEqual({ type: 'pass' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('gives up a request that crashes two threads, and answers the others', async () => {
    const pool = poolOf(1, TROUBLE);
    const [crash, good] = await Promise.allSettled([
      pool.choose('crash', request('a')),
      pool.choose('good', request('a')),
    ]);
    expect(crash).toMatchObject({
      status: 'rejected',
      reason: { message: 'the thread of the bot ended: it exited' },
    });
    expect(good).toMatchObject({ status: 'fulfilled', value: { type: 'pass' } });
  });

  it('ends a bot that thinks for too long, and answers the others', async () => {
    const pool = poolOf(1, TROUBLE, 500);
    const [hang, good] = await Promise.allSettled([
      pool.choose('hang', request('a', 10)),
      // Enough for a thread to start on a busy machine.
      pool.choose('good', request('a', 60_000)),
    ]);
    expect(hang).toMatchObject({
      status: 'rejected',
      reason: { message: 'the bot did not answer within 510 ms' },
    });
    expect(good).toMatchObject({ status: 'fulfilled', value: { type: 'pass' } });
  });

  it('refuses everything once it is stopped', async () => {
    const pool = poolOf(1, TROUBLE);
    const running = pool.choose('hang', request('a'));
    const queued = pool.choose('good', request('a'));
    const refused = Promise.allSettled([running, queued]);
    await pool.stop();
    expect((await refused).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(pool.choose('good', request('a'))).rejects.toThrow('the bot has stopped');
  });
});
