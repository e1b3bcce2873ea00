import type { Duplex } from 'node:stream';
import type { MessageOf, ServerMessage } from '@keyflower/protocol';
import { WebSocket } from 'ws';
import type { TokenBuckets } from '../safety/index.ts';
import type { Subscriber } from '../tables/index.ts';
import type { Outgoing, Receiver } from './outgoing.ts';

/** A client that does not read is disconnected before its buffer fills the memory. */
const MAX_BUFFERED = 4 * 1024 * 1024;
/** Messages of others may put an address in debt; beyond this it is disconnected. */
const LONGEST_DEBT_MS = 60_000;
/** Maximum number of tables per socket. */
export const MAX_WATCHED = 20;

/** One socket of one person. */
export class Client implements Subscriber, Receiver {
  readonly person: string;
  readonly name: string;
  readonly address: string;
  /** The session or token that authenticated it: when that ends, so does the socket. */
  credential: string;
  /** By a personal token: signing out of browsers does not affect it. */
  readonly byToken: boolean;
  readonly watching = new Map<string, number | null>();
  /** People whose chat this person does not want to see. */
  blocked = new Set<string>();
  alive = true;
  /** Messages refused in a row because there were too many. */
  refusedInRow = 0;
  /** Closing: further messages are ignored. */
  dismissed = false;
  pending = 0;
  private readonly socket: WebSocket;
  private readonly transport: Duplex;
  private isCorked = false;
  /** The list of waiting tables that was sent last. */
  private waiting = '';
  /** What is sent before the welcome, to follow it. */
  private held: string[] | null = null;
  private readonly outgoing: Outgoing;
  private readonly bytes: TokenBuckets;
  /** Hashes of the corrected tiles that were sent, by table. */
  private readonly tilesSent = new Map<string, string>();

  constructor(
    socket: WebSocket,
    { transport, outgoing, bytes }: { transport: Duplex; outgoing: Outgoing; bytes: TokenBuckets },
    who: Pick<Client, 'person' | 'name' | 'address' | 'credential' | 'byToken'>,
  ) {
    this.socket = socket;
    this.transport = transport;
    this.outgoing = outgoing;
    this.bytes = bytes;
    this.person = who.person;
    this.name = who.name;
    this.address = who.address;
    this.credential = who.credential;
    this.byToken = who.byToken;
  }

  /** Settles when the messages before are handled, if one of them waits. */
  earlier: Promise<void> | null = null;

  get open(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  viewerAt(table: string): number | null | undefined {
    return this.watching.get(table);
  }

  knowsTiles(table: string, hash: string): boolean {
    if (this.tilesSent.get(table) === hash) return true;
    this.tilesSent.set(table, hash);
    return false;
  }

  forgetTiles(table: string): void {
    this.tilesSent.delete(table);
  }

  /** Sends the list of tables that wait for the person; `always`: also if it is the one that was sent last. */
  tellWaiting(tables: string[], always: boolean): void {
    const isSame = tables.join() === this.waiting;
    this.waiting = tables.join();
    if (always || !isSame) this.send({ type: 'waiting', tables });
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  /** Nothing is sent before `welcome`. */
  holdBack(): void {
    this.held = [];
  }

  welcome(message: MessageOf<'welcome'>): void {
    this.waiting = message.waiting.join();
    const held = this.held ?? [];
    this.held = null;
    this.send(message);
    for (const text of held) this.sendText(text);
  }

  sendText(text: string): void {
    if (!this.open) return;
    if (this.held) {
      this.held.push(text);
      return;
    }
    if (this.pending > MAX_BUFFERED || this.bytes.waitMs(this.address) > LONGEST_DEBT_MS) {
      this.socket.terminate();
      return;
    }
    const length = Buffer.byteLength(text);
    this.bytes.charge(this.address, length);
    this.cork();
    this.socket.send(text, this.outgoing.send(this, length));
  }

  /** Messages sent in one go are written by one system call. */
  private cork(): void {
    if (this.isCorked) return;
    this.isCorked = true;
    this.transport.cork();
    process.nextTick(() => {
      this.isCorked = false;
      this.transport.uncork();
    });
  }

  /** Sends `bye` and closes. */
  dismiss(reason: 'restart' | 'signed-out' | 'banned'): void {
    this.dismissed = true;
    this.held = null;
    this.send({ type: 'bye', reason });
    this.socket.close(reason === 'restart' ? 1012 : 4001, reason);
  }

  ping(): void {
    this.socket.ping();
  }

  terminate(): void {
    this.socket.terminate();
  }
}
