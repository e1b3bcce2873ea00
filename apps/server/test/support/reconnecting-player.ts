import { type QuickRandom, randomAction } from '@keyflower/engine';
import type { ClientMessage, ServerMessage } from '@keyflower/protocol';
import { pause } from './eventually.ts';
import { MessageAudit } from './message-audit.ts';
import type { Connection, Person } from './person.ts';
import { isOver } from './tables.ts';
import { must } from '../../../../scripts/testing/must.ts';

type Asked = Extract<ClientMessage, { type: 'act' | 'undo' }>;

/** In percent of messages. */
const UNDO = 4;
const REWATCH = 6;
const AGREE = 70;

/**
 * A player who plays at one table as fast as possible and reconnects however often the server dies: with the version
 * last seen, and with the unanswered message under the same id.
 */
export class ReconnectingPlayer {
  readonly person: Person;
  readonly table: string;
  readonly seat: number;
  readonly audit: MessageAudit;
  /** Ids of the actions that the server has acknowledged, in order. */
  readonly acknowledged: string[] = [];
  readonly undone: string[] = [];
  readonly refused: { id: string; code: string }[] = [];
  connection: Connection | null = null;
  /** Passes every turn, for the shortest game. */
  hurries = false;
  private readonly random: QuickRandom;
  private unanswered: Asked | null = null;
  private read = 0;
  private next = 1;
  private readonly voted = new Set<number>();

  constructor(person: Person, table: string, seat: number, random: QuickRandom) {
    this.person = person;
    this.table = table;
    this.seat = seat;
    this.random = random;
    this.audit = new MessageAudit(table);
  }

  get over(): boolean {
    return this.connection !== null && isOver(this.connection, this.table);
  }

  /** Plays until the game is over and everything is answered, through any number of crashes. */
  async play(): Promise<void> {
    while (!this.over || this.unanswered) {
      const connection = await this.arrive();
      if (!connection) continue;
      await this.playUntilCut(connection).catch((error: unknown) => {
        if (!connection.closed) throw error;
      });
      this.auditReceived(connection);
    }
  }

  private async arrive(): Promise<Connection | null> {
    if (this.connection && !this.connection.closed) return this.connection;
    this.connection = null;
    const connection = await this.person.connect().catch(() => null);
    if (!connection) {
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

  private async playUntilCut(connection: Connection): Promise<void> {
    await this.until(connection, () => connection.views.has(this.table));
    while (!connection.closed) {
      // Also when the game is over: this action may have ended it.
      if (this.unanswered) await this.ask(connection, this.unanswered);
      if (isOver(connection, this.table)) return;
      this.vote(connection);
      if (this.random.below(100) < REWATCH) connection.send({ type: 'watch', table: this.table });
      if (connection.owes(this.table, this.seat)) this.unanswered = this.decide(connection);
      else await this.news(connection);
    }
  }

  private decide(connection: Connection): Asked {
    const { table } = this;
    const asked = { table, id: `${this.seat}-${this.next++}`, version: connection.versionOf(table) };
    if (this.random.below(100) < UNDO) return { type: 'undo', ...asked };
    const turn = connection.viewOf(table).pending.some(({ decision }) => decision === 'turn');
    if (this.hurries && turn) return { type: 'act', ...asked, action: { type: 'pass' } };
    const action = randomAction(connection.sampleState(table, this.random), this.seat, this.random);
    return { type: 'act', ...asked, action };
  }

  private async ask(connection: Connection, asked: Asked): Promise<void> {
    connection.send(asked);
    const answer = await this.until(connection, () =>
      connection.received.slice(this.read).find((message) => 'id' in message && message.id === asked.id),
    );
    this.unanswered = null;
    if (answer.type === 'refused') this.refused.push({ id: asked.id, code: answer.error.code });
    else (asked.type === 'act' ? this.acknowledged : this.undone).push(asked.id);
    this.auditReceived(connection);
  }

  private async news(connection: Connection): Promise<void> {
    this.auditReceived(connection);
    const seen = connection.received.length;
    await this.until(connection, () => connection.received.length > seen);
    this.auditReceived(connection);
  }

  /** Answers open votes at the table. */
  private vote(connection: Connection): void {
    const [latest] = connection.received.filter(({ type }) => type === 'votes').slice(-1);
    for (const { id, waiting } of latest?.type === 'votes' ? latest.votes : []) {
      if (this.voted.has(id) || !waiting.includes(this.seat)) continue;
      this.voted.add(id);
      const agree = this.random.below(100) < AGREE;
      connection.send({ type: 'vote', table: this.table, id: `v${this.seat}-${id}`, vote: id, agree });
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
      `seat ${this.seat} of ${this.table}, which said ${JSON.stringify(this.unanswered)}`,
    );
    if (found === 'cut') throw new Error('the connection was cut');
    return found.value;
  }
}
