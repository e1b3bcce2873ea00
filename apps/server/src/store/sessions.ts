import type { Changes } from './changes.ts';
import type { Db, TokenRow } from './schema.ts';

const TOKEN = ['id', 'person', 'label', 'created', 'used'] as const;

/** Credentials of browsers and programs: sessions, personal tokens and one-time links. Only hashes are stored. */
export class SessionStore {
  private readonly db: Db;
  private readonly changes: Changes;

  constructor(db: Db, changes: Changes) {
    this.db = db;
    this.changes = changes;
  }

  get(hash: string): Promise<{ person: string; seen: number } | undefined> {
    return this.db
      .selectFrom('sessions')
      .select(['person', 'seen'])
      .where('hash', '=', hash)
      .executeTakeFirst();
  }

  async add(hash: string, person: string, now: number): Promise<void> {
    await this.db.insertInto('sessions').values({ hash, person, created: now, seen: now }).execute();
  }

  of(person: string): Promise<{ created: number; seen: number }[]> {
    return this.db
      .selectFrom('sessions')
      .select(['created', 'seen'])
      .where('person', '=', person)
      .orderBy('created')
      .execute();
  }

  async touch(hash: string, now: number): Promise<void> {
    await this.db.updateTable('sessions').set({ seen: now }).where('hash', '=', hash).execute();
  }

  async end(hash: string): Promise<void> {
    const ended = await this.db.deleteFrom('sessions').where('hash', '=', hash).returning('person').execute();
    for (const { person } of ended) this.changes.signedOut.add(person);
  }

  /** Ends all sessions and mailed links of a person; API tokens stay. */
  async endAll(person: string): Promise<void> {
    this.changes.signedOut.add(person);
    await this.db.deleteFrom('sessions').where('person', '=', person).execute();
    await this.endLinks(person);
  }

  /** Mailed links are for an address and a password: they end with either. */
  async endLinks(person: string): Promise<void> {
    await this.db.deleteFrom('one_time').where('person', '=', person).execute();
  }

  /** Ends everything that lets someone in as this person. */
  async revokeAll(person: string): Promise<void> {
    await this.endAll(person);
    await this.db.deleteFrom('tokens').where('person', '=', person).execute();
  }

  async endStale(before: number): Promise<void> {
    await this.db.deleteFrom('sessions').where('seen', '<', before).execute();
    await this.db.deleteFrom('one_time').where('expires', '<', Date.now()).execute();
  }

  tokenByHash(hash: string): Promise<TokenRow | undefined> {
    return this.db.selectFrom('tokens').select(TOKEN).where('hash', '=', hash).executeTakeFirst();
  }

  tokens(person: string): Promise<TokenRow[]> {
    return this.db
      .selectFrom('tokens')
      .select(TOKEN)
      .where('person', '=', person)
      .orderBy('created')
      .execute();
  }

  async addToken(id: string, hash: string, person: string, label: string, now: number): Promise<void> {
    await this.db
      .insertInto('tokens')
      .values({ id, hash, person, label, created: now, used: null })
      .execute();
  }

  async touchToken(id: string, now: number): Promise<void> {
    await this.db.updateTable('tokens').set({ used: now }).where('id', '=', id).execute();
  }

  /** Revokes a token of a person; its hash identifies the sockets it opened. */
  async dropToken(id: string, person: string): Promise<string | null> {
    this.changes.signedOut.add(person);
    const row = await this.db
      .deleteFrom('tokens')
      .where('id', '=', id)
      .where('person', '=', person)
      .returning('hash')
      .executeTakeFirst();
    return row?.hash ?? null;
  }

  async addOneTime(
    hash: string,
    person: string,
    purpose: string,
    data: string | null,
    expires: number,
  ): Promise<void> {
    await this.db
      .deleteFrom('one_time')
      .where('person', '=', person)
      .where('purpose', '=', purpose)
      .execute();
    await this.db.insertInto('one_time').values({ hash, person, purpose, data, expires }).execute();
  }

  /** Notes for a minute that a session goes on as another one: other servers have sockets of it. */
  async noteRenewal(before: string, person: string, now: string, at: number): Promise<void> {
    await this.addOneTime(before, person, 'renewal', now, at + 60_000);
  }

  /** The session as which another one goes on. */
  async renewal(hash: string, now: number): Promise<string | null> {
    const row = await this.db
      .selectFrom('one_time')
      .select('data')
      .where('hash', '=', hash)
      .where('purpose', '=', 'renewal')
      .where('expires', '>=', now)
      .executeTakeFirst();
    return row?.data ?? null;
  }

  /** Consumes a one-time link, which is valid once, for its purpose and until it expires. */
  async takeOneTime(
    hash: string,
    purpose: string,
    now: number,
  ): Promise<{ person: string; data: string | null } | null> {
    const row = await this.db
      .deleteFrom('one_time')
      .where('hash', '=', hash)
      .where('purpose', '=', purpose)
      .returning(['person', 'data', 'expires'])
      .executeTakeFirst();
    return !row || row.expires < now ? null : { person: row.person, data: row.data };
  }
}
