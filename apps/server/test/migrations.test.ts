import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FULL_EDITION, type RecordLine, replayRecord } from '@keyflower/engine';
import { TABLE_STATUS, type TableReply, type TableRow } from '@keyflower/protocol';
import LibSql from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_FILE, MIGRATIONS } from '../src/store/index.ts';
import { Store } from '../src/store/store.ts';
import { signInElsewhere } from './support/accounts.ts';
import { undumped } from './support/dump.ts';
import { Person } from './support/person.ts';
import { startServer, type TestServer } from './support/server.ts';
import { playOn, playToTheEnd, type Seated } from './support/tables.ts';
import { must } from '../../../scripts/testing/must.ts';
import { FULL } from '../../../scripts/testing/full.ts';

const folder = new URL('schemas/', import.meta.url);
const dumps = readdirSync(folder).filter((name) => name.endsWith('.sql'));

/** The hash of each migration as released. Never change a line here: add one. */
const RELEASED = [
  'd5874431a9ecbcff59c91d1ddb45173b3f86437b3c7f8dc926614fac9fa2d8ab',
  '0ec880dd2685b2226816c555d1516d9fc423d6caefac8dc5d965d87fdb820d34',
  'ed7007619f2cff2128ba0a2f22f63f00545b24b4cacae5cd6e3b560531df3a3f',
  '87cacdbf57b17485bc4052ac9f852a5006a36705bf2cd7faee06170d284a8681',
  '623b56a7de21eb972f07f28e803d251df32a83ede82b336df1cd5d1f3dae7e53',
  'b419f0730642458942d853e66acfaca5c1216a57f1b97bcf4cde0a37a64bf44c',
  '3b7258e7ee83eb9e698920dbfcf9ae935b6d8aded2a76b3ac50af9e8b1c669c9',
  '693a797037c9918a5342d9b8262bffe63c8839e2154ef508e4fc076d671cd6d9',
];

/** The schema, whitespace and order aside. */
function schemaOf(path: string): string[] {
  const db = new LibSql(path);
  const rows = db.prepare('SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL').all() as { sql: string }[];
  db.close();
  return rows.map(({ sql }) => sql.replaceAll(/\s+/g, ' ')).sort();
}

describe('the migrations', () => {
  it('stay as they were released', () => {
    const hashes = MIGRATIONS.map((text) => createHash('sha256').update(text).digest('hex'));
    expect(hashes).toEqual(RELEASED);
  });

  it('have a data dump of every earlier schema and of the current one', () => {
    const expected = MIGRATIONS.map((_, i) => `${String(i + 1).padStart(3, '0')}.sql`);
    expect([...dumps].sort()).toEqual(expected);
  });
});

describe.each(dumps)('a database of schema %s', (dump) => {
  let data: string;
  let server: TestServer;
  let anna: Person;
  let bela: Person;
  const tables = new Map<string, TableReply>();

  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'keyflower-schema-'));
    undumped(readFileSync(new URL(dump, folder), 'utf8'), join(data, DATABASE_FILE));
    server = await startServer({}, {}, data);
    const named = (name: string) => signInElsewhere(Object.assign(new Person(server.url), { name }));
    [anna, bela] = await Promise.all([named('Anna'), named('Bela')]);
    for (const person of [anna, bela]) {
      const { body } = await person.get<{ tables: TableRow[] }>('/me/tables');
      for (const { id, title } of body.tables) tables.set(title, await person.table(id));
    }
  });
  afterAll(() => server.close());

  it('is migrated to the current schema, identical to a new database', async () => {
    expect(server.running.context.store.schema).toBe(MIGRATIONS.length);
    const fresh = join(data, 'fresh.sqlite');
    await (await Store.open({ sqlite: fresh })).close();
    expect(schemaOf(join(data, DATABASE_FILE))).toEqual(schemaOf(fresh));
  });

  it('keeps its people, their messages and actions, and a table of every status', async () => {
    expect((await anna.get('/me')).body).toMatchObject({ operator: true, email: 'anna@example.org' });
    const statuses = [...tables.values()].map(({ table }) => table.status);
    expect([...new Set(statuses)].sort()).toEqual([...TABLE_STATUS].sort());
    const { body: profile } = await anna.get<{ standing: { games: number } }>(`/people/${anna.id}`);
    expect(profile.standing.games).toBe(1);
    const { body: audit } = await anna.get<{ entries: object[] }>('/operator/audit');
    expect(audit.entries).toMatchObject([{ act: 'close table' }]);
    const { body: reports } = await anna.get<{ reports: object[] }>('/operator/reports');
    expect(reports.reports).toMatchObject([{ text: 'left us' }]);
    const socket = await anna.connect();
    await socket.watch(tables.get('over')!.table.id);
    expect(await socket.message('chat')).toMatchObject({ lines: [{ text: 'Good luck!' }] });
  });

  it('can still replay a finished game', async () => {
    const { table } = tables.get('over')!;
    const { body } = await anna.get<string>(`/tables/${table.id}/record`);
    const record = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as RecordLine);
    expect(() => replayRecord(FULL_EDITION, record)).not.toThrow();
    expect(table.result!.scores).toHaveLength(2);
  });

  // The quick run plays one from each schema by turns: that from the oldest schema to its end, the others for one action.
  const games = ['untimed', 'live', 'letters'];
  const age = [...dumps].sort().indexOf(dump);
  const continued = FULL ? games : [must(games[age % games.length])];
  const isFinished = FULL || age === 0;
  it.each(continued)(`continues the game "%s"${isFinished ? ' to its end' : ''}`, async (title) => {
    const { table } = tables.get(title)!;
    const players: Seated[] = [];
    for (const person of [anna, bela]) {
      const seat = table.seats.find((one) => one.person?.id === person.id)?.seat;
      if (seat === undefined) continue;
      const connection = await person.connect();
      await connection.watch(table.id);
      players.push({ person, connection, seat });
      const question = connection.latest('votes')?.votes[0];
      if (!question) continue;
      await connection.ask({ type: 'vote', table: table.id, id: 'yes', vote: question.id, agree: true });
    }
    if (isFinished) await playToTheEnd({ id: table.id, players }, title);
    else await playOn({ id: table.id, players }, title, 1);
    const { status } = (await must(players[0]).person.table(table.id)).table;
    expect(status).toBe(isFinished ? 'over' : 'playing');
  });
});
