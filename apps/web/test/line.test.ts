import type { ClientMessage, ServerMessage } from '@keyflower/protocol';
import { expect, test } from 'vitest';
import { ANSWER_MS, Line, OPEN_MS, QUIET_MS, type Wire } from '../src/socket/line.ts';

/** The far end of a connection, as a test plays it. */
class FarEnd implements Wire {
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
  const wires: FarEnd[] = [];
  const heard: ServerMessage[] = [];
  const connected: boolean[] = [];
  /** Waits until the next attempt, and waits for something to be heard. */
  const waits: Wait[] = [];
  const trusts: Wait[] = [];
  let since: number | undefined;
  const line = new Line({
    dial: () => {
      const wire = new FarEnd();
      wires.push(wire);
      return wire;
    },
    hear: (message) => heard.push(message),
    connected: (is) => connected.push(is),
    later: (ms, run) => {
      const wait = { ms, run, off: false };
      ([OPEN_MS, QUIET_MS, ANSWER_MS].includes(ms) ? trusts : waits).push(wait);
      return () => (wait.off = true);
    },
    since: () => since,
  });
  /** Nothing is heard for as long as the line waits for it now. */
  const silence = (): void => {
    const running = trusts.filter(({ off }) => !off);
    expect(running).toHaveLength(1);
    running[0].off = true;
    running[0].run();
  };
  return { line, wires, heard, waits, silence, connected, seen: (version: number) => (since = version) };
}

const ACT = { type: 'act', table: 't', id: 'a1', version: 3, action: { type: 'pass' } } as const;
const DONE: ServerMessage = { type: 'done', table: 't', id: 'a1', version: 4 };

test('a table is followed as soon as the line is open, and not before', () => {
  const { line, wires } = setUp();
  line.watch('t', 'key');
  line.connect();
  expect(wires[0].said).toEqual([]);
  wires[0].open();
  expect(wires[0].said).toEqual([{ type: 'watch', table: 't', key: 'key' }]);
});

test('after a break the table is resumed where it stood, and what was not answered is sent again under its id', async () => {
  const { line, wires, waits, seen } = setUp();
  line.watch('t');
  line.connect();
  wires[0].open();
  seen(3);
  const answered = line.ask(ACT);
  wires[0].close();
  expect(waits).toHaveLength(1);
  waits[0].run();
  wires[1].open();
  expect(wires[1].said).toEqual([{ type: 'watch', table: 't', since: 3 }, ACT]);
  wires[1].say(DONE);
  await expect(answered).resolves.toEqual(DONE);
});

test('what was answered is not sent again', async () => {
  const { line, wires, waits } = setUp();
  line.connect();
  wires[0].open();
  const answered = line.ask(ACT);
  wires[0].say(DONE);
  await answered;
  wires[0].close();
  waits[0].run();
  wires[1].open();
  expect(wires[1].said).toEqual([]);
});

test('each failure makes the next wait longer, up to a limit; success makes it short again', () => {
  const { line, wires, waits } = setUp();
  line.connect();
  for (let i = 0; i < 12; i++) {
    wires[i].close();
    waits[i].run();
  }
  const waited = waits.map(({ ms }) => ms);
  expect(waited[0]).toBeLessThan(1000);
  expect(waited[5]).toBeGreaterThan(waited[1]);
  expect(Math.max(...waited)).toBeLessThanOrEqual(25_000);
  wires[12].open();
  wires[12].close();
  expect(waits[12].ms).toBeLessThan(1000);
});

test('a line that was replaced is not listened to any more', () => {
  const { line, wires, heard, waits } = setUp();
  line.connect();
  wires[0].open();
  wires[0].close();
  waits[0].run();
  wires[1].open();
  wires[0].say({ type: 'pong' });
  expect(heard).toEqual([]);
  wires[1].say({ type: 'pong' });
  expect(heard).toEqual([{ type: 'pong' }]);
});

test('when the network is back, nobody waits', () => {
  const { line, wires, waits } = setUp();
  line.connect();
  wires[0].close();
  line.hurry();
  expect(wires).toHaveLength(2);
  expect(waits.map(({ off }) => off)).toEqual([true]);
});

test('somebody who is banned is not dialled for again', () => {
  const { line, wires, waits } = setUp();
  line.connect();
  wires[0].open();
  wires[0].say({ type: 'bye', reason: 'banned' });
  wires[0].close();
  expect(waits).toEqual([]);
});

test('a silent line is asked for a sign of life; whatever is heard is one', () => {
  const { line, wires, silence, connected } = setUp();
  line.connect();
  wires[0].open();
  silence();
  expect(wires[0].said).toEqual([{ type: 'ping' }]);
  wires[0].say({ type: 'waiting', tables: [] });
  silence();
  expect(wires[0].said).toEqual([{ type: 'ping' }, { type: 'ping' }]);
  expect(connected).toEqual([true]);
});

test('a line that gives no sign of life is given up at once, and another is dialled', () => {
  const { line, wires, waits, silence, connected } = setUp();
  line.watch('t');
  line.connect();
  wires[0].open();
  silence();
  silence();
  expect(wires[0].closed).toBe(true);
  expect(connected).toEqual([true, false]);
  expect(waits).toHaveLength(1);
  waits[0].run();
  wires[1].open();
  expect(wires[1].said).toEqual([{ type: 'watch', table: 't' }]);
  expect(connected).toEqual([true, false, true]);
});

test('a line that does not open is given up, too', () => {
  const { line, wires, waits, silence } = setUp();
  line.connect();
  silence();
  expect(wires[0].closed).toBe(true);
  waits[0].run();
  expect(wires).toHaveLength(2);
});

test('a line that is open is not dialled again when somebody looks: it is asked', () => {
  const { line, wires, silence } = setUp();
  line.connect();
  wires[0].open();
  line.hurry();
  expect(wires).toHaveLength(1);
  expect(wires[0].said).toEqual([{ type: 'ping' }]);
  silence();
  expect(wires[0].closed).toBe(true);
});
