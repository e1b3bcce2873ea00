import type { Me } from '@keyflower/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, signInElsewhere, PASSWORD, program } from './support/accounts.ts';
import { startServer, type TestServer } from './support/server.ts';
import { startedTable } from './support/tables.ts';
import { codeOf } from './support/refusals.ts';
import { atLeast } from '../../../scripts/testing/must.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const TWO = { options: { players: 2 } } as const;

describe('signing out', () => {
  test('here ends this browser’s session and its sockets, and nothing else', async () => {
    const here = await account(server.url, 'Karla');
    const there = await signInElsewhere(here);
    const [one, two] = [await here.connect(), await there.connect()];
    const { headers } = await here.delete('/session');
    expect(headers.getSetCookie()[0]).toMatch(/^keyflower=;.*Expires=Thu, 01 Jan 1970/);
    expect((await one.message('bye')).reason).toBe('signed-out');
    expect((await one.until(() => one.closed, 'the end')).code).toBe(4001);
    two.send({ type: 'ping' });
    await two.message('pong');
    await two.close();
  });

  test('invalidates the cookie, for sockets too', async () => {
    const person = await account(server.url, 'Lena');
    const { cookie } = person;
    await person.delete('/session');
    person.cookie = cookie;
    expect(codeOf(await person.get('/me/tables'))).toBe('NOT_SIGNED_IN');
    await expect(person.connect()).rejects.toThrow('401');
  });

  test('everywhere ends every browser’s session and every program’s token', async () => {
    const here = await account(server.url, 'Marta');
    const there = await signInElsewhere(here);
    const bot = await program(here);
    const sockets = [await here.connect(), await there.connect(), await bot.connect()];
    await here.delete('/sessions');
    for (const socket of sockets) expect((await socket.message('bye')).reason).toBe('signed-out');
    for (const person of [there, bot]) expect(codeOf(await person.get('/me/tables'))).toBe('NOT_SIGNED_IN');
  });

  test('discards everything that a signed-out socket still sends', async () => {
    const { id, players } = await startedTable(server.url, TWO);
    const [{ person, connection }, other] = atLeast(2, players);
    // It ignores the server's close frame and keeps sending.
    const talk = () =>
      connection.send({ type: 'chat', table: id, id: connection.newId(), text: 'still here' });
    connection.socket.on('message', talk);
    connection.socket.pause();
    await person.delete('/sessions');
    connection.socket.resume();
    await connection.until(() => connection.closed, 'the end');
    other.connection.send({ type: 'ping' });
    await other.connection.message('pong');
    const said = other.connection.received.filter((message) => message.type === 'chat' && !message.whole);
    expect(said).toEqual([]);
  });
});

describe('changing the password', () => {
  test('signs out the other devices; this one stays, its sockets too', async () => {
    const here = await account(server.url, 'Nora');
    const there = await signInElsewhere(here);
    const [mine, other] = [await here.connect(), await there.connect()];
    expect(codeOf(await here.post('/me/password', { old: 'wrong one', new: 'another walk' }))).toBe(
      'WRONG_PASSWORD',
    );
    const before = here.cookie;
    expect((await here.post('/me/password', { old: PASSWORD, new: 'another walk' })).status).toBe(200);
    expect(here.cookie).not.toBe(before);
    expect((await other.message('bye')).reason).toBe('signed-out');
    expect(codeOf(await there.get('/me/tables'))).toBe('NOT_SIGNED_IN');
    mine.send({ type: 'ping' });
    await mine.message('pong');
    expect((await here.get<Me>('/me')).body.name).toBe('Nora');
    // The kept socket belongs to the new session and ends with it.
    await here.delete('/session');
    await mine.message('bye');
    expect((await signInElsewhere(here, 'another walk')).id).toBe(here.id);
    await expect(signInElsewhere(here)).rejects.toThrow('WRONG_PASSWORD');
  });
});
