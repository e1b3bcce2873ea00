import { isIPv4 } from 'node:net';
import { ipv6Groups, plainAddress } from './address.ts';

/** Whom an address counts as: a home gets a whole /64 of IPv6, so anything finer would be no limit at all. */
export function addressKey(ip: string): string {
  const address = plainAddress(ip);
  if (address === null) return 'unknown';
  if (isIPv4(address)) return address;
  const net = ipv6Groups(address)
    .slice(0, 4)
    .map((group) => group.toString(16));
  return `${net.join(':')}::/64`;
}

export interface BucketOptions {
  /** How many may come at once. */
  capacity: number;
  /** How many come back each second. */
  perSecond: number;
  /** Milliseconds on a clock that never goes back. */
  now?: () => number;
  /** How many keys are remembered; beyond, the one not seen for longest is forgotten. */
  most?: number;
}

/** Absorbs rounding, so that a client that waits exactly as long as told gets through. */
const HAIR_MS = 1e-6;

/**
 * A bucket of tokens per key. A bucket is one number, the moment at which it is full again: a token moves it by
 * the time it takes to come back, and it may never lie further ahead than the whole bucket takes.
 */
export class TokenBuckets {
  /** In order of last use: from the front, buckets are the first to be full again. */
  private readonly fullAt = new Map<string, number>();
  private readonly perTokenMs: number;
  private readonly wholeMs: number;
  private readonly now: () => number;
  private readonly most: number;

  constructor({ capacity, perSecond, now = () => performance.now(), most = 20_000 }: BucketOptions) {
    if (!(capacity > 0 && perSecond > 0 && most >= 1)) throw new Error('a bucket needs room and a refill');
    this.perTokenMs = 1000 / perSecond;
    this.wholeMs = capacity * this.perTokenMs;
    this.now = now;
    this.most = most;
  }

  get size(): number {
    return this.fullAt.size;
  }

  /** Whether n tokens were there to take. A refusal costs nothing. */
  take(key: string, n = 1): boolean {
    const now = this.now();
    const before = Math.max(this.fullAt.get(key) ?? now, now);
    const after = before + n * this.perTokenMs;
    const taken = after - now <= this.wholeMs + HAIR_MS;
    this.fullAt.delete(key);
    this.dropFull(now);
    this.fullAt.set(key, taken ? after : before);
    return taken;
  }

  /** How long until n tokens are there; Infinity where the bucket is too small for them. */
  waitMs(key: string, n = 1): number {
    const cost = n * this.perTokenMs;
    if (cost > this.wholeMs + HAIR_MS) return Number.POSITIVE_INFINITY;
    const now = this.now();
    const wait = Math.max(this.fullAt.get(key) ?? now, now) + cost - this.wholeMs - now;
    return wait <= HAIR_MS ? 0 : Math.ceil(wait - HAIR_MS);
  }

  private dropFull(now: number): void {
    for (const [key, fullAt] of this.fullAt) {
      if (fullAt > now && this.fullAt.size < this.most) return;
      this.fullAt.delete(key);
    }
  }
}

/** How many of something each key holds right now, up to a ceiling. */
export class Counters {
  private readonly counts = new Map<string, number>();
  private readonly ceiling: number;

  constructor(ceiling: number) {
    this.ceiling = ceiling;
  }

  get size(): number {
    return this.counts.size;
  }

  count(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  /** Whether there was room; only then must the key leave again. */
  enter(key: string): boolean {
    const count = this.count(key);
    if (count >= this.ceiling) return false;
    this.counts.set(key, count + 1);
    return true;
  }

  leave(key: string): void {
    const count = this.count(key);
    if (count > 1) this.counts.set(key, count - 1);
    else this.counts.delete(key);
  }
}
