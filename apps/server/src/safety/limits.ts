import { isIPv4 } from 'node:net';
import { ipv6Groups, plainAddress } from './address.ts';

/** The rate-limit key of an address: a home gets a whole /64 of IPv6, so a finer key would be no limit at all. */
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
  /** Capacity of a bucket. */
  capacity: number;
  /** Tokens refilled per second. */
  perSecond: number;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
  /** Maximum number of keys; beyond it, the least recently used is dropped. */
  most?: number;
}

/** Absorbs rounding, so that a client that waits exactly as long as told gets through. */
const HAIR_MS = 1e-6;

/**
 * One token bucket per key, stored as one number: the time at which the bucket is full again. A token moves it by
 * its refill time, and it may never lie further ahead than the whole bucket takes.
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

  /** Takes n tokens if available. A refusal costs nothing. */
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

  /** Takes n tokens for work that is done, even if that leaves a debt. */
  charge(key: string, n: number): void {
    const now = this.now();
    const before = Math.max(this.fullAt.get(key) ?? now, now);
    this.fullAt.delete(key);
    this.dropFull(now);
    this.fullAt.set(key, before + n * this.perTokenMs);
  }

  /** Time until n tokens are available; Infinity where the bucket is too small for them. */
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

/** Counts what each key currently holds, up to a ceiling. */
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
