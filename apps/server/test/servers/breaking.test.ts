import pg from 'pg';
import { expect, test } from 'vitest';
import { FULL } from '../../../../scripts/testing/full.ts';
import { must } from '../../../../scripts/testing/must.ts';
import { eventually } from '../support/eventually.ts';
import { type BreakCounts, breakThings } from './support/breaks.ts';
import { Cluster } from './support/cluster.ts';
import { faultsOf, goesOn, type PlayedTable, playTable, waitsForPeople } from './support/played-table.ts';

const TABLES = FULL ? 60 : 3;
/** The kinds of tables are taken by turns; in the quick run they are those with bots, clocks and variants. */
const FIRST = FULL ? 0 : 1;
const WORKERS = FULL ? 2 : 1;
/** Tables that are made at the same time. */
const AT_ONCE = FULL ? 6 : TABLES;
const COUNTS: BreakCounts = FULL
  ? { kills: 60, restarts: 10, pauses: 6, cuts: 16 }
  : { kills: 2, restarts: 1, pauses: 1, cuts: 2 };
/** Between two breaks, about. */
const GAP_MS = FULL ? 2500 : 900;
/** Long enough for games to last as long as the breaks. */
const THINK_MS = FULL ? 3000 : 1500;
/** A server with all tables in memory, and what its garbage collector leaves for later. */
const MOST_MEGABYTES = 400;

async function connected(cluster: Cluster): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: cluster.postgres.url() });
  await client.connect();
  return client;
}

async function count(db: pg.Client, from: string): Promise<string> {
  const { rows } = await db.query<{ n: string }>(`SELECT count(*) AS n FROM ${from}`);
  return must(rows[0]).n;
}

/** Every server shows every viewer the same game, which is the one they saw until the end. */
async function expectSameViews({ servers }: Cluster, { id, people }: PlayedTable): Promise<void> {
  for (const { person, audit } of people) {
    for (const { url } of servers) {
      person.moveTo(url);
      const fresh = await person.connect();
      await fresh.watch(id);
      expect(fresh.viewOf(id)).toEqual(audit.view);
      await fresh.close();
    }
  }
}

test(`three servers and their workers (${WORKERS}) lose nothing in ${COUNTS.kills} kills and ${COUNTS.restarts} crashes of PostgreSQL`, {
  timeout: 1_200_000,
}, async () => {
  const cluster = await Cluster.start({ servers: 3, workers: WORKERS, clockAhead: 1 });
  let db: pg.Client | null = null;
  try {
    const urls = cluster.servers.map(({ url }) => url);
    const tables: PlayedTable[] = [];
    for (let i = 0; i < TABLES; i += AT_ONCE) {
      const numbers = Array.from({ length: AT_ONCE }, (_, more) => FIRST + i + more);
      tables.push(...(await Promise.all(numbers.map((number) => playTable(number, () => urls, THINK_MS)))));
    }
    const everyone = tables.flatMap(({ people }) => people);
    const accepted = () =>
      everyone.flatMap(({ calls }) => calls.filter(({ outcome }) => outcome === 'accepted'));
    await breakThings(cluster, COUNTS, GAP_MS);
    for (const player of everyone) Object.assign(player, { hurries: true, thinkMs: 20 });
    // No game waits for a bot, a clock or anything else that a process was to do which is gone.
    if (!FULL) {
      await Promise.all(tables.map(goesOn));
      await eventually(() => accepted().length > TABLES * 10, 'enough actions', 300_000);
      for (const player of everyone) player.isResting = true;
    }
    await Promise.all(tables.map(({ over }) => over));

    db = await connected(cluster);
    for (const table of tables) await waitsForPeople(db, table);
    for (const table of tables) expect(await faultsOf(db, table), table.id).toEqual([]);
    for (const table of tables.slice(0, 6)) await expectSameViews(cluster, table);
    expect(accepted().length).toBeGreaterThan(TABLES * 10);
    const codes = new Set(everyone.flatMap(({ calls }) => calls).map(({ code }) => code));
    const known = [null, 'STALE', 'CONFLICT', 'NOT_YOUR_DECISION', 'NOT_PLAYING', 'STORAGE'];
    expect([...codes].filter((code) => !known.includes(code))).toEqual([]);

    // Everyone plays on at the servers that are left; those that were killed are forgotten.
    const running = String(cluster.members.length);
    await eventually(
      async () => (await count(db!, 'servers')) === running,
      'the end of rows of servers that are gone',
    );
    for (const player of everyone) await player.connection?.close();
    for (const { memory } of cluster.servers) expect(memory ?? 0).toBeLessThan(MOST_MEGABYTES);
    const codesOf = await Promise.all(cluster.members.map((member) => member.stop()));
    expect(codesOf).toEqual(cluster.members.map(() => 0));
    for (const left of ['servers', 'watching']) expect(await count(db, left), left).toBe('0');
    const connections = "pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()";
    await eventually(async () => (await count(db!, connections)) === '0', 'the end of all connections');
  } finally {
    await db?.end().catch(() => {});
    await cluster.remove();
  }
});
