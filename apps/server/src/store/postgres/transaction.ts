import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { type Claimed, OutcomeUnknown } from '../engine.ts';
import type { Db, Schema } from '../schema.ts';
import { isCollision, isPostgresFailure } from './failures.ts';

/** A process that stops in the middle of a transaction must not keep others from its rows. */
const IDLE_IN_TRANSACTION_MS = 5000;
const LOCK_MS = 8000;
/** Only for this transaction: settings of a connection would not survive a pooler. */
const begin = (idleMs: number): string =>
  `BEGIN; SET LOCAL lock_timeout = ${LOCK_MS}; SET LOCAL idle_in_transaction_session_timeout = ${idleMs}`;
/** How often a transaction is tried that others were in the way of. */
const ATTEMPTS = 5;
/** How long to wait before asking again whether a commit was made. */
const ASK_AGAIN_MS = 200;
/** The code for a division by zero: see `numbered`. */
const NOT_NUMBERED = '22012';
/** A process that has committed nothing for so long is gone. */
const GONE = "interval '1 hour'";

/** Runs in a transaction. `last`: statements that are sent together with the commit. */
export type Work<T> = (db: Db, claimed: Claimed, last: string[]) => Promise<T>;

const quoted = (text: string): string => pg.escapeLiteral(text);

/**
 * The transactions of one process. Each has a number, which it stores in a row of the process: where the answer to a commit
 * is lost, that row says whether it was committed. (The database's own numbers do not: after a crash it uses those again
 * of which nothing was stored.)
 */
export class Transactions {
  private readonly db: Kysely<Schema>;
  private readonly server: string;
  private readonly idleMs: number;
  private count = 0;
  /** Transactions at the same time have a row each. */
  private readonly free: string[] = [];
  private rows = 0;
  private isEnding = false;

  /** `noLimits`: no other process needs the rows, and this one may pause for any time. */
  constructor(db: Kysely<Schema>, server: string, noLimits: boolean) {
    this.db = db;
    this.server = server;
    this.idleMs = noLimits ? 0 : IDLE_IN_TRANSACTION_MS;
  }

  /** Forgets processes that are gone. */
  async begin(): Promise<void> {
    await sql.raw(`DELETE FROM commits WHERE at < now() - ${GONE}`).execute(this.db);
  }

  /** A commit of which the database does not say at once whether it was made remains unknown from now on. */
  stopAsking(): void {
    this.isEnding = true;
  }

  /** The process ends. */
  async end(): Promise<void> {
    const ids = Array.from({ length: this.rows }, (_, row) => quoted(this.idOf(row)));
    if (ids.length > 0) await sql.raw(`DELETE FROM commits WHERE id IN (${ids.join()})`).execute(this.db);
  }

  /** `onDoubt`: the answer to the commit was lost, and it is asked for until it is known, or the process ends. */
  async run<T>(work: Work<T>, tables: readonly string[], onDoubt?: (error: unknown) => void): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const row = this.free.pop() ?? (await this.newRow());
      try {
        return await this.once(work, tables, row, onDoubt);
      } catch (error) {
        if ((error as { code?: unknown }).code === NOT_NUMBERED) await this.keepRow(row);
        else if (attempt === ATTEMPTS || !isCollision(error)) throw error;
        if (attempt === ATTEMPTS) throw error;
      } finally {
        this.free.push(row);
      }
    }
  }

  private idOf(row: number): string {
    return `${this.server}/${row}`;
  }

  private async newRow(): Promise<string> {
    const id = this.idOf(this.rows);
    await this.keepRow(id);
    this.rows += 1;
    return id;
  }

  private async keepRow(id: string): Promise<void> {
    await sql.raw(`INSERT INTO commits (id) VALUES (${quoted(id)}) ON CONFLICT DO NOTHING`).execute(this.db);
  }

  private async once<T>(
    work: Work<T>,
    tables: readonly string[],
    row: string,
    onDoubt?: (error: unknown) => void,
  ): Promise<T> {
    this.count += 1;
    const number = this.count;
    let lost: unknown = null;
    const result = await this.db.connection().execute(async (connection) => {
      let outcome: T;
      let isCommitting = false;
      try {
        const { rows } = await sql
          .raw<ClaimedRow>(`${begin(this.idleMs)}${claiming(tables)}`)
          .execute(connection);
        const last: string[] = [];
        outcome = await work(connection, claimedIn(rows), last);
        isCommitting = true;
        await sql.raw([...last, numbered(row, number), 'COMMIT'].join('; ')).execute(connection);
      } catch (error) {
        if (!isPostgresFailure(error)) await sql`ROLLBACK`.execute(connection).catch(() => {});
        // A broken connection is closed, and its transaction with it.
        if (!isCommitting || !isPostgresFailure(error)) throw error;
        lost = error;
      }
      return outcome!;
    });
    if (lost !== null) {
      onDoubt?.(lost);
      await this.mustBeCommitted(row, number, lost);
    }
    return result;
  }

  private async mustBeCommitted(row: string, number: number, error: unknown): Promise<void> {
    for (;;) {
      const isCommitted = await this.isCommitted(row, number).catch(() => null);
      if (isCommitted === true) return;
      if (isCommitted === false) throw error;
      if (this.isEnding) throw new OutcomeUnknown(error);
      await wait(ASK_AGAIN_MS);
    }
  }

  /** Waits for a commit that is still being made. One that is on its way cannot be made any more. */
  private async isCommitted(row: string, number: number): Promise<boolean> {
    const id = quoted(row);
    await sql
      .raw(
        `UPDATE commits SET number = ${number}, refused = ${number} WHERE id = ${id} AND number < ${number}`,
      )
      .execute(this.db);
    const { rows } = await sql
      .raw<{ refused: number }>(`SELECT refused FROM commits WHERE id = ${id}`)
      .execute(this.db);
    return rows.length > 0 && rows[0]!.refused !== number;
  }
}

/** Fails if the number was refused meanwhile, or the row is not there. */
const numbered = (row: string, number: number): string =>
  `WITH kept AS (UPDATE commits SET number = ${number}, at = now() WHERE id = ${quoted(row)} AND number < ${number} RETURNING 1)
   SELECT 1 / count(*) FROM kept`;

interface ClaimedRow {
  id?: string;
  version?: number;
  chain?: string | null;
}

/** Locks tables in the message that begins. What other transactions committed before is seen by the second query. */
function claiming(tables: readonly string[]): string {
  if (tables.length === 0) return '';
  const ids = [...tables].sort().map(quoted).join();
  return `; SELECT table_id AS id, version FROM progress WHERE table_id IN (${ids}) ORDER BY table_id FOR UPDATE;
    SELECT wanted.id, last.chain FROM unnest(ARRAY[${ids}]) AS wanted (id)
    CROSS JOIN LATERAL (SELECT chain FROM steps WHERE table_id = wanted.id ORDER BY n DESC LIMIT 1) AS last`;
}

function claimedIn(rows: readonly ClaimedRow[]): Claimed {
  const claimed: Claimed = { versions: new Map(), chains: new Map() };
  for (const { id, version, chain } of rows) {
    if (id === undefined) continue;
    if (version !== undefined) claimed.versions.set(id, version);
    else claimed.chains.set(id, chain ?? null);
  }
  return claimed;
}
