import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { opened, StorageError } from '../src/store/index.ts';
import { type Ended, NODE, Process, startBundle } from './support/bundle.ts';
import { BUNDLE, startServer } from './support/server.ts';
import { goOn, playOn, startedTable } from './support/tables.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';
import { FULL } from '../../../scripts/testing/full.ts';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
/** Root may write to read-only files, so the server runs as an unprivileged user. */
const UNPRIVILEGED = [
  ...(isRoot ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : []),
  ...NODE,
  BUNDLE,
];

let home: string;
/** The data of a server that was shut down cleanly, everything in one file. */
let sound: string;
let count = 0;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'keyflower-damage-'));
  if (isRoot) chownSync(home, NOBODY, NOBODY);
  sound = join(home, 'sound');
  const server = await startServer({}, {}, sound);
  await playOn(await startedTable(server.url, { options: { players: 2 } }), 'sound', 60);
  await server.running.close();
  const database = opened(join(sound, 'keyflower.sqlite'));
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A copy of the intact data, to be damaged. */
function copy(): { data: string; database: string } {
  const data = join(home, `copy-${count++}`);
  mkdirSync(data, { mode: 0o700 });
  for (const name of ['keyflower.sqlite', 'secrets.json']) cpSync(join(sound, name), join(data, name));
  return { data, database: join(data, 'keyflower.sqlite') };
}

function serve(data: string, command?: string[]): Promise<Ended> {
  const flags = [`--data=${data}`, '--port=0', '--host=127.0.0.1', '--log-level=silent'];
  const started = new Process(['serve', ...flags], command);
  // A server that starts although it should not is ended, so that the test does not hang.
  return Promise.race([started.ended, started.says(/open/).then(() => started.stop('SIGKILL'))]);
}

/** The process does not start, and says why in one sentence. */
async function sentenceOf(data: string, command?: string[]): Promise<string> {
  const { code, out, err } = await serve(data, command);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err.trim().split('\n')).toHaveLength(1);
  return err.trim();
}

/**
 * The same for another reason. Starting a process takes long, so the quick run asks the server in this process: the
 * command line prints every error of the storage in the same way.
 */
async function sentenceOfAnother(data: string, { unprivileged = false } = {}): Promise<string> {
  if (FULL) return sentenceOf(data, unprivileged ? UNPRIVILEGED : undefined);
  const asNobody = unprivileged && isRoot;
  if (asNobody) process.seteuid!(NOBODY);
  try {
    const reason = await startServer({}, {}, data).then(
      async (server) => {
        await server.running.close();
        return 'it started';
      },
      (error: unknown) => error,
    );
    expect(reason).toBeInstanceOf(StorageError);
    const { message } = reason as StorageError;
    expect(message.split('\n')).toHaveLength(1);
    return message;
  } finally {
    if (asNobody) process.seteuid!(0);
  }
}

function change(database: string, sql: string): void {
  const db = opened(database);
  db.exec(sql);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
}

/** A page that holds one of our tables. */
function pageOf(database: string, table: string): { start: number; end: number } {
  const db = opened(database);
  const { rootpage } = db.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table) as {
    rootpage: number;
  };
  db.close();
  return { start: (rootpage - 1) * 4096, end: rootpage * 4096 };
}

test('the intact data opens, so the following failures are due to the damage; a second server is refused', async () => {
  const { data } = copy();
  const server = await startBundle({ 'log-level': 'error' }, data);
  expect(await sentenceOfAnother(data)).toContain(data);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect((await server.stop()).code).toBe(0);
});

test.each([
  [
    'something else',
    sentenceOfAnother,
    (database: string) => writeFileSync(database, 'Dear diary, '.repeat(5000)),
  ],
  ['cut off in the middle', sentenceOfAnother, (database: string) => truncateSync(database, 40_960)],
  ['cut off within a page', sentenceOfAnother, (database: string) => truncateSync(database, 50_000)],
  [
    'wrong in one page of the middle',
    sentenceOf,
    (database: string) => {
      const { start, end } = pageOf(database, 'steps');
      const bytes = readFileSync(database);
      for (let i = start; i < end; i++) bytes[i]! ^= 0xff;
      writeFileSync(database, bytes);
    },
  ],
] as const)(
  'a database that is %s is refused, with what to do about it, and not touched',
  async (_, refusal, damage) => {
    const { data, database } = copy();
    damage(database);
    const before = readFileSync(database);
    const sentence = await refusal(data);
    expect(sentence).toContain(`the database ${database} is damaged`);
    expect(sentence).toContain('"keyflower restore"');
    expect(readFileSync(database).equals(before)).toBe(true);
  },
);

test('a database of a newer version is refused and not touched', async () => {
  const { data, database } = copy();
  change(database, 'PRAGMA user_version = 999');
  const before = readFileSync(database);
  expect(await sentenceOfAnother(data)).toMatch(
    /is of schema 999; this version knows up to \d+: use a newer one/,
  );
  expect(readFileSync(database).equals(before)).toBe(true);
});

test('a data directory that cannot be written is refused, whether new or used before', async () => {
  const { data: used } = copy();
  const empty = join(home, 'empty');
  mkdirSync(empty, { mode: 0o700 });
  for (const folder of [used, empty]) {
    for (const name of readdirSync(folder)) {
      chmodSync(join(folder, name), 0o400);
      if (isRoot) chownSync(join(folder, name), NOBODY, NOBODY);
    }
    if (isRoot) chownSync(folder, NOBODY, NOBODY);
    chmodSync(folder, 0o500);
    const names = readdirSync(folder);
    expect(await sentenceOfAnother(folder, { unprivileged: true })).toMatch(new RegExp(`cannot .*${folder}`));
    expect(readdirSync(folder)).toEqual(names);
    chmodSync(folder, 0o700);
  }
});

test('a database that cannot be written is refused', async () => {
  const { data, database } = copy();
  for (const name of readdirSync(data)) if (isRoot) chownSync(join(data, name), NOBODY, NOBODY);
  if (isRoot) chownSync(data, NOBODY, NOBODY);
  chmodSync(database, 0o400);
  expect(await sentenceOfAnother(data, { unprivileged: true })).toContain(
    `the database ${database} cannot be written: check`,
  );
});

test('a directory that cannot be created is refused', async () => {
  const closed = join(home, 'closed');
  mkdirSync(closed, { mode: 0o555 });
  const data = join(closed, 'data');
  expect(await sentenceOfAnother(data, { unprivileged: true })).toContain(data);
});

test('a game with a damaged record is refused alone; all others stay playable', async () => {
  const { data, database } = copy();
  const first = await startServer({}, {}, data);
  const hurt = await startedTable(first.url, { options: { players: 2 } }, 1);
  const well = await startedTable(first.url, { options: { players: 2 } }, 1);
  await playOn(hurt, 'hurt', 10);
  await first.running.close();
  change(
    database,
    `UPDATE steps SET lines = 'ink' WHERE table_id = '${hurt.id}' AND n = (SELECT max(n) FROM steps WHERE table_id = '${hurt.id}')`,
  );
  // Both bots are to move, so they are started with the server.
  change(
    database,
    "UPDATE progress SET pending = 2 WHERE table_id IN (SELECT id FROM tables WHERE status = 'playing')",
  );
  const server = await startServer({ port: String(first.running.port) }, {}, data);
  expect((await must(hurt.players[0]).person.get(`/tables/${hurt.id}`)).status).toBe(500);
  const [{ person }] = atLeast(1, well.players);
  const connection = await person.connect();
  await connection.watch(well.id);
  await goOn({ id: well.id, players: [{ person, connection, seat: 0 }] }, 'well');
  expect(server.logged).toContainEqual(
    expect.objectContaining({
      fields: expect.objectContaining({ kind: 'bots', about: hurt.id }) as object,
      message: 'a job failed; it is tried again later',
    }),
  );
  await server.close();
});
