import type { Me, TableReply } from '@keyflower/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, signInElsewhere, PASSWORD, signUp } from './support/accounts.ts';
import { Person } from './support/person.ts';
import { startServer, type TestServer } from './support/server.ts';
import { playOn, startedTable } from './support/tables.ts';
import { codeOf } from './support/refusals.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const TWO = { options: { players: 2 } } as const;

describe('deleting an account', () => {
  test('needs the password', async () => {
    const person = await account(server.url, 'Olga');
    expect(codeOf(await person.delete('/me'))).toBe('WRONG_PASSWORD');
    expect(codeOf(await person.delete('/me', { password: 'wrong one' }))).toBe('WRONG_PASSWORD');
    expect((await person.get<Me>('/me')).body.name).toBe('Olga');
  });

  test('keeps the games and removes the name everywhere', async () => {
    const finished = await startedTable(server.url, TWO);
    const [{ person, connection }, { person: other, connection: watching }] = atLeast(2, finished.players);
    await signUp(person, 'Petronella');
    await connection.ask({ type: 'chat', table: finished.id, id: 'hello', text: 'I am Petronella' });
    await playOn(finished, 'to be forgotten');
    const running = await startedTable(server.url, { ...TWO, public: true }, 1);
    const device = await signInElsewhere(person);
    const open = await device.createTable({ ...TWO, public: true });
    const from = watching.received.length;

    expect((await device.delete('/me', { password: PASSWORD })).status).toBe(200);
    expect((await connection.message('bye')).reason).toBe('signed-out');
    expect(must((await watching.message('table', from)).table.seats[0]).person?.name).toBe('');
    const fresh = await other.connect();
    await fresh.watch(finished.id);
    const [line] = (await fresh.message('chat')).lines;
    expect(line).toMatchObject({ text: '', removed: true, person: { name: '' } });
    const record = await other.get<string>(`/tables/${finished.id}/record`);
    expect(record.status).toBe(200);
    expect(codeOf(await other.get(`/people/${person.id}`))).toBe('NOT_FOUND');
    const seen = [
      fresh.raw.join(),
      record.body,
      JSON.stringify((await other.get(`/tables/${finished.id}`)).body),
      JSON.stringify((await other.get('/me/tables')).body),
      JSON.stringify((await other.get('/tables')).body),
    ].join();
    expect(seen).not.toContain('Petronella');
    expect((await other.table(finished.id)).table.result).not.toBeNull();
    expect((await other.table(open)).table.status).toBe('cancelled');
    expect((await must(running.players[0]).person.table(running.id)).table.status).toBe('playing');
    await account(server.url, 'Petronella');
  });

  test('leaves running games to a bot, so that the others play on', async () => {
    const table = await startedTable(server.url, TWO);
    const [leaver, stays] = atLeast(2, table.players);
    await playOn(table, 'until one goes', 4);
    expect((await leaver.person.delete('/me')).status).toBe(200);
    const { body } = await stays.person.get<TableReply>(`/tables/${table.id}`);
    expect(body.table.seats[0]).toMatchObject({ bot: 'miller', gone: 'resigned' });
    await playOn({ id: table.id, players: [stays] }, 'against the bot', 5);
    expect(codeOf(await leaver.person.get('/me/tables'))).toBe('NOT_SIGNED_IN');
  });

  test('frees the seats at tables that have not started', async () => {
    const host = await Person.arrive(server.url);
    const id = await host.createTable({ ...TWO, public: true });
    const sitting = await Person.arrive(server.url);
    await sitting.post(`/tables/${id}/sit`, { seat: 1 });
    await sitting.delete('/me');
    expect(must((await host.table(id)).table.seats[1]).person).toBeNull();
  });
});
