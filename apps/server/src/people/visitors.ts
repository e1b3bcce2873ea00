import { randomInt } from 'node:crypto';
import { PersonSettings } from '@keyflower/protocol';
import { deriveKey, hashSecret, newId, newSecret, type Secrets, sign, unsign } from '../safety/index.ts';
import type { PersonRow, Store, Stores } from '../store/index.ts';
import { noticesIn } from './notices.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Days without use after which a session ends. */
export const SESSION_DAYS = 180;
export const TOKEN_PREFIX = 'kf_';

/** The caller of a request. */
export interface Visitor {
  person: PersonRow;
  /** The hash of the session or token; identifies the sockets it opened. */
  credential: string;
  /** Authenticated by a personal token, so probably a program. */
  byToken: boolean;
}

/** Authenticates callers by cookie or token, and opens and closes sessions. */
export class Visitors {
  private readonly store: Store;
  private readonly key: Buffer;

  constructor(store: Store, secrets: Secrets) {
    this.store = store;
    this.key = deriveKey(secrets.cookieKey, 'session');
  }

  async byCookie(cookie: string | undefined): Promise<Visitor | null> {
    const credential = cookie === undefined ? null : this.credentialOf(cookie);
    if (credential === null) return null;
    const session = await this.store.sessions.get(credential);
    const now = Date.now();
    if (!session || session.seen < now - SESSION_DAYS * DAY) return null;
    const person = await this.store.people.get(session.person);
    if (!person || person.deleted !== null) return null;
    if (session.seen < now - HOUR) this.seen(credential, person.id, now);
    return { person, credential, byToken: false };
  }

  /** The hash of the session in a cookie that we signed; null for any other cookie. */
  credentialOf(cookie: string): string | null {
    const secret = unsign(cookie, this.key);
    return secret === null ? null : hashSecret(secret);
  }

  async byToken(authorization: string | undefined): Promise<Visitor | null> {
    const secret = /^Bearer (kf_[\w-]{20,80})$/.exec(authorization ?? '')?.[1];
    if (!secret) return null;
    const credential = hashSecret(secret);
    const token = await this.store.sessions.tokenByHash(credential);
    const person = token && (await this.store.people.get(token.person));
    if (!token || !person || person.deleted !== null) return null;
    const now = Date.now();
    if ((token.used ?? 0) < now - HOUR) {
      this.store.journal.commit((tx) => tx.sessions.touchToken(token.id, now)).catch(() => {});
    }
    return { person, credential, byToken: true };
  }

  /** Why a person may no longer use a session or token; null if they may. A renewed session goes on under its new hash. */
  async whyEnded(caller: { person: string; credential: string }): Promise<'banned' | 'signed-out' | null> {
    const { people, sessions } = this.store;
    const { person, credential } = caller;
    const row = await people.get(person);
    if (!row || row.deleted !== null) return 'signed-out';
    if (isBanned(row)) return 'banned';
    if ((await sessions.get(credential)) ?? (await sessions.tokenByHash(credential))) return null;
    const renewed = this.store.sharing ? await sessions.renewal(credential, Date.now()) : null;
    if (renewed === null || !(await sessions.get(renewed))) return 'signed-out';
    caller.credential = renewed;
    return null;
  }

  /** Failing to store the last visit, for example on a full disk, must not lock the visitor out. */
  private seen(credential: string, person: string, now: number): void {
    this.store.journal
      .commit(async (tx) => {
        await tx.sessions.touch(credential, now);
        await tx.people.set(person, { seen: now });
      })
      .catch(() => {});
  }

  /** Creates a guest with a provisional name. */
  async newGuest(lang: string): Promise<{ visitor: Visitor; cookie: string }> {
    const id = newId(12);
    const name = noticesIn(lang).guest(1000 + randomInt(9000));
    const secret = newSecret();
    const now = Date.now();
    const credential = hashSecret(secret);
    await this.store.journal.commit(async (tx) => {
      await tx.people.addGuest(id, name, lang, now);
      await tx.sessions.add(credential, id, now);
    });
    const person = (await this.store.people.get(id))!;
    return { visitor: { person, credential, byToken: false }, cookie: sign(secret, this.key) };
  }

  /** A new session, returned as a cookie's value; runs in the caller's transaction. */
  async openSession(tx: Stores, person: string, now: number): Promise<string> {
    const secret = newSecret();
    await tx.sessions.add(hashSecret(secret), person, now);
    return sign(secret, this.key);
  }
}

export const isGuest = (person: PersonRow): boolean => person.password === null;

export const isBanned = (person: PersonRow, now = Date.now()): boolean =>
  person.banned_until !== null && person.banned_until > now;

export function settingsOf(person: PersonRow): PersonSettings {
  return PersonSettings.parse(JSON.parse(person.settings));
}
