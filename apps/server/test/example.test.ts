import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { FULL_EDITION, replayRecord } from '@keyflower/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { account, program } from './support/accounts.ts';
import { eventually } from './support/eventually.ts';
import { Person } from './support/person.ts';
import { startServer, type TestServer } from './support/server.ts';
import { must } from '../../../scripts/testing/must.ts';

const BOT = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url));

let server: TestServer;
const children: ChildProcess[] = [];
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  for (const child of children) child.kill();
  await server.close();
});

interface SampleBot {
  person: Person;
  child: ChildProcess;
  said: string;
  ended: Promise<number | null>;
}

async function runBot(name: string, link?: string): Promise<SampleBot> {
  const person = await account(server.url, name);
  const { token } = await program(person);
  const child = spawn(process.execPath, [BOT, server.url, ...(link === undefined ? [] : [link])], {
    env: { ...process.env, KEYFLOWER_TOKEN: token! },
  });
  children.push(child);
  const bot: SampleBot = {
    person,
    child,
    said: '',
    ended: new Promise((resolve) => child.once('close', resolve)),
  };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (bot.said += String(text)));
  return bot;
}

test('two sample bots play a whole game through a broken connection, each with its token', async () => {
  const host = await Person.arrive(server.url);
  const id = await host.createTable({ options: { players: 2 } });
  const { you } = await host.table(id);
  await host.post(`/tables/${id}/stand`);
  const link = `${server.url}/t/${id}`;
  const bots = await Promise.all([
    runBot('Tick', `${link}?seat=2&key=${you.seatKeys![1]}`),
    runBot('Tock', `${link}?key=${you.key}`),
  ]);
  const { context } = server.running;
  const seats = () => context.store.tables.seats(id);
  await eventually(async () => (await seats()).every(({ person }) => person !== null), 'both bots to sit');
  const info = (await host.table(id)).table;
  expect(new Set(info.seats.map(({ person }) => person?.name))).toEqual(new Set(['Tick', 'Tock']));
  expect(info.seats.every(({ person }) => person?.bot === true)).toBe(true);
  expect((await host.post(`/tables/${id}/start`)).status).toBe(200);

  await eventually(async () => (await context.store.tables.steps(id)).length > 30, 'some play');
  for (const client of Array.from(context.hub.clients())) client.terminate();

  const codes = await Promise.all(bots.map(({ ended }) => ended));
  expect(codes, bots.map(({ said }) => said).join()).toEqual([0, 0]);
  const { table } = await host.table(id);
  expect(table.status).toBe('over');
  const { body } = await host.get<string>(`/tables/${id}/record`);
  const record = body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  expect(replayRecord(FULL_EDITION, record).result!.result.scores).toEqual(table.result!.scores);
  for (const { said } of bots) {
    expect(said).not.toContain('ILLEGAL_ACTION');
    expect(said).toContain(`is over: seat`);
    expect(said).toContain(table.result!.scores.join(' : '));
  }
});

test('a sample bot without a link plays at its account’s tables and ends when its token is revoked', async () => {
  const bot = await runBot('Tack');
  const host = await Person.arrive(server.url);
  const id = await host.createTable({ options: { players: 2 }, public: true });
  await bot.person.post(`/tables/${id}/sit`, { seat: 1 });
  const { context } = server.running;
  await eventually(() => Array.from(context.hub.ofPerson(bot.person.id)).length === 1, 'the bot to connect');
  await host.post(`/tables/${id}/start`);
  const connection = await host.connect();
  await connection.watch(id);
  if (connection.owes(id, 0)) await connection.act(id, { type: 'pass' });
  await connection.until(() => connection.owes(id, 0), 'the bot to have played');
  const { body } = await bot.person.get<{ tokens: { id: string }[] }>('/me/tokens');
  await bot.person.delete(`/me/tokens/${must(body.tokens[0]).id}`);
  expect(await bot.ended).toBe(1);
});
