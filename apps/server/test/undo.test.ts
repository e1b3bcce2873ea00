import { type GameEvent, QuickRandom, type View } from '@keyflower/engine';
import type { MessageOf, ServerMessage } from '@keyflower/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openGame } from '../src/tables/cache.ts';
import { LiveTable } from '../src/tables/live-table.ts';
import { eventually } from './support/eventually.ts';
import { evict } from './support/eviction.ts';
import { type Connection, Person } from './support/person.ts';
import { at, caughtUp, everyoneCaughtUp, follow, owing, type Play, plan } from './support/planned.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type PlayedTable, playOn, startedTable } from './support/tables.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const OPTIONS = { players: 3 };
const draws = ({ type }: GameEvent): boolean => type.startsWith('drew-');

/** The last steps of one seat, if none of them revealed hidden information. */
function ownRun(plays: readonly Play[]): Play[] {
  const run: Play[] = [];
  for (let i = plays.length - 1; i >= 0; i--) {
    const play = must(plays[i]);
    if (play.seat !== must(plays[plays.length - 1]).seat || play.events.some(draws)) break;
    run.unshift(play);
  }
  return run;
}

/** A turn with goods being moved: use, move, move, and more could follow. */
const transporting = (): Play[] =>
  plan(OPTIONS, 'goods', (game, plays) => {
    const run = ownRun(plays);
    const moving = owing(game, 'transport').includes(must(plays[plays.length - 1]).seat);
    return moving && run.length === 3 && must(run[0]).action.type === 'use';
  });

const undo = (connection: Connection, table: string): Promise<ServerMessage> =>
  connection.ask({
    type: 'undo',
    table,
    id: connection.newId(),
    version: connection.versionOf(table),
  });

const vote = (
  connection: Connection,
  table: string,
  number: number,
  agree: boolean,
): Promise<ServerMessage> =>
  connection.ask({ type: 'vote', table, id: connection.newId(), vote: number, agree });

const undoState = (connection: Connection): string | undefined => connection.latest('view', 'events')?.undo;

async function questionFor(connection: Connection, from: number): Promise<MessageOf<'votes'>['votes'][0]> {
  const asked = await connection.until(
    () =>
      connection.received
        .slice(from)
        .find(
          (message): message is MessageOf<'votes'> => message.type === 'votes' && message.votes.length > 0,
        ),
    'a question',
  );
  return must(asked.votes[0]);
}

const views = (table: PlayedTable): View[] =>
  table.players.map(({ connection }) => structuredClone(connection.viewOf(table.id)));

/** A table in the middle of a turn of three steps, with all views from before it began. */
async function inTheMiddle() {
  const plays = transporting();
  const table = await startedTable(server.url, { options: OPTIONS, seed: 'goods' });
  await follow(table, plays.slice(0, -3));
  const before = views(table);
  const versions = table.players.map(({ connection }) => connection.versionOf(table.id));
  await follow(table, plays.slice(-3));
  const mover = at(table, must(plays[plays.length - 1]).seat);
  return { table, id: table.id, mover, before, versions, run: plays.slice(-3) };
}

describe('a turn can be undone freely', () => {
  test('several steps at once, to its start; versions only grow, and it can be played again', async () => {
    const { table, id, mover, before, run } = await inTheMiddle();
    const versions = table.players.map(({ connection }) => connection.versionOf(id));
    for (const { connection, seat } of table.players) {
      expect(undoState(connection)).toBe(seat === mover.seat ? 'free' : 'ask');
    }
    expect((await undo(mover.connection, id)).type).toBe('done');
    await everyoneCaughtUp(table);
    expect(views(table)).toEqual(before);
    table.players.forEach(({ connection }, i) =>
      expect(connection.versionOf(id)).toBe(must(versions[i]) + 1),
    );
    // Actions based on a version before the undo are stale.
    const old = mover.connection.versionOf(id) - 1;
    const stale = await mover.connection.act(id, must(run[0]).action, undefined, old);
    expect(stale).toMatchObject({ type: 'refused', error: { code: 'STALE', version: old + 1 } });
    await follow(table, run);
    expect(mover.connection.owes(id, mover.seat)).toBe(true);
  });

  test('also when the table was evicted, and after a restart', async () => {
    const { table, id, mover, before, run } = await inTheMiddle();
    await evict(server, id);
    expect((await undo(mover.connection, id)).type).toBe('done');
    await everyoneCaughtUp(table);
    expect(views(table)).toEqual(before);
    await follow(table, run);
    server = await server.restart();
    for (const player of table.players) {
      player.person.moveTo(server.url);
      player.connection = await player.person.connect();
      await player.connection.watch(id);
    }
    expect(undoState(mover.connection)).toBe('free');
    expect((await undo(mover.connection, id)).type).toBe('done');
    await everyoneCaughtUp(table);
    expect(views(table)).toEqual(before);
  });

  test('the very first turn of a game too, also after the table was evicted', async () => {
    const plays = plan(OPTIONS, 'first', (_, [play]) => !must(play).events.some(draws));
    const table = await startedTable(server.url, { options: OPTIONS, seed: 'first' });
    const before = views(table);
    await follow(table, plays);
    await evict(server, table.id);
    const mover = at(table, must(plays[0]).seat);
    expect((await undo(mover.connection, table.id)).type).toBe('done');
    await everyoneCaughtUp(table);
    expect(views(table)).toEqual(before);
  });

  test('once: a repeated send of the undo is answered and undoes nothing else', async () => {
    const { table, id, mover } = await inTheMiddle();
    const message = { type: 'undo', table: id, id: 'once', version: mover.connection.versionOf(id) } as const;
    expect((await mover.connection.ask(message)).type).toBe('done');
    const { length } = server.running.context.tables.cache.get(id)!.game!;
    expect((await mover.connection.ask(message)).type).toBe('done');
    await evict(server, id);
    expect((await mover.connection.ask(message)).type).toBe('done');
    expect(server.running.context.tables.cache.get(id)!.game!.length).toBe(length);
    expect(must(table.players[0]).connection.latest('votes')).toBeUndefined();
  });

  test('by the player whose turn it is, on the version they see', async () => {
    const { id, mover } = await inTheMiddle();
    const stale = {
      type: 'undo',
      table: id,
      id: 'stale',
      version: mover.connection.versionOf(id) - 1,
    } as const;
    expect(await mover.connection.ask(stale)).toMatchObject({
      type: 'refused',
      error: { code: 'STALE', version: mover.connection.versionOf(id) },
    });
  });
});

describe('beyond that the others are asked', () => {
  /** A player drew something hidden and still has the turn, or the next player has it. */
  async function afterADraw() {
    const plays = plan(OPTIONS, 'luck', (_, all) => must(all[all.length - 1]).events.some(draws));
    const table = await startedTable(server.url, { options: OPTIONS, seed: 'luck' });
    const run = plays.filter((_, i) =>
      plays.slice(i).every(({ seat }) => seat === must(plays[plays.length - 1]).seat),
    );
    await follow(table, plays.slice(0, -run.length));
    const before = views(table);
    await follow(table, run);
    const asker = at(table, must(run[0]).seat);
    const others = table.players.filter((one) => one !== asker);
    return { table, id: table.id, asker, others, before };
  }

  test('after hidden information was revealed; all agree, and it is undone', async () => {
    const { table, id, asker, others, before } = await afterADraw();
    expect(undoState(asker.connection)).toBe('ask');
    const from = others.map(({ connection }) => connection.received.length);
    expect((await undo(asker.connection, id)).type).toBe('done');
    const question = await questionFor(must(others[0]).connection, must(from[0]));
    expect(question).toMatchObject({ kind: 'undo', by: asker.seat, agreed: [] });
    expect(question.waiting).toEqual(others.map(({ seat }) => seat));
    expect((await vote(must(others[0]).connection, id, question.id, true)).type).toBe('done');
    await everyoneCaughtUp(table);
    expect(views(table)).not.toEqual(before);
    expect((await vote(must(others[1]).connection, id, question.id, true)).type).toBe('done');
    await everyoneCaughtUp(table);
    expect(views(table)).toEqual(before);
    for (const { connection } of table.players) expect(connection.latest('votes')!.votes).toEqual([]);
  });

  test('one refusal ends the vote; it can be asked again; the player who asks cannot vote', async () => {
    const { table, id, asker, others } = await afterADraw();
    const now = views(table);
    const from = must(others[0]).connection.received.length;
    await undo(asker.connection, id);
    const question = await questionFor(must(others[0]).connection, from);
    expect(await vote(asker.connection, id, question.id, true)).toMatchObject({
      type: 'refused',
      error: { code: 'FORBIDDEN' },
    });
    await vote(must(others[0]).connection, id, question.id, false);
    await everyoneCaughtUp(table);
    expect(asker.connection.latest('votes')!.votes).toEqual([]);
    expect(await vote(must(others[1]).connection, id, question.id, true)).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    expect(views(table)).toEqual(now);
    const again = must(others[0]).connection.received.length;
    await undo(asker.connection, id);
    expect((await questionFor(must(others[0]).connection, again)).id).toBeGreaterThan(question.id);
  });

  test('the next action ends the vote, and everyone is told', async () => {
    const { table, id, asker, others } = await afterADraw();
    const from = must(others[0]).connection.received.length;
    await undo(asker.connection, id);
    const question = await questionFor(must(others[0]).connection, from);
    await playOn(table, 'on', 1);
    await everyoneCaughtUp(table);
    for (const { connection } of table.players) expect(connection.latest('votes')!.votes).toEqual([]);
    expect(await vote(must(others[0]).connection, id, question.id, true)).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
  });

  test('the vote survives eviction and a restart, and asking twice asks once', async () => {
    const { table, id, asker, others, before } = await afterADraw();
    const message = { type: 'undo', table: id, id: 'ask', version: asker.connection.versionOf(id) } as const;
    await asker.connection.ask(message);
    await evict(server, id);
    expect((await asker.connection.ask(message)).type).toBe('done');
    server = await server.restart();
    for (const player of table.players) {
      player.person.moveTo(server.url);
      player.connection = await player.person.connect();
      await player.connection.watch(id);
    }
    expect((await asker.connection.ask(message)).type).toBe('done');
    const question = await questionFor(must(others[0]).connection, 0);
    expect(must(others[0]).connection.latest('votes')!.votes).toHaveLength(1);
    const ballot = { type: 'vote', table: id, id: 'b', vote: question.id, agree: true } as const;
    await must(others[0]).connection.ask(ballot);
    expect((await must(others[0]).connection.ask(ballot)).type).toBe('done');
    await vote(must(others[1]).connection, id, question.id, true);
    await everyoneCaughtUp(table);
    expect(views(table)).toEqual(before);
  });

  test('after another player acted; a player who leaves is not waited for', async () => {
    const plays = plan(
      OPTIONS,
      'acted',
      (_, all) => all.length === 2 && must(all[0]).seat !== must(all[1]).seat,
    );
    const table = await startedTable(server.url, { options: OPTIONS, seed: 'acted' });
    const before = views(table);
    await follow(table, plays);
    const asker = at(table, must(plays[0]).seat);
    const [first, second] = atLeast(
      2,
      table.players.filter((one) => one !== asker),
    );
    const from = first.connection.received.length;
    await undo(asker.connection, table.id);
    const question = await questionFor(first.connection, from);
    // Both answers are needed; one of them never comes because the player has left.
    await vote(first.connection, table.id, question.id, true);
    await second.person.post(`/tables/${table.id}/leave`);
    await first.connection.until(
      () => first.connection.latest('votes')!.votes.length === 0,
      'the end of the question',
    );
    const { game } = server.running.context.tables.cache.get(table.id)!;
    expect(game!.record().some((line) => 'undo' in line)).toBe(true);
    expect(must(before[0]).pending).toEqual([{ player: asker.seat, decision: 'turn' }]);
  });

  test('with bots only, there is no player to ask', async () => {
    const table = await startedTable(server.url, { options: { players: 2 } }, 1);
    const [{ connection }] = atLeast(1, table.players);
    const { id } = table;
    await connection.until(() => connection.owes(id, 0), 'my turn');
    const before = structuredClone(connection.viewOf(id));
    await connection.act(id, { type: 'pass' });
    await connection.until(() => connection.owes(id, 0), 'my turn again');
    expect(undoState(connection)).toBe('ask');
    expect((await undo(connection, id)).type).toBe('done');
    expect(connection.viewOf(id)).toEqual(before);
    expect(connection.latest('votes')).toBeUndefined();
  });

  test('a player who has not acted yet has nothing to undo', async () => {
    const table = await startedTable(server.url, { options: OPTIONS });
    for (const { connection } of table.players) {
      expect(await undo(connection, table.id)).toMatchObject({ error: { code: 'CONFLICT' } });
    }
  });
});

test('tiles that were laid in secret are undone in secret', async () => {
  const seed = 'secret';
  // Only one player has several tiles left to lay.
  const plays = plan(
    OPTIONS,
    seed,
    (game, all) => {
      const placing = owing(game, 'place');
      const last = must(all[all.length - 1]);
      return placing.length === 1 && last.action.type === 'place' && last.seat === placing[0];
    },
    900,
  );
  const table = await startedTable(server.url, { options: OPTIONS, seed });
  const { you } = await must(table.players[0]).person.table(table.id);
  const looker = await (await Person.arrive(server.url)).connect();
  await looker.watch(table.id, { key: you.key! });
  await follow(table, plays.slice(0, -1));
  const layer = at(table, must(plays[plays.length - 1]).seat);
  const others = [
    ...table.players.filter((one) => one !== layer).map(({ connection }) => connection),
    looker,
  ];
  // The list of tables that wait for a player is sent with a delay.
  await eventually(() => server.running.context.hub['timer'] === null, 'the delayed lists');
  await caughtUp(others);
  const heard = others.map(({ raw }) => raw.length);
  const before = structuredClone(layer.connection.viewOf(table.id));
  const version = layer.connection.versionOf(table.id);
  await layer.connection.act(table.id, must(plays[plays.length - 1]).action);
  expect(layer.connection.viewOf(table.id)).not.toEqual(before);
  expect(undoState(layer.connection)).toBe('free');
  expect((await undo(layer.connection, table.id)).type).toBe('done');
  expect(layer.connection.viewOf(table.id)).toEqual(before);
  expect(layer.connection.versionOf(table.id)).toBe(version + 2);
  const live = server.running.context.tables.cache.get(table.id)!;
  const versions = others.map((connection) => connection.versionOf(table.id));
  await caughtUp(others);
  others.forEach((connection, i) => {
    // Nothing but the answer to the ping.
    expect(connection.raw.slice(heard[i])).toEqual(['{"type":"pong"}']);
    expect(live.version(connection.viewOf(table.id).viewer)).toBe(versions[i]);
  });
  await follow(table, plays.slice(-1));
});

test('a client that reconnects across an undo gets a new view; one that saw it continues from there', async () => {
  const { table, id, mover, versions } = await inTheMiddle();
  await undo(mover.connection, id);
  await everyoneCaughtUp(table);
  const last = mover.connection.versionOf(id);
  const index = table.players.indexOf(mover);
  const first = async (since: number): Promise<ServerMessage | undefined> => {
    const connection = await mover.person.connect();
    await connection.watch(id, { since });
    expect(connection.versionOf(id)).toBe(last);
    expect(connection.viewOf(id)).toEqual(mover.connection.viewOf(id));
    return connection.received.find(({ type }) => type === 'view' || type === 'events');
  };
  for (let since = must(versions[index]); since < last; since++)
    expect((await first(since))!.type).toBe('view');
  expect(await first(last)).toMatchObject({ type: 'events', events: [] });
});

test('a table restored from disk has the same state', async () => {
  const table = await startedTable(server.url, { options: { players: 3, farmers: 'mixed' } });
  const { tables, store } = server.running.context;
  const random = new QuickRandom('memory');
  const most = process.env.KEYFLOWER_TEST_FULL === '1' ? 1000 : 80;
  for (let i = 0; i < most; i++) {
    await everyoneCaughtUp(table);
    const mover = table.players.find(({ connection, seat }) => connection.owes(table.id, seat));
    if (!mover) break;
    if (random.below(5) === 0 && undoState(mover.connection) === 'free')
      await undo(mover.connection, table.id);
    else await mover.connection.playRandom(table.id, mover.seat, random);
    const live = tables.cache.get(table.id)!;
    const again = new LiveTable(store.tables.get(table.id)!, store.tables.seats(table.id));
    openGame(store, again);
    const known = ({ versions, askedAt, freeUndo }: LiveTable) => ({
      versions,
      freeUndo,
      asked: asked(again, askedAt),
    });
    expect(known(again)).toEqual(known(live));
    expect(stored(again)).toEqual(stored(live));
  }
});

/** Only seats that owe a decision were asked one. */
const asked = (table: LiveTable, askedAt: readonly number[]): (number | null)[] =>
  askedAt.map((version, seat) => ((table.pendingMask() >> seat) & 1 ? version : null));

/** The state of a table, without fields added by the database driver. */
function stored({ row }: LiveTable): object {
  const { _metadata, ...kept } = row as typeof row & { _metadata?: unknown };
  return kept;
}
