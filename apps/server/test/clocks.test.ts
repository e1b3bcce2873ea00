import { type Game, publicAnswer } from '@keyflower/engine';
import type { NewTable, SeatClock } from '@keyflower/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './support/eventually.ts';
import { evict } from './support/eviction.ts';
import { FrozenClock } from './support/frozen-clock.ts';
import type { Connection } from './support/person.ts';
import { at, everyoneCaughtUp, follow, owing, plan } from './support/planned.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type PlayedTable, startedTable } from './support/tables.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

const clock = new FrozenClock();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { clock: clock.read });
});
afterAll(() => server.close());

const LIVE = { kind: 'live', bank: 60, perDecision: 30 } as const;

const clocksOf = (connection: Connection): SeatClock[] | undefined =>
  connection.latest('view', 'events')?.clocks;

/** The clocks as a newly connected client sees them. */
async function look({ connection }: { connection: Connection }, table: string): Promise<SeatClock[]> {
  await connection.watch(table);
  return clocksOf(connection)!;
}

/** Whether the first seat has to decide, and not only to take the last boat. */
const asks = (game: Game, kind: string): boolean =>
  owing(game, kind).includes(0) && publicAnswer(game.state, 0) === null;

const record = (id: string): ({ timeout?: { player: number }; player?: number } & object)[] =>
  server.running.context.tables.cache.peek(id)!.game!.record();

const owers = ({ id, players }: PlayedTable): number[] =>
  must(players[0])
    .connection.viewOf(id)
    .pending.map(({ player }) => player);

const timed = (more: Partial<NewTable> = {}, players = 2): Promise<PlayedTable> =>
  startedTable(server.url, { options: { players }, clock: LIVE, ...more });

async function comeAgain(table: PlayedTable): Promise<void> {
  for (const player of table.players) {
    player.person.moveTo(server.url);
    player.connection = await player.person.connect();
    await player.connection.watch(table.id);
  }
}

describe('a live clock', () => {
  test('runs for a seat that owes a decision, decision time before the bank', async () => {
    const table = await timed();
    const [mover] = atLeast(1, owers(table));
    const running = (clocks: SeatClock[]): boolean[] => clocks.map(({ running: on }) => on);
    expect(running(await look(at(table, 0), table.id))).toEqual([mover === 0, mover === 1]);
    await clock.run(server, 20 * SECOND);
    expect((await look(at(table, 0), table.id))[mover]).toMatchObject({ free: 10_000, bank: 60_000 });
    await clock.run(server, 20 * SECOND);
    expect((await look(at(table, 0), table.id))[mover]).toMatchObject({ free: 0, bank: 50_000 });
    await at(table, mover).connection.act(table.id, { type: 'pass' });
    await everyoneCaughtUp(table);
    const clocks = clocksOf(at(table, mover).connection)!;
    expect(clocks[mover]).toEqual({ free: 0, bank: 50_000, running: false });
    expect(clocks[1 - mover]).toEqual({ free: 30_000, bank: 60_000, running: true });
  });

  test('runs for all seats at once during a simultaneous decision', async () => {
    const options = { players: 3 };
    const seed = 'all place';
    const plays = plan(options, seed, (game) => owing(game, 'place').length === 3, 900);
    const table = await startedTable(server.url, { options, seed, clock: LIVE });
    await follow(table, plays);
    const before = await look(at(table, 0), table.id);
    await clock.run(server, 10 * SECOND);
    const after = await look(at(table, 0), table.id);
    after.forEach(({ free, running }, seat) => {
      expect(running).toBe(true);
      expect(free).toBe(must(before[seat]).free - 10_000);
    });
  });

  test('passes the turn when time is up, no sooner, and the record says so', async () => {
    const table = await timed();
    const [mover] = atLeast(1, owers(table));
    await clock.run(server, 90 * SECOND - 1);
    expect(record(table.id).some((line) => 'timeout' in line)).toBe(false);
    await clock.run(server, 1);
    const { connection } = at(table, 1 - mover);
    await connection.until(() => connection.owes(table.id, 1 - mover), 'the next turn');
    const lines = record(table.id);
    expect(lines.slice(-2)).toMatchObject([
      { timeout: { player: mover } },
      { player: mover, action: { type: 'pass' } },
    ]);
    expect(clocksOf(connection)![mover]).toEqual({ free: 0, bank: 0, running: false });
    // A player cannot undo alone what was played for them.
    const undo = { type: 'undo', table: table.id, id: 'u', version: connection.versionOf(table.id) } as const;
    await at(table, mover).connection.until(
      () => at(table, mover).connection.versionOf(table.id) === undo.version,
      'the news',
    );
    await at(table, mover).connection.ask(undo);
    expect(await connection.message('votes')).toMatchObject({ votes: [{ kind: 'undo', by: mover }] });
  });

  test.each(['place', 'offer', 'boat'] as const)('lets a bot decide a %s when it runs out', async (kind) => {
    const options = { players: 2 };
    const seed = `late ${kind}`;
    const plays = plan(options, seed, (game) => asks(game, kind), 900);
    const table = await startedTable(server.url, { options, seed, clock: LIVE });
    await follow(table, plays);
    const before = record(table.id).length;
    await clock.run(server, 90 * SECOND);
    // Bots think in real time.
    await eventually(() => record(table.id).length > before + 1, 'the bot’s answer');
    expect(record(table.id).slice(before)).toMatchObject([
      { timeout: {} },
      { action: { type: kind } },
      ...record(table.id).slice(before + 2),
    ]);
  });

  test('that expired during shutdown is enforced after the restart', async () => {
    const options = { players: 2 };
    const seed = 'late boat';
    const plays = plan(options, seed, (game) => asks(game, 'boat'), 900);
    const table = await startedTable(server.url, { options, seed, clock: LIVE });
    await follow(table, plays);
    const before = record(table.id).length;
    await clock.run(server, 90 * SECOND);
    server = await server.restart();
    await clock.run(server, 0);
    await server.running.context.tables.cache.open(table.id);
    await eventually(() => record(table.id).length > before + 1, 'the bot’s answer');
    expect(record(table.id).filter((line) => 'timeout' in line)).toHaveLength(1);
  });

  test('does not run while the server is down', async () => {
    const table = await timed();
    const [mover] = atLeast(1, owers(table));
    await clock.run(server, 35 * SECOND);
    await server.running.close();
    clock.pass(5 * HOUR);
    server = await server.restart();
    await comeAgain(table);
    const clocks = await look(at(table, 0), table.id);
    expect(clocks[mover]).toEqual({ free: 0, bank: 55_000, running: true });
    await clock.run(server, 54 * SECOND);
    expect(record(table.id).some((line) => 'timeout' in line)).toBe(false);
    await clock.run(server, SECOND);
    await eventually(() => record(table.id).some((line) => 'timeout' in line), 'the end of the time');
  });

  test('is not refilled by undo, neither for this decision nor for decisions that recur', async () => {
    const options = { players: 3 };
    const plays = plan(options, 'goods', (game, all) => {
      const run = all.slice(-2);
      const same =
        run.length === 2 && must(run[0]).seat === must(run[1]).seat && must(run[0]).action.type === 'use';
      return (
        same &&
        owing(game, 'transport').includes(must(run[1]).seat) &&
        run.every(({ events }) => !events.some(({ type }) => type.startsWith('drew')))
      );
    });
    const table = await startedTable(server.url, { options, seed: 'goods', clock: LIVE });
    await follow(table, plays.slice(0, -2));
    const [use, move] = atLeast(2, plays.slice(-2));
    const { connection } = at(table, use.seat);
    const mine = (): SeatClock => must(clocksOf(connection)?.[use.seat]);
    await clock.run(server, 25 * SECOND);
    await follow(table, [use]);
    const { bank } = mine();
    expect(mine()).toEqual({ free: 30_000, bank, running: true });
    await clock.run(server, 10 * SECOND);
    await follow(table, [move]);
    await clock.run(server, 12 * SECOND);
    const undo = () =>
      connection.ask({
        type: 'undo',
        table: table.id,
        id: connection.newId(),
        version: connection.versionOf(table.id),
      });
    for (let again = 0; again < 3; again++) {
      await undo();
      expect(mine()).toEqual({ free: 18_000, bank, running: true });
      await follow(table, [use]);
      expect(mine()).toEqual({ free: 18_000, bank, running: true });
      await follow(table, [move]);
      expect(mine()).toEqual({ free: 18_000, bank, running: true });
    }
    await evict(server, table.id);
    await undo();
    await follow(table, [use, move]);
    expect(mine()).toEqual({ free: 18_000, bank, running: true });
  });

  test('is not refilled by leaving and coming back', async () => {
    const table = await timed({ onLeave: 'vote' }, 3);
    const [mover] = atLeast(1, owers(table));
    const { person } = at(table, mover);
    await clock.run(server, 40 * SECOND);
    for (let again = 0; again < 3; again++) {
      expect((await person.post(`/tables/${table.id}/leave`)).status).toBe(200);
      expect((await person.post(`/tables/${table.id}/return`)).status).toBe(200);
    }
    expect((await look(at(table, mover), table.id))[mover]).toEqual({ free: 0, bank: 50_000, running: true });
  });
});

describe('where a bot takes the seat of a late player', () => {
  const late = () => timed({ timeout: 'replace', stand: 'random' }, 3);

  test('the player is warned first; a decision in time ends the warning', async () => {
    const table = await late();
    const [mover] = atLeast(1, owers(table));
    await clock.run(server, 90 * SECOND);
    const { connection } = at(table, mover);
    await connection.until(() => clocksOf(connection)?.[mover]?.warned, 'the warning');
    await clock.run(server, 59 * SECOND);
    expect(must((await must(table.players[0]).person.table(table.id)).table.seats[mover]).gone).toBe('no');
    expect((await connection.act(table.id, { type: 'pass' })).type).toBe('events');
    expect(must(clocksOf(connection)![mover]).warned).toBeUndefined();
    await clock.run(server, 10 * SECOND);
    expect(must((await must(table.players[0]).person.table(table.id)).table.seats[mover]).gone).toBe('no');
  });

  test('then a bot plays on, and the player may return', async () => {
    const table = await late();
    const [mover] = atLeast(1, owers(table));
    const { person, connection } = at(table, mover);
    await clock.run(server, 90 * SECOND);
    await clock.run(server, 60 * SECOND);
    const info = await must(table.players[0]).person.table(table.id);
    expect(info.table.seats[mover]).toMatchObject({ gone: 'timed-out', bot: 'random' });
    await connection.until(() => !connection.owes(table.id, mover), 'the bot’s move');
    const answer = await connection.act(table.id, { type: 'pass' });
    expect(answer).toMatchObject({ type: 'refused', error: { code: 'FORBIDDEN' } });
    expect((await person.post(`/tables/${table.id}/return`)).status).toBe(200);
    const back = await must(table.players[0]).person.table(table.id);
    expect(back.table.seats[mover]).toMatchObject({ gone: 'no', bot: null });
    for (const other of table.players) {
      if (other.connection !== connection && other.connection.owes(table.id, other.seat))
        await other.connection.act(table.id, { type: 'pass' });
      await everyoneCaughtUp(table);
    }
    const lines = record(table.id).filter((line) => 'seat' in line);
    expect(lines).toMatchObject([
      { seat: { player: mover, name: 'bot random' } },
      { seat: { player: mover, name: `person ${person.id}` } },
    ]);
  });
});

test('a bot takes a resigned seat whose vote is still open when its time is up', async () => {
  const table = await timed({ timeout: 'replace', onLeave: 'vote', stand: 'random' }, 3);
  const [mover] = atLeast(1, owers(table));
  const { person } = at(table, mover);
  await person.post(`/tables/${table.id}/resign`);
  await clock.run(server, 90 * SECOND);
  await clock.run(server, 60 * SECOND);
  const { table: info } = await must(table.players[0]).person.table(table.id);
  expect(info.seats[mover]).toMatchObject({ gone: 'resigned', bot: 'random' });
  expect(server.running.context.tables.cache.peek(table.id)!.live.votes).toEqual([]);
  expect((await person.post(`/tables/${table.id}/return`)).status).toBe(403);
});

test('an untimed table waits forever', async () => {
  const table = await startedTable(server.url, { options: { players: 2 } });
  const before = record(table.id).length;
  await clock.run(server, 400 * DAY);
  expect(clocksOf(must(table.players[0]).connection)).toBeUndefined();
  expect(record(table.id)).toHaveLength(before);
});

test('play time resumes from the stored value', async () => {
  const { playTime } = server.running.context.tables;
  await clock.run(server, 7 * SECOND);
  const before = playTime.now();
  server = await server.restart();
  expect(server.running.context.tables.playTime.now()).toBe(before);
});
