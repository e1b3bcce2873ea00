import type { Database, Statement } from './database.ts';

export interface TokenRow {
  id: string;
  person: string;
  label: string;
  created: number;
  used: number | null;
}

/** Credentials of browsers and programs: sessions, personal tokens and one-time links. Only hashes are stored. */
export class SessionStore {
  private readonly db: Database;
  private readonly find: Statement<{ person: string; seen: number }>;
  private readonly findToken: Statement<TokenRow>;

  constructor(db: Database) {
    this.db = db;
    this.find = db.prepare('SELECT person, seen FROM sessions WHERE hash = ?');
    this.findToken = db.prepare('SELECT id, person, label, created, used FROM tokens WHERE hash = ?');
  }

  get(hash: string): { person: string; seen: number } | undefined {
    return this.find.get(hash);
  }

  add(hash: string, person: string, now: number): void {
    this.db
      .prepare('INSERT INTO sessions (hash, person, created, seen) VALUES (?, ?, ?, ?)')
      .run(hash, person, now, now);
  }

  of(person: string): { created: number; seen: number }[] {
    return this.db
      .prepare<{ created: number; seen: number }>(
        'SELECT created, seen FROM sessions WHERE person = ? ORDER BY created',
      )
      .all(person);
  }

  touch(hash: string, now: number): void {
    this.db.prepare('UPDATE sessions SET seen = ? WHERE hash = ?').run(now, hash);
  }

  end(hash: string): void {
    this.db.prepare('DELETE FROM sessions WHERE hash = ?').run(hash);
  }

  /** Ends all sessions and mailed links of a person; API tokens stay. */
  endAll(person: string): void {
    this.db.prepare('DELETE FROM sessions WHERE person = ?').run(person);
    this.endLinks(person);
  }

  /** Mailed links are for an address and a password: they end with either. */
  endLinks(person: string): void {
    this.db.prepare('DELETE FROM one_time WHERE person = ?').run(person);
  }

  /** Ends everything that lets someone in as this person. */
  revokeAll(person: string): void {
    this.endAll(person);
    this.db.prepare('DELETE FROM tokens WHERE person = ?').run(person);
  }

  endStale(before: number): void {
    this.db.prepare('DELETE FROM sessions WHERE seen < ?').run(before);
    this.db.prepare('DELETE FROM one_time WHERE expires < ?').run(Date.now());
  }

  tokenByHash(hash: string): TokenRow | undefined {
    return this.findToken.get(hash);
  }

  tokens(person: string): TokenRow[] {
    return this.db
      .prepare<TokenRow>(
        'SELECT id, person, label, created, used FROM tokens WHERE person = ? ORDER BY created',
      )
      .all(person);
  }

  addToken(id: string, hash: string, person: string, label: string, now: number): void {
    this.db
      .prepare('INSERT INTO tokens (id, hash, person, label, created) VALUES (?, ?, ?, ?, ?)')
      .run(id, hash, person, label, now);
  }

  touchToken(id: string, now: number): void {
    this.db.prepare('UPDATE tokens SET used = ? WHERE id = ?').run(now, id);
  }

  /** Revokes a token of a person; its hash identifies the sockets it opened. */
  dropToken(id: string, person: string): string | null {
    const row = this.db
      .prepare<{ hash: string }>('SELECT hash FROM tokens WHERE id = ? AND person = ?')
      .get(id, person);
    if (!row) return null;
    this.db.prepare('DELETE FROM tokens WHERE id = ?').run(id);
    return row.hash;
  }

  addOneTime(hash: string, person: string, purpose: string, data: string | null, expires: number): void {
    this.db.prepare('DELETE FROM one_time WHERE person = ? AND purpose = ?').run(person, purpose);
    this.db
      .prepare('INSERT INTO one_time (hash, person, purpose, data, expires) VALUES (?, ?, ?, ?, ?)')
      .run(hash, person, purpose, data, expires);
  }

  /** Consumes a one-time link, which is valid once, for its purpose and until it expires. */
  takeOneTime(hash: string, purpose: string, now: number): { person: string; data: string | null } | null {
    const row = this.db
      .prepare<{ person: string; data: string | null; expires: number }>(
        'SELECT person, data, expires FROM one_time WHERE hash = ? AND purpose = ?',
      )
      .get(hash, purpose);
    if (!row) return null;
    this.db.prepare('DELETE FROM one_time WHERE hash = ?').run(hash);
    return row.expires < now ? null : { person: row.person, data: row.data };
  }
}
