import type { ChatLine, ServerMessage } from '@keyflower/protocol';
import { errorBody } from '../errors/index.ts';
import type { Store } from '../store/index.ts';
import type { Audience, LiveTable, Subscriber } from '../tables/index.ts';
import { ChatFeed } from './chat-feed.ts';
import type { Client } from './client.ts';
import { OtherWatchers } from './other-watchers.ts';
import { Outgoing } from './outgoing.ts';

/** Minimum interval between two lists of waiting tables. */
const WAITING_MS = 500;
/** Lists that cannot be read are tried again after this time. */
const AGAIN_MS = 2000;
/** How many of these lists are read by one query. */
const PEOPLE_A_QUERY = 500;

/** Bytes that all clients together have not read yet. */
const MAX_UNREAD = 128 * 1024 * 1024;

const NO_CLIENTS: ReadonlySet<Client> = new Set();

/** Connected clients and the tables they watch. */
export class Hub implements Audience {
  private readonly store: Store;
  private readonly byTable = new Map<string, Set<Client>>();
  private readonly byPerson = new Map<string, Set<Client>>();
  /** People whose list of waiting tables is sent soon; true: whether or not it is another one. */
  private readonly stale = new Map<string, boolean>();
  readonly outgoing = new Outgoing(MAX_UNREAD, () => this.clients());
  /** Until the next lists of waiting tables; stays set while they are read. */
  private timer: NodeJS.Timeout | null = null;
  private closed = false;
  readonly chat = new ChatFeed((table) => this.watchers(table));
  /** Those who watch through other servers. */
  readonly others = new OtherWatchers();
  /** Set on wiring: lines that were stored are to be told, after those of other servers before them. */
  onChat: (table: string, lines: readonly ChatLine[]) => void = (table, lines) =>
    this.chat.tell(table, lines);
  /** Set on wiring: a person may have begun or ceased to watch a table. */
  onWatching: (table: string, person: string) => void = () => {};
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
    remove(this.byPerson, client.person, client);
    for (const table of client.watching.keys()) this.removeFrom(table, client);
  }

  private removeFrom(table: string, client: Client): void {
    remove(this.byTable, table, client);
    if (!this.byTable.has(table)) this.chat.forget(table);
    this.onWatching(table, client.person);
  }

  follow(client: Client, table: string, viewer: number | null): void {
    client.watching.set(table, viewer);
    client.forgetTiles(table);
    add(this.byTable, table, client);
    this.onWatching(table, client.person);
  }

  unfollow(client: Client, table: string): void {
    client.watching.delete(table);
    client.forgetTiles(table);
    this.removeFrom(table, client);
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

  tellChat(table: string, lines: readonly ChatLine[]): void {
    this.onChat(table, lines);
  }

  sendToPerson(person: string, message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const client of this.ofPerson(person)) client.sendText(text);
  }

  storageChanged(available: boolean): void {
    const text = JSON.stringify({ type: 'storage', available } satisfies ServerMessage);
    for (const client of this.clients()) client.sendText(text);
  }

  waitingChanged(person: string): void {
    this.tellSoon(person, true);
  }

  /** Something changed at one of their tables. The list is sent only if it differs: it may be a secret step. */
  waitingMayHaveChanged(person: string): void {
    this.tellSoon(person, this.stale.get(person) ?? false);
  }

  private tellSoon(person: string, always: boolean): void {
    if (!this.byPerson.has(person)) return;
    this.stale.set(person, always);
    this.timer ??= setTimeout(() => void this.tellWaiting(), WAITING_MS);
  }

  private async tellWaiting(): Promise<void> {
    let people = [...this.stale];
    this.stale.clear();
    let wait = WAITING_MS;
    for (; people.length > 0; people = people.slice(PEOPLE_A_QUERY)) {
      if (await this.tellSeveral(new Map(people.slice(0, PEOPLE_A_QUERY)))) continue;
      for (const [person, always] of people) this.tellSoon(person, always || this.stale.get(person) === true);
      wait = AGAIN_MS;
      break;
    }
    const more = this.stale.size > 0 && !this.closed;
    this.timer = more ? setTimeout(() => void this.tellWaiting(), wait) : null;
  }

  /** `people`: whether each is told even if nothing has changed. False if the storage cannot be read now. */
  private async tellSeveral(people: ReadonlyMap<string, boolean>): Promise<boolean> {
    const lists = await this.store.tables.waitingForEach([...people.keys()]).catch(() => null);
    for (const [person, tables] of lists ?? [])
      for (const client of this.ofPerson(person)) client.tellWaiting(tables, people.get(person)!);
    return lists !== null;
  }

  online(table: string, person: string): boolean {
    return this.isHere(table, person) || this.others.has(table, person);
  }

  /** Whether a person watches a table through this server. */
  isHere(table: string, person: string): boolean {
    for (const client of this.ofPerson(person)) if (client.watching.has(table)) return true;
    return false;
  }

  /** Everyone who watches through this server, and which table. */
  *watching(): Iterable<{ table: string; person: string }> {
    for (const [table, clients] of this.byTable) {
      for (const person of new Set(Array.from(clients, (client) => client.person))) yield { table, person };
    }
  }

  spectators(table: Pick<LiveTable, 'id' | 'seatOf'>): number {
    const people = new Set<string>();
    for (const client of this.watchers(table.id))
      if (client.viewerAt(table.id) === null) people.add(client.person);
    for (const person of this.others.at(table.id)) if (table.seatOf(person) === null) people.add(person);
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

  reseat(table: LiveTable): ReadonlySet<Client> {
    const reseated = new Set<Client>();
    for (const client of this.watchers(table.id)) {
      const seat = table.seatOf(client.person);
      if (client.viewerAt(table.id) === seat) continue;
      client.watching.set(table.id, seat);
      reseated.add(client);
      this.onReseat(table, client);
    }
    return reseated;
  }

  signOut(which: (client: Client) => boolean, reason: 'signed-out' | 'banned'): void {
    for (const client of Array.from(this.clients())) if (which(client)) client.dismiss(reason);
  }

  close(): void {
    this.closed = true;
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
