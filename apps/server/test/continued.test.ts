import { readFileSync } from 'node:fs';
import {
  commitmentTo,
  FULL_EDITION,
  Game,
  nextToAct,
  type RecordEntry,
  type RecordHeader,
  type RecordLine,
  type RecordResult,
  replayRecord,
} from '@keyflower/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atLeast, must } from '../../../scripts/testing/must.ts';
import { Person } from './support/person.ts';
import { downloaded } from './support/records.ts';
import { startServer, type TestServer } from './support/server.ts';
import { playOn, type PlayedTable } from './support/tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const finished = readFileSync('records/base-2p-0.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as RecordLine);
const { seed } = must(finished.at(-1)) as RecordResult;
const text = (lines: readonly unknown[]): string => lines.map((line) => JSON.stringify(line)).join('\n');

/** The record up to the middle of the game, with its header. */
const half = finished.slice(0, middle());

function middle(): number {
  const at = Math.floor(finished.length / 2);
  return finished.findIndex((line, i) => i >= at && 'action' in line);
}

const actionsIn = (lines: readonly RecordLine[]): number => lines.filter((line) => 'action' in line).length;
const { position } = endOf(half);

/** Where a record leads. */
function endOf(lines: readonly RecordLine[]) {
  const game = Game.replay(FULL_EDITION, lines, 'unused');
  return { game, position: game.position() };
}

async function continued(body: object, person?: Person): Promise<{ person: Person; id: string }> {
  const host = person ?? (await Person.arrive(server.url));
  const { status, body: created } = await host.post<{ id: string }>('/tables/continued', body);
  expect(status, JSON.stringify(created)).toBe(200);
  return { person: host, id: created.id };
}

async function started(body: object): Promise<PlayedTable> {
  const { person, id } = await continued(body);
  const friend = await Person.arrive(server.url);
  const { you } = await person.table(id);
  await friend.post(`/tables/${id}/enter`, { key: you.key! });
  await friend.post(`/tables/${id}/sit`, { seat: 1 });
  const players = [];
  for (const [seat, one] of [person, friend].entries()) {
    const connection = await one.connect();
    await connection.watch(id);
    players.push({ person: one, connection, seat });
  }
  expect((await person.post(`/tables/${id}/start`)).status).toBe(200);
  for (const { connection } of players) await connection.message('view');
  return { id, players };
}

test('a game goes on from a record, with its seed: all of it is in the new record, and later draws are new', async () => {
  const table = await started({ record: text(half), seed });
  const [one, two] = atLeast(2, table.players);
  const { table: info } = await one.person.table(table.id);
  expect(info).toMatchObject({ status: 'playing', continued: { actions: actionsIn(half) } });
  expect(info.settings.rated).toBe(false);
  expect(info.draws).toBeUndefined();
  const own = one.connection.viewOf(table.id);
  expect(own.players[0]).toMatchObject({ workers: must(position.players[0]).workers ?? {} });
  expect(own.players[1]?.workers).toBeTypeOf('number');
  const { body } = await two.person.get<{ events: { type: string; hash?: string }[] }>(
    `/tables/${table.id}/events`,
  );
  const hash = must(body.events.at(-1)).hash;
  expect(body.events.at(-1)).toEqual({ type: 'restored', hash });

  await playOn(table, 'to the end', Number.POSITIVE_INFINITY, true);
  const record = (await downloaded(one.person, table.id)) as RecordLine[];
  const { result, draws, entries } = replayRecord(FULL_EDITION, record);
  expect(result?.seed).toBe(seed);
  expect(draws).not.toBeNull();
  expect((record[0] as RecordHeader).format).toBe('keyflower-record/2');
  expect(record.slice(1, half.length)).toEqual(half.slice(1));
  const fresh = must(entries[half.length - 1]) as Extract<RecordEntry, { reseed: string }>;
  expect(commitmentTo(fresh.reseed)).toBe(hash);
});

test('without the seed a game goes on from the position', async () => {
  const table = await started({ record: text(half) });
  const [one] = atLeast(2, table.players);
  await playOn(table, 'from the position', Number.POSITIVE_INFINITY, true);
  const record = (await downloaded(one.person, table.id)) as RecordLine[];
  expect((record[0] as RecordHeader).position).toEqual(position);
  expect(replayRecord(FULL_EDITION, record).draws).not.toBeNull();
});

test('a game that began with a position goes on with its seed, and with all that was played', async () => {
  const game = Game.load(FULL_EDITION, position, 'of a device');
  while (game.length < 6) {
    const seat = nextToAct(game.state);
    game.play(seat, must(game.legal(seat).actions[0]));
  }
  const before = game.record();
  const table = await started({ record: text(before), seed: 'of a device' });
  const [one] = atLeast(2, table.players);
  await playOn(table, 'from a device', Number.POSITIVE_INFINITY, true);
  const record = (await downloaded(one.person, table.id)) as RecordLine[];
  expect((record[0] as RecordHeader).position).toEqual(position);
  expect(record.slice(1, before.length)).toEqual(before.slice(1));
  expect(replayRecord(FULL_EDITION, record).draws).not.toBeNull();
});

test('lists of tables mark games that go on from a record, before the game and during it', async () => {
  const host = await Person.arrive(server.url);
  const { id } = await continued({ record: text(half), seed, public: true }, host);
  const plain = await host.createTable({ options: { players: 2 }, public: true });
  const listed = async (path: string) => {
    const { body } = await host.get<{ tables: { id: string; continued: boolean }[] }>(path);
    return new Map(body.tables.map((row) => [row.id, row.continued]));
  };
  for (const path of ['/tables', '/me/tables']) {
    const rows = await listed(path);
    expect([rows.get(id), rows.get(plain)]).toEqual([true, false]);
  }
  expect((await host.put(`/tables/${id}/seats/1`, { bot: 'newcomer' })).status).toBe(200);
  expect((await host.post(`/tables/${id}/start`)).status).toBe(200);
  expect((await listed('/me/tables')).get(id)).toBe(true);
});

test('two games that go on from the same record draw differently', async () => {
  const body = {
    record: text(
      finished.slice(
        0,
        finished.findIndex((line) => 'action' in line),
      ),
    ),
    seed,
  };
  const drawn = [];
  for (let i = 0; i < 2; i++) {
    const table = await started(body);
    await playOn(table, 'the same actions', Number.POSITIVE_INFINITY, true);
    const record = (await downloaded(must(table.players[0]).person, table.id)) as RecordLine[];
    drawn.push(
      text(record.filter((line, n) => 'chance' in line && n > body.record.split('\n').length).slice(0, 4)),
    );
  }
  expect(drawn[0]).not.toBe(drawn[1]);
});

test('the names of players and time-outs are not taken over, and undone actions stay undone', async () => {
  const game = Game.create(FULL_EDITION, { players: 2 }, 'changes');
  game.note({ seat: { player: 0, name: 'p:somebody' } });
  game.play(nextToAct(game.state), { type: 'pass' }, { timedOut: true });
  game.undo(game.length);
  const [header, ...entries] = game.record();
  const named = { ...header, seats: [{ name: 'Ada' }, { name: 'Ben' }] };
  const table = await started({ record: text([named, ...entries]), seed: 'changes' });
  const [one] = atLeast(2, table.players);
  const { body } = await one.person.get<{ events: { type: string }[] }>(`/tables/${table.id}/events`);
  expect(body.events.map(({ type }) => type).slice(-3)).toEqual(['passed', 'undone', 'restored']);
  expect(JSON.stringify(body)).not.toMatch(/somebody|seat-changed/);
});

test('a game in memory is the stored one', async () => {
  const table = await started({ record: text(half), seed });
  const [one] = atLeast(2, table.players);
  await playOn(table, 'a few', 3, true);
  const before = one.connection.viewOf(table.id);
  await server.running.close();
  server = await startServer({}, {}, server.data);
  one.person.moveTo(server.url);
  const again = await one.person.connect();
  await again.watch(table.id);
  expect((await again.message('view')).view).toEqual(before);
});

test('what is no record, or has nothing left to play, is refused', async () => {
  const person = await Person.arrive(server.url);
  const wrong: readonly (readonly [object, string])[] = [
    [{ record: 'hello' }, 'invalid-request'],
    [{ record: '' }, 'invalid-request'],
    [{ record: '{}' }, 'unknown-name'],
    [{ record: text(half), seed: 'another seed' }, 'contradiction'],
    [{ record: text(finished), seed }, 'record-over'],
    [{ record: text(finished.slice(0, -1)), seed }, 'record-over'],
    [{ record: text(half).replace('"player":0', '"player":5') }, 'out-of-range'],
  ];
  for (const [body, reason] of wrong) {
    const { status, body: answer } = await person.post<{ error: { reason: string } }>(
      '/tables/continued',
      body,
    );
    expect(status, reason).toBe(400);
    expect(answer.error.reason).toBe(reason);
  }
});

test('a waiting table keeps the options of its record and stays unrated', async () => {
  const { person, id } = await continued({ record: text(half), seed, title: 'Once more' });
  const { table } = await person.table(id);
  expect(table).toMatchObject({ status: 'open', seedHash: null, settings: { title: 'Once more' } });
  const { settings } = table;
  const changes = [
    { ...settings, rated: true },
    { ...settings, options: { ...settings.options, players: 3 } },
    { ...settings, options: { ...settings.options, gamers: true } },
    { ...settings, seed: 'chosen' },
  ];
  for (const change of changes) {
    const { status, body } = await person.put<{ error: { reason: string } }>(
      `/tables/${id}/settings`,
      change,
    );
    expect([status, body.error.reason]).toEqual([409, 'continued-options']);
  }
  expect((await person.put(`/tables/${id}/settings`, { ...settings, public: true })).status).toBe(200);
});

test('as many tables can go on from records as can be created otherwise', async () => {
  const few = await startServer({ 'tables-per-guest': '1' });
  try {
    const person = await Person.arrive(few.url);
    await person.createTable({ options: { players: 2 } });
    const { status } = await person.post('/tables/continued', { record: text(half), seed });
    expect(status).toBe(429);
  } finally {
    await few.close();
  }
});
