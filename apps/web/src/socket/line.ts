import type { ClientMessage, ServerMessage } from '@keyflower/protocol';

/** What a browser's WebSocket offers, as far as it is needed here. */
export interface Wire {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

export interface LineParts {
  dial(): Wire;
  hear(message: ServerMessage): void;
  /** Whether the server can be heard now. */
  connected(is: boolean): void;
  /** Runs something later; the answer calls it off. */
  later(ms: number, run: () => void): () => void;
  /** Where each table stands, so that it can be resumed there. */
  since(table: string): number | undefined;
}

/** What a person does: it has an id and is answered. */
export type Request = Extract<ClientMessage, { id: string }>;
export type Reply = Extract<ServerMessage, { id?: string | undefined }>;

interface Unanswered {
  message: Request;
  resolve(reply: Reply): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;

/** How long a line may be silent before the server is asked whether it is there, and how long it may take. */
export const QUIET_MS = 10_000;
export const ANSWER_MS = 5_000;
/** How long a line may take to open. */
export const OPEN_MS = 10_000;

/**
 * The connection to the server. It is dialled again whenever it breaks, more and more slowly; then tables are
 * resumed where they stood, and whatever was not answered is sent again under the same id: the server carries out
 * each id once.
 *
 * A network that vanishes does not always tell the browser, and an open socket then stays silent for minutes. So
 * silence is not trusted: the server is pinged, and a line without an answer is given up.
 */
export class Line {
  private readonly parts: LineParts;
  private readonly watched = new Map<string, string | undefined>();
  private readonly unanswered = new Map<string, Unanswered>();
  private wire: Wire | null = null;
  private open = false;
  private failures = 0;
  private callOff: (() => void) | null = null;
  /** Calls off whatever happens next if nothing is heard. */
  private trust: (() => void) | null = null;
  private ended = false;

  constructor(parts: LineParts) {
    this.parts = parts;
  }

  connect(): void {
    if (this.wire || this.ended) return;
    const wire = this.parts.dial();
    this.wire = wire;
    wire.addEventListener('open', () => this.opened(wire));
    wire.addEventListener('message', ({ data }) => {
      if (this.wire === wire && typeof data === 'string') this.heard(data);
    });
    wire.addEventListener('close', () => {
      if (this.wire === wire) this.lost();
    });
    this.expect(OPEN_MS, () => this.drop());
  }

  private expect(ms: number, otherwise: () => void): void {
    this.trust?.();
    this.trust = this.parts.later(ms, otherwise);
  }

  /** Asks for a sign of life. */
  private ping(): void {
    this.say({ type: 'ping' });
    this.expect(ANSWER_MS, () => this.drop());
  }

  private opened(wire: Wire): void {
    if (this.wire !== wire) return;
    this.open = true;
    this.failures = 0;
    this.expect(QUIET_MS, () => this.ping());
    this.parts.connected(true);
    for (const [table, key] of this.watched) this.askFor(table, key);
    for (const { message } of this.unanswered.values()) this.say(message);
  }

  private lost(): void {
    this.wire = null;
    this.open = false;
    this.trust?.();
    this.parts.connected(false);
    if (this.ended) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures);
    this.failures += 1;
    this.callOff?.();
    this.callOff = this.parts.later(wait * (0.75 + Math.random() / 2), () => this.connect());
  }

  private heard(text: string): void {
    this.expect(QUIET_MS, () => this.ping());
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'bye' && message.reason === 'banned') this.ended = true;
    this.parts.hear(message);
    const id = 'id' in message ? message.id : undefined;
    if (id === undefined) return;
    const waiting = this.unanswered.get(id);
    this.unanswered.delete(id);
    waiting?.resolve(message as Reply);
  }

  private say(message: ClientMessage): void {
    if (this.open) this.wire?.send(JSON.stringify(message));
  }

  private askFor(table: string, key: string | undefined): void {
    const since = this.parts.since(table);
    this.say({
      type: 'watch',
      table,
      ...(since === undefined ? {} : { since }),
      ...(key === undefined ? {} : { key }),
    });
  }

  watch(table: string, key?: string): void {
    this.watched.set(table, key);
    this.askFor(table, key);
  }

  unwatch(table: string): void {
    if (this.watched.delete(table)) this.say({ type: 'unwatch', table });
  }

  /** Sends something, again after every reconnection, until it is answered. */
  ask(message: Request): Promise<Reply> {
    return new Promise((resolve) => {
      this.unanswered.set(message.id, { message, resolve });
      this.say(message);
    });
  }

  /** The network may be back, or somebody looks again: no waiting, and no faith in a line that slept. */
  hurry(): void {
    if (this.open) this.ping();
    if (this.wire) return;
    this.callOff?.();
    this.failures = 0;
    this.connect();
  }

  /** Gives up the line at once: a dead one takes minutes to close. Then it is dialled again as after any break. */
  drop(): void {
    const { wire } = this;
    if (!wire) return;
    this.lost();
    wire.close();
  }

  /** Hangs up for good. */
  end(): void {
    this.ended = true;
    this.callOff?.();
    this.wire?.close();
  }
}
