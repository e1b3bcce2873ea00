import type { CookieSerializeOptions } from '@fastify/cookie';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { Background } from '../background/index.ts';
import { BotPool } from '../bots/index.ts';
import { Mailer, Notifier, PushHosts, PushSender } from '../notify/index.ts';
import { type Log, Metrics } from '../telemetry/index.ts';
import {
  LoginAttempts,
  type LoginGuard,
  PASSWORD_ROUNDS,
  type PeopleContext,
  SESSION_DAYS,
  SharedLoginAttempts,
  Visitors,
} from '../people/index.ts';
import {
  Counters,
  deriveKey,
  loadSecrets,
  newSecrets,
  parseSecrets,
  type Secrets,
  TokenBuckets,
} from '../safety/index.ts';
import { type JobObserver, type JobQueue, LocalQueue, PostgresQueue } from '../queue/index.ts';
import type { Settings } from '../settings/index.ts';
import { Hub } from '../socket/index.ts';
import { HEADS_FILE, type Migration, type Store } from '../store/index.ts';
import { openStore } from './open-store.ts';
import { Readiness } from './readiness.ts';
import { storeTarget } from './store-target.ts';
import {
  advance,
  Beginnings,
  Followed,
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
  /** How long a server that starts waits for PostgreSQL, and the schema that it knows; overridden by tests only. */
  databaseWaitMs?: number;
  migrations?: readonly Migration[];
}

/** What has to be read first. */
interface Opened {
  secrets: Secrets;
  store: Store;
  playTime: PlayTime;
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
  readonly loginAttempts: LoginGuard;
  readonly bots: BotPool;
  readonly background: Background;
  readonly queue: JobQueue;
  readonly readiness: Readiness;
  readonly secure: boolean;
  readonly cookie: string;
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

  private constructor(settings: Settings, dependencies: ServerDependencies, opened: Opened) {
    const { log, threadScript, pushHosts = new PushHosts() } = dependencies;
    this.settings = settings;
    this.log = log;
    this.passwordRounds = dependencies.passwordRounds ?? PASSWORD_ROUNDS;
    this.secrets = opened.secrets;
    this.store = opened.store;
    this.readiness = new Readiness(this.store);
    this.visitors = new Visitors(this.store, this.secrets);
    this.loginAttempts = this.store.sharing
      ? new SharedLoginAttempts(this.store, deriveKey(this.secrets.cookieKey, 'login attempts'))
      : new LoginAttempts();
    this.secure = settings['public-url']?.protocol === 'https:';
    this.cookie = cookieName(this.secure);
    this.hub = new Hub(this.store);
    this.bots = new BotPool({
      threads: settings['bot-threads'],
      script: threadScript,
      waitingPerThread: () => this.queue.waitingPerThread,
    });
    this.background = new Background({ script: threadScript, database: storeTarget(settings) });
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
      watching: (table, person) => this.isWatching(table, person),
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
      ready: async () => (await this.readiness.reason()) === null,
      tables: () => this.store.tables.counts(),
      jobs: () => this.queue.levels(),
      ...(settings.replica ? { replicaRunning: () => this.replica?.running ?? false } : {}),
    });
    this.queue = this.makeQueue();
    const work = { replayed: 0 };
    this.tables = {
      store: this.store,
      cache: new TableCache({ store: this.store, work, log, background: this.background }),
      work,
      revealMs: 3000,
      beginnings: new Beginnings(),
      audience: this.hub,
      bots: this.bots,
      background: this.background,
      notifier: this.notifier,
      playTime: opened.playTime,
      log,
      botBudget: settings['bot-time'],
      busy: new Map(),
      advance: (table) => advance(this.tables, table),
      followed: null,
      metrics: this.metrics,
    };
    if (this.store.sharing) this.tables.followed = new Followed(this.tables);
    this.personTables = new PersonTables(this.tables);
    this.hub.onReseat = (table, client) => {
      if (table.game) client.send(viewMessage(this.tables, table, client.viewerAt(table.id) ?? null));
    };
    this.store.journal.onCommit = (writes, ms) => this.metrics.commit(writes, ms);
    this.store.journal.onConflict = () => this.metrics.conflict();
    this.store.journal.onError = (error) => log.error({ error: String(error) }, 'a subscriber failed');
  }

  /** By what is stored: this process may not know the table. */
  private async isWatching(table: string, person: string): Promise<boolean> {
    const { hub, store } = this;
    if (hub.isHere(table, person)) return true;
    return store.sharing !== null && (await store.servers.isWatched(table, person));
  }

  private makeQueue(): JobQueue {
    const { log, metrics, store } = this;
    const observer: JobObserver = {
      done: (kind, seconds) => metrics.jobDone(kind, seconds),
      failed: (kind, about, error, attempt) => {
        metrics.jobFailed(kind);
        log.error({ kind, about, attempt, error: String(error) }, 'a job failed; it is tried again later');
      },
    };
    const target = storeTarget(this.settings);
    if ('postgres' in target)
      return new PostgresQueue({ url: target.listen ?? target.postgres, log, observer });
    const queue = new LocalQueue(observer);
    store.onJobs = (changes) => queue.change(changes);
    return queue;
  }

  static async open(settings: Settings, dependencies: ServerDependencies): Promise<ServerContext> {
    if (!settings['database-url']) mkdirSync(settings.data, { recursive: true, mode: 0o700 });
    const store = await openStore(storeTarget(settings), dependencies);
    try {
      const secrets = store.sharing ? await sharedSecrets(store) : loadSecrets(settings.data);
      if (!store.sharing) await reseedRestored(store, dependencies.log, join(settings.data, HEADS_FILE));
      const playTime = await PlayTime.open(store, dependencies.clock);
      return new ServerContext(settings, dependencies, { secrets, store, playTime });
    } catch (error) {
      await store.close();
      throw error;
    }
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

/** Servers on one database have the same secrets: a cookie of one is good at the others. */
async function sharedSecrets(store: Store): Promise<Secrets> {
  const fresh = JSON.stringify(newSecrets());
  return parseSecrets(await store.journal.commit((tx) => tx.meta.setOnce('secrets', fresh)));
}
