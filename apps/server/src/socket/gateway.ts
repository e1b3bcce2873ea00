import type { Server } from 'node:http';
import { ClientMessage, PROTOCOL_VERSION, quickAct } from '@keyflower/protocol';
import { errorBody, invalidRequest } from '../errors/index.ts';
import type { TokenBuckets } from '../safety/index.ts';
import { broadcastPresence, type TableContext } from '../tables/index.ts';
import { Client } from './client.ts';
import type { Metrics } from '../telemetry/index.ts';
import { Dispatcher } from './dispatcher.ts';
import type { Hub } from './hub.ts';
import { parsed, placeIn } from './frames.ts';
import { type Arrival, Entrance, type EntranceLimits, type SocketAdmission } from './entrance.ts';
import { Pace, type PaceLimits } from './pace.ts';
import { priceOf } from './prices.ts';

const PING_MS = 30_000;

export interface GatewayLimits extends EntranceLimits, PaceLimits {
  chat: TokenBuckets;
}

/** Accepts sockets, and reads, validates and dispatches their messages. */
export class Gateway {
  private readonly entrance: Entrance;
  private readonly context: TableContext;
  private readonly hub: Hub;
  private readonly admission: SocketAdmission;
  private readonly limits: GatewayLimits;
  private readonly pace: Pace;
  private readonly dispatcher: Dispatcher;
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
    this.pace = new Pace(parts.limits);
    this.build = parts.build;
    this.metrics = parts.metrics;
    const { http, admission, limits, context, hub, metrics } = parts;
    this.dispatcher = new Dispatcher({ context, hub, pace: this.pace, chat: limits.chat, metrics });
    const { log } = parts.context;
    this.entrance = new Entrance({
      http,
      admission,
      limits,
      log,
      welcome: (arrival) => this.welcome(arrival),
    });
    this.pinger = setInterval(() => this.pingAll(), PING_MS);
  }

  private welcome({ socket, transport, visitor, address }: Arrival): void {
    const { person, credential, byToken } = visitor;
    const sending = { transport, outgoing: this.hub.outgoing, bytes: this.limits.bytes };
    const who = { person: person.id, name: person.name, address, credential, byToken };
    const client = new Client(socket, sending, who);
    client.holdBack();
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
    socket.pause();
    this.greet(client)
      .catch((error: unknown) => {
        if (!this.closing) this.context.log.error({ error: String(error) }, 'a socket could not be accepted');
        socket.terminate();
      })
      .finally(() => socket.resume());
  }

  /** Reads what a socket begins with. It is in the hub already, so nothing that changes from now on is missed. */
  private async greet(client: Client): Promise<void> {
    const { chat, tables } = this.context.store;
    const { person, name, blocked: before } = client;
    const [ended, blocked, waiting] = await Promise.all([
      // Since the caller was admitted, they may have been signed out.
      this.admission.whyEnded(client),
      chat.blockedBy(person),
      tables.waitingFor(person),
    ]);
    if (ended !== null) {
      client.dismiss(ended);
      return;
    }
    if (client.blocked === before) client.blocked = new Set(blocked);
    const you = { id: person, name };
    client.welcome({ type: 'welcome', protocol: PROTOCOL_VERSION, build: this.build, you, waiting });
    if (this.context.store.journal.broken) client.send({ type: 'storage', available: false });
  }

  /** Also for tables that were evicted from memory. */
  private stopWatching(id: string, person: string): void {
    const { cache, notifier, log } = this.context;
    cache
      .open(id)
      .then((table) => {
        if (!table || this.closing) return;
        broadcastPresence(this.context, table);
        notifier.stoppedWatching(table, person);
      })
      .catch((error: unknown) => {
        if (!this.closing) log.error({ table: id, error: String(error) }, 'a table cannot be read');
      });
  }

  private receive(client: Client, data: unknown, binary: boolean): void {
    // What is not answered is sent to the next server again.
    if (client.dismissed || this.closing) return;
    const message = binary ? null : parsed(String(data));
    const price = priceOf(message);
    if (!this.pace.take(client, price)) {
      this.dispatcher.refuseFlood(client, message, price);
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
    } else this.dispatcher.handleInOrder(client, action ?? known!.data);
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

  /** Takes no further messages and sockets. What was handled is still answered. */
  stop(): void {
    this.closing = true;
    this.dispatcher.isClosing = true;
    clearInterval(this.pinger);
    this.entrance.close();
  }

  /** Announces the shutdown and closes all sockets. */
  close(): void {
    this.stop();
    for (const client of this.hub.clients()) client.dismiss('restart');
    this.hub.close();
  }

  /** Terminates sockets that do not answer the close, such as a sleeping laptop's. */
  terminateAll(): void {
    for (const client of Array.from(this.hub.clients())) client.terminate();
  }
}
