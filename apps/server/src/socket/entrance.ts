import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_FRAME } from '@keyflower/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { Refused } from '../errors/index.ts';
import type { Visitor } from '../people/index.ts';
import { addressKey, type Counters, type TokenBuckets } from '../safety/index.ts';
import type { Log } from '../telemetry/index.ts';

const SOCKET_PATH = '/api/v1/socket';

export interface SocketAdmission {
  /** The caller of a socket request. Rejects with a Refused unless its page is ours. */
  admit(request: IncomingMessage): Promise<{ visitor: Visitor; address: string }>;
  /** Why a caller who was admitted may no longer stay; null if they may. */
  whyEnded(caller: { person: string; credential: string }): Promise<'banned' | 'signed-out' | null>;
}

export interface EntranceLimits {
  requests: TokenBuckets;
  sockets: Counters;
}

/** A socket that was let in. */
export interface Arrival {
  socket: WebSocket;
  transport: Duplex;
  visitor: Visitor;
  address: string;
}

/** Answers the requests of a server for sockets. `welcome` takes over the count of the address with an arrival. */
export class Entrance {
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME,
    clientTracking: false,
  });
  private readonly admission: SocketAdmission;
  private readonly limits: EntranceLimits;
  private readonly welcome: (arrival: Arrival) => void;
  private readonly log: Log;

  constructor(parts: {
    http: Server;
    admission: SocketAdmission;
    limits: EntranceLimits;
    welcome: (arrival: Arrival) => void;
    log: Log;
  }) {
    this.admission = parts.admission;
    this.limits = parts.limits;
    this.welcome = parts.welcome;
    this.log = parts.log;
    parts.http.on('upgrade', (request, socket, head) => {
      this.upgrade(request, socket, head).catch((error: unknown) => this.fail(socket, error));
    });
  }

  /** Refuses all further requests. */
  close(): void {
    this.server.close();
  }

  /** What the client sends meanwhile stays in the buffer of the connection, behind `head`. */
  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const path = (request.url ?? '').split('?')[0];
    if (path !== SOCKET_PATH) {
      refuse(socket, 404, 'Not Found');
      return;
    }
    let admitted: { visitor: Visitor; address: string };
    try {
      admitted = await this.admission.admit(request);
    } catch (error) {
      const forbidden = error instanceof Refused && error.body.code !== 'NOT_SIGNED_IN';
      refuse(socket, forbidden ? 403 : 401, forbidden ? 'Forbidden' : 'Unauthorized');
      return;
    }
    // The client may have gone meanwhile: then nothing would tell when to leave the count.
    if (socket.destroyed) return;
    const address = addressKey(admitted.address);
    if (!this.limits.requests.take(address) || !this.limits.sockets.enter(address)) {
      refuse(socket, 429, 'Too Many Requests');
      return;
    }
    let entered = false;
    socket.once('close', () => {
      if (!entered) this.limits.sockets.leave(address);
    });
    this.server.handleUpgrade(request, socket, head, (websocket) => {
      entered = true;
      this.welcome({ socket: websocket, transport: socket, visitor: admitted.visitor, address });
    });
  }

  private fail(socket: Duplex, error: unknown): void {
    this.log.error({ error: String(error) }, 'a socket could not be accepted');
    socket.destroy();
  }
}

/** After an upgrade request Node leaves the connection to us, whatever the client does. */
function refuse(socket: Duplex, status: number, words: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${words}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
