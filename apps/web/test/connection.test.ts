import type { ClientMessage, ServerMessage } from '@keyflower/protocol';
import { expect, test } from 'vitest';
import { ANSWER_MS, Connection, OPEN_MS, QUIET_MS, type Socket } from '../src/session/connection.ts';
import { must } from '../../../scripts/testing/must.ts';

/** A fake server end of a connection. */
class FarEnd implements Socket {
  readonly said: ClientMessage[] = [];
  private readonly listeners: Record<string, ((event: { data: unknown }) => void)[]> = {};
  closed = false;

  addEventListener(type: string, listener: (event: { data: unknown }) => void): void {
    (this.listeners[type] ??= []).push(listener);
  }

  private fire(type: string, data?: unknown): void {
    for (const listener of this.listeners[type] ?? []) listener({ data });
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
    this.fire('close');
  }

  open(): void {
    this.fire('open');
  }

  say(message: ServerMessage): void {
    this.fire('message', JSON.stringify(message));
  }
}

interface Wait {
  ms: number;
  run: () => void;
  off: boolean;
}

function setUp() {
  const sockets: FarEnd[] = [];
  const heard: ServerMessage[] = [];
  const connected: boolean[] = [];
  /** The pending retry and the pending timeout for silence. */
  const waits: Wait[] = [];
  const trusts: Wait[] = [];
  let since: number | undefined;
  const connection = new Connection({
    open: () => {
      const socket = new FarEnd();
      sockets.push(socket);
      return socket;
    },
    receive: (message) => heard.push(message),
    connected: (is) => connected.push(is),
    later: (ms, run) => {
      const wait = { ms, run, off: false };
      ([OPEN_MS, QUIET_MS, ANSWER_MS].includes(ms) ? trusts : waits).push(wait);
      return () => (wait.off = true);
    },
    since: () => since,
  });
  /** Lets the current timeout for silence expire. */
  const silence = (): void => {
    const running = trusts.filter(({ off }) => !off);
    expect(running).toHaveLength(1);
    must(running[0]).off = true;
    must(running[0]).run();
  };
  return {
    connection,
    sockets,
    heard,
    waits,
    silence,
    connected,
    seen: (version: number) => (since = version),
  };
}

const ACT = { type: 'act', table: 't', id: 'a1', version: 3, action: { type: 'pass' } } as const;
const DONE: ServerMessage = { type: 'done', table: 't', id: 'a1', version: 4 };

test('a table is watched as soon as the connection is open, and not before', () => {
  const { connection, sockets } = setUp();
  connection.watch('t', 'key');
  connection.connect();
  expect(must(sockets[0]).said).toEqual([]);
  must(sockets[0]).open();
  expect(must(sockets[0]).said).toEqual([{ type: 'watch', table: 't', key: 'key' }]);
});

test('after a break the table is resumed at its version, and unanswered messages are resent under their id', async () => {
  const { connection, sockets, waits, seen } = setUp();
  connection.watch('t');
  connection.connect();
  must(sockets[0]).open();
  seen(3);
  const answered = connection.ask(ACT);
  must(sockets[0]).close();
  expect(waits).toHaveLength(1);
  must(waits[0]).run();
  must(sockets[1]).open();
  expect(must(sockets[1]).said).toEqual([{ type: 'watch', table: 't', since: 3 }, ACT]);
  must(sockets[1]).say(DONE);
  await expect(answered).resolves.toEqual(DONE);
});

test('answered messages are not sent again', async () => {
  const { connection, sockets, waits } = setUp();
  connection.connect();
  must(sockets[0]).open();
  const answered = connection.ask(ACT);
  must(sockets[0]).say(DONE);
  await answered;
  must(sockets[0]).close();
  must(waits[0]).run();
  must(sockets[1]).open();
  expect(must(sockets[1]).said).toEqual([]);
});

test('each failure makes the next wait longer, up to a limit; success resets it', () => {
  const { connection, sockets, waits } = setUp();
  connection.connect();
  for (let i = 0; i < 12; i++) {
    must(sockets[i]).close();
    must(waits[i]).run();
  }
  const waited = waits.map(({ ms }) => ms);
  expect(waited[0]).toBeLessThan(1000);
  expect(waited[5]).toBeGreaterThan(must(waited[1]));
  expect(Math.max(...waited)).toBeLessThanOrEqual(25_000);
  must(sockets[12]).open();
  must(sockets[12]).close();
  expect(must(waits[12]).ms).toBeLessThan(1000);
});

test('messages of a replaced socket are ignored', () => {
  const { connection, sockets, heard, waits } = setUp();
  connection.connect();
  must(sockets[0]).open();
  must(sockets[0]).close();
  must(waits[0]).run();
  must(sockets[1]).open();
  must(sockets[0]).say({ type: 'pong' });
  expect(heard).toEqual([]);
  must(sockets[1]).say({ type: 'pong' });
  expect(heard).toEqual([{ type: 'pong' }]);
});

test('when the network is back, it reconnects at once', () => {
  const { connection, sockets, waits } = setUp();
  connection.connect();
  must(sockets[0]).close();
  connection.hurry();
  expect(sockets).toHaveLength(2);
  expect(waits.map(({ off }) => off)).toEqual([true]);
});

test('a banned person is not reconnected', () => {
  const { connection, sockets, waits } = setUp();
  connection.connect();
  must(sockets[0]).open();
  must(sockets[0]).say({ type: 'bye', reason: 'banned' });
  must(sockets[0]).close();
  expect(waits).toEqual([]);
});

test('a silent server is pinged, and any message counts as an answer', () => {
  const { connection, sockets, silence, connected } = setUp();
  connection.connect();
  must(sockets[0]).open();
  silence();
  expect(must(sockets[0]).said).toEqual([{ type: 'ping' }]);
  must(sockets[0]).say({ type: 'waiting', tables: [] });
  silence();
  expect(must(sockets[0]).said).toEqual([{ type: 'ping' }, { type: 'ping' }]);
  expect(connected).toEqual([true]);
});

test('a socket whose ping is not answered is given up at once and replaced', () => {
  const { connection, sockets, waits, silence, connected } = setUp();
  connection.watch('t');
  connection.connect();
  must(sockets[0]).open();
  silence();
  silence();
  expect(must(sockets[0]).closed).toBe(true);
  expect(connected).toEqual([true, false]);
  expect(waits).toHaveLength(1);
  must(waits[0]).run();
  must(sockets[1]).open();
  expect(must(sockets[1]).said).toEqual([{ type: 'watch', table: 't' }]);
  expect(connected).toEqual([true, false, true]);
});

test('a socket that does not open is given up', () => {
  const { connection, sockets, waits, silence } = setUp();
  connection.connect();
  silence();
  expect(must(sockets[0]).closed).toBe(true);
  must(waits[0]).run();
  expect(sockets).toHaveLength(2);
});

test('an open connection is pinged, not replaced, when the page becomes visible', () => {
  const { connection, sockets, silence } = setUp();
  connection.connect();
  must(sockets[0]).open();
  connection.hurry();
  expect(sockets).toHaveLength(1);
  expect(must(sockets[0]).said).toEqual([{ type: 'ping' }]);
  silence();
  expect(must(sockets[0]).closed).toBe(true);
});
