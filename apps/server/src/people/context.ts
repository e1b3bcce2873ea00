import type { TokenBuckets } from '../safety/index.ts';
import type { Store } from '../store/index.ts';
import type { Log } from '../telemetry/index.ts';
import type { LoginGuard } from './login-attempts.ts';
import type { Visitors } from './visitors.ts';

/** The part of a socket that sessions and blocks need. */
export interface PersonSocket {
  readonly person: string;
  readonly byToken: boolean;
  credential: string;
  blocked: ReadonlySet<string>;
}

export interface PeopleSockets {
  ofPerson(person: string): Iterable<PersonSocket>;
  signOut(which: (socket: PersonSocket) => boolean, reason: 'signed-out' | 'banned'): void;
  /** The list of tables that wait for a person changed. */
  waitingChanged(person: string): void;
}

/** Effects on tables when a person changes. */
export interface PeopleTables {
  reloadHandedOver(person: string, tables: readonly string[]): void;
  announce(person: string): Promise<void>;
  leaveAll(person: string, how?: 'resigned' | 'left'): Promise<void>;
}

export interface MailSender {
  send(mail: { to: string; subject: string; text: string }): Promise<boolean>;
}

/** Dependencies of this module. Sockets, tables and mail are passed in, so that it imports none of them. */
export interface PeopleContext {
  readonly store: Store;
  readonly log: Log;
  readonly visitors: Visitors;
  readonly loginAttempts: LoginGuard;
  readonly limits: { readonly mails: TokenBuckets };
  readonly mailer: MailSender | null;
  /** The cost of hashing a password. */
  readonly passwordRounds: number;
  readonly hub: PeopleSockets;
  readonly personTables: PeopleTables;
  link(path: string): string;
}
