import { join } from 'node:path';
import { QuickRandom, randomAction } from '@keyflower/engine';
import { expect, test } from 'vitest';
import { opened } from '../src/store/index.ts';
import { eventually } from './support/eventually.ts';
import { FrozenClock } from './support/frozen-clock.ts';
import { startServer } from './support/server.ts';
import { goOn, startedTable } from './support/tables.ts';
import { codeOf, expectCurrentViews, mover, readiness, untilReadiness } from './support/fault-helpers.ts';
import { atLeast } from '../../../scripts/testing/must.ts';

test('while another program locks the database, actions are refused, repeated or not; then they work', async () => {
  const server = await startServer();
  const other = opened(join(server.data, 'keyflower.sqlite'));
  try {
    const random = new QuickRandom('locked');
    const table = await startedTable(server.url, { options: { players: 2 } });
    const { connection, seat } = mover(table)!;
    const before = connection.versionOf(table.id);
    other.exec('BEGIN EXCLUSIVE');
    const action = randomAction(connection.sampleState(table.id, random), seat, random) as { type: string };
    const from = connection.received.length;
    const act = { type: 'act', table: table.id, id: 'again', version: before, action } as const;
    connection.send(act);
    connection.send(act);
    const answers = await connection.until(() => {
      const found = connection.received.slice(from).filter((message) => 'id' in message);
      return found.length === 2 && found;
    }, 'two refusals');
    expect(answers.map(codeOf)).toEqual(['STORAGE', 'STORAGE']);
    expect(await readiness(server.url)).toBe(503);
    other.exec('ROLLBACK');
    await untilReadiness(server.url, 200);
    await expectCurrentViews(table);
    expect(connection.versionOf(table.id)).toBe(before);
    expect(codeOf(await connection.ask(act))).toBe('events');
    expect(codeOf(await connection.ask(act))).toBe('done');
    const steps = await server.running.context.store.tables.steps(table.id);
    expect(steps.filter(({ request }) => request === 'again')).toHaveLength(1);
  } finally {
    await server.close();
  }
});

test('a bot whose action could not be stored plays as soon as storage works', async () => {
  const server = await startServer();
  const other = opened(join(server.data, 'keyflower.sqlite'));
  try {
    const random = new QuickRandom('bot');
    const table = await startedTable(server.url, { options: { players: 2 } }, 1);
    const [{ connection }] = atLeast(1, table.players);
    // The bot’s thread takes a while to start, so the lock is taken before its first answer.
    while (connection.owes(table.id, 0)) await connection.playRandom(table.id, 0, random);
    other.exec('BEGIN EXCLUSIVE');
    await eventually(
      () => server.logged.some(({ message }) => message === 'a step could not be stored'),
      'the bot’s refused action',
    );
    other.exec('ROLLBACK');
    await connection.until(() => connection.owes(table.id, 0), 'the bot’s action');
    await goOn(table, 'on');
    expect(connection.closed).toBeNull();
  } finally {
    await server.close();
  }
});

test('clocks stop while nothing can be stored, because no player can act then', async () => {
  const clock = new FrozenClock();
  const server = await startServer({}, { clock: clock.read });
  const { playTime } = server.running.context.tables;
  const { journal } = server.running.context.store;
  const other = opened(join(server.data, 'keyflower.sqlite'));
  try {
    other.exec('BEGIN EXCLUSIVE');
    await eventually(() => journal.broken !== null, 'a heartbeat that fails');
    const started = playTime.now();
    clock.pass(4500);
    const stood = playTime.now();
    // The clock runs ahead of the disk by a few seconds at most.
    expect(stood - started).toBeLessThan(4500);
    clock.pass(3_600_000);
    expect(playTime.now()).toBe(stood);
    other.exec('ROLLBACK');
    await eventually(() => journal.broken === null, 'a heartbeat that succeeds');
    // The time during which it stood is not charged afterwards.
    expect(playTime.now()).toBe(stood);
    clock.pass(1000);
    expect(playTime.now()).toBe(stood + 1000);
  } finally {
    await server.close();
  }
});
