import type { CookieSerializeOptions } from '@fastify/cookie';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_VERSION } from '@keyflower/engine';
import type { FastifyReply } from 'fastify';
import { BotPool } from '../bots/pool.ts';
import { Mailer } from '../notify/mail.ts';
import { Messenger } from '../notify/notifier.ts';
import { PushSender } from '../notify/push.ts';
import { PushHosts } from '../notify/push-hosts.ts';
import { Metrics } from '../telemetry/metrics.ts';
import { GuessGuard } from '../people/login-attempts.ts';
import { SESSION_DAYS, Visitors } from '../people/visitors.ts';
import { Counters, TokenBuckets } from '../safety/limits.ts';
import { loadSecrets, type Secrets } from '../safety/secrets.ts';
import { cleanChat } from '../safety/text.ts';
import type { Settings } from '../settings/settings.ts';
import type { Client } from '../socket/client.ts';
import { Hub } from '../socket/hub.ts';
import { DATABASE_FILE } from '../store/copy.ts';
import { Store } from '../store/store.ts';
import type { House, Log } from '../tables/context.ts';
import { PlayTime } from '../tables/play-time.ts';
import { tellTable } from '../tables/info.ts';
import { cancel, stand } from '../tables/lobby.ts';
import { giveUp } from '../tables/seats.ts';
import { Shelf } from '../tables/cache.ts';
import { viewMessage } from '../tables/broadcast.ts';
import { goOn } from '../tables/turns.ts';

/** What a server is made with, beside its settings. */
export interface Surroundings {
  log: Log;
  /** What a bot's thread runs. */
  botScript: URL | string;
  /** Which push services may be contacted; the known ones, unless a test brings its own. */
  pushHosts?: PushHosts;
  /** Milliseconds that only grow; the machine's own, unless a test brings its own. */
  clock?: () => number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Nobody follows more of them anyway. */
const MOST_TABLES_TOLD = 200;
const cookieName = (secure: boolean): string => (secure ? '__Host-keyflower' : 'keyflower');

/** Everything that one server holds together. `serve` puts HTTP and sockets in front of it. */
export class App {
  readonly settings: Settings;
  readonly log: Log;
  readonly store: Store;
  readonly secrets: Secrets;
  readonly visitors: Visitors;
  readonly hub: Hub;
  readonly house: House;
  readonly messenger: Messenger;
  readonly mailer: Mailer | null;
  readonly metrics: Metrics;
  readonly guesses = new GuessGuard();
  readonly bots: BotPool;
  readonly secure: boolean;
  readonly cookie: string;
  /** Names this start of the server: a client that sees another one reloads at a safe moment. */
  readonly build = `${ENGINE_VERSION}-${randomBytes(4).toString('hex')}`;
  readonly limits: {
    requests: TokenBuckets;
    costly: TokenBuckets;
    guesses: TokenBuckets;
    guests: TokenBuckets;
    messages: TokenBuckets;
    chat: TokenBuckets;
    letters: TokenBuckets;
    sockets: Counters;
  };
  /** Where people find the server; known when it listens. */
  address = '';

  constructor(settings: Settings, { log, botScript, pushHosts = new PushHosts(), clock }: Surroundings) {
    this.settings = settings;
    this.log = log;
    mkdirSync(settings.data, { recursive: true, mode: 0o700 });
    this.secrets = loadSecrets(settings.data);
    this.store = new Store(join(settings.data, DATABASE_FILE));
    this.visitors = new Visitors(this.store, this.secrets);
    this.secure = settings['public-url']?.protocol === 'https:';
    this.cookie = cookieName(this.secure);
    this.hub = new Hub(this.store);
    this.bots = new BotPool({ threads: settings['bot-threads'], script: botScript });
    const smtp = settings['smtp-url'];
    this.mailer = smtp
      ? new Mailer({
          url: smtp.href,
          from: settings['mail-from']!,
          onFailure: (reason) => log.warn({ reason }, 'a mail failed'),
        })
      : null;
    const contact = settings.contact ?? 'operator@example.org';
    this.messenger = new Messenger({
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
      looking: (table, person) => this.hub.online(table, person),
    });
    const perMinute = settings['requests-per-minute'];
    const pace = (share: number): TokenBuckets =>
      new TokenBuckets({ capacity: Math.max(5, perMinute * share), perSecond: (perMinute * share) / MINUTE });
    this.limits = {
      requests: pace(1),
      messages: pace(2),
      costly: pace(0.1),
      guesses: pace(0.05),
      guests: pace(0.05),
      chat: pace(0.05),
      letters: new TokenBuckets({ capacity: 5, perSecond: 5 / HOUR }),
      sockets: new Counters(settings['sockets-per-address']),
    };
    this.metrics = new Metrics({
      sockets: () => this.hub.sockets,
      tablesInMemory: () => this.house.shelf.size,
      botsWaiting: () => this.bots.waiting,
      storageBroken: () => this.store.journal.broken !== null,
      tables: () => this.store.tables.counts(),
    });
    this.house = {
      store: this.store,
      shelf: new Shelf(this.store),
      audience: this.hub,
      bots: this.bots,
      messenger: this.messenger,
      playTime: new PlayTime(this.store, clock),
      log,
      botBudget: settings['bot-time'],
      next: (table) => goOn(this.house, table),
      counted: { actions: () => this.metrics.action(), refused: (code) => this.metrics.refusal(code) },
    };
    this.hub.onReseat = (table, client) => {
      if (table.game) client.send(viewMessage(this.house, table, client.viewerAt(table.id) ?? null));
    };
    this.store.journal.onCommit = (writes, ms) => this.metrics.commit(writes, ms);
    this.store.journal.onError = (error) => log.error({ error: String(error) }, 'a listener failed');
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

  /** A title or label of a stranger's choosing: one clean line, perhaps empty. */
  cleanTitle(raw: string): string {
    return cleanChat(raw) ?? '';
  }

  signOutSockets(which: (client: Client) => boolean, reason: 'signed-out' | 'banned'): void {
    for (const client of Array.from(this.hub.clients())) if (which(client)) client.dismiss(reason);
  }

  /** Reads a table from the store again, as soon as nothing of it is on its way there. */
  readAgain(id: string): void {
    const read = (): void => {
      this.house.shelf.drop(id);
      if (this.hub.watchers(id).size === 0) return;
      const again = this.house.shelf.get(id);
      if (again) this.hub.reseat(again);
    };
    const table = this.house.shelf.peek(id);
    if (table) table.whenSettled(read);
    else read();
  }

  /** What people see of somebody changed: whoever follows one of their tables is told. */
  tellTablesOf(person: string): void {
    for (const { id } of this.store.tables.ofPerson(person, MOST_TABLES_TOLD)) {
      if (this.hub.watchers(id).size === 0) continue;
      const table = this.house.shelf.get(id);
      table?.whenSettled(() => tellTable(this.house, table));
    }
  }

  /** Gives up all of a person's seats; tables of theirs that have not begun are called off. */
  leaveEverything(person: string, how: 'resigned' | 'left' = 'resigned'): void {
    const { house } = this;
    for (const id of this.store.tables.heldBy(person)) {
      const table = house.shelf.get(id);
      if (!table) continue;
      const seat = table.seatOf(person);
      if (table.playing && seat !== null && table.seats[seat].gone === 'no') {
        void giveUp(house, table, person, how);
      } else if (table.row.status === 'open') {
        if (table.row.host === person) void cancel(house, table);
        else if (seat !== null) void stand(house, table, person);
      }
    }
  }
}
