import {
  type Action,
  determinize,
  type Edition,
  FULL_EDITION,
  listActions,
  type QuickRandom,
  randomAction,
  type State,
  type View,
} from '@keyflower/engine';
import {
  applyPatch,
  type ClientMessage,
  type MessageOf,
  type NewTable,
  ServerMessage,
  type TableReply,
} from '@keyflower/protocol';
import { WebSocket } from 'ws';
import { WAIT_LIMIT_MS } from './eventually.ts';
import { checkRefusal } from './refusals.ts';
import { must } from '../../../../scripts/testing/must.ts';

export interface Answer<T = Record<string, unknown>> {
  status: number;
  body: T;
  headers: Headers;
}

/** A client with its own cookie jar and sockets. */
export class Person {
  url: string;
  cookie = '';
  token: string | null = null;
  id = '';
  name = '';

  constructor(url: string) {
    this.url = url;
  }

  /** A new guest. */
  static async arrive(url: string): Promise<Person> {
    const person = new Person(url);
    const { body } = await person.get<{ id: string; name: string }>('/me');
    person.id = body.id;
    person.name = body.name;
    return person;
  }

  /** The server was restarted at another address. */
  moveTo(url: string): void {
    this.url = url;
  }

  get<T = Record<string, unknown>>(path: string): Promise<Answer<T>> {
    return this.ask('GET', path);
  }

  post<T = Record<string, unknown>>(path: string, body: object = {}): Promise<Answer<T>> {
    return this.ask('POST', path, body);
  }

  put<T = Record<string, unknown>>(path: string, body: object = {}): Promise<Answer<T>> {
    return this.ask('PUT', path, body);
  }

  patch<T = Record<string, unknown>>(path: string, body: object = {}): Promise<Answer<T>> {
    return this.ask('PATCH', path, body);
  }

  delete<T = Record<string, unknown>>(path: string, body: object = {}): Promise<Answer<T>> {
    return this.ask('DELETE', path, body);
  }

  private async ask<T>(method: string, path: string, body?: object): Promise<Answer<T>> {
    const response = await fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: this.headers(body !== undefined),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = must(set.split(';')[0]);
    const text = await response.text();
    const json =
      response.headers.get('content-type')?.includes('json') &&
      !response.headers.get('content-type')?.includes('ndjson');
    const content: unknown = json ? JSON.parse(text) : text;
    if (response.status >= 400) checkRefusal((content as { error?: unknown }).error);
    return { status: response.status, body: content as T, headers: response.headers };
  }

  headers(withBody: boolean): Record<string, string> {
    return {
      ...(withBody ? { 'content-type': 'application/json' } : {}),
      ...(this.token === null
        ? { origin: this.url, cookie: this.cookie }
        : { authorization: `Bearer ${this.token}` }),
    };
  }

  async createTable(settings: NewTable): Promise<string> {
    const { status, body } = await this.post<{ id: string }>('/tables', settings);
    if (status !== 200) throw new Error(`no table: ${JSON.stringify(body)}`);
    return body.id;
  }

  async table(id: string): Promise<TableReply> {
    return (await this.get<TableReply>(`/tables/${id}`)).body;
  }

  connect(): Promise<Connection> {
    return Connection.open(this.url, this.headers(false));
  }
}

/** No two messages of a test have the same id, whichever socket they go through. */
let nextId = 1;

/** One socket, with everything received through it. */
export class Connection {
  readonly socket: WebSocket;
  /** Every text as it came over the wire. */
  readonly raw: string[] = [];
  readonly received: ServerMessage[] = [];
  /** The view of each table as this client knows it, patched by every message. */
  readonly views = new Map<string, { version: number; view: View }>();
  private readonly waiting = new Set<() => void>();
  closed: { code: number; reason: string } | null = null;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.take((data as Buffer).toString('utf8')));
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString('utf8') };
      this.wake();
    });
    socket.on('error', () => {});
  }

  static open(url: string, headers: Record<string, string>): Promise<Connection> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`, { headers });
    const connection = new Connection(socket);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(connection));
      socket.once('error', reject);
    });
  }

  private take(text: string): void {
    this.raw.push(text);
    // Every message must match its schema.
    const message = ServerMessage.parse(JSON.parse(text));
    if (message.type === 'refused') checkRefusal(message.error);
    this.received.push(message);
    if (message.type === 'view') {
      this.views.set(message.table, { version: message.version, view: message.view });
    } else if (message.type === 'events') {
      const known = this.views.get(message.table);
      const patch = JSON.parse(JSON.stringify(message.patch)) as Parameters<typeof applyPatch>[1];
      this.views.set(message.table, {
        version: message.version,
        view: applyPatch(known?.view as View, patch),
      });
    }
    this.wake();
  }

  private wake(): void {
    for (const waiter of Array.from(this.waiting)) waiter();
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  newId(): string {
    return `r${nextId++}`;
  }

  /** Waits for a condition, checked after every message. */
  until<T>(check: () => T | undefined | null | false, what = 'something', ms = WAIT_LIMIT_MS): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(look);
        reject(new Error(`waited for ${what}; last: ${this.raw.slice(-3).join(' | ').slice(0, 600)}`));
      }, ms);
      const look = (): void => {
        const found = check();
        if (found === undefined || found === null || found === false) return;
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve(found);
      };
      this.waiting.add(look);
      look();
    });
  }

  /** The next message of a type, from an index into `received`. */
  message<Type extends ServerMessage['type']>(type: Type, from = 0): Promise<MessageOf<Type>> {
    return this.until(
      () => this.received.slice(from).find((message): message is MessageOf<Type> => message.type === type),
      `a message "${type}"`,
    );
  }

  /** The latest message of these types. */
  latest<Type extends ServerMessage['type']>(...types: Type[]): MessageOf<Type> | undefined {
    for (let i = this.received.length - 1; i >= 0; i--) {
      const message = must(this.received[i]);
      if ((types as string[]).includes(message.type)) return message as MessageOf<Type>;
    }
    return undefined;
  }

  /** Sends a message with an id and waits for its answer: done, events, legal, or refused. */
  async ask(message: ClientMessage & { id: string }): Promise<ServerMessage> {
    const from = this.received.length;
    this.send(message);
    return this.until(
      () => this.received.slice(from).find((answer) => 'id' in answer && answer.id === message.id),
      `an answer to ${message.type} ${message.id}`,
    );
  }

  async watch(table: string, more: { since?: number; key?: string } = {}): Promise<void> {
    const from = this.received.length;
    this.send({ type: 'watch', table, ...more });
    await this.until(
      () =>
        this.received
          .slice(from)
          .find((message) => (message.type === 'chat' && message.whole) || message.type === 'refused'),
      'the table',
    );
  }

  viewOf(table: string): View {
    return this.views.get(table)!.view;
  }

  versionOf(table: string): number {
    return this.views.get(table)!.version;
  }

  /** Whether the view says that a seat owes a decision. */
  owes(table: string, seat: number): boolean {
    const known = this.views.get(table);
    return known?.view.pending.some(({ player }) => player === seat) ?? false;
  }

  /** A state consistent with the view, to find legal actions as a browser does. */
  sampleState(table: string, random: QuickRandom, edition: Edition = FULL_EDITION): State {
    return determinize(edition, this.viewOf(table), random);
  }

  act(
    table: string,
    action: object,
    id = this.newId(),
    version = this.versionOf(table),
  ): Promise<ServerMessage> {
    return this.ask({ type: 'act', table, id, version, action: action as { type: string } });
  }

  /** Plays one legal action, drawn at random. */
  async playRandom(
    table: string,
    seat: number,
    random: QuickRandom,
    edition?: Edition,
  ): Promise<ServerMessage> {
    const state = this.sampleState(table, random, edition);
    return this.act(table, randomAction(state, seat, random));
  }

  legal(table: string, seat: number, random: QuickRandom): Action[] {
    return listActions(this.sampleState(table, random), seat, { limit: 1000 }).actions;
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.socket.close();
    await this.until(() => this.closed, 'the end');
  }
}
