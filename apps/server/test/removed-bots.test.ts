import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FULL_EDITION, type RecordLine, replayRecord } from '@keyflower/engine';
import type { TableInfo, TableRow } from '@keyflower/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DATABASE_FILE } from '../src/store/index.ts';
import { signInElsewhere } from './support/accounts.ts';
import { undumped } from './support/dump.ts';
import { Person } from './support/person.ts';
import { startServer, type TestServer } from './support/server.ts';
import { playOn } from './support/tables.ts';

/** The data directory of a server that still had the bot `greedy`, with one table of each kind named by its title. */
const DUMP = new URL('fixtures/greedy-bot.sql', import.meta.url);

let server: TestServer;
let anna: Person;
const tables = new Map<string, string>();

beforeAll(async () => {
  const data = mkdtempSync(join(tmpdir(), 'keyflower-removed-'));
  undumped(readFileSync(DUMP, 'utf8'), join(data, DATABASE_FILE));
  server = await startServer({ 'bot-time': '20' }, {}, data);
  anna = await signInElsewhere(Object.assign(new Person(server.url), { name: 'Anna' }));
  const { body } = await anna.get<{ tables: TableRow[] }>('/me/tables');
  for (const { id, title } of body.tables) tables.set(title, id);
});

afterAll(() => server.close());

const info = async (title: string): Promise<TableInfo> => (await anna.table(tables.get(title)!)).table;
const botsOf = ({ seats }: TableInfo): (string | null)[] => seats.map(({ bot }) => bot);

async function record(id: string): Promise<RecordLine[]> {
  const { body } = await anna.get<string>(`/tables/${id}/record`);
  return body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordLine);
}

test.each(['running', 'left'])('the game "%s" continues with level 2 to its end', async (title) => {
  const id = tables.get(title)!;
  expect(botsOf(await info(title))).toEqual([null, 'miller']);
  const connection = await anna.connect();
  await connection.watch(id);
  await playOn(
    { id, players: [{ person: anna, connection, seat: 0 }] },
    title,
    Number.POSITIVE_INFINITY,
    true,
  );
  expect((await info(title)).status).toBe('over');
  const lines = await record(id);
  expect(() => replayRecord(FULL_EDITION, lines)).not.toThrow();
  expect(server.logged.filter(({ level }) => level !== 'info')).toEqual([]);
});

test('a waiting table starts with level 2 on the seat and as stand-in', async () => {
  const id = tables.get('waiting')!;
  expect(botsOf(await info('waiting'))).toEqual([null, 'miller', null]);
  expect((await info('waiting')).settings.stand).toBe('miller');
  await anna.put(`/tables/${id}/seats/2`, { bot: 'random' });
  expect((await anna.post(`/tables/${id}/start`)).status).toBe(200);
  await anna.post(`/tables/${id}/leave`);
  expect(botsOf(await info('waiting'))).toEqual(['miller', 'miller', 'random']);
});

test('lists of tables name the bot that will play', async () => {
  const { body } = await anna.get<{ tables: TableRow[] }>('/me/tables');
  expect(body.tables.find(({ title }) => title === 'waiting')?.names).toContain('miller');
});

test('a finished game keeps its bot’s name and replays, and its rematch is with level 2', async () => {
  expect(botsOf(await info('over'))).toEqual([null, 'greedy']);
  const lines = await record(tables.get('over')!);
  expect(() => replayRecord(FULL_EDITION, lines)).not.toThrow();
  const { body } = await anna.post<{ id: string }>(`/tables/${tables.get('over')!}/rematch`);
  const { table } = await anna.table(body.id);
  expect(botsOf(table)).toEqual(['miller', null]);
  expect(table.settings.stand).toBe('miller');
});

test('requests that name the removed bot get level 2', async () => {
  const id = await anna.createTable({ options: { players: 2 }, stand: 'greedy' });
  const { body } = await anna.put<{ table: TableInfo }>(`/tables/${id}/seats/1`, { bot: 'greedy' });
  expect(botsOf(body.table)).toEqual([null, 'miller']);
  expect(body.table.settings.stand).toBe('miller');
});
