import type { MessageOf, ServerMessage } from '@keyflower/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evict } from './support/eviction.ts';
import type { Connection } from './support/person.ts';
import { at, everyoneCaughtUp, follow, plan } from './support/planned.ts';
import { startServer, type TestServer } from './support/server.ts';
import { playOn, startedTable } from './support/tables.ts';
import { draws, undo, undoState, views } from './support/undo.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const OPTIONS = { players: 3 };

const vote = (
  connection: Connection,
  table: string,
  number: number,
  agree: boolean,
): Promise<ServerMessage> =>
  connection.ask({ type: 'vote', table, id: connection.newId(), vote: number, agree });

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

describe('beyond a free undo the others are asked', () => {
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
    const { game } = server.running.context.tables.cache.peek(table.id)!;
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
