import type { CookieSerializeOptions } from '@fastify/cookie';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_VERSION } from '@keyflower/engine';
import type { FastifyReply } from 'fastify';
import { Background } from '../background/index.ts';
import { BotPool } from '../bots/index.ts';
import { Mailer, Notifier, PushHosts, PushSender } from '../notify/index.ts';
import { type Log, Metrics } from '../telemetry/index.ts';
import {
  LoginAttempts,
  PASSWORD_ROUNDS,
  type PeopleContext,
  SESSION_DAYS,
  Visitors,
} from '../people/index.ts';
import { Counters, loadSecrets, type Secrets, TokenBuckets } from '../safety/index.ts';
import type { Settings } from '../settings/index.ts';
import { Hub } from '../socket/index.ts';
import { DATABASE_FILE, HEADS_FILE, Store } from '../store/index.ts';
import {
  advance,
  PersonTables,
  PlayTime,
  reseedRestored,
  TableCache,
  type TableContext,
  viewMessage,
} from '../tables/index.ts';

/** Dependencies of a server besides its settings. */
export interface ServerDependencies {
  log: Log;
  /** The script of every thread. */
  threadScript: URL | string;
  /** Push services that may be contacted; overridden by tests only. */
  pushHosts?: PushHosts;
  /** A monotonic clock in milliseconds; overridden by tests only. */
  clock?: () => number;
  /** The cost of hashing a password; overridden by tests only. */
  passwordRounds?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** What an address may be sent at once, and besides for each request that it may make. */
const BYTES_AT_ONCE = 32_000_000;
const BYTES_PER_REQUEST = 50_000;
const cookieName = (secure: boolean): string => (secure ? '__Host-keyflower' : 'keyflower');

/** Everything one server works with, without HTTP and sockets. */
export class ServerContext implements PeopleContext {
  readonly settings: Settings;
  readonly log: Log;
  readonly store: Store;
  readonly secrets: Secrets;
  readonly visitors: Visitors;
  readonly hub: Hub;
  readonly tables: TableContext;
  readonly personTables: PersonTables;
  readonly notifier: Notifier;
  readonly mailer: Mailer | null;
  readonly metrics: Metrics;
  readonly passwordRounds: number;
  readonly loginAttempts = new LoginAttempts();
  readonly bots: BotPool;
  readonly background: Background;
  readonly secure: boolean;
  readonly cookie: string;
  /** Identifies this start of the server; a client that sees another one reloads at a safe moment. */
  readonly build = `${ENGINE_VERSION}-${randomBytes(4).toString('hex')}`;
  readonly limits: {
    requests: TokenBuckets;
    costly: TokenBuckets;
    attempts: TokenBuckets;
    guests: TokenBuckets;
    messages: TokenBuckets;
    bytes: TokenBuckets;
    chat: TokenBuckets;
    mails: TokenBuckets;
    sockets: Counters;
  };
  /** The URL of the server; known when it listens. */
  address = '';
  /** What copies the database, if anything does. */
  replica: { readonly running: boolean } | null = null;

  constructor(
    settings: Settings,
    {
      log,
      threadScript,
      pushHosts = new PushHosts(),
      clock,
      passwordRounds = PASSWORD_ROUNDS,
    }: ServerDependencies,
  ) {
    this.settings = settings;
    this.log = log;
    this.passwordRounds = passwordRounds;
    mkdirSync(settings.data, { recursive: true, mode: 0o700 });
    this.secrets = loadSecrets(settings.data);
    const database = join(settings.data, DATABASE_FILE);
    this.store = new Store(database);
    reseedRestored(this.store, log, join(settings.data, HEADS_FILE));
    this.visitors = new Visitors(this.store, this.secrets);
    this.secure = settings['public-url']?.protocol === 'https:';
    this.cookie = cookieName(this.secure);
    this.hub = new Hub(this.store);
    this.bots = new BotPool({ threads: settings['bot-threads'], script: threadScript });
    this.background = new Background({ script: threadScript, database });
    const smtp = settings['smtp-url'];
    this.mailer = smtp
      ? new Mailer({
          url: smtp.href,
          from: settings['mail-from']!,
          onFailure: (reason) => log.warn({ reason }, 'a mail failed'),
        })
      : null;
    const contact = settings.contact ?? 'operator@example.org';
    this.notifier = new Notifier({
      store: this.store,
      log,
      hosts: pushHosts,
      push: new PushSender({
        vapid: { ...this.secrets.vapid, subject: `mailto:${contact}` },
        hosts: pushHosts,
        onFailure: (reason) => log.warn({ reason }, 'a push message failed'),
      }),
      mailer: this.mailer,
      link: (path) => this.link(path),
      watching: (table, person) => this.hub.online(table, person),
    });
    const perMinute = settings['requests-per-minute'];
    const pace = (share: number): TokenBuckets =>
      new TokenBuckets({ capacity: Math.max(5, perMinute * share), perSecond: (perMinute * share) / MINUTE });
    this.limits = {
      requests: pace(1),
      // A small capacity: a burst delays everyone else.
      messages: new TokenBuckets({
        capacity: Math.max(20, perMinute / 6),
        perSecond: (2 * perMinute) / MINUTE,
      }),
      bytes: new TokenBuckets({
        capacity: BYTES_AT_ONCE,
        perSecond: BYTES_PER_REQUEST * (perMinute / MINUTE),
      }),
      costly: pace(0.1),
      attempts: pace(0.05),
      guests: pace(0.05),
      chat: pace(0.05),
      mails: new TokenBuckets({ capacity: 5, perSecond: 5 / HOUR }),
      sockets: new Counters(settings['sockets-per-address']),
    };
    this.metrics = new Metrics({
      sockets: () => this.hub.sockets,
      tablesInMemory: () => this.tables.cache.size,
      botsWaiting: () => this.bots.waiting,
      backgroundWaiting: () => this.background.waiting,
      storageBroken: () => this.store.journal.broken !== null,
      tables: () => this.store.tables.counts(),
      ...(settings.replica ? { replicaRunning: () => this.replica?.running ?? false } : {}),
    });
    const work = { replayed: 0 };
    this.tables = {
      store: this.store,
      cache: new TableCache({ store: this.store, work, log, background: this.background }),
      work,
      revealMs: 3000,
      audience: this.hub,
      bots: this.bots,
      background: this.background,
      notifier: this.notifier,
      playTime: new PlayTime(this.store, clock),
      log,
      botBudget: settings['bot-time'],
      advance: (table) => advance(this.tables, table),
      metrics: this.metrics,
    };
    this.personTables = new PersonTables(this.tables);
    this.hub.onReseat = (table, client) => {
      if (table.game) client.send(viewMessage(this.tables, table, client.viewerAt(table.id) ?? null));
    };
    this.store.journal.onCommit = (writes, ms) => this.metrics.commit(writes, ms);
    this.store.journal.onError = (error) => log.error({ error: String(error) }, 'a subscriber failed');
  }

  link(path: string): string {
    return `${this.settings['public-url']?.origin ?? this.address}${path}`;
  }

  private get cookieOptions(): CookieSerializeOptions {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.secure };
  }

  setCookie(reply: FastifyReply, value: string): void {
    void reply.setCookie(this.cookie, value, { ...this.cookieOptions, maxAge: SESSION_DAYS * 86_400 });
  }

  clearCookie(reply: FastifyReply): void {
    void reply.clearCookie(this.cookie, this.cookieOptions);
  }
}
