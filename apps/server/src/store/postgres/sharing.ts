import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { Listener, Sharing } from '../engine.ts';
import { noticeFrom, noticesOf } from '../notice.ts';
import { markInUse } from './in-use.ts';
import { changeJobs } from './jobs.ts';

const CHANNEL = 'keyflower';
/** For what is not stored. */
const WORDS = 'keyflower_words';
/** The connection's name in pg_stat_activity. */
const LISTENER = 'keyflower notices';
/** How long to wait before the next attempt to listen. */
const AGAIN_MS = 250;
/** How often to check for a connection that broke silently. */
const CHECK_MS = 2000;

export function sharingOn(url: string): Sharing & { close(): Promise<void> } {
  const server = randomBytes(9).toString('base64url');
  const listening = new Listening(url, server);
  return {
    server,
    addVersions: async (db, changes) => {
      const values = [...changes].map(([id, n]) => sql`(${id}::text, ${n}::integer)`);
      if (values.length === 0) return;
      await sql`UPDATE progress SET version = version + added.n FROM (VALUES ${sql.join(values)}) AS added (id, n)
        WHERE progress.table_id = added.id`.execute(db);
    },
    changeJobs: (db, { jobs }) => changeJobs(db, jobs.values()),
    announcing: (changes) =>
      noticesOf(server, changes).map(
        (notice) => `SELECT pg_notify(${pg.escapeLiteral(CHANNEL)}, ${pg.escapeLiteral(notice)})`,
      ),
    listen: (listener) => listening.begin(listener),
    tell: (text) => listening.tell(text),
    get isListening() {
      return listening.isOpen;
    },
    close: () => listening.end(),
  };
}

/** A connection of its own, which is opened again whenever it breaks. */
class Listening {
  private readonly url: string;
  private readonly server: string;
  private client: pg.Client | null = null;
  /** Settles when the connection has answered everything it was asked: the driver wants one query at a time. */
  private answered: Promise<unknown> = Promise.resolve();
  private listener: Listener | null = null;
  private timer: NodeJS.Timeout | null = null;
  private ended = false;
  /** Whether notices arrive. */
  isOpen = false;

  constructor(url: string, server: string) {
    this.url = url;
    this.server = server;
  }

  async begin(listener: Listener): Promise<void> {
    this.listener = listener;
    await this.connect();
  }

  async end(): Promise<void> {
    this.ended = true;
    this.isOpen = false;
    if (this.timer) clearTimeout(this.timer);
    await this.client?.end().catch(() => {});
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: CHECK_MS,
      application_name: LISTENER,
    });
    this.client = client;
    this.answered = Promise.resolve();
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ channel, payload = '' }) => this.hear(channel, payload));
    await client.connect();
    await markInUse(client);
    await client.query(`LISTEN ${CHANNEL}; LISTEN ${WORDS}`);
    if (this.client !== client) return;
    this.isOpen = true;
    this.checkSoon(client);
  }

  /** What cannot be told now is not told later. */
  tell(text: string): void {
    const { client } = this;
    if (!client || !this.isOpen) return;
    this.ask(client, 'SELECT pg_notify($1, $2)', [WORDS, `${this.server} ${text}`]).catch(() => {});
  }

  private ask(client: pg.Client, text: string, values: string[] = []): Promise<unknown> {
    const answer = this.answered.then(() => client.query(text, values));
    this.answered = answer.catch(() => {});
    return answer;
  }

  private hear(channel: string, payload: string): void {
    if (channel === WORDS) {
      const end = payload.indexOf(' ');
      const from = payload.slice(0, end);
      if (from !== this.server) this.listener?.onWord(from, payload.slice(end + 1));
      return;
    }
    const notice = noticeFrom(payload);
    if (notice.from !== this.server) this.listener?.onNotice(notice);
  }

  private checkSoon(client: pg.Client): void {
    this.timer = setTimeout(() => {
      this.ask(client, 'SELECT 1').then(
        () => {
          if (this.client === client && !this.ended) this.checkSoon(client);
        },
        () => this.lost(client),
      );
    }, CHECK_MS);
  }

  private lost(client: pg.Client): void {
    if (this.client !== client || this.ended) return;
    this.client = null;
    this.isOpen = false;
    if (this.timer) clearTimeout(this.timer);
    client.end().catch(() => {});
    this.timer = setTimeout(() => void this.again(), AGAIN_MS);
  }

  private async again(): Promise<void> {
    try {
      await this.connect();
      this.listener?.onGap();
    } catch {
      if (this.client) this.lost(this.client);
    }
  }
}
