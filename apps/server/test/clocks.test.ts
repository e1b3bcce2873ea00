import fc from 'fast-check';
import type { MessageOf, NewTable, SeatClock } from '@keyflower/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { afterStep, afterUndo, dueAt, nextDue, type SeatTime, startTimes } from '../src/table/clocks.ts';
import { endVacations } from '../src/table/vacation.ts';
import { account } from './support/accounts.ts';
import { eventually } from './support/eventually.ts';
import { evict } from './support/eviction.ts';
import { FrozenClock } from './support/frozen-clock.ts';
import type { Connection, Person } from './support/person.ts';
import { at, everyoneCaughtUp, follow, owing, plan } from './support/planned.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type PlayedTable, startedTable } from './support/tables.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

describe('clocks on paper', () => {
  const FREE = 30;
  const PLAYERS = 4;
  const mask = fc.integer({ min: 0, max: 2 ** PLAYERS - 1 });
  const step = fc.record({
    wait: fc.integer({ min: 0, max: 50 }),
    owesNow: mask,
    actor: fc.integer({ min: 0, max: PLAYERS - 1 }),
    undo: fc.boolean(),
    undone: fc.integer({ min: 1, max: 3 }),
  });
  const left = ({ bank, free }: SeatTime): number => bank + free;

  test('only those who owe run, in parallel; no bank grows or goes below nothing', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 0, max: 100 }), (steps, bank) => {
        const times: SeatTime[] = Array.from({ length: PLAYERS }, () => ({ bank, free: 0, since: null }));
        let now = 0;
        let owedBefore = 0;
        for (const { wait, owesNow, actor, undo, undone } of steps) {
          now += wait;
          const before = times.map((time) => ({ ...time }));
          if (undo) afterUndo(times, { owedBefore, owesNow, by: actor, undone, free: FREE, now });
          else afterStep(times, { owedBefore, owesNow, actor, free: FREE, now });
          times.forEach((time, seat) => {
            const owed = (owedBefore >> seat) & 1;
            const owes = (owesNow >> seat) & 1;
            expect(time.since !== null).toBe(owes === 1);
            expect(time.bank).toBeGreaterThanOrEqual(0);
            expect(time.free).toBeGreaterThanOrEqual(0);
            expect(time.bank).toBeLessThanOrEqual(before[seat].bank);
            // What a new decision has of its own is all that anybody ever gets.
            expect(time.free).toBeLessThanOrEqual(Math.max(FREE, before[seat].free));
            if (undo && seat === actor) expect(left(time)).toBeLessThanOrEqual(left(before[seat]));
            if (!owed && !owes) expect(left(time)).toBe(left(before[seat]));
          });
          owedBefore = owesNow;
        }
      }),
    );
  });

  test('a clock that runs loses exactly the time that goes by, its own time first', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(100), fc.nat(60), (wait, bank, free) => {
        const times: SeatTime[] = [{ bank, free: 0, since: null }];
        afterStep(times, { owedBefore: 0, owesNow: 1, actor: null, free, now: 7 });
        expect(dueAt(times[0])).toBe(7 + free + bank);
        afterStep(times, { owedBefore: 1, owesNow: 0, actor: 0, free, now: 7 + wait });
        expect(left(times[0])).toBe(Math.max(0, bank + free - wait));
        expect(times[0].bank).toBe(Math.max(0, bank - Math.max(0, wait - free)));
        expect(nextDue(times)).toBeNull();
      }),
    );
  });

  test('no turn lasts longer by taking back: every new decision has its time once', () => {
    const move = fc.record({ wait: fc.nat(20), back: fc.boolean() });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
        const bank = 40;
        const times: SeatTime[] = [{ bank, free: 0, since: null }];
        let now = 0;
        afterStep(times, { owedBefore: 0, owesNow: 1, actor: null, free: FREE, now });
        let depth = 0;
        let deepest = 0;
        for (const { wait, back } of moves) {
          now += wait;
          if (now > dueAt(times[0])!) break;
          if (back && depth > 0) {
            afterUndo(times, { owedBefore: 1, owesNow: 1, by: 0, undone: depth, free: FREE, now });
            depth = 0;
          } else {
            afterStep(times, { owedBefore: 1, owesNow: 1, actor: 0, free: FREE, now });
            depth += 1;
            deepest = Math.max(deepest, depth);
          }
          expect(dueAt(times[0])).toBeLessThanOrEqual(bank + (deepest + 1) * FREE);
        }
      }),
    );
  });

  test('somebody on vacation has a clock that stands although they owe', () => {
    const times = startTimes({ kind: 'correspondence', hours: 24 }, 2)!;
    times[1].away = true;
    afterStep(times, { owedBefore: 0, owesNow: 0b11, actor: null, free: DAY, now: 5 });
    expect(times.map(({ since }) => since)).toEqual([5, null]);
    expect(nextDue(times)).toBe(5 + DAY);
    expect(startTimes({ kind: 'untimed' }, 2)).toBeNull();
  });
});

const clock = new FrozenClock();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { clock: clock.read });
});
afterAll(() => server.close());

const LIVE = { kind: 'live', bank: 60, perDecision: 30 } as const;

const clocksOf = (connection: Connection): SeatClock[] | undefined =>
  [...connection.received]
    .reverse()
    .find((message): message is MessageOf<'view'> | MessageOf<'events'> => 'undo' in message)?.clocks;

/** The clocks as a fresh look shows them. */
async function look({ connection }: { connection: Connection }, table: string): Promise<SeatClock[]> {
  await connection.watch(table);
  return clocksOf(connection)!;
}

const record = (id: string): ({ timeout?: { player: number }; player?: number } & object)[] =>
  server.running.app.house.shelf.get(id)!.game!.record();

const owers = ({ id, players }: PlayedTable): number[] =>
  players[0].connection.viewOf(id).pending.map(({ player }) => player);

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
  test('runs for whoever owes a decision, its own time before the bank', async () => {
    const table = await timed();
    const [mover] = owers(table);
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

  test('runs for all at once where all decide at once', async () => {
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
      expect(free).toBe(before[seat].free - 10_000);
    });
  });

  test('passes a turn when it is over, no sooner, and the record says so', async () => {
    const table = await timed();
    const [mover] = owers(table);
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
    // What was played for somebody is not theirs to take back alone.
    const undo = { type: 'undo', table: table.id, id: 'u', version: connection.versionOf(table.id) } as const;
    await at(table, mover).connection.until(
      () => at(table, mover).connection.versionOf(table.id) === undo.version,
      'the news',
    );
    await at(table, mover).connection.ask(undo);
    expect(await connection.message('votes')).toMatchObject({ votes: [{ kind: 'undo', by: mover }] });
  });

  test.each(['place', 'offer', 'boat'] as const)(
    'lets a bot decide about a %s when it is over',
    async (kind) => {
      const options = { players: 2 };
      const seed = `late ${kind}`;
      const plays = plan(options, seed, (game) => owing(game, kind).includes(0), 900);
      const table = await startedTable(server.url, { options, seed, clock: LIVE });
      await follow(table, plays);
      const before = record(table.id).length;
      await clock.run(server, 90 * SECOND);
      // A bot thinks in real time.
      await eventually(() => record(table.id).length > before + 1, 'the bot’s answer');
      expect(record(table.id).slice(before)).toMatchObject([
        { timeout: {} },
        { action: { type: kind } },
        ...record(table.id).slice(before + 2),
      ]);
    },
  );

  test('that ran out while the server was going down is seen to when it is back', async () => {
    const options = { players: 2 };
    const seed = 'late boat';
    const plays = plan(options, seed, (game) => owing(game, 'boat').includes(0), 900);
    const table = await startedTable(server.url, { options, seed, clock: LIVE });
    await follow(table, plays);
    const before = record(table.id).length;
    await clock.run(server, 90 * SECOND);
    server = await server.restart();
    await clock.run(server, 0);
    await eventually(() => record(table.id).length > before + 1, 'the bot’s answer');
    expect(record(table.id).filter((line) => 'timeout' in line)).toHaveLength(1);
  });

  test('does not run while the server is down', async () => {
    const table = await timed();
    const [mover] = owers(table);
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

  test('gets nothing from taking back: neither in this decision nor in those that come again', async () => {
    const options = { players: 3 };
    const plays = plan(options, 'goods', (game, all) => {
      const run = all.slice(-2);
      const same = run.length === 2 && run[0].seat === run[1].seat && run[0].action.type === 'use';
      return (
        same &&
        owing(game, 'transport').includes(run[1].seat) &&
        run.every(({ events }) => !events.some(({ type }) => type.startsWith('drew')))
      );
    });
    const table = await startedTable(server.url, { options, seed: 'goods', clock: LIVE });
    await follow(table, plays.slice(0, -2));
    const [use, move] = plays.slice(-2);
    const { connection } = at(table, use.seat);
    const mine = (): SeatClock => clocksOf(connection)![use.seat];
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

  test('gets nothing from leaving and coming back', async () => {
    const table = await timed({ onLeave: 'vote' }, 3);
    const [mover] = owers(table);
    const { person } = at(table, mover);
    await clock.run(server, 40 * SECOND);
    for (let again = 0; again < 3; again++) {
      expect((await person.post(`/tables/${table.id}/leave`)).status).toBe(200);
      expect((await person.post(`/tables/${table.id}/return`)).status).toBe(200);
    }
    expect((await look(at(table, mover), table.id))[mover]).toEqual({ free: 0, bank: 50_000, running: true });
  });
});

describe('where a bot takes the seat of whoever is late', () => {
  const late = () => timed({ timeout: 'replace', stand: 'random' }, 3);

  test('they are warned first; a decision in time ends the warning', async () => {
    const table = await late();
    const [mover] = owers(table);
    await clock.run(server, 90 * SECOND);
    const { connection } = at(table, mover);
    await connection.until(() => clocksOf(connection)?.[mover].warned, 'the warning');
    await clock.run(server, 59 * SECOND);
    expect((await table.players[0].person.table(table.id)).table.seats[mover].gone).toBe('no');
    expect((await connection.act(table.id, { type: 'pass' })).type).toBe('events');
    expect(clocksOf(connection)![mover].warned).toBeUndefined();
    await clock.run(server, 10 * SECOND);
    expect((await table.players[0].person.table(table.id)).table.seats[mover].gone).toBe('no');
  });

  test('then a bot plays on, and the person may come back', async () => {
    const table = await late();
    const [mover] = owers(table);
    const { person, connection } = at(table, mover);
    await clock.run(server, 90 * SECOND);
    await clock.run(server, 60 * SECOND);
    const info = await table.players[0].person.table(table.id);
    expect(info.table.seats[mover]).toMatchObject({ gone: 'timed-out', bot: 'random' });
    await connection.until(() => !connection.owes(table.id, mover), 'the bot’s move');
    const answer = await connection.act(table.id, { type: 'pass' });
    expect(answer).toMatchObject({ type: 'refused', error: { code: 'FORBIDDEN' } });
    expect((await person.post(`/tables/${table.id}/return`)).status).toBe(200);
    const back = await table.players[0].person.table(table.id);
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

test('an untimed table waits for ever', async () => {
  const table = await startedTable(server.url, { options: { players: 2 } });
  const before = record(table.id).length;
  await clock.run(server, 400 * DAY);
  expect(clocksOf(table.players[0].connection)).toBeUndefined();
  expect(record(table.id)).toHaveLength(before);
});

describe('by correspondence', () => {
  const CLOCK = { kind: 'correspondence', hours: 24 } as const;
  let names = 0;

  /** Two people with accounts, one of whom owes the first decision. */
  async function letters(): Promise<{ id: string; late: Person; other: Person; seat: number }> {
    const people = [
      await account(server.url, `Writer ${names++}`),
      await account(server.url, `Writer ${names++}`),
    ];
    const id = await people[0].createTable({ options: { players: 2 }, clock: CLOCK, public: true });
    await people[1].post(`/tables/${id}/sit`, { seat: 1 });
    await people[0].post(`/tables/${id}/start`);
    const mask = server.running.app.house.shelf.get(id)!.pendingMask();
    const seat = mask === 1 ? 0 : 1;
    return { id, late: people[seat], other: people[1 - seat], seat };
  }

  const timedOut = (id: string): boolean => record(id).some((line) => 'timeout' in line);

  test('a decision has its hours, and then it is passed', async () => {
    const { id } = await letters();
    await clock.run(server, 24 * HOUR - 1);
    expect(timedOut(id)).toBe(false);
    await clock.run(server, 1);
    expect(timedOut(id)).toBe(true);
  });

  test('on vacation the clock stands; it goes on when the person is back, with what was left', async () => {
    const { id, late, seat } = await letters();
    const connection = await late.connect();
    await clock.run(server, 20 * HOUR);
    expect((await late.post('/me/vacation', { days: 3 })).status).toBe(200);
    expect((await late.post('/me/vacation', { days: 3 })).status).toBe(409);
    await clock.run(server, 60 * HOUR);
    expect((await look({ connection }, id))[seat]).toEqual({ free: 4 * HOUR, bank: 0, running: false });
    server = await server.restart();
    late.moveTo(server.url);
    await clock.run(server, 10 * HOUR);
    expect(timedOut(id)).toBe(false);
    const { body } = await late.delete<{ vacation: object }>('/me/vacation');
    expect(body.vacation).toEqual({ until: null, daysLeft: 25 });
    const again = await late.connect();
    expect((await look({ connection: again }, id))[seat]).toEqual({ free: 4 * HOUR, bank: 0, running: true });
    await clock.run(server, 4 * HOUR - 1);
    expect(timedOut(id)).toBe(false);
    await clock.run(server, 1);
    expect(timedOut(id)).toBe(true);
  });

  test('a vacation ends by itself, and there are so many days a year', async () => {
    const { id, late, seat } = await letters();
    const { house, store } = server.running.app;
    for (const days of [20, 8]) {
      expect((await late.post('/me/vacation', { days })).status).toBe(200);
      endVacations(house);
      await store.journal.settled();
      expect(store.people.get(late.id)!.vacation_until).not.toBeNull();
      await store.journal.commit(() => store.people.set(late.id, { vacation_until: Date.now() - 1 }));
      endVacations(house);
      await store.journal.settled();
      expect(store.people.get(late.id)!.vacation_until).toBeNull();
      expect(house.shelf.get(id)!.live.times![seat].since).not.toBeNull();
    }
    expect(await late.post('/me/vacation', { days: 1 })).toMatchObject({
      status: 409,
      body: { error: { code: 'CONFLICT' } },
    });
    // Next year there are days again.
    await store.journal.commit(() => store.people.set(late.id, { vacation_year: 2000 }));
    expect((await late.post('/me/vacation', { days: 28 })).status).toBe(200);
  });

  test('a vacation holds at tables that begin later, and not at live tables', async () => {
    const { late, other } = await letters();
    for (const person of [late, other]) await person.post('/me/vacation', { days: 2 });
    const begun = async (settings: Partial<NewTable>): Promise<SeatTime[]> => {
      const id = await late.createTable({ options: { players: 2 }, public: true, ...settings });
      await other.post(`/tables/${id}/sit`, { seat: 1 });
      expect((await late.post(`/tables/${id}/start`)).status).toBe(200);
      return server.running.app.house.shelf.get(id)!.live.times!;
    };
    expect((await begun({ clock: CLOCK })).map(({ since }) => since)).toEqual([null, null]);
    expect((await begun({ clock: LIVE })).some(({ since }) => since !== null)).toBe(true);
  });
});

test('the play time goes on from where it was written down', async () => {
  const { playTime } = server.running.app.house;
  await clock.run(server, 7 * SECOND);
  const before = playTime.now();
  server = await server.restart();
  expect(server.running.app.house.playTime.now()).toBe(before);
});
