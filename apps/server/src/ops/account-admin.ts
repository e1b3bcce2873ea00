import { join } from 'node:path';
import { hashPassword, isGuest } from '../people/index.ts';
import { cleanName, isReservedName, nameKey, newSecret } from '../safety/index.ts';
import {
  checkedSchema,
  DATABASE_FILE,
  MIGRATIONS,
  type PersonRow,
  StorageError,
  Store,
  type Stores,
} from '../store/index.ts';

/** Where a server stores everything: a data directory, or a PostgreSQL database. */
export type Place = { data: string } | { postgres: string; listen?: string };

/** An administration command failed; the message says why. */
export class AdminError extends Error {}

const DAY = 86_400_000;
const LISTED = 100_000;

/**
 * Account administration from the command line, directly on the database: in short transactions, so that a server
 * may run at the same time. Every change is written to the audit log.
 */
export class AccountAdmin {
  private readonly store: Store;

  private constructor(store: Store) {
    this.store = store;
  }

  static async open(place: Place): Promise<AccountAdmin> {
    // Opening would migrate, possibly while a server of another version is running.
    if ('postgres' in place) return new AccountAdmin(await Store.open(place, { isMade: true }));
    const path = join(place.data, DATABASE_FILE);
    const schema = checkedSchema(path);
    if (schema !== MIGRATIONS.length) {
      throw new StorageError(
        `the database ${path} is of schema ${schema}, this version of ${MIGRATIONS.length}: start its server once`,
      );
    }
    return new AccountAdmin(await Store.open({ sqlite: path }));
  }

  close(): Promise<void> {
    return this.store.close();
  }

  accounts(): Promise<PersonRow[]> {
    return this.store.people.list(LISTED);
  }

  /** An account by name, or any person by id: guests may share a name. */
  async find(name: string): Promise<PersonRow> {
    const { people } = this.store;
    const key = nameKey(cleanName(name) ?? '');
    const person = (key === '' ? undefined : await people.named(key)) ?? (await people.get(name));
    if (!person || person.deleted !== null) throw new AdminError(`there is no person called "${name}"`);
    return person;
  }

  /** Sets a random password and signs the person out everywhere, programs with API tokens included. */
  async newPassword(person: PersonRow): Promise<string> {
    mustHaveAccount(person);
    const password = newSecret(12);
    const hashed = await hashPassword(password);
    await this.change(person, 'new password', '', async (tx) => {
      await tx.people.set(person.id, { password: hashed });
      await tx.sessions.revokeAll(person.id);
    });
    return password;
  }

  async setOperator(person: PersonRow, on: boolean): Promise<void> {
    if (on) mustHaveAccount(person);
    await this.change(person, on ? 'make operator' : 'no longer operator', '', (tx) =>
      tx.people.set(person.id, { operator: on ? 1 : 0 }),
    );
  }

  async ban(person: PersonRow, days: number, reason: string): Promise<void> {
    if (person.operator === 1 && days > 0) throw new AdminError('an operator cannot be banned');
    await this.change(person, days > 0 ? `ban ${days} days` : 'lift ban', reason, (tx, now) =>
      tx.people.set(person.id, {
        banned_until: days > 0 ? now + days * DAY : null,
        ban_reason: days > 0 ? reason : null,
      }),
    );
  }

  async rename(person: PersonRow, wish: string): Promise<string> {
    const name = cleanName(wish);
    if (name === null || isReservedName(name)) throw new AdminError(`"${wish}" cannot be a name`);
    await this.change(person, 'rename', '', async ({ people }) => {
      const key = nameKey(name);
      const owner = await people.named(key);
      if (owner && owner.id !== person.id) throw new AdminError(`another person is called "${name}"`);
      await people.set(person.id, isGuest(person) ? { name } : { name, name_key: key });
    });
    return name;
  }

  /** The games stay; the server gives up the seats in running ones, now or at its next start. */
  async remove(person: PersonRow): Promise<void> {
    await this.change(person, 'delete', '', (tx, now) => tx.people.forget(person.id, now));
  }

  private change(
    person: PersonRow,
    act: string,
    reason: string,
    work: (tx: Stores, now: number) => Promise<void>,
  ): Promise<void> {
    const now = Date.now();
    return this.store.journal.commit(async (tx) => {
      await work(tx, now);
      await tx.chat.note(null, act, person.id, reason, now);
    });
  }
}

function mustHaveAccount(person: PersonRow): void {
  if (isGuest(person)) throw new AdminError(`"${person.name}" is a guest and has no account`);
}
