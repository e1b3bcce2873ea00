import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { ClientMessage } from '@keyflower/protocol';
import type { WebSocket } from 'ws';
import { percentile } from './busy-tables.ts';
import { Guest } from './keyflower-guest.ts';

/* One address sends everything it can, and a visitor from another one measures how long pings take meanwhile. */

interface Pings {
  p50: number;
  p99: number;
}

export interface HostileResult {
  quiet: Pings;
  hostile: Pings;
  /** How many messages and requests the hostile client sent. */
  sent: number;
}

const VISITOR = '127.0.0.2';
const ATTACKER = '127.0.0.3';
/** Within the limit of messages. */
const PING_EVERY_MS = 60;
const PHASE_SECONDS = 20;
const TABLES = 8;
const SOCKETS = 12;
/** Messages of a socket in a row, and the pause after them. */
const BURST = 20;
const PAUSE_MS = 20;

const port = Number(process.argv[2]);
let sent = 0;

async function pings(seconds: number): Promise<Pings> {
  const visitor = await Guest.arrive(port, VISITOR);
  const socket = await visitor.connect();
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const begun = performance.now();
    await pong(socket);
    const took = performance.now() - begun;
    times.push(took);
    await sleep(Math.max(0, PING_EVERY_MS - took));
  }
  socket.terminate();
  const sorted = Float64Array.from(times).sort();
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}

function pong(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const hear = (data: Buffer): void => {
      if (!data.toString('latin1', 0, 20).includes('"pong"')) return;
      socket.off('message', hear);
      resolve();
    };
    socket.on('message', hear);
    socket.send('{"type":"ping"}');
  });
}

/** Games of two guests of the same address, as many as they may have. */
async function ownTables(guests: readonly Guest[]): Promise<string[]> {
  const ids: string[] = [];
  const [host, other] = guests;
  for (let n = 0; n < TABLES; n++) {
    const { id } = await host.ask<{ id: string }>('POST', '/tables', {
      options: { players: 2 },
      public: true,
    });
    await other.ask('POST', `/tables/${id}/sit`, { seat: 1 });
    await host.ask('POST', `/tables/${id}/start`);
    ids.push(id);
  }
  return ids;
}

function anyMessage(table: string, n: number): ClientMessage {
  const id = String(n);
  const version = Math.floor(n / 10) % 400;
  const all: readonly ClientMessage[] = [
    { type: 'watch', table, since: n % 200 },
    { type: 'watch', table },
    { type: 'act', table, id, version, action: { type: 'pass' } },
    { type: 'undo', table, id, version },
    { type: 'legal', table, id },
    { type: 'vote', table, id, vote: 1, agree: true },
    { type: 'auto-pass', table, id, on: n % 2 === 0 },
    { type: 'queue', table, id, action: { type: 'pass' } },
    { type: 'chat', table, id, text: 'x'.repeat(400) },
    { type: 'unwatch', table },
    { type: 'ping' },
  ];
  return all[n % all.length];
}

/** A socket that sends all kinds of messages, and comes back when it is cut off. */
async function flood(guest: Guest, tables: readonly string[], first: number): Promise<void> {
  for (let n = first; ; ) {
    const socket = await guest.connect().catch(() => null);
    if (!socket) {
      await sleep(PAUSE_MS);
      continue;
    }
    socket.on('error', () => {});
    while (socket.readyState === socket.OPEN) {
      for (let i = 0; i < BURST; i++, n++) {
        socket.send(JSON.stringify(anyMessage(tables[n % tables.length], n)));
        sent += 1;
      }
      await sleep(PAUSE_MS);
    }
    socket.terminate();
  }
}

/** Asks for everything that takes work, over and over. */
async function request(guest: Guest, tables: readonly string[]): Promise<void> {
  for (let n = 0; ; n++) {
    const table = tables[n % tables.length];
    const paths = [
      `/tables/${table}`,
      `/tables/${table}/events`,
      `/tables/${table}/record`,
      '/tables',
      '/me/tables',
    ];
    sent += 1;
    await guest.ask('GET', paths[n % paths.length]).catch(() => {});
  }
}

async function attackFor(seconds: number): Promise<void> {
  void attack();
  await sleep(seconds * 1000);
  console.log(JSON.stringify({ sent }));
}

/** Runs in a thread of its own, so that only the server can delay the pings. */
async function attack(): Promise<void> {
  const guests = [await Guest.arrive(port, ATTACKER), await Guest.arrive(port, ATTACKER)];
  const tables = await ownTables(guests);
  for (let n = 0; n < SOCKETS; n++) void flood(guests[n % 2], tables, n * 1000);
  for (const guest of guests) void request(guest, tables);
  for (;;) {
    await sleep(PAUSE_MS);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage(sent);
  }
}

async function main(): Promise<void> {
  // With a number of seconds, only the attack.
  if (process.argv[3] !== undefined) return attackFor(Number(process.argv[3]));
  await pings(2);
  const quiet = await pings(PHASE_SECONDS);
  const attacker = new Worker(new URL(import.meta.url), { argv: [String(port)] });
  attacker.on('message', (count: number) => {
    sent = count;
  });
  await once(attacker, 'message');
  const hostile = await pings(PHASE_SECONDS);
  const result: HostileResult = { quiet, hostile, sent };
  console.log(JSON.stringify(result));
}

(isMainThread ? main() : attack()).then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
