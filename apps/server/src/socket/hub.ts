import type { ServerMessage } from '@keyflower/protocol';
import { errorBody } from '../errors/index.ts';
import type { Store } from '../store/index.ts';
import type { Audience, LiveTable, Subscriber } from '../tables/index.ts';
import type { Client } from './client.ts';
import { Outgoing } from './outgoing.ts';

/** Minimum interval between two lists of waiting tables. */
const WAITING_MS = 500;

/** Bytes that all clients together have not read yet. */
const MAX_UNREAD = 128 * 1024 * 1024;

const NO_CLIENTS: ReadonlySet<Client> = new Set();

/** Connected clients and the tables they watch. */
export class Hub implements Audience {
  private readonly store: Store;
  private readonly byTable = new Map<string, Set<Client>>();
  private readonly byPerson = new Map<string, Set<Client>>();
  private readonly stale = new Set<string>();
  readonly outgoing = new Outgoing(MAX_UNREAD, () => this.clients());
  private timer: NodeJS.Timeout | null = null;
  /** Set on wiring: notifies watchers of a change of seats. */
  onReseat: (table: LiveTable, client: Client) => void = () => {};

  constructor(store: Store) {
    this.store = store;
  }

  get sockets(): number {
    let count = 0;
    for (const clients of this.byPerson.values()) count += clients.size;
    return count;
  }

  *clients(): Iterable<Client> {
    for (const clients of this.byPerson.values()) yield* clients;
  }

  enter(client: Client): void {
    add(this.byPerson, client.person, client);
  }

  leave(client: Client): void {
    for (const table of client.watching.keys()) remove(this.byTable, table, client);
    remove(this.byPerson, client.person, client);
  }

  follow(client: Client, table: string, viewer: number | null): void {
    client.watching.set(table, viewer);
    client.forgetTiles(table);
    add(this.byTable, table, client);
  }

  unfollow(client: Client, table: string): void {
    client.watching.delete(table);
    client.forgetTiles(table);
    remove(this.byTable, table, client);
  }

  watchers(table: string): ReadonlySet<Client> {
    return this.byTable.get(table) ?? NO_CLIENTS;
  }

  ofPerson(person: string): ReadonlySet<Client> {
    return this.byPerson.get(person) ?? NO_CLIENTS;
  }

  viewers(table: string): Set<number | null> {
    const viewers = new Set<number | null>();
    for (const client of this.watchers(table)) viewers.add(client.viewerAt(table) ?? null);
    return viewers;
  }

  sendToViewer(table: string, viewer: number | null, text: string, except?: Subscriber | null): void {
    for (const client of this.watchers(table)) {
      if (client !== except && client.viewerAt(table) === viewer) client.sendText(text);
    }
  }

  broadcast(table: string, message: ServerMessage, which: (client: Client) => boolean = () => true): void {
    const text = JSON.stringify(message);
    this.broadcastTexts(table, (client) => (which(client) ? text : null));
  }

  broadcastTexts(table: string, make: (client: Client) => string | null): void {
    for (const client of this.watchers(table)) {
      const text = make(client);
      if (text !== null) client.sendText(text);
    }
  }

  sendToPerson(person: string, message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const client of this.ofPerson(person)) client.sendText(text);
  }

  waitingChanged(person: string): void {
    if (!this.byPerson.has(person)) return;
    this.stale.add(person);
    this.timer ??= setTimeout(() => this.tellWaiting(), WAITING_MS);
  }

  private tellWaiting(): void {
    this.timer = null;
    const people = [...this.stale];
    this.stale.clear();
    for (const person of people) {
      try {
        this.sendToPerson(person, { type: 'waiting', tables: this.store.tables.waitingFor(person) });
      } catch {
        // The storage cannot be read now; the next change sends the list again.
      }
    }
  }

  online(table: string, person: string): boolean {
    for (const client of this.ofPerson(person)) if (client.watching.has(table)) return true;
    return false;
  }

  spectators(table: string): number {
    const people = new Set<string>();
    for (const client of this.watchers(table)) if (client.viewerAt(table) === null) people.add(client.person);
    return people.size;
  }

  keepOnly(table: string, which: (subscriber: Subscriber) => boolean): void {
    for (const client of Array.from(this.watchers(table))) {
      if (which(client)) continue;
      this.unfollow(client, table);
      client.send({
        type: 'refused',
        table,
        error: errorBody('spectators-not-allowed'),
      });
    }
  }

  reseat(table: LiveTable): void {
    for (const client of this.watchers(table.id)) {
      const seat = table.seatOf(client.person);
      if (client.viewerAt(table.id) === seat) continue;
      client.watching.set(table.id, seat);
      this.onReseat(table, client);
    }
  }

  signOut(which: (client: Client) => boolean, reason: 'signed-out' | 'banned'): void {
    for (const client of Array.from(this.clients())) if (which(client)) client.dismiss(reason);
  }

  close(): void {
    if (this.timer) clearTimeout(this.timer);
  }
}

function add<K>(map: Map<K, Set<Client>>, key: K, client: Client): void {
  const set = map.get(key);
  if (set) set.add(client);
  else map.set(key, new Set([client]));
}

function remove<K>(map: Map<K, Set<Client>>, key: K, client: Client): void {
  const set = map.get(key);
  set?.delete(client);
  if (set?.size === 0) map.delete(key);
}
