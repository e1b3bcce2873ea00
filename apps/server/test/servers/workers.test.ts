import { expect, test } from 'vitest';
import { QuickRandom } from '@keyflower/engine';
import { FULL } from '../../../../scripts/testing/full.ts';
import { must } from '../../../../scripts/testing/must.ts';
import { keyflower, Process } from '../support/bundle.ts';
import { emptyPostgres, type TestDatabase } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { type PlayedTable, playOn, playToTheEnd, startedTable } from '../support/tables.ts';

/* `keyflower work` in processes of its own, beside a server at which no bot thinks. */

/** Two bots answer each action, which is enough for both workers to have jobs. */
const ACTIONS = 5;

interface Site {
  database: TestDatabase & { target: { postgres: string } };
  server: TestServer;
  /** Starts a worker, which is ready then. */
  work(flags?: Record<string, string>): Promise<Process>;
}

async function onSite(use: (site: Site) => Promise<void>): Promise<void> {
  const database = await emptyPostgres({ schema: true });
  const { postgres } = database.target;
  const server = await startServer({ 'database-url': postgres, 'bot-threads': '0' });
  const workers: Process[] = [];
  const work = async (flags: Record<string, string> = {}): Promise<Process> => {
    const all = { 'database-url': postgres, 'log-level': 'warn', 'bot-time': '50', ...flags };
    const worker = new Process(['work', ...Object.entries(all).map(([name, value]) => `--${name}=${value}`)]);
    workers.push(worker);
    await worker.says(/running/);
    return worker;
  };
  try {
    await use({ database, server, work });
  } finally {
    await Promise.all(workers.map((worker) => worker.stop('SIGKILL')));
    await server.close();
    await database.remove();
  }
}

/** A table that waits for its bot. */
async function waitingForBot({ server }: Site, bot: string): Promise<PlayedTable> {
  const table = await startedTable(server.url, { options: { players: 2 } }, 1, bot);
  const { connection } = must(table.players[0]);
  const random = new QuickRandom('until the bot');
  while (!connection.owes(table.id, 1)) await connection.playRandom(table.id, 0, random);
  return table;
}

const botHasPlayed = ({ id, players }: PlayedTable): Promise<unknown> => {
  const { connection } = must(players[0]);
  return connection.until(() => !connection.owes(id, 1), 'the bot’s move');
};

const jobOf = async ({ database }: Site, { id }: PlayedTable): Promise<Record<string, unknown> | undefined> =>
  (
    await database.query(
      `SELECT id::text, locked_by FROM graphile_worker._private_jobs WHERE key = 'bots:${id}'`,
    )
  )[0];

const isBeingDone = (site: Site, table: PlayedTable): Promise<unknown> =>
  eventually(async () => (await jobOf(site, table))?.['locked_by'], 'the begin of the job');

/** The numbers of the steps follow each other, so that nothing was stored twice. */
async function expectWhole({ database, server }: Site, { id }: PlayedTable): Promise<void> {
  const steps = await database.query(`SELECT n, lines FROM steps WHERE table_id = '${id}' ORDER BY n`);
  let next = 1;
  for (const { n, lines } of steps) {
    expect(n).toBe(next);
    next += String(lines).split('\n').length;
  }
  expect(server.logged.filter(({ level }) => level === 'error')).toEqual([]);
}

test('a server without bot threads leaves bots to workers, which share them, and shows what waits', () =>
  onSite(async (site) => {
    const table = await waitingForBot(site, 'random');
    const { metrics } = site.server.running.context;
    expect(await metrics.text()).toMatch(/^keyflower_jobs{kind="bots",state="waiting"} 1$/m);
    const workers = [await site.work()];
    await botHasPlayed(table);
    await eventually(
      async () => !/kind="bots",state="(waiting|running)"} [1-9]/.test(await metrics.text()),
      'no job',
    );
    workers.push(await site.work({ 'bot-threads': '2' }));
    const games = Array.from({ length: 2 }, async (_, i) => {
      const shared = await startedTable(site.server.url, { options: { players: 3 } }, 1, 'random');
      if (FULL) await playToTheEnd(shared, `game ${i}`);
      else await playOn(shared, `game ${i}`, ACTIONS);
      await expectWhole(site, shared);
    });
    await Promise.all(games);
    expect(await site.database.query('SELECT id FROM workers WHERE threads > 0')).toHaveLength(2);
    for (const worker of workers) {
      const { code, err } = await worker.stop('SIGTERM');
      expect({ code, err }).toEqual({ code: 0, err: '' });
    }
    expect(await site.database.query('SELECT id FROM workers WHERE threads > 0')).toEqual([]);
    await expectWhole(site, table);
  }));

test('another worker takes over from one that was killed in the middle, and at once from one that stops', () =>
  onSite(async (site) => {
    const killed = await site.work({ 'bot-time': '60000' });
    const table = await waitingForBot(site, 'steward');
    const lockedBy = async (): Promise<unknown> => (await jobOf(site, table))?.['locked_by'] ?? null;
    const first = await isBeingDone(site, table);
    await killed.stop('SIGKILL');
    const stopped = await site.work({ 'bot-time': '60000' });
    await eventually(async () => ![first, null].includes(await lockedBy()), 'the other worker');
    const before = must(await jobOf(site, table));
    expect((await stopped.stop('SIGTERM')).code).toBe(0);
    expect(await jobOf(site, table)).toEqual({ id: expect.any(String), locked_by: null });
    expect((await jobOf(site, table))?.['id']).not.toBe(before['id']);
    await site.work();
    await botHasPlayed(table);
    await expectWhole(site, table);
    await eventually(async () => (await lockedBy()) === null, 'the end of the job');
  }));

test('a worker that was paused for too long does nothing visible when it wakes up', () =>
  onSite(async (site) => {
    const paused = await site.work({ 'bot-time': '700' });
    const table = await waitingForBot(site, 'steward');
    await isBeingDone(site, table);
    paused.child.kill('SIGSTOP');
    const other = await site.work();
    await botHasPlayed(table);
    const { connection } = must(table.players[0]);
    const seen = connection.versionOf(table.id);
    await other.stop('SIGKILL');
    paused.child.kill('SIGCONT');
    // It lives: it does the next job, which is there after its answer to the first one was dropped.
    const random = new QuickRandom('after the pause');
    while (!connection.owes(table.id, 1)) await connection.playRandom(table.id, 0, random);
    expect(connection.versionOf(table.id)).toBeGreaterThan(seen);
    await botHasPlayed(table);
    await expectWhole(site, table);
  }));

test('a worker needs a shared database that is there', async () => {
  const missing = await keyflower('work');
  expect(missing.code).toBe(2);
  expect(missing.err).toContain('--database-url is missing');
  const wrong = await keyflower('work', '--database-url', (await emptyPostgresThatIsGone()).href);
  expect(wrong.code).toBe(1);
});

/** A database that was removed: it is refused at once, while a server that does not answer is waited for. */
async function emptyPostgresThatIsGone(): Promise<URL> {
  const database = await emptyPostgres();
  await database.remove();
  return new URL(database.target.postgres);
}
