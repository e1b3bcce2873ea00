import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { ClientMessage, MAX_FRAME, PROTOCOL_VERSION, quickAct } from '@keyflower/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { BackgroundBusy } from '../background/index.ts';
import { isBanned, type Visitor } from '../people/index.ts';
import { errorBody, invalidRequest, NOT_STORED, Refused, refused } from '../errors/index.ts';
import { addressKey, type Counters, type TokenBuckets } from '../safety/index.ts';
import { isStorageFailure } from '../store/index.ts';
import { broadcastPresence, type TableContext } from '../tables/index.ts';
import { Client } from './client.ts';
import type { Metrics } from '../telemetry/index.ts';
import type { Hub } from './hub.ts';
import { parsed, placeIn, placeOf } from './frames.ts';
import { afterEarlier } from './after-earlier.ts';
import { handle } from './messages.ts';
import { ENTRIES_PER_TOKEN, MOST_REFUSED, priceOf, PRICES } from './prices.ts';

const SOCKET_PATH = '/api/v1/socket';
const PING_MS = 30_000;

export interface SocketAdmission {
  /** The caller of a socket request. Throws a Refused unless its page is ours. */
  admit(request: IncomingMessage): { visitor: Visitor; address: string };
}

export interface GatewayLimits {
  requests: TokenBuckets;
  sockets: Counters;
  messages: TokenBuckets;
  /** Bytes that are sent to an address. */
  bytes: TokenBuckets;
  chat: TokenBuckets;
}

/** Accepts sockets, and reads, validates and dispatches their messages. */
export class Gateway {
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME,
    clientTracking: false,
  });
  private readonly context: TableContext;
  private readonly hub: Hub;
  private readonly admission: SocketAdmission;
  private readonly limits: GatewayLimits;
  private readonly build: string;
  private readonly metrics: Pick<Metrics, 'handle'>;
  private readonly pinger: NodeJS.Timeout;
  private closing = false;

  constructor(parts: {
    http: Server;
    context: TableContext;
    hub: Hub;
    admission: SocketAdmission;
    limits: GatewayLimits;
    build: string;
    metrics: Pick<Metrics, 'handle'>;
  }) {
    this.context = parts.context;
    this.hub = parts.hub;
    this.admission = parts.admission;
    this.limits = parts.limits;
    this.build = parts.build;
    this.metrics = parts.metrics;
    parts.http.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
    this.pinger = setInterval(() => this.pingAll(), PING_MS);
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const path = (request.url ?? '').split('?')[0];
    if (path !== SOCKET_PATH) {
      refuse(socket, 404, 'Not Found');
      return;
    }
    let admitted: { visitor: Visitor; address: string };
    try {
      admitted = this.admission.admit(request);
    } catch (error) {
      const forbidden = error instanceof Refused && error.body.code !== 'NOT_SIGNED_IN';
      refuse(socket, forbidden ? 403 : 401, forbidden ? 'Forbidden' : 'Unauthorized');
      return;
    }
    const key = addressKey(admitted.address);
    if (!this.limits.requests.take(key) || !this.limits.sockets.enter(key)) {
      refuse(socket, 429, 'Too Many Requests');
      return;
    }
    let entered = false;
    socket.once('close', () => {
      if (!entered) this.limits.sockets.leave(key);
    });
    this.server.handleUpgrade(request, socket, head, (websocket) => {
      entered = true;
      try {
        this.welcome(websocket, socket, admitted.visitor, key);
      } catch (error) {
        this.context.log.error({ error: String(error) }, 'a socket could not be accepted');
        websocket.terminate();
      }
    });
  }

  private welcome(
    socket: WebSocket,
    transport: Duplex,
    { person, credential, byToken }: Visitor,
    address: string,
  ): void {
    const sending = { transport, outgoing: this.hub.outgoing, bytes: this.limits.bytes };
    const who = { person: person.id, name: person.name, address, credential, byToken };
    const client = new Client(socket, sending, who);
    this.hub.enter(client);
    socket.on('message', (data, binary) =>
      this.metrics.handle('message', () => this.receive(client, data, binary)),
    );
    socket.on('pong', () => (client.alive = true));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.limits.sockets.leave(address);
      const tables = [...client.watching.keys()];
      this.hub.leave(client);
      // Sockets close after the server's `bye`, when the store may be closed too.
      if (this.closing) return;
      for (const id of tables) this.stopWatching(id, client.person);
    });
    client.blocked = new Set(this.context.store.chat.blockedBy(person.id));
    client.send({
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      build: this.build,
      you: { id: person.id, name: person.name },
      waiting: this.context.store.tables.waitingFor(person.id),
    });
  }

  /** Also for tables that were evicted from memory. */
  private stopWatching(id: string, person: string): void {
    const { cache, notifier, log } = this.context;
    const stop = (): void => {
      const table = this.closing ? null : cache.get(id);
      if (!table) return;
      broadcastPresence(this.context, table);
      notifier.stoppedWatching(table, person);
    };
    const fail = (error: unknown): void => {
      if (!this.closing) log.error({ table: id, error: String(error) }, 'a table cannot be read');
    };
    const loading = cache.load(id);
    if (loading) {
      loading.done.then(stop).catch(fail);
      return;
    }
    try {
      stop();
    } catch (error) {
      fail(error);
    }
  }

  private receive(client: Client, data: unknown, binary: boolean): void {
    if (client.dismissed) return;
    const message = binary ? null : parsed(String(data));
    const price = priceOf(message);
    if (!this.take(client, price)) {
      this.refuseFlood(client, message, price);
      return;
    }
    client.refusedInRow = 0;
    if (!message) {
      client.send({ type: 'refused', error: errorBody('unknown-message') });
      return;
    }
    const action = quickAct(message);
    const known = action ? null : ClientMessage.safeParse(message);
    if (known?.success === false) {
      client.send({ type: 'refused', ...placeIn(message), error: invalidRequest(known.error.issues) });
    } else this.handleInOrder(client, action ?? known!.data);
  }

  /** A long game is read by another thread first. */
  private handleInOrder(client: Client, message: ClientMessage): void {
    const loading = 'table' in message ? this.context.cache.load(message.table, client.address) : null;
    this.charge(client, (loading?.replays ?? 0) / ENTRIES_PER_TOKEN);
    const dispatch = (): void => this.dispatch(client, message);
    if (!loading && !client.earlier) {
      dispatch();
      return;
    }
    afterEarlier(
      client,
      loading?.done,
      () => this.metrics.handle('message', dispatch),
      (error) => client.send({ type: 'refused', ...placeOf(message), error: this.errorOf(error) }),
    );
  }

  /** Takes the price of a message from the person and from the address, or from neither. */
  private take(client: Client, price: number): boolean {
    const { messages, bytes } = this.limits;
    if (bytes.waitMs(client.address) > 0) return false;
    if (messages.waitMs(client.address, price) > 0 || !messages.take(client.person, price)) return false;
    return messages.take(client.address, price);
  }

  private charge(client: Client, price: number): void {
    if (price === 0) return;
    this.limits.messages.charge(client.person, price);
    this.limits.messages.charge(client.address, price);
  }

  private refuseFlood(client: Client, message: object | null, price: number): void {
    client.refusedInRow += 1;
    if (client.refusedInRow > MOST_REFUSED) {
      client.dismissed = true;
      client.terminate();
      return;
    }
    const { messages, bytes } = this.limits;
    const wait = Math.max(
      messages.waitMs(client.person, price),
      messages.waitMs(client.address, price),
      bytes.waitMs(client.address),
    );
    const { type } = (message ?? {}) as { type?: unknown };
    const facts = typeof type === 'string' && Object.hasOwn(PRICES, type) ? { message: type } : {};
    const retryAfter = Math.max(1, Math.ceil(wait / 1000));
    client.send({
      type: 'refused',
      ...placeIn(message),
      error: errorBody('rate-limited', facts, { retryAfter }),
    });
  }

  private dispatch(client: Client, message: ClientMessage): void {
    const where = placeOf(message);
    const { replayed } = this.context.work;
    const sendError = (error: unknown): void =>
      client.send({ type: 'refused', ...where, error: this.errorOf(error) });
    try {
      const person = this.context.store.people.get(client.person);
      if (!person || isBanned(person)) throw refused('banned', { note: null });
      if (message.type === 'chat' && !this.limits.chat.take(client.person)) {
        throw refused('rate-limited', {}, { retryAfter: 5 });
      }
      const pending = handle(this.context, this.hub, client, person, message);
      if (pending) pending.catch(sendError);
    } catch (error) {
      sendError(error);
    }
    this.charge(client, (this.context.work.replayed - replayed) / ENTRIES_PER_TOKEN);
  }

  private errorOf(error: unknown): Refused['body'] {
    if (error instanceof Refused) return error.body;
    if (error instanceof BackgroundBusy) return refused('rate-limited', {}, { retryAfter: 1 }).body;
    const message = error instanceof Error ? error.message : String(error);
    this.context.log.error(
      { error: message, stack: error instanceof Error ? error.stack : undefined },
      'a message failed',
    );
    return isStorageFailure(error) ? NOT_STORED : errorBody('internal-error');
  }

  private pingAll(): void {
    for (const client of this.hub.clients()) {
      if (!client.alive) client.terminate();
      else {
        client.alive = false;
        client.ping();
      }
    }
  }

  /** Announces the shutdown and closes all sockets. */
  close(): void {
    this.closing = true;
    clearInterval(this.pinger);
    for (const client of this.hub.clients()) client.dismiss('restart');
    this.hub.close();
    this.server.close();
  }

  /** Terminates sockets that do not answer the close, such as a sleeping laptop's. */
  terminateAll(): void {
    for (const client of Array.from(this.hub.clients())) client.terminate();
  }
}

/** After an upgrade request Node leaves the connection to us, whatever the client does. */
function refuse(socket: Duplex, status: number, words: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${words}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
