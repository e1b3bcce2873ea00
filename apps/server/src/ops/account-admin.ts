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
} from '../store/index.ts';

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

  static open(dataDir: string): AccountAdmin {
    const path = join(dataDir, DATABASE_FILE);
    // Opening would migrate, possibly while a server of another version is running.
    const schema = checkedSchema(path);
    if (schema !== MIGRATIONS.length) {
      throw new StorageError(
        `the database ${path} is of schema ${schema}, this version of ${MIGRATIONS.length}: start its server once`,
      );
    }
    return new AccountAdmin(new Store(path));
  }

  close(): void {
    this.store.close();
  }

  accounts(): PersonRow[] {
    return this.store.people.list(LISTED);
  }

  /** An account by name, or any person by id: guests may share a name. */
  find(name: string): PersonRow {
    const key = nameKey(cleanName(name) ?? '');
    const person = (key === '' ? undefined : this.store.people.named(key)) ?? this.store.people.get(name);
    if (!person || person.deleted !== null) throw new AdminError(`there is no person called "${name}"`);
    return person;
  }

  /** Sets a random password and signs the person out everywhere, programs with API tokens included. */
  async newPassword(person: PersonRow): Promise<string> {
    mustHaveAccount(person);
    const password = newSecret(12);
    const hashed = await hashPassword(password);
    this.change(person, 'new password', '', () => {
      this.store.people.set(person.id, { password: hashed });
      this.store.sessions.revokeAll(person.id);
    });
    return password;
  }

  setOperator(person: PersonRow, on: boolean): void {
    if (on) mustHaveAccount(person);
    this.change(person, on ? 'make operator' : 'no longer operator', '', () =>
      this.store.people.set(person.id, { operator: on ? 1 : 0 }),
    );
  }

  ban(person: PersonRow, days: number, reason: string): void {
    if (person.operator === 1 && days > 0) throw new AdminError('an operator cannot be banned');
    this.change(person, days > 0 ? `ban ${days} days` : 'lift ban', reason, (now) =>
      this.store.people.set(person.id, {
        banned_until: days > 0 ? now + days * DAY : null,
        ban_reason: days > 0 ? reason : null,
      }),
    );
  }

  rename(person: PersonRow, wish: string): string {
    const name = cleanName(wish);
    if (name === null || isReservedName(name)) throw new AdminError(`"${wish}" cannot be a name`);
    this.change(person, 'rename', '', () => {
      const key = nameKey(name);
      const owner = this.store.people.named(key);
      if (owner && owner.id !== person.id) throw new AdminError(`another person is called "${name}"`);
      this.store.people.set(person.id, isGuest(person) ? { name } : { name, name_key: key });
    });
    return name;
  }

  /** The games stay; the server gives up the seats in running ones, now or at its next start. */
  remove(person: PersonRow): void {
    this.change(person, 'delete', '', (now) => this.store.people.forget(person.id, now));
  }

  private change(person: PersonRow, act: string, reason: string, work: (now: number) => void): void {
    const now = Date.now();
    this.store.db.transaction(() => {
      work(now);
      this.store.chat.note(null, act, person.id, reason, now);
    });
  }
}

function mustHaveAccount(person: PersonRow): void {
  if (isGuest(person)) throw new AdminError(`"${person.name}" is a guest and has no account`);
}
