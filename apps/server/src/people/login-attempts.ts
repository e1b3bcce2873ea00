import { createHmac, randomBytes } from 'node:crypto';

/** How wrong passwords slow down further attempts. */
export interface Backoff {
  /** Number of wrong attempts without a wait. */
  free: number;
  /** The first wait; each further wrong one doubles it. */
  firstMs: number;
  /** The longest wait. Each time it passes, one wrong attempt is forgiven. */
  mostMs: number;
}

/** For one account from one address. */
export const ACCOUNT: Backoff = { free: 5, firstMs: 1000, mostMs: 60_000 };
/** For one account from all addresses together, except those where its owner has signed in. */
export const ELSEWHERE: Backoff = { free: 50, firstMs: 1000, mostMs: 60_000 };
/** One address may serve a whole school, so more attempts are free; the waits are longer. */
export const ADDRESS: Backoff = { free: 20, firstMs: 2000, mostMs: 15 * 60_000 };

export interface Attempts {
  wrong: number;
  /** No attempt is allowed before this time. */
  until: number;
  /** Start of the interval after which the next wrong attempt is forgiven. */
  since: number;
}

/** What is left of wrong attempts by now. */
export function left(attempts: Attempts | undefined, { mostMs }: Backoff, now: number): Attempts {
  const fresh = { wrong: 0, until: now, since: now };
  const { wrong, until, since } = attempts ?? fresh;
  const forgiven = Math.floor((now - since) / mostMs);
  return forgiven >= wrong ? fresh : { wrong: wrong - forgiven, until, since: since + forgiven * mostMs };
}

/** With one more wrong attempt. */
export function counted(before: Attempts, { free, firstMs, mostMs }: Backoff, now: number): Attempts {
  const wrong = before.wrong + 1;
  const wait = wrong < free ? 0 : Math.min(mostMs, firstMs * 2 ** (wrong - free));
  return { wrong, until: now + wait, since: before.since };
}

/** Slows the guessing of passwords. */
export interface LoginGuard {
  /** Asks to try a password: 0 allows the attempt, anything else is the wait in milliseconds. */
  ask(account: string, address: string): number | Promise<number>;
  /** The password was right. */
  succeeded(account: string, address: string): void | Promise<void>;
  /** The owner of an account is at this address. */
  welcome(account: string, address: string): void | Promise<void>;
}

/** Attempts per key of one kind. */
class AttemptCounters {
  /** In order of the last attempt, so that those forgiven first are near the front. */
  private readonly tracks = new Map<string, Attempts>();
  private readonly backoff: Backoff;
  private readonly most: number;

  constructor(backoff: Backoff, most: number) {
    this.backoff = backoff;
    this.most = most;
  }

  get size(): number {
    return this.tracks.size;
  }

  get(key: string, now: number): Attempts {
    return left(this.tracks.get(key), this.backoff, now);
  }

  count(key: string, now: number): void {
    const after = counted(this.get(key, now), this.backoff, now);
    this.tracks.delete(key);
    for (const oldest of this.tracks.keys()) {
      if (this.get(oldest, now).wrong > 0 && this.tracks.size < this.most) break;
      this.tracks.delete(oldest);
    }
    this.tracks.set(key, after);
  }

  clear(key: string): void {
    this.tracks.delete(key);
  }

  takeBack(key: string, now: number): void {
    const { wrong, since } = this.get(key, now);
    if (wrong > 1) this.tracks.set(key, { wrong: wrong - 1, until: now, since });
    else this.tracks.delete(key);
  }
}

/**
 * Slows password guessing per account and per address. Guesses from elsewhere do not delay the owner: each address has
 * attempts of its own, and the limit for all addresses together does not apply where the owner has signed in before.
 * Accounts that do not exist are counted like the others; otherwise the waits would reveal which exist.
 */
export class LoginAttempts implements LoginGuard {
  private readonly accounts: AttemptCounters;
  private readonly everywhere: AttemptCounters;
  private readonly addresses: AttemptCounters;
  /** Accounts and addresses where they have signed in, the latest last. */
  private readonly known = new Set<string>();
  private readonly key = randomBytes(32);
  private readonly most: number;
  private readonly now: () => number;

  constructor({ now = () => performance.now(), most = 50_000 }: { now?: () => number; most?: number } = {}) {
    this.accounts = new AttemptCounters(ACCOUNT, most);
    this.everywhere = new AttemptCounters(ELSEWHERE, most);
    this.addresses = new AttemptCounters(ADDRESS, most);
    this.most = most;
    this.now = now;
  }

  get size(): number {
    return this.accounts.size + this.everywhere.size + this.addresses.size;
  }

  /** An account at an address, which is not kept: the key is lost with the process. */
  private pairOf(account: string, address: string): string {
    return createHmac('sha256', this.key).update(`${address} ${account}`).digest('base64');
  }

  /** Milliseconds until the next attempt is allowed; 0: now. */
  waitMs(account: string, address: string): number {
    const now = this.now();
    const pair = this.pairOf(account, address);
    const until = Math.max(
      this.accounts.get(pair, now).until,
      this.addresses.get(address, now).until,
      this.known.has(pair) ? 0 : this.everywhere.get(account, now).until,
    );
    return Math.max(0, Math.ceil(until - now));
  }

  /**
   * Asks to try a password: 0 allows the attempt, anything else is the wait. An attempt counts as wrong until
   * `succeeded` is called; otherwise many parallel attempts would pass before the first has failed.
   */
  ask(account: string, address: string): number {
    const wait = this.waitMs(account, address);
    if (wait === 0) {
      const now = this.now();
      const pair = this.pairOf(account, address);
      this.accounts.count(pair, now);
      this.addresses.count(address, now);
      if (!this.known.has(pair)) this.everywhere.count(account, now);
    }
    return wait;
  }

  /** The password was right. Other failures of address and account stay: an attacker has an account too. */
  succeeded(account: string, address: string): void {
    const now = this.now();
    const pair = this.pairOf(account, address);
    this.accounts.clear(pair);
    this.addresses.takeBack(address, now);
    if (!this.known.has(pair)) this.everywhere.takeBack(account, now);
    this.welcome(account, address);
  }

  /** The owner of an account is at this address. */
  welcome(account: string, address: string): void {
    const pair = this.pairOf(account, address);
    this.known.delete(pair);
    this.known.add(pair);
    for (const oldest of this.known) {
      if (this.known.size <= this.most) break;
      this.known.delete(oldest);
    }
  }
}
