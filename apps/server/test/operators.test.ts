import type { AuditRow, Me, ReportRow, TableRow } from '@keyflower/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Housekeeping } from '../src/jobs/housekeeping.ts';
import { account, signInElsewhere, program } from './support/accounts.ts';
import { query } from './support/database.ts';
import { Person } from './support/person.ts';
import { startServer, type TestServer } from './support/server.ts';
import { playOn, startedTable } from './support/tables.ts';
import { codeOf } from './support/refusals.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

let server: TestServer;
let operator: Person;
beforeAll(async () => {
  server = await startServer();
  operator = await account(server.url, 'Agatha');
  const { store } = server.running.context;
  await store.journal.commit((tx) => tx.people.set(operator.id, { operator: 1 }));
});
afterAll(() => server.close());

const TWO = { options: { players: 2 } } as const;
const DAY = 86_400_000;

async function newestEntry(): Promise<AuditRow> {
  const { body } = await operator.get<{ entries: AuditRow[] }>('/operator/audit');
  return must(body.entries[0]);
}

describe('an operator', () => {
  test('lets a bot play for a banned person, who may take the seat back afterwards', async () => {
    const table = await startedTable(server.url, TWO);
    const [, { person }] = atLeast(2, table.players);
    const ban = `/operator/people/${person.id}/ban`;
    await operator.post(ban, { days: 1, reason: 'too loud' });
    const { connection, person: other } = must(table.players[0]);
    await connection.until(() => connection.latest('table')?.table.seats[1]?.bot, 'a bot on the seat');
    expect(must((await other.table(table.id)).table.seats[1]).gone).toBe('left');
    await operator.post(ban, { days: 0, reason: 'sorry' });
    expect((await person.post(`/tables/${table.id}/return`)).status).toBe(200);
    expect((await other.table(table.id)).table.seats[1]).toMatchObject({ bot: null, gone: 'no' });
  });

  test('knows of the role; everyone else is refused', async () => {
    expect((await operator.get<Me>('/me')).body.operator).toBe(true);
    const person = await account(server.url, 'Berthold');
    // A token of an operator's account has no operator rights.
    expect(codeOf(await (await program(operator)).get('/operator/reports'))).toBe('FORBIDDEN');
    for (const path of ['/operator/reports', '/operator/audit'])
      expect(codeOf(await person.get(path))).toBe('FORBIDDEN');
    const ban = { days: 1, reason: 'because' };
    expect(codeOf(await person.post(`/operator/people/${operator.id}/ban`, ban))).toBe('FORBIDDEN');
  });

  test('bans a person: sockets close and every request is refused until the ban is lifted', async () => {
    const table = await startedTable(server.url, TWO);
    const rude = await account(server.url, 'Casimir');
    const id = await rude.createTable(TWO);
    const bot = await program(rude);
    const sockets = [await rude.connect(), await bot.connect()];
    const ban = `/operator/people/${rude.id}/ban`;
    expect((await operator.post(ban, { days: 3, reason: 'rude' })).status).toBe(200);
    for (const socket of sockets) expect((await socket.message('bye')).reason).toBe('banned');
    const answers = [
      await rude.post(`/tables/${id}/start`),
      await rude.patch('/me', { name: 'Another Name' }),
      await rude.post('/tables', TWO),
      await bot.post('/tables', TWO),
      await new Person(server.url).post('/session', { name: 'Casimir', password: 'a walk along the river' }),
    ];
    expect(answers.map(codeOf)).toEqual(answers.map(() => 'BANNED'));
    expect(JSON.stringify(must(answers[0]).body)).toContain('rude');
    await expect(rude.connect()).rejects.toThrow('403');
    await expect(bot.connect()).rejects.toThrow('403');
    // Their own open table is cancelled, so that no player waits for it.
    expect((await rude.table(id)).table.status).toBe('cancelled');
    // Other players continue, and the banned person can still export their data.
    await playOn(table, 'undisturbed', 3);
    expect((await rude.get('/me/export')).status).toBe(200);

    expect((await operator.post(ban, { days: 0, reason: 'apologised' })).status).toBe(200);
    expect((await rude.patch<Me>('/me', { name: 'Casimir' })).status).toBe(200);
    await (await rude.connect()).close();
    expect((await signInElsewhere(rude)).id).toBe(rude.id);
    expect(await newestEntry()).toMatchObject({ act: 'lift ban', target: rude.id, reason: 'apologised' });
  });

  test('cannot be banned, and bans only people who exist', async () => {
    const ban = { days: 1, reason: 'because' };
    expect(codeOf(await operator.post(`/operator/people/${operator.id}/ban`, ban))).toBe('FORBIDDEN');
    expect(codeOf(await operator.post('/operator/people/unknown/ban', ban))).toBe('NOT_FOUND');
  });

  test('deletes a chat message, at once and for good', async () => {
    const { id, players } = await startedTable(server.url, TWO);
    const [ada, ben] = atLeast(2, players);
    await ada.connection.ask({ type: 'chat', table: id, id: 'bad', text: 'something rude' });
    const heard = await ben.connection.until(
      () =>
        ben.connection.received
          .flatMap((m) => (m.type === 'chat' ? m.lines : []))
          .find(({ text }) => text !== ''),
      'the line',
    );
    const from = ben.connection.received.length;
    const remove = `/operator/chat/${heard.id}/remove`;
    expect((await operator.post(remove, { reason: 'rude' })).status).toBe(200);
    expect((await ben.connection.message('chat', from)).lines).toEqual([
      { ...heard, text: '', removed: true },
    ]);
    const fresh = await ben.person.connect();
    await fresh.watch(id);
    expect(fresh.raw.join()).not.toContain('something rude');
    expect(await newestEntry()).toMatchObject({ act: 'remove chat', target: `${heard.id}` });
    expect(codeOf(await operator.post('/operator/chat/999999/remove', { reason: 'x' }))).toBe('NOT_FOUND');
    expect(codeOf(await operator.post('/operator/chat/x/remove', { reason: 'x' }))).toBe('NOT_FOUND');
  });

  test('closes a table, public or private: play ends there and no player is asked to move', async () => {
    const { id, players } = await startedTable(server.url, TWO);
    const [{ person, connection }] = atLeast(1, players);
    const mover = players.find(({ connection: one, seat }) => one.owes(id, seat))!;
    const from = connection.received.length;
    expect((await operator.post(`/operator/tables/${id}/close`, { reason: 'a bad title' })).status).toBe(200);
    const news = await connection.message('table', from);
    expect(news.table).toMatchObject({ status: 'closed', reason: 'operator', result: null });
    expect(await mover.connection.act(id, { type: 'pass' })).toMatchObject({
      type: 'refused',
      error: { code: 'NOT_PLAYING' },
    });
    for (const one of players) expect((await one.person.get('/me/next')).body).toMatchObject({ table: null });
    expect(codeOf(await person.get(`/tables/${id}/record`))).toBe('CONFLICT');
    expect(await newestEntry()).toMatchObject({
      operator: operator.id,
      act: 'close table',
      target: id,
      reason: 'a bad title',
    });
    expect(codeOf(await operator.post(`/operator/tables/${id}/close`, { reason: 'again' }))).toBe('CONFLICT');
    const open = await person.createTable({ ...TWO, public: true, title: 'An open one' });
    await operator.post(`/operator/tables/${open}/close`, { reason: 'a bad title' });
    const { body } = await person.get<{ tables: TableRow[] }>('/tables');
    expect(body.tables.map((row) => row.id)).not.toContain(open);
    expect(codeOf(await person.post(`/tables/${open}/start`))).toBe('CONFLICT');
  });

  test('reads reports and resolves them; open reports come first', async () => {
    const [person, rude] = [await Person.arrive(server.url), await Person.arrive(server.url)];
    expect(codeOf(await person.post('/reports', { text: '' }))).toBe('BAD_REQUEST');
    await person.post('/reports', { person: rude.id, table: 'a-table', chat: 7, text: 'first' });
    await person.post('/reports', { text: 'second' });
    const list = async () => (await operator.get<{ reports: ReportRow[] }>('/operator/reports')).body.reports;
    const [second, first] = atLeast(2, await list());
    expect(first).toEqual({
      id: first.id,
      by: person.id,
      person: rude.id,
      table: 'a-table',
      chat: 7,
      text: 'first',
      at: expect.any(Number),
      done: null,
    });
    await operator.post(`/operator/reports/${second.id}/done`, { reason: 'talked to them' });
    expect((await list()).map(({ id, done }) => [id, done !== null])).toEqual([
      [first.id, false],
      [second.id, true],
    ]);
    expect(await newestEntry()).toMatchObject({ act: 'settle report', target: `${second.id}` });
    expect(codeOf(await operator.post('/operator/reports/999999/done', { reason: 'x' }))).toBe('NOT_FOUND');
  });
});

describe('data that is no longer needed', () => {
  /** As if so many days had passed. */
  async function later(testServer: TestServer, days: number): Promise<void> {
    const { context } = testServer.running;
    await new Housekeeping(context).forgetOld(Date.now() + days * DAY);
    await context.store.journal.settled();
  }

  test('guests are deleted after their days unless they are in a running game; accounts stay', async () => {
    const testServer = await startServer();
    const [idle, owner] = [await Person.arrive(testServer.url), await account(testServer.url, 'Dorothea')];
    const running = await startedTable(testServer.url, TWO);
    const finished = await startedTable(testServer.url, TWO);
    await playOn(finished, 'long ago');
    await must(finished.players[0]).person.patch('/me', { name: 'Long Gone' });
    await later(testServer, 59);
    expect((await idle.get<Me>('/me')).body.id).toBe(idle.id);
    await later(testServer, 61);
    expect((await idle.get<Me>('/me')).body.id).not.toBe(idle.id);
    // No trace of them is left.
    expect(await testServer.running.context.store.people.get(idle.id)).toBeUndefined();
    for (const { person, seat } of running.players)
      expect((await person.table(running.id)).you.seat).toBe(seat);
    expect((await owner.get<Me>('/me')).body.name).toBe('Dorothea');
    // The finished game stays, without the guests' names.
    const { store } = testServer.running.context;
    expect((await store.tables.get(finished.id))?.status).toBe('over');
    expect((await store.people.get(must(finished.players[0]).person.id))?.name).toBe('');
    expect(JSON.stringify(query(testServer, 'SELECT * FROM people'))).not.toContain('Long Gone');
    await playOn(running, 'still going');
    await testServer.close();
  });

  test('open and cancelled tables are deleted and unfinished games closed, each after their days', async () => {
    const testServer = await startServer({ 'table-days': '10', 'game-days': '20' });
    const host = await account(testServer.url, 'Edeltraud');
    const open = await host.createTable({ ...TWO, public: true });
    const cancelled = await host.createTable({ ...TWO, public: true });
    await host.post(`/tables/${cancelled}/cancel`);
    const unfinished = await startedTable(testServer.url, { ...TWO, public: true });
    const { connection, person } = must(unfinished.players[0]);
    await later(testServer, 9);
    expect((await host.table(open)).table.status).toBe('open');
    await later(testServer, 11);
    for (const id of [open, cancelled]) expect(codeOf(await host.get(`/tables/${id}`)), id).toBe('NOT_FOUND');
    expect((await person.table(unfinished.id)).table.status).toBe('playing');
    const from = connection.received.length;
    await later(testServer, 21);
    expect((await connection.message('table', from)).table).toMatchObject({
      status: 'closed',
      reason: 'abandoned',
    });
    expect((await host.get<{ tables: TableRow[] }>('/tables')).body.tables).toEqual([]);
    expect((await person.get('/me/next')).body).toMatchObject({ table: null });
    await testServer.close();
  });

  test('sessions expire after half a year without use', async () => {
    const testServer = await startServer();
    const owner = await account(testServer.url, 'Friedrich');
    await later(testServer, 179);
    expect((await owner.get<Me>('/me')).body.id).toBe(owner.id);
    await later(testServer, 181);
    expect((await owner.get<Me>('/me')).body.id).not.toBe(owner.id);
    expect((await signInElsewhere(owner)).id).toBe(owner.id);
    await testServer.close();
  });
});
