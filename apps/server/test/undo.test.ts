import { QuickRandom } from '@keyflower/engine';
import type { ServerMessage } from '@keyflower/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openGame, readGame, readTable } from '../src/tables/open-game.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { eventually } from './support/eventually.ts';
import { evict } from './support/eviction.ts';
import { Person } from './support/person.ts';
import { at, caughtUp, everyoneCaughtUp, follow, owing, type Play, plan } from './support/planned.ts';
import { startServer, type TestServer } from './support/server.ts';
import { startedTable } from './support/tables.ts';
import { draws, undo, undoState, views } from './support/undo.ts';
import { must } from '../../../scripts/testing/must.ts';
import { FULL } from '../../../scripts/testing/full.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const OPTIONS = { players: 3 };

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

  test('and the event says which events no longer count', async () => {
    const { table, id, mover, versions } = await inTheMiddle();
    expect((await undo(mover.connection, id)).type).toBe('done');
    await everyoneCaughtUp(table);
    for (const [i, { person }] of table.players.entries()) {
      const { body } = await person.get<{ events: object[] }>(`/tables/${id}/events`);
      expect(body.events.at(-1)).toEqual({ type: 'undone', player: mover.seat, since: versions[i] });
    }
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
    const { length } = server.running.context.tables.cache.peek(id)!.game!;
    expect((await mover.connection.ask(message)).type).toBe('done');
    await evict(server, id);
    expect((await mover.connection.ask(message)).type).toBe('done');
    expect(server.running.context.tables.cache.peek(id)!.game!.length).toBe(length);
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
  const live = server.running.context.tables.cache.peek(table.id)!;
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
  const most = FULL ? 1000 : 45;
  for (let i = 0; i < most; i++) {
    await everyoneCaughtUp(table);
    const mover = table.players.find(({ connection, seat }) => connection.owes(table.id, seat));
    if (!mover) break;
    if (random.below(5) === 0 && undoState(mover.connection) === 'free')
      await undo(mover.connection, table.id);
    else await mover.connection.playRandom(table.id, mover.seat, random);
    const live = tables.cache.peek(table.id)!;
    const again = (await readTable(store, table.id))!;
    openGame(again, (await readGame(store, table.id))!);
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
