import { createECDH, createHash } from 'node:crypto';
import { type GivenAction, listActions } from '@keyflower/engine';
import type { LiveTable } from '../../src/tables/live-table.ts';
import { PASSWORD } from '../support/accounts.ts';
import type { TestServer } from '../support/server.ts';
import { silentBots } from '../support/silent-bots.ts';
import { must } from '../../../../scripts/testing/must.ts';
import { type Cast, newCast } from './cast.ts';
import {
  addressOf,
  encoded,
  type MessageStep,
  type Names,
  named,
  type RequestStep,
  type Role,
} from './conversation.ts';
import { type Answered, Courier, Wire } from './wire.ts';

/** Conversations after which everyone and their tables are made anew, because little is possible there any more. */
const WORN_OUT = 20;
const CONTRIBUTION = 'what a device contributes to the seed';

/** People who send arbitrary conversations, with two tables of their own. */
export class Attackers {
  private readonly server: TestServer;
  private readonly others: () => Names;
  private readonly courier: Courier;
  private readonly wires = new Map<Role, Wire>();
  private readonly device = createECDH('prime256v1').generateKeys('base64url');
  private cast!: Cast;
  private conversations = 0;
  private lost = false;

  private constructor(server: TestServer, others: () => Names) {
    this.server = server;
    this.others = others;
    this.courier = new Courier(server.url);
  }

  /** `others`: names of what belongs to other people. Operators are not told: they may change it. */
  static async arrive(server: TestServer, others: () => Names): Promise<Attackers> {
    const attackers = new Attackers(server, others);
    // Bots take seats, but need no thread of their own here.
    const { context } = server.running;
    context.tables.bots = silentBots(context, () => {});
    context.tables.revealMs = 1;
    await attackers.renew();
    return attackers;
  }

  /** Actions of several kinds that begin the game at `@playing`. */
  firstActions(count: number): GivenAction[] {
    const { actions } = listActions(this.table(this.cast.playing).state, 0, { limit: 1000 });
    const every = Math.max(1, Math.floor(actions.length / count));
    return actions.filter((_, i) => i % every === 0).slice(0, count);
  }

  /** Before a conversation. */
  async ready(): Promise<void> {
    this.conversations += 1;
    if (this.lost || this.conversations % WORN_OUT === 0) await this.renew();
  }

  async request(step: RequestStep): Promise<Answered> {
    const person = step.as === 'anonymous' ? null : this.cast.people[step.as];
    const names = await this.names(step.as);
    const params = named(step.params, names) as Record<string, unknown>;
    const { method, path } = addressOf({ ...step, params });
    const body = step.body === undefined ? undefined : encoded(named(step.body, names), step.doubled);
    const headers = person ? person.headers(body !== undefined) : { 'content-type': 'application/json' };
    const answered = await this.courier.send({ method, path, headers, body });
    const { status, cookie } = answered;
    if (person && cookie !== undefined && !cookie.endsWith('=')) person.cookie = cookie;
    this.lost ||= cookie?.endsWith('=') === true || status === 401 || answered.text.includes('"BANNED"');
    return answered;
  }

  /** What was heard on the socket; null without one. */
  async message(step: MessageStep): Promise<string[] | null> {
    const wire = await this.wireOf(step.as);
    const text = encoded(named(step.message, await this.names(step.as)), step.doubled);
    return wire?.say(text, () => this.server.running.context.store.journal.settled()) ?? null;
  }

  async close(): Promise<void> {
    for (const wire of this.wires.values()) await wire.close();
    this.wires.clear();
    this.courier.close();
  }

  private table(id: string): LiveTable {
    return this.server.running.context.tables.cache.peek(id)!;
  }

  private async wireOf(role: Role): Promise<Wire | null> {
    const known = this.wires.get(role);
    if (known && !known.closed) return known;
    if (role === 'anonymous') return null;
    const wire = await Wire.open(this.cast.people[role]);
    if (wire) this.wires.set(role, wire);
    else this.lost = true;
    return wire;
  }

  /** A table may not be in memory: when a guest signs in, the tables of both are read again. */
  private async opened(id: string): Promise<LiveTable> {
    return must((await this.server.running.context.tables.cache.open(id)) ?? undefined);
  }

  private async names(role: Role): Promise<Names> {
    const { people, playing, open, tokenId } = this.cast;
    const me = role === 'anonymous' ? null : people[role];
    const table = await this.opened(playing);
    const { seats } = await this.opened(open);
    const seat = me ? table.seatOf(me.id) : null;
    return {
      ...(role === 'operator' ? {} : this.others()),
      '@playing': playing,
      '@open': open,
      '@me': me?.id ?? 'anonymous',
      '@other': people[role === 'guest' ? 'account' : 'guest'].id,
      '@key': table.row.key,
      '@seat-key': must(seats.at(-1)).key,
      '@version': table.game ? table.version(seat) : 0,
      '@vote': table.live.votes?.[0]?.id ?? 1,
      '@name': people.account.name,
      '@password': PASSWORD,
      '@seat': `${seat}`,
      '@token-id': tokenId,
      '@contribution': CONTRIBUTION,
      '@commitment': createHash('sha256').update(CONTRIBUTION).digest('hex'),
      '@device-key': this.device,
      '@device-secret': Buffer.alloc(16, 1).toString('base64url'),
    };
  }

  private async renew(): Promise<void> {
    for (const wire of this.wires.values()) await wire.close();
    this.wires.clear();
    this.lost = false;
    this.cast = await newCast(this.server);
  }
}
