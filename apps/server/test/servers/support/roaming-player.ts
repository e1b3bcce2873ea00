import { type QuickRandom, randomAction } from '@keyflower/engine';
import type { ClientMessage, ServerMessage } from '@keyflower/protocol';
import { WebSocket } from 'ws';
import { must } from '../../../../../scripts/testing/must.ts';
import { WAIT_LIMIT_MS, pause } from '../../support/eventually.ts';
import { MessageAudit } from '../../support/message-audit.ts';
import { Connection, type Person } from '../../support/person.ts';
import { isOver } from '../../support/tables.ts';
import type { Call } from './checker.ts';

type Asked = Extract<ClientMessage, { type: 'act' | 'undo' }>;

/** In percent of messages. */
const UNDO = 3;
const REWATCH = 4;
const AGREE = 70;
/** Leaves for another server without a reason. */
const ROAM = 2;
/** A connection on which nothing comes back for so long is given up. */
const SILENT_MS = 3000;
const PING_MS = 1000;
/** Nothing may hold up a game for longer, whatever happens to servers. */
export const STUCK_MS = WAIT_LIMIT_MS;
/** Not judged: the same message may be sent again later. */
const LATER: ReadonlySet<string> = new Set(['STORAGE', 'RATE_LIMITED']);

export interface PlayerCall extends Call {
  kind: Asked['type'];
  version: number;
  code: string | null;
}

/**
 * A player, or a spectator, who goes from server to server: when one is gone or silent, and now and then without
 * a reason. Watches with the version last seen, and sends what was not answered again under the same id.
 */
export class RoamingPlayer {
  readonly person: Person;
  readonly table: string;
  /** Null: watches only. */
  readonly seat: number | null;
  readonly audit: MessageAudit;
  readonly calls: PlayerCall[] = [];
  connection: Connection | null = null;
  /** Passes every turn, for the shortest game. */
  hurries = false;
  /** Plays no more as soon as everything is answered. */
  isResting = false;
  /** The longest time before each action. */
  thinkMs: number;
  private readonly random: QuickRandom;
  private readonly servers: () => readonly string[];
  private unanswered: { asked: Asked; call: PlayerCall; sent: number } | null = null;
  private read = 0;
  private next = 1;
  private readonly voted = new Set<number>();

  constructor(
    person: Person,
    table: string,
    seat: number | null,
    { random, servers, thinkMs }: { random: QuickRandom; servers: () => readonly string[]; thinkMs: number },
  ) {
    this.person = person;
    this.table = table;
    this.seat = seat;
    this.random = random;
    this.servers = servers;
    this.thinkMs = thinkMs;
    this.audit = new MessageAudit(table);
  }

  get over(): boolean {
    return this.connection !== null && isOver(this.connection, this.table);
  }

  /** Plays until the game is over, or this player rests, and everything is answered: whatever happens to the servers. */
  async play(): Promise<void> {
    while (!this.isDone) {
      const connection = await this.arrive();
      if (!connection) continue;
      const alive = this.keepAlive(connection);
      await this.playUntilCut(connection)
        .catch((error: unknown) => {
          if (!connection.closed) throw error;
        })
        .finally(() => clearInterval(alive));
      this.auditReceived(connection);
    }
  }

  private get isDone(): boolean {
    if (this.unanswered) return false;
    return this.over || (this.isResting && this.connection?.closed === null && this.audit.view !== null);
  }

  /** Waits until a player who rests has been told of so many events. */
  async hears(version: number): Promise<void> {
    const connection = this.connection!;
    await this.until(connection, () => connection.versionOf(this.table) >= version);
    this.auditReceived(connection);
  }

  /** Connects to another server than before, if there is another. */
  private async arrive(): Promise<Connection | null> {
    if (this.connection && !this.connection.closed) return this.connection;
    this.connection = null;
    const others = this.servers().filter((url) => url !== this.person.url);
    if (others.length > 0) this.person.moveTo(must(others[this.random.below(others.length)]));
    const url = `${this.person.url.replace('http', 'ws')}/api/v1/socket`;
    const socket = new WebSocket(url, { headers: this.person.headers(false), handshakeTimeout: SILENT_MS });
    const connection = new Connection(socket);
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('open', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    if (!isOpen) {
      await pause(100);
      return null;
    }
    this.read = 0;
    this.audit.disconnected();
    this.connection = connection;
    const since = this.audit.version;
    connection.send({ type: 'watch', table: this.table, ...(since === 0 ? {} : { since }) });
    return connection;
  }

  /** A server that is paused, or cut off, says nothing: then another one is asked. */
  private keepAlive(connection: Connection): NodeJS.Timeout {
    let heard = { count: 0, at: performance.now() };
    return setInterval(() => {
      if (connection.closed) return;
      if (connection.raw.length > heard.count)
        heard = { count: connection.raw.length, at: performance.now() };
      if (performance.now() - heard.at > SILENT_MS) connection.socket.terminate();
      else connection.send({ type: 'ping' });
    }, PING_MS);
  }

  private async playUntilCut(connection: Connection): Promise<void> {
    await this.until(connection, () => connection.views.has(this.table) || this.refusedWatch(connection));
    while (!connection.closed) {
      // Also when the game is over: this action may have ended it.
      if (this.unanswered) await this.ask(connection);
      if (isOver(connection, this.table) || this.isResting) return;
      this.vote(connection);
      const chance = this.random.below(100);
      if (chance < ROAM) return connection.socket.terminate();
      if (chance < REWATCH) connection.send({ type: 'watch', table: this.table });
      if (this.seat === null || !connection.owes(this.table, this.seat)) await this.news(connection);
      else {
        if (this.thinkMs > 0) await pause(this.random.below(this.thinkMs));
        this.auditReceived(connection);
        // While this player thought, an undo may have taken the decision away.
        if (connection.owes(this.table, this.seat)) this.decide(connection, this.seat);
      }
    }
  }

  /** While the database is away, a table cannot be read. */
  private refusedWatch(connection: Connection): boolean {
    const isRefused = connection.received.some(({ type }) => type === 'refused');
    if (isRefused) connection.socket.terminate();
    return false;
  }

  private decide(connection: Connection, seat: number): void {
    const { table } = this;
    const asked = { table, id: `${seat}-${this.next++}`, version: connection.versionOf(table) };
    const turn = connection.viewOf(table).pending.some(({ decision }) => decision === 'turn');
    const message: Asked =
      this.random.below(100) < UNDO
        ? { type: 'undo', ...asked }
        : this.hurries && turn
          ? { type: 'act', ...asked, action: { type: 'pass' } }
          : {
              type: 'act',
              ...asked,
              action: randomAction(connection.sampleState(table, this.random), seat, this.random),
            };
    const call: PlayerCall = {
      client: seat,
      id: asked.id,
      kind: message.type,
      version: asked.version,
      called: performance.now(),
      answered: null,
      outcome: null,
      code: null,
      mayBeMissing: message.type === 'undo',
    };
    this.calls.push(call);
    this.unanswered = { asked: message, call, sent: 0 };
  }

  private async ask(connection: Connection): Promise<void> {
    const { asked, call } = this.unanswered!;
    this.unanswered!.sent += 1;
    const from = connection.received.length;
    connection.send(asked);
    const answer = await this.until(connection, () =>
      connection.received.slice(from).find((message) => 'id' in message && message.id === asked.id),
    );
    const code = answer.type === 'refused' ? answer.error.code : null;
    // What another server did with an earlier copy of the message is not known to the one that refused this one.
    if (code !== null && LATER.has(code) && this.unanswered!.sent > 1) return pause(200);
    this.unanswered = null;
    call.answered = performance.now();
    call.outcome = code === null ? 'accepted' : 'refused';
    call.code = code;
    this.auditReceived(connection);
    if (code !== null && LATER.has(code)) await pause(200);
  }

  private async news(connection: Connection): Promise<void> {
    this.auditReceived(connection);
    const seen = newsIn(connection);
    await this.until(connection, () => newsIn(connection) > seen || this.isResting);
    this.auditReceived(connection);
  }

  /** Answers open votes at the table. */
  private vote(connection: Connection): void {
    const { seat } = this;
    const [latest] = connection.received.filter(({ type }) => type === 'votes').slice(-1);
    for (const { id, waiting } of latest?.type === 'votes' ? latest.votes : []) {
      if (seat === null || this.voted.has(id) || !waiting.includes(seat)) continue;
      this.voted.add(id);
      const agree = this.random.below(100) < AGREE;
      connection.send({ type: 'vote', table: this.table, id: `v${seat}-${id}`, vote: id, agree });
    }
  }

  private auditReceived(connection: Connection): void {
    // As it came over the wire: the connection modifies what it received.
    for (; this.read < connection.raw.length; this.read++) {
      this.audit.check(JSON.parse(must(connection.raw[this.read])) as ServerMessage);
    }
  }

  private async until<T>(connection: Connection, check: () => T | undefined | null | false): Promise<T> {
    const found = await connection.until<{ value: T } | 'cut'>(
      () => {
        const value = check();
        if (value !== undefined && value !== null && value !== false) return { value };
        return connection.closed && 'cut';
      },
      `seat ${this.seat} of ${this.table} at ${this.person.url}, which said ${JSON.stringify(this.unanswered)}`,
      STUCK_MS,
    );
    if (found === 'cut') throw new Error('the connection was cut');
    return found.value;
  }
}

/** Messages that tell of the game: pings are answered all the time. */
const newsIn = ({ received }: Connection): number => received.filter(({ type }) => type !== 'pong').length;
