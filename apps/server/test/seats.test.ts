import { QuickRandom } from '@keyflower/engine';
import type { MessageOf, ServerMessage, TableReply } from '@keyflower/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './support/eventually.ts';
import { evict } from './support/eviction.ts';
import { at, everyoneCaughtUp, follow, owing, plan } from './support/planned.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type PlayedTable, playOn, type Seated, startedTable } from './support/tables.ts';
import { codeOf } from './support/refusals.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const THREE = { options: { players: 3 }, stand: 'random' } as const;
const live = (id: string) => server.running.context.tables.cache.peek(id)!;
const info = async ({ id, players }: PlayedTable): Promise<TableReply['table']> =>
  (await must(players[0]).person.table(id)).table;

function mover(table: PlayedTable): Seated {
  return table.players.find(({ connection, seat }) => connection.owes(table.id, seat))!;
}

const others = (table: PlayedTable, than: Seated): Seated[] => table.players.filter((one) => one !== than);

const leave = ({ person }: Seated, table: PlayedTable) => person.post(`/tables/${table.id}/leave`);
const comeBack = ({ person }: Seated, table: PlayedTable) => person.post(`/tables/${table.id}/return`);

const openVotes = ({ connection }: Seated): MessageOf<'votes'>['votes'] =>
  connection.latest('votes')?.votes ?? [];

async function question(who: Seated, by: number): Promise<number> {
  const asked = await who.connection.until(
    () => openVotes(who).find((vote) => vote.by === by && vote.kind === 'takeover'),
    'the question',
  );
  return asked.id;
}

const answer = ({ connection }: Seated, table: PlayedTable, vote: number, agree: boolean) =>
  connection.ask({ type: 'vote', table: table.id, id: connection.newId(), vote, agree });

describe('a player who leaves a running game', () => {
  test('is replaced by a bot at once, even during their own turn, and may come back', async () => {
    const plays = plan(THREE.options, 'middle', (game) => owing(game, 'transport').length === 1);
    const table = await startedTable(server.url, { ...THREE, seed: 'middle' });
    await follow(table, plays);
    const leaver = at(table, must(plays[plays.length - 1]).seat);
    expect((await leave(leaver, table)).status).toBe(200);
    expect((await info(table)).seats[leaver.seat]).toMatchObject({ bot: 'random', gone: 'left' });
    await eventually(() => !((live(table.id).pendingMask() >> leaver.seat) & 1), 'the bot’s move');
    await everyoneCaughtUp(table);
    const refused = await leaver.connection.act(table.id, { type: 'pass' });
    expect(refused).toMatchObject({ type: 'refused', error: { code: 'FORBIDDEN' } });
    expect(codeOf(await leave(leaver, table))).toBe('CONFLICT');
    expect((await comeBack(leaver, table)).status).toBe(200);
    expect(codeOf(await comeBack(leaver, table))).toBe('CONFLICT');
    expect((await info(table)).seats[leaver.seat]).toMatchObject({ bot: null, gone: 'no' });
    expect(await playOn(table, 'all three again', 15)).toBe(15);
  });

  test('by resigning cannot come back', async () => {
    const table = await startedTable(server.url, THREE);
    const leaver = mover(table);
    expect((await leaver.person.post(`/tables/${table.id}/resign`)).status).toBe(200);
    expect(codeOf(await comeBack(leaver, table))).toBe('FORBIDDEN');
    expect(must((await info(table)).seats[leaver.seat]).gone).toBe('resigned');
    const rest = { ...table, players: others(table, leaver) };
    expect(await playOn(rest, 'without them', 10)).toBe(10);
  });

  test('last leaves the game to the bots, who finish it', async () => {
    const table = await startedTable(server.url, { options: { players: 2 }, stand: 'random' });
    for (const player of table.players) expect((await leave(player, table)).status).toBe(200);
    await eventually(() => live(table.id).row.status === 'over', 'the end');
    expect((await info(table)).result!.scores).toHaveLength(2);
  });
});

test('a bot interrupted by a shutdown is asked again, and nothing is played in its place', async () => {
  const table = await startedTable(server.url, { options: { players: 3 } }, 1, 'miller');
  const [{ connection, person }] = atLeast(1, table.players);
  await connection.until(() => connection.owes(table.id, 0), 'my turn');
  await connection.act(table.id, { type: 'pass' });
  const { logged } = server;
  server = await server.restart();
  expect(logged.filter(({ level }) => level !== 'info')).toEqual([]);
  person.moveTo(server.url);
  await server.running.context.tables.cache.open(table.id);
  await eventually(() => live(table.id).pendingMask() === 1, 'my turn again');
  expect(server.logged.filter(({ level }) => level !== 'info')).toEqual([]);
});

describe('where the others vote about a seat that was left', () => {
  const VOTE = { ...THREE, onLeave: 'vote' } as const;

  test('the seat is not played meanwhile; when half of them agree a bot plays it', async () => {
    const table = await startedTable(server.url, VOTE);
    const leaver = mover(table);
    const [first, second] = atLeast(2, others(table, leaver));
    await leave(leaver, table);
    const vote = await question(first, leaver.seat);
    expect((await info(table)).seats[leaver.seat]).toMatchObject({ bot: null, gone: 'left' });
    for (const message of [
      await leaver.connection.act(table.id, { type: 'pass' }),
      await answer(leaver, table, vote, true),
    ]) {
      expect(message).toMatchObject({ type: 'refused', error: { code: 'FORBIDDEN' } });
    }
    await evict(server, table.id);
    expect((await answer(second, table, vote, true)).type).toBe('done');
    expect((await info(table)).seats[leaver.seat]).toMatchObject({ bot: 'random', gone: 'left' });
    await eventually(() => !((live(table.id).pendingMask() >> leaver.seat) & 1), 'the bot’s move');
    await everyoneCaughtUp(table);
    expect(openVotes(first)).toEqual([]);
    expect(await playOn({ ...table, players: [first, second] }, 'two and a bot', 8)).toBe(8);
  });

  test('when they refuse, the game is abandoned', async () => {
    const table = await startedTable(server.url, VOTE);
    const [leaver, first, second] = atLeast(3, table.players);
    await leave(leaver, table);
    const vote = await question(first, leaver.seat);
    await answer(first, table, vote, false);
    expect((await info(table)).status).toBe('playing');
    await answer(second, table, vote, false);
    await everyoneCaughtUp(table);
    expect(await info(table)).toMatchObject({ status: 'closed', reason: 'abandoned', result: null });
    for (const { connection } of [first, second]) {
      const told = connection.latest('table');
      expect(told).toMatchObject({ table: { status: 'closed' } });
      expect(await connection.act(table.id, { type: 'pass' })).toMatchObject({
        error: { code: 'NOT_PLAYING' },
      });
    }
  });

  test('the player may come back before the vote is decided, which closes it', async () => {
    const table = await startedTable(server.url, VOTE);
    const [leaver, first, second] = atLeast(3, table.players);
    await leave(leaver, table);
    const vote = await question(first, leaver.seat);
    expect((await comeBack(leaver, table)).status).toBe(200);
    await everyoneCaughtUp(table);
    expect(openVotes(first)).toEqual([]);
    expect(await answer(second, table, vote, false)).toMatchObject({ error: { code: 'NOT_FOUND' } });
    // No bot has played for them, so they count as having stayed.
    expect(must(live(table.id).seats[leaver.seat]).gone_at).toBeNull();
    expect(await playOn(table, 'together', 9)).toBe(9);
  });

  test('a vote never stays open because another player leaves too', async () => {
    const table = await startedTable(server.url, VOTE);
    const [first, second, third] = atLeast(3, table.players);
    await leave(first, table);
    await question(third, first.seat);
    await leave(second, table);
    await question(third, second.seat);
    expect(openVotes(third)).toHaveLength(2);
    expect(openVotes(third).every(({ waiting }) => waiting.join() === '2')).toBe(true);
    await leave(third, table);
    const seats = (await info(table)).seats;
    expect(seats.map(({ bot }) => bot)).toEqual(['random', 'random', 'random']);
    await everyoneCaughtUp(table);
    expect(openVotes(third)).toEqual([]);
    await eventually(() => live(table.id).row.status === 'over', 'the end');
  });

  test('an undo does not end the vote, and a player’s own request ends when they leave', async () => {
    const table = await startedTable(server.url, VOTE);
    const first = mover(table);
    const [leaver, third] = atLeast(2, others(table, first));
    await first.connection.act(table.id, { type: 'pass' });
    await everyoneCaughtUp(table);
    await leave(leaver, table);
    await question(third, leaver.seat);
    await everyoneCaughtUp(table);
    const undone = await first.connection.ask({
      type: 'undo',
      table: table.id,
      id: first.connection.newId(),
      version: first.connection.versionOf(table.id),
    });
    expect(undone.type).toBe('done');
    await third.connection.until(() => openVotes(third).length === 2, 'two questions');
    const taken = openVotes(third).find(({ kind }) => kind === 'undo')!;
    await answer(third, table, taken.id, true);
    await first.connection.until(() => first.connection.owes(table.id, first.seat), 'my turn again');
    await everyoneCaughtUp(table);
    expect(openVotes(third)).toMatchObject([{ kind: 'takeover', by: leaver.seat }]);
    await first.connection.act(table.id, { type: 'pass' });
    await leave(first, table);
    await everyoneCaughtUp(table);
    expect(new Set(openVotes(third).map(({ by }) => by))).toEqual(new Set([leaver.seat, first.seat]));
  });
});

describe('passing automatically', () => {
  const autoPass = ({ connection }: Seated, table: PlayedTable, on = true): Promise<ServerMessage> =>
    connection.ask({ type: 'auto-pass', table: table.id, id: connection.newId(), on });
  const passes = async ({ person }: Seated, table: PlayedTable): Promise<boolean> =>
    (await person.table(table.id)).you.autoPass;

  test('lasts until another player does something else', async () => {
    const table = await startedTable(server.url, THREE);
    const first = mover(table);
    const rest = others(table, first);
    const sleeper = rest.find(({ seat }) => seat === (first.seat + 1) % 3)!;
    const awake = rest.find((one) => one !== sleeper)!;
    expect((await autoPass(sleeper, table)).type).toBe('done');
    expect(await passes(sleeper, table)).toBe(true);
    expect(await passes(awake, table)).toBe(false);
    await first.connection.act(table.id, { type: 'pass' });
    await awake.connection.until(() => awake.connection.owes(table.id, awake.seat), 'the turn after next');
    await everyoneCaughtUp(table);
    const bid = awake.connection
      .legal(table.id, awake.seat, new QuickRandom('bid'))
      .find(({ type }) => type === 'bid')!;
    const told = ({ connection }: Seated): ServerMessage[] =>
      connection.received.filter(({ type }) => type === 'table');
    const heard = new Map(table.players.map((one) => [one, told(one).length]));
    await awake.connection.act(table.id, bid);
    await everyoneCaughtUp(table);
    expect(await passes(sleeper, table)).toBe(false);
    // Their page is told at once, and no other page.
    expect(told(sleeper).at(-1)).toMatchObject({ you: { autoPass: false } });
    for (const other of [first, awake]) expect(told(other)).toHaveLength(must(heard.get(other)));
    await first.connection.act(table.id, { type: 'pass' });
    await sleeper.connection.until(() => sleeper.connection.owes(table.id, sleeper.seat), 'their own turn');
    await server.running.context.store.journal.settled();
    await everyoneCaughtUp(table);
    expect(sleeper.connection.owes(table.id, sleeper.seat)).toBe(true);
  });

  test('by all players ends the season and itself with it', async () => {
    const table = await startedTable(server.url, THREE);
    const [first] = atLeast(1, table.players);
    for (const player of table.players) await autoPass(player, table);
    await first.connection.until(
      () => first.connection.viewOf(table.id).pending.some(({ decision }) => decision !== 'turn'),
      'the boats',
    );
    for (const player of table.players) expect(await passes(player, table)).toBe(false);
    const random = new QuickRandom('boats');
    while (!first.connection.viewOf(table.id).pending.some(({ decision }) => decision === 'turn')) {
      const next = mover(table);
      await next.connection.playRandom(table.id, next.seat, random);
      await everyoneCaughtUp(table);
    }
    await server.running.context.store.journal.settled();
    await everyoneCaughtUp(table);
    expect(first.connection.viewOf(table.id)).toMatchObject({ season: 'summer' });
    expect(mover(table)).toBeDefined();
  });

  test('continues after a restart', async () => {
    const table = await startedTable(server.url, THREE);
    const first = mover(table);
    const next = others(table, first).find(({ seat }) => seat === (first.seat + 1) % 3)!;
    await autoPass(next, table);
    server = await server.restart();
    for (const player of table.players) {
      player.person.moveTo(server.url);
      player.connection = await player.person.connect();
      await player.connection.watch(table.id);
    }
    await first.connection.act(table.id, { type: 'pass' });
    const third = others(table, first).find((one) => one !== next)!;
    await third.connection.until(() => third.connection.owes(table.id, third.seat), 'the third’s turn');
    await everyoneCaughtUp(table);
    expect(next.connection.owes(table.id, next.seat)).toBe(false);
  });
});
