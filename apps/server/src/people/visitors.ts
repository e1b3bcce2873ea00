import { randomInt } from 'node:crypto';
import { PersonSettings } from '@keyflower/protocol';
import { deriveKey, hashSecret, newId, newSecret, type Secrets, sign, unsign } from '../safety/index.ts';
import type { PersonRow, Store } from '../store/index.ts';

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

  byCookie(cookie: string | undefined): Visitor | null {
    const secret = cookie === undefined ? null : unsign(cookie, this.key);
    if (secret === null) return null;
    const credential = hashSecret(secret);
    const session = this.store.sessions.get(credential);
    const now = Date.now();
    if (!session || session.seen < now - SESSION_DAYS * DAY) return null;
    const person = this.store.people.get(session.person);
    if (!person || person.deleted !== null) return null;
    if (session.seen < now - HOUR) this.seen(credential, person.id, now);
    return { person, credential, byToken: false };
  }

  byToken(authorization: string | undefined): Visitor | null {
    const secret = /^Bearer (kf_[\w-]{20,80})$/.exec(authorization ?? '')?.[1];
    if (!secret) return null;
    const credential = hashSecret(secret);
    const token = this.store.sessions.tokenByHash(credential);
    const person = token && this.store.people.get(token.person);
    if (!token || !person || person.deleted !== null) return null;
    const now = Date.now();
    if ((token.used ?? 0) < now - HOUR) {
      void this.store.journal.commit(() => this.store.sessions.touchToken(token.id, now)).catch(() => {});
    }
    return { person, credential, byToken: true };
  }

  /** Failing to store the last visit, for example on a full disk, must not lock the visitor out. */
  private seen(credential: string, person: string, now: number): void {
    void this.store.journal
      .commit(() => {
        this.store.sessions.touch(credential, now);
        this.store.people.set(person, { seen: now });
      })
      .catch(() => {});
  }

  /** Creates a guest with a provisional name. */
  async newGuest(lang: string): Promise<{ visitor: Visitor; cookie: string }> {
    const id = newId(12);
    const name = `Guest ${1000 + randomInt(9000)}`;
    const secret = newSecret();
    const now = Date.now();
    await this.store.journal.commit(() => {
      this.store.people.addGuest(id, name, lang, now);
      this.store.sessions.add(hashSecret(secret), id, now);
    });
    const visitor = { person: this.store.people.get(id)!, credential: hashSecret(secret), byToken: false };
    return { visitor, cookie: sign(secret, this.key) };
  }

  /** A new session, returned as a cookie's value; runs in the caller's transaction. */
  openSession(person: string, now: number): string {
    const secret = newSecret();
    this.store.sessions.add(hashSecret(secret), person, now);
    return sign(secret, this.key);
  }
}

export const isGuest = (person: PersonRow): boolean => person.password === null;

export const isBanned = (person: PersonRow, now = Date.now()): boolean =>
  person.banned_until !== null && person.banned_until > now;

export function settingsOf(person: PersonRow): PersonSettings {
  return PersonSettings.parse(JSON.parse(person.settings));
}
