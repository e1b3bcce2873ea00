import { createHmac } from 'node:crypto';
import type { LoginStore, Store } from '../store/index.ts';
import {
  ACCOUNT,
  ADDRESS,
  type Attempts,
  type Backoff,
  counted,
  ELSEWHERE,
  left,
  type LoginGuard,
} from './login-attempts.ts';

/** The keys of an attempt: the account from this address, all from this address, and the account from everywhere. */
interface Keys {
  pair: string;
  address: string;
  account: string;
}

/** The same as `LoginAttempts`, for all servers that share a database. */
export class SharedLoginAttempts implements LoginGuard {
  private readonly store: Store;
  private readonly key: Buffer;

  constructor(store: Store, key: Buffer) {
    this.store = store;
    this.key = key;
  }

  ask(account: string, address: string): Promise<number> {
    const keys = this.keysOf(account, address);
    return this.store.apart(async ({ logins }) => {
      const asked = [...(await kinds(logins, keys))];
      const { now, attempts } = await logins.claim(asked.map(([key]) => key));
      const before = asked.map(([key, backoff]) => left(attempts.get(key), backoff, now));
      const wait = Math.max(0, ...before.map(({ until }) => Math.ceil(until - now)));
      if (wait > 0) return wait;
      for (const [i, [key, backoff]] of asked.entries())
        await write(logins, key, counted(before[i]!, backoff, now), backoff);
      return 0;
    });
  }

  async succeeded(account: string, address: string): Promise<void> {
    const keys = this.keysOf(account, address);
    await this.store.apart(async ({ logins }) => {
      const asked = await kinds(logins, keys);
      const { now, attempts } = await logins.claim([...asked.keys()]);
      for (const [key, backoff] of asked) {
        const { wrong, since } = left(attempts.get(key), backoff, now);
        if (key === keys.pair || wrong <= 1) await logins.clear(key);
        else await write(logins, key, { wrong: wrong - 1, until: now, since }, backoff);
      }
      await logins.addPlace(keys.pair);
    });
  }

  async welcome(account: string, address: string): Promise<void> {
    const { pair } = this.keysOf(account, address);
    await this.store.apart(({ logins }) => logins.addPlace(pair));
  }

  private keysOf(account: string, address: string): Keys {
    const hash = (kind: string, text: string): string =>
      createHmac('sha256', this.key).update(`${kind} ${text}`).digest('base64url').slice(0, 32);
    return {
      pair: hash('pair', `${address} ${account}`),
      address: hash('address', address),
      account: hash('account', account),
    };
  }
}

/** Guesses from elsewhere do not delay the owner where they have signed in before. */
async function kinds(logins: LoginStore, { pair, address, account }: Keys): Promise<Map<string, Backoff>> {
  const all: [string, Backoff][] = [
    [pair, ACCOUNT],
    [address, ADDRESS],
  ];
  if (!(await logins.isPlace(pair))) all.push([account, ELSEWHERE]);
  return new Map(all);
}

const write = (logins: LoginStore, key: string, attempts: Attempts, { mostMs }: Backoff): Promise<void> =>
  logins.set(key, attempts, attempts.since + attempts.wrong * mostMs);
