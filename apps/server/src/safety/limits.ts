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

/** What several servers with the same buckets agree on. */
export interface SharedBuckets {
  /** The key of a bucket at all servers. */
  keyOf(key: string): string;
  onTaken(key: string, n: number): void;
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
  private shared: SharedBuckets | null = null;
  readonly capacity: number;

  constructor({ capacity, perSecond, now = () => performance.now(), most = 20_000 }: BucketOptions) {
    if (!(capacity > 0 && perSecond > 0 && most >= 1)) throw new Error('a bucket needs room and a refill');
    this.capacity = capacity;
    this.perTokenMs = 1000 / perSecond;
    this.wholeMs = capacity * this.perTokenMs;
    this.now = now;
    this.most = most;
  }

  get size(): number {
    return this.fullAt.size;
  }

  /** Before anything is taken: other servers have the same buckets. */
  share(shared: SharedBuckets): void {
    this.shared = shared;
  }

  /** Another server has taken tokens; the key is the shared one. */
  takenElsewhere(key: string, n: number): void {
    this.move(key, n);
  }

  /** Whether nothing is missing; the key is the shared one. */
  isFull(key: string): boolean {
    return (this.fullAt.get(key) ?? 0) <= this.now();
  }

  /** Takes n tokens if available. A refusal costs nothing. */
  take(of: string, n = 1): boolean {
    const key = this.keyOf(of);
    const now = this.now();
    const before = Math.max(this.fullAt.get(key) ?? now, now);
    const after = before + n * this.perTokenMs;
    const taken = after - now <= this.wholeMs + HAIR_MS;
    this.fullAt.delete(key);
    this.dropFull(now);
    this.fullAt.set(key, taken ? after : before);
    if (taken) this.shared?.onTaken(key, n);
    return taken;
  }

  /** Takes n tokens for work that is done, even if that leaves a debt. */
  charge(of: string, n: number): void {
    const key = this.keyOf(of);
    this.move(key, n);
    this.shared?.onTaken(key, n);
  }

  private move(key: string, n: number): void {
    const now = this.now();
    const before = Math.max(this.fullAt.get(key) ?? now, now);
    this.fullAt.delete(key);
    this.dropFull(now);
    this.fullAt.set(key, before + n * this.perTokenMs);
  }

  private keyOf(key: string): string {
    return this.shared ? this.shared.keyOf(key) : key;
  }

  /** Time until n tokens are available; Infinity where the bucket is too small for them. */
  waitMs(of: string, n = 1): number {
    const key = this.keyOf(of);
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
