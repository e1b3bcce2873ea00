import { type RawBuilder, sql } from 'kysely';
import type { Changes } from './changes.ts';
import type { Db, PersonRow, Schema } from './schema.ts';
import { StatisticsStore } from './statistics.ts';

type Field = Exclude<keyof PersonRow, 'id'>;

/** Tables with rows of a person, and what else makes a row unique. */
const OWNED = [
  ['access', 'table_id'],
  ['blocks', 'blocked'],
  ['notes', 'table_id'],
  ['reminders', 'table_id'],
] as const satisfies readonly (readonly [keyof Schema, string])[];

/** Whether a guest was not seen since then and sits at no table that is still open or being played. */
const stale = (before: number): RawBuilder<unknown> =>
  sql`password IS NULL AND deleted IS NULL AND seen < ${before}
    AND NOT EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id
      WHERE seats.person = people.id AND tables.status IN ('open', 'playing'))`;

/** Guests and accounts. */
export class PeopleStore {
  private readonly db: Db;
  private readonly changes: Changes;

  constructor(db: Db, changes: Changes) {
    this.db = db;
    this.changes = changes;
  }

  get(id: string): Promise<PersonRow | undefined> {
    return this.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async several(ids: Iterable<string>): Promise<PersonRow[]> {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return [];
    return this.db.selectFrom('people').selectAll().where('id', 'in', wanted).execute();
  }

  /** No other transaction changes these people until the end of this one. With SQLite there is one at a time. */
  async lock(ids: Iterable<string>): Promise<void> {
    // One after the other in the same order everywhere, so that transactions wait for each other at most.
    for (const id of [...new Set(ids)].sort())
      await this.db.updateTable('people').set({ id }).where('id', '=', id).execute();
  }

  named(nameKey: string): Promise<PersonRow | undefined> {
    return this.db.selectFrom('people').selectAll().where('name_key', '=', nameKey).executeTakeFirst();
  }

  withEmail(email: string): Promise<PersonRow[]> {
    return this.db
      .selectFrom('people')
      .selectAll()
      .where('email', '=', email)
      .where('email_confirmed', '=', 1)
      .where('deleted', 'is', null)
      .execute();
  }

  async addGuest(id: string, name: string, lang: string, now: number): Promise<void> {
    this.changes.people.add(id);
    await this.db.insertInto('people').values({ id, name, lang, created: now, seen: now }).execute();
  }

  async set(id: string, changes: Partial<Pick<PersonRow, Field>>): Promise<void> {
    this.changes.people.add(id);
    await this.db.updateTable('people').set(changes).where('id', '=', id).execute();
  }

  /** Moves everything a guest had to the account. Where both have the same, the guest's stays as it is. */
  async handOver(guest: string, account: string): Promise<void> {
    const { db } = this;
    // A game of theirs may be counted at the same time.
    await this.lock([guest, account]);
    await this.changeTablesOf(guest);
    this.changes.signedOut.add(guest);
    for (const table of ['seats', 'results'] as const) {
      await sql`UPDATE ${sql.table(table)} SET person = ${account} WHERE person = ${guest}
        AND table_id NOT IN (SELECT table_id FROM ${sql.table(table)} WHERE person = ${account})`.execute(db);
    }
    for (const [table, other] of OWNED) {
      await sql`UPDATE ${sql.table(table)} SET person = ${account} WHERE person = ${guest}
        AND ${sql.ref(other)} NOT IN
          (SELECT ${sql.ref(other)} FROM ${sql.table(table)} WHERE person = ${account})`.execute(db);
    }
    await sql`UPDATE hands SET person = ${account} WHERE person = ${guest} AND NOT EXISTS (SELECT 1 FROM hands AS own
      WHERE own.person = ${account} AND own.table_id = hands.table_id AND own.seat = hands.seat
      AND own.since = hands.since)`.execute(db);
    await new StatisticsStore(db).handOver(guest, account);
    // Blocks of the guest now apply to the account.
    await sql`UPDATE blocks SET blocked = ${account} WHERE blocked = ${guest}
      AND person NOT IN (SELECT person FROM blocks WHERE blocked = ${account})`.execute(db);
    await sql`DELETE FROM blocks WHERE person = blocked`.execute(db);
    for (const [table, column] of [
      ['seats', 'reserved'],
      ['reports', 'by_person'],
      ['reports', 'person'],
      ['tables', 'host'],
      ['chat', 'person'],
      ['push', 'person'],
    ] as const) {
      await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${account} WHERE ${sql.ref(column)} = ${guest}`.execute(
        db,
      );
    }
  }

  /** Guests not seen since then who sit at no table that is still open or being played. */
  async staleGuests(before: number, limit: number): Promise<string[]> {
    const { rows } = await sql<{
      id: string;
    }>`SELECT id FROM people WHERE ${stale(before)} LIMIT ${limit}`.execute(this.db);
    return rows.map(({ id }) => id);
  }

  /** Forgets a guest who is still one of those. Whether they were. */
  async forgetStale(id: string, before: number, now: number): Promise<boolean> {
    // A transaction that sees them at the same time waits, or has stored it before the next query.
    await this.lock([id]);
    const { rows } = await sql`SELECT 1 FROM people WHERE id = ${id} AND ${stale(before)}`.execute(this.db);
    if (rows.length > 0) await this.forget(id, now);
    return rows.length > 0;
  }

  /** Other servers must not write to tables that name a person as they know them. */
  private async changeTablesOf(person: string): Promise<void> {
    const { rows } = await sql<{ id: string }>`UPDATE progress SET version = version + 1 WHERE table_id IN
      (SELECT table_id FROM seats WHERE person = ${person} OR reserved = ${person}
        UNION SELECT id FROM tables WHERE host = ${person}) RETURNING table_id AS id`.execute(this.db);
    for (const { id } of rows) this.changes.tables.add(id);
  }

  /** The games stay; the name and all other personal data are deleted. */
  async forget(id: string, now: number): Promise<void> {
    await this.changeTablesOf(id);
    this.changes.signedOut.add(id);
    await this.set(id, {
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
    for (const table of [
      'sessions',
      'tokens',
      'one_time',
      'push',
      'blocks',
      'access',
      'notes',
      'reminders',
      'statistics',
    ] as const) {
      await this.db.deleteFrom(table).where('person', '=', id).execute();
    }
    await this.db.deleteFrom('blocks').where('blocked', '=', id).execute();
    await this.db.updateTable('seats').set({ reserved: null }).where('reserved', '=', id).execute();
    await this.db.updateTable('chat').set({ text: '', removed: 1 }).where('person', '=', id).execute();
  }

  /** Deletes the row of a deleted person where no game or chat line refers to it. */
  async dropTraceless(id: string): Promise<void> {
    this.changes.people.add(id);
    await sql`DELETE FROM people WHERE id = ${id} AND deleted IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id)
      AND NOT EXISTS (SELECT 1 FROM results WHERE person = people.id)
      AND NOT EXISTS (SELECT 1 FROM chat WHERE person = people.id)
      AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id)`.execute(this.db);
  }

  /** Deleted or banned people who still hold a seat in a running game or a place at an open table. */
  async absentHolders(now: number): Promise<{ id: string; deleted: number | null }[]> {
    const { rows } = await sql<{ id: string; deleted: number | null }>`
      SELECT people.id AS id, people.deleted AS deleted FROM tables JOIN seats ON seats.table_id = tables.id
        JOIN people ON people.id = seats.person
        WHERE (people.deleted IS NOT NULL OR people.banned_until > ${now})
          AND (tables.status = 'open' OR (tables.status = 'playing' AND seats.gone = 'no'))
      UNION SELECT people.id, people.deleted FROM tables JOIN people ON people.id = tables.host
        WHERE (people.deleted IS NOT NULL OR people.banned_until > ${now}) AND tables.status = 'open'`.execute(
      this.db,
    );
    return rows;
  }

  onVacation(until: number): Promise<PersonRow[]> {
    return this.db
      .selectFrom('people')
      .selectAll()
      .where('vacation_until', 'is not', null)
      .where('vacation_until', '<=', until)
      .execute();
  }

  list(limit: number): Promise<PersonRow[]> {
    return this.db
      .selectFrom('people')
      .selectAll()
      .where('password', 'is not', null)
      .orderBy('name')
      .limit(limit)
      .execute();
  }
}
