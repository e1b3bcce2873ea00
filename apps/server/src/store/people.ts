import type { Database, Statement } from './database.ts';

export interface PersonRow {
  id: string;
  name: string;
  name_key: string | null;
  /** Null for guests. */
  password: string | null;
  email: string | null;
  email_confirmed: number;
  lang: string;
  is_bot: number;
  operator: number;
  banned_until: number | null;
  ban_reason: string | null;
  settings: string;
  vacation_until: number | null;
  vacation_year: number | null;
  vacation_used: number;
  mu: number | null;
  sigma: number | null;
  created: number;
  seen: number;
  deleted: number | null;
}

type Field = Exclude<keyof PersonRow, 'id'>;

/** The command line may change people too, so cached rows expire after this time. */
export const BELIEVED_MS = 500;
/** Maximum number of cached people. */
const MAX_KNOWN = 10_000;

/** Guests and accounts. */
export class PeopleStore {
  private readonly db: Database;
  private readonly believedMs: number;
  private readonly byId: Statement<PersonRow>;
  private readonly byKey: Statement<PersonRow>;
  private readonly insert: Statement<never>;
  private readonly updates = new Map<string, Statement<never>>();
  /** Cached rows: every message looks up its sender. */
  private readonly known = new Map<string, { row: Readonly<PersonRow>; until: number }>();

  /** `believedMs`: how long a row may be cached. Only where all other changes are made by this store. */
  constructor(db: Database, believedMs: number) {
    this.db = db;
    this.believedMs = believedMs;
    this.byId = db.prepare('SELECT * FROM people WHERE id = ?');
    this.byKey = db.prepare('SELECT * FROM people WHERE name_key = ?');
    this.insert = db.prepare('INSERT INTO people (id, name, lang, created, seen) VALUES (?, ?, ?, ?, ?)');
  }

  get(id: string): Readonly<PersonRow> | undefined {
    const now = performance.now();
    const known = this.known.get(id);
    if (known && known.until > now) return known.row;
    const row = this.byId.get(id);
    // A pending write may still be rolled back.
    if (row && !this.db.inTransaction) this.keep(id, row, now + this.believedMs);
    return row;
  }

  private keep(id: string, row: PersonRow, until: number): void {
    this.known.delete(id);
    if (this.known.size >= MAX_KNOWN) this.known.delete(this.known.keys().next().value!);
    this.known.set(id, { row, until });
  }

  /** Another process has changed people: the next look reads the database. */
  forgetCached(): void {
    this.known.clear();
  }

  named(nameKey: string): PersonRow | undefined {
    return this.byKey.get(nameKey);
  }

  withEmail(email: string): PersonRow[] {
    return this.db
      .prepare<PersonRow>('SELECT * FROM people WHERE email = ? AND email_confirmed = 1 AND deleted IS NULL')
      .all(email);
  }

  addGuest(id: string, name: string, lang: string, now: number): void {
    this.insert.run(id, name, lang, now, now);
  }

  set(id: string, changes: Partial<Pick<PersonRow, Field>>): void {
    const fields = Object.keys(changes).sort() as Field[];
    const key = fields.join();
    let update = this.updates.get(key);
    if (!update) {
      update = this.db.prepare(`UPDATE people SET ${fields.map((f) => `${f} = ?`).join(', ')} WHERE id = ?`);
      this.updates.set(key, update);
    }
    update.run(...fields.map((field) => changes[field] ?? null), id);
    this.known.delete(id);
  }

  /** Moves everything a guest had to the account. */
  handOver(guest: string, account: string): void {
    const twice = `SELECT table_id FROM seats WHERE person = ?`;
    // Where both guest and account sit at a table, the guest's seat stays as it is.
    this.db
      .prepare(`UPDATE seats SET person = ? WHERE person = ? AND table_id NOT IN (${twice})`)
      .run(account, guest, account);
    this.db
      .prepare(
        `UPDATE results SET person = ? WHERE person = ? AND table_id NOT IN (SELECT table_id FROM results WHERE person = ?)`,
      )
      .run(account, guest, account);
    for (const table of ['access', 'blocks', 'hands', 'notes'] as const) {
      this.db.prepare(`UPDATE OR IGNORE ${table} SET person = ? WHERE person = ?`).run(account, guest);
    }
    // Blocks of the guest now apply to the account.
    this.db.prepare('UPDATE OR IGNORE blocks SET blocked = ? WHERE blocked = ?').run(account, guest);
    this.db.prepare('DELETE FROM blocks WHERE person = blocked').run();
    this.db.prepare('UPDATE seats SET reserved = ? WHERE reserved = ?').run(account, guest);
    this.db.prepare('UPDATE reports SET by_person = ? WHERE by_person = ?').run(account, guest);
    this.db.prepare('UPDATE reports SET person = ? WHERE person = ?').run(account, guest);
    this.db.prepare('UPDATE tables SET host = ? WHERE host = ?').run(account, guest);
    this.db.prepare('UPDATE chat SET person = ? WHERE person = ?').run(account, guest);
    this.db.prepare('UPDATE push SET person = ? WHERE person = ?').run(account, guest);
  }

  /** Guests not seen since then who sit at no table that is still open or being played. */
  staleGuests(before: number, limit: number): string[] {
    return this.db
      .prepare<{ id: string }>(
        `SELECT id FROM people WHERE password IS NULL AND deleted IS NULL AND seen < ?
         AND NOT EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id
           WHERE seats.person = people.id AND tables.status IN ('open', 'playing')) LIMIT ?`,
      )
      .all(before, limit)
      .map(({ id }) => id);
  }

  /** The games stay; the name and all other personal data are deleted. */
  forget(id: string, now: number): void {
    this.set(id, {
      name: '',
      name_key: null,
      password: null,
      email: null,
      email_confirmed: 0,
      settings: '{}',
      operator: 0,
      vacation_until: null,
      mu: null,
      sigma: null,
      deleted: now,
    });
    for (const table of ['sessions', 'tokens', 'one_time', 'push', 'blocks', 'access', 'notes'] as const) {
      this.db.prepare(`DELETE FROM ${table} WHERE person = ?`).run(id);
    }
    this.db.prepare('DELETE FROM blocks WHERE blocked = ?').run(id);
    this.db.prepare('UPDATE seats SET reserved = NULL WHERE reserved = ?').run(id);
    this.db.prepare("UPDATE chat SET text = '', removed = 1 WHERE person = ?").run(id);
  }

  /** Deletes the row of a deleted person where no game or chat line refers to it. */
  dropTraceless(id: string): void {
    const traces = ['seats WHERE person', 'results WHERE person', 'chat WHERE person', 'tables WHERE host'];
    const none = traces.map((trace) => `NOT EXISTS (SELECT 1 FROM ${trace} = people.id)`).join(' AND ');
    this.db.prepare(`DELETE FROM people WHERE id = ? AND deleted IS NOT NULL AND ${none}`).run(id);
    this.known.delete(id);
  }

  /** Deleted or banned people who still hold a seat in a running game or a place at an open table. */
  absentHolders(now: number): { id: string; deleted: number | null }[] {
    return this.db
      .prepare<{ id: string; deleted: number | null }>(
        `SELECT people.id AS id, people.deleted AS deleted FROM tables JOIN seats ON seats.table_id = tables.id
           JOIN people ON people.id = seats.person
           WHERE (people.deleted IS NOT NULL OR people.banned_until > ?)
             AND (tables.status = 'open' OR (tables.status = 'playing' AND seats.gone = 'no'))
         UNION SELECT people.id, people.deleted FROM tables JOIN people ON people.id = tables.host
           WHERE (people.deleted IS NOT NULL OR people.banned_until > ?) AND tables.status = 'open'`,
      )
      .all(now, now);
  }

  onVacation(until: number): PersonRow[] {
    return this.db
      .prepare<PersonRow>('SELECT * FROM people WHERE vacation_until IS NOT NULL AND vacation_until <= ?')
      .all(until);
  }

  list(limit: number): PersonRow[] {
    return this.db
      .prepare<PersonRow>('SELECT * FROM people WHERE password IS NOT NULL ORDER BY name LIMIT ?')
      .all(limit);
  }
}
