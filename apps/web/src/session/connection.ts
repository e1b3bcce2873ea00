import type { ClientMessage, ServerMessage } from '@keyflower/protocol';

/** The part of WebSocket used here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

export interface ConnectionOptions {
  open(): Socket;
  receive(message: ServerMessage): void;
  connected(is: boolean): void;
  /** Runs something later; the returned function cancels it. */
  later(ms: number, run: () => void): () => void;
  /** The version of a table that is known here, so that it is resumed from there. */
  since(table: string): number | undefined;
}

/** A message with an id, which the server answers. */
export type Request = Extract<ClientMessage, { id: string }>;
export type Reply = Extract<ServerMessage, { id?: string | undefined }>;

interface Unanswered {
  message: Request;
  resolve(reply: Reply): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;

/** How long the socket may be silent before the server is pinged, and how long the answer may take. */
export const QUIET_MS = 10_000;
export const ANSWER_MS = 5_000;
/** How long a socket may take to open. */
export const OPEN_MS = 10_000;

/**
 * The connection to the server. It reconnects whenever the socket breaks, more and more slowly; then it resumes tables
 * from the version known here, and sends unanswered messages again, under the same id: the server applies each
 * id once.
 *
 * A network that vanishes does not always notify the browser, and an open socket can then stay silent for minutes.
 * Therefore a silent server is pinged, and a socket without an answer is given up.
 */
export class Connection {
  private readonly options: ConnectionOptions;
  private readonly watched = new Map<string, string | undefined>();
  private readonly unanswered = new Map<string, Unanswered>();
  private socket: Socket | null = null;
  private open = false;
  private failures = 0;
  private cancelRetry: (() => void) | null = null;
  /** Cancels the timeout for silence. */
  private cancelTimeout: (() => void) | null = null;
  private ended = false;

  constructor(options: ConnectionOptions) {
    this.options = options;
  }

  connect(): void {
    if (this.socket || this.ended) return;
    const socket = this.options.open();
    this.socket = socket;
    socket.addEventListener('open', () => this.opened(socket));
    socket.addEventListener('message', ({ data }) => {
      if (this.socket === socket && typeof data === 'string') this.received(data);
    });
    socket.addEventListener('close', () => {
      if (this.socket === socket) this.lost();
    });
    this.timeout(OPEN_MS, () => this.drop());
  }

  private timeout(ms: number, otherwise: () => void): void {
    this.cancelTimeout?.();
    this.cancelTimeout = this.options.later(ms, otherwise);
  }

  private ping(): void {
    this.send({ type: 'ping' });
    this.timeout(ANSWER_MS, () => this.drop());
  }

  private opened(socket: Socket): void {
    if (this.socket !== socket) return;
    this.open = true;
    this.failures = 0;
    this.timeout(QUIET_MS, () => this.ping());
    this.options.connected(true);
    for (const [table, key] of this.watched) this.sendWatch(table, key);
    for (const { message } of this.unanswered.values()) this.send(message);
  }

  private lost(): void {
    this.socket = null;
    this.open = false;
    this.cancelTimeout?.();
    this.options.connected(false);
    if (this.ended) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures);
    this.failures += 1;
    this.cancelRetry?.();
    this.cancelRetry = this.options.later(wait * (0.75 + Math.random() / 2), () => this.connect());
  }

  private received(text: string): void {
    this.timeout(QUIET_MS, () => this.ping());
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'bye' && message.reason === 'banned') this.ended = true;
    this.options.receive(message);
    const id = 'id' in message ? message.id : undefined;
    if (id === undefined) return;
    const waiting = this.unanswered.get(id);
    this.unanswered.delete(id);
    waiting?.resolve(message as Reply);
  }

  private send(message: ClientMessage): void {
    if (this.open) this.socket?.send(JSON.stringify(message));
  }

  private sendWatch(table: string, key: string | undefined): void {
    const since = this.options.since(table);
    this.send({
      type: 'watch',
      table,
      ...(since === undefined ? {} : { since }),
      ...(key === undefined ? {} : { key }),
    });
  }

  watch(table: string, key?: string): void {
    this.watched.set(table, key);
    this.sendWatch(table, key);
  }

  unwatch(table: string): void {
    if (this.watched.delete(table)) this.send({ type: 'unwatch', table });
  }

  /** Sends a message, again after every reconnection, until it is answered. */
  ask(message: Request): Promise<Reply> {
    return new Promise((resolve) => {
      this.unanswered.set(message.id, { message, resolve });
      this.send(message);
    });
  }

  /** The network may be back, or the page is visible again: reconnects without waiting, and checks an open socket. */
  hurry(): void {
    if (this.open) this.ping();
    if (this.socket) return;
    this.cancelRetry?.();
    this.failures = 0;
    this.connect();
  }

  /** Gives up the socket at once: a dead one takes minutes to close. It then reconnects as after any break. */
  drop(): void {
    const { socket } = this;
    if (!socket) return;
    this.lost();
    socket.close();
  }

  /** Closes for good. */
  end(): void {
    this.ended = true;
    this.cancelRetry?.();
    this.socket?.close();
  }
}
