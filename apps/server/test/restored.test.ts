import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  commitmentTo,
  FULL_EDITION,
  type RecordEntry,
  type RecordHeader,
  type RecordLine,
  replayRecord,
} from '@keyflower/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyDatabase, DATABASE_FILE, HEADS_FILE, opened } from '../src/store/index.ts';
import { Person } from './support/person.ts';
import { downloaded } from './support/records.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type PlayedTable, playOn, startedTable } from './support/tables.ts';
import { must } from '../../../scripts/testing/must.ts';

const SETTINGS = { options: { players: 2 }, public: true };
let server: TestServer;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'keyflower-restored-'));
  server = await startServer();
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const copy = (): string => join(folder, 'copy.sqlite');
const inData = (file: string): string => join(server.data, file);

/** Stops the server, changes its data directory and starts it again. */
async function restarted(change: () => void, tables: readonly PlayedTable[] = []): Promise<void> {
  await server.running.close();
  change();
  server = await startServer({}, {}, server.data);
  for (const { id, players } of tables) {
    for (const player of players) {
      player.person.moveTo(server.url);
      player.connection = await player.person.connect();
      await player.connection.watch(id);
    }
  }
}

/** Puts the copy in the place of the database, as an operator would by hand. */
function putCopy(): void {
  for (const end of ['', '-wal', '-shm']) rmSync(inData(DATABASE_FILE + end), { force: true });
  copyFileSync(copy(), inData(DATABASE_FILE));
}

const reseeds = (record: readonly RecordLine[]): string[] =>
  record.flatMap((line) => ('reseed' in line ? [line.reseed] : []));

async function finished({ id, players }: PlayedTable): Promise<RecordLine[]> {
  await playOn({ id, players }, 'to the end', Number.POSITIVE_INFINITY, true);
  return (await downloaded(must(players[0]).person, id)) as RecordLine[];
}

const drawsAfter = (record: readonly RecordLine[], n: number): string =>
  JSON.stringify(
    record.filter(
      (line): line is Extract<RecordEntry, { chance: unknown }> => 'chance' in line && line.n > n,
    ),
  );

test('a game restored from an older copy goes on with new draws, and says so', async () => {
  const table = await startedTable(server.url, SETTINGS);
  await playOn(table, 'before', 6);
  copyDatabase(inData(DATABASE_FILE), copy());
  const first = await finished(table);
  expect(reseeds(first)).toEqual([]);
  const entries = readFileSync(inData(HEADS_FILE), 'utf8').trim().split('\n').length;
  expect(entries).toBeGreaterThan(10);

  await restarted(putCopy, [table]);
  const logged = server.logged.filter(({ level }) => level !== 'info');
  expect(logged).toMatchObject([{ level: 'error', fields: { table: table.id } }]);
  const { had, has } = must(logged[0]).fields as { had: number; has: number };
  expect(had).toBeGreaterThan(has);
  const second = await finished(table);
  const entropy = reseeds(second);
  expect(entropy).toHaveLength(1);
  expect((second[0] as RecordHeader).format).toBe('keyflower-record/2');
  expect(replayRecord(FULL_EDITION, second).draws).not.toBeNull();
  const n = must(second.find((line) => 'reseed' in line) as RecordEntry | undefined).n;
  expect(second.slice(1, n)).toEqual(first.slice(1, n));
  expect(drawsAfter(second, n)).not.toBe(drawsAfter(first, n));

  const { events } = (
    await must(table.players[0]).person.get<{ events: { type: string; hash?: string }[] }>(
      `/tables/${table.id}/events`,
    )
  ).body;
  expect(events.filter(({ type }) => type === 'restored')).toEqual([
    { type: 'restored', hash: commitmentTo(must(entropy[0])) },
  ]);
});

test('a clean restart changes no draws and reports nothing', async () => {
  const table = await startedTable(server.url, SETTINGS);
  await playOn(table, 'before', 6);
  await restarted(() => {}, [table]);
  await playOn(table, 'after', 3);
  await restarted(() => {}, [table]);
  expect(server.logged.filter(({ level }) => level !== 'info')).toEqual([]);
  const record = await finished(table);
  expect(reseeds(record)).toEqual([]);
  expect((record[0] as RecordHeader).format).toBe('keyflower-record/1');
});

test('only games of which something is missing get new draws', async () => {
  const [untouched, continued] = [
    await startedTable(server.url, SETTINGS),
    await startedTable(server.url, SETTINGS),
  ];
  await playOn(untouched, 'before', 4);
  copyDatabase(inData(DATABASE_FILE), copy());
  await playOn(continued, 'after', 4);
  await restarted(putCopy, [untouched, continued]);
  expect(reseeds(await finished(untouched))).toEqual([]);
  expect(reseeds(await finished(continued))).toHaveLength(1);
});

test('a database without its file, or with that of another, gives every running game new draws', async () => {
  const table = await startedTable(server.url, SETTINGS);
  await restarted(() => rmSync(inData(HEADS_FILE)), [table]);
  expect(server.logged.filter(({ level }) => level === 'warn')).toHaveLength(1);
  await restarted(() => writeFileSync(inData(HEADS_FILE), 'keyflower-heads/1 another\n'), [table]);
  await restarted(() => {}, [table]);
  expect(server.logged.filter(({ level }) => level !== 'info')).toEqual([]);
  expect(reseeds(await finished(table))).toHaveLength(2);
});

test('a game that had begun after the copy begins with other draws', async () => {
  const host = await Person.arrive(server.url);
  const id = await host.createTable(SETTINGS);
  await host.put(`/tables/${id}/seats/1`, { bot: 'miller' });
  copyDatabase(inData(DATABASE_FILE), copy());
  const before = must((await host.table(id)).table.draws).server;
  expect((await host.post(`/tables/${id}/start`)).status).toBe(200);
  await restarted(putCopy);
  host.moveTo(server.url);
  expect(must((await host.table(id)).table.draws).server).not.toBe(before);
});

test('a table that is gone is named once, and a line that was not written whole is ignored', async () => {
  copyDatabase(inData(DATABASE_FILE), copy());
  const table = await startedTable(server.url, SETTINGS);
  await restarted(() => {
    putCopy();
    writeFileSync(inData(HEADS_FILE), `${readFileSync(inData(HEADS_FILE), 'utf8')}${table.id} 99`);
  });
  expect(server.logged.filter(({ level }) => level === 'error')).toMatchObject([
    { fields: { table: table.id, has: null } },
  ]);
  await restarted(() => {});
  expect(server.logged.filter(({ level }) => level === 'error')).toEqual([]);
  expect(existsSync(inData(`${HEADS_FILE}.tmp`))).toBe(false);
});

test('a stored step that was changed is named when its table is loaded', async () => {
  const table = await startedTable(server.url, SETTINGS);
  await playOn(table, 'before', 6);
  await restarted(() => {
    const db = opened(inData(DATABASE_FILE));
    db.exec(
      "UPDATE steps SET request = 'another' WHERE n = (SELECT max(n) FROM steps WHERE request IS NOT NULL)",
    );
    db.close();
  }, [table]);
  expect(server.logged.filter(({ level }) => level === 'error')).toMatchObject([
    { fields: { table: table.id } },
  ]);
});
