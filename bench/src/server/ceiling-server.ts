import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Database from 'libsql';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Sent } from './ceiling-messages.ts';
import { announceReady } from './ready.ts';

/*
 * The upper bound for a server on this stack: every action is parsed, stored and forwarded, without a game. As in our
 * server, all actions of one turn of the event loop share a transaction, and an action is only announced once it is on
 * disk.
 */

interface Stored {
  by: WebSocket;
  id: number;
  table: number;
  n: number;
  action: unknown;
}

const [folder] = process.argv.slice(2);
const database = new Database(join(folder, 'ceiling.db'));
database.exec('PRAGMA journal_mode = WAL');
database.exec('PRAGMA synchronous = FULL');
database.exec(`CREATE TABLE entries (
  table_id INTEGER NOT NULL, n INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (table_id, n)
) WITHOUT ROWID`);
const insert = database.prepare('INSERT INTO entries VALUES (?, ?, ?)');
const commit = database.transaction((entries: Stored[]) => {
  for (const { table, n, action } of entries) insert.run(table, n, JSON.stringify({ n, action }));
});

const sockets = new Map<number, WebSocket[]>();
const lengths = new Map<number, number>();
let queue: Stored[] = [];

function flush(): void {
  const entries = queue;
  queue = [];
  commit(entries);
  for (const { by, id, table, n, action } of entries) {
    const event = JSON.stringify({ n, action });
    for (const socket of sockets.get(table) ?? []) {
      socket.send(socket === by ? JSON.stringify({ ack: id, n }) : event);
    }
  }
}

function receive(by: WebSocket, message: Sent): void {
  const { table } = message;
  if ('action' in message) {
    const n = (lengths.get(table) ?? 0) + 1;
    lengths.set(table, n);
    if (queue.push({ by, id: message.id, table, n, action: message.action }) === 1) setImmediate(flush);
  } else {
    sockets.set(table, [...(sockets.get(table) ?? []), by]);
    by.on('close', () => {
      const others = sockets.get(table)?.filter((socket) => socket !== by);
      sockets.set(table, others ?? []);
    });
    by.send(JSON.stringify({ joined: table }));
  }
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', (data: Buffer) => receive(socket, JSON.parse(data.toString()) as Sent));
});
server.on('listening', () => announceReady((server.address() as AddressInfo).port));
