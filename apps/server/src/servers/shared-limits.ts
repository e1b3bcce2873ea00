import { createHmac } from 'node:crypto';
import type { ServerContext } from '../context/index.ts';
import { type Counters, deriveKey, type TokenBuckets } from '../safety/index.ts';

/** How often the others are told: what was taken counts everywhere within a second. */
const TELL_MS = 500;
/** What a server has open is told again after so long, and forgotten if it was not for three times as long. */
const REPEAT_MS = 15_000;
/** A message may have 8,000 bytes, and an entry takes about 30. */
const PER_MESSAGE = 200;
/** Shares of a bucket that are too small to tell by themselves. */
const SMALLEST_SHARE = 1 / 50;
/** Addresses and people whose hashes are kept. */
const MOST_HASHES = 20_000;

/** What a server took from buckets, as [bucket, key, tokens], or has open, as [key, count]. */
type Word = { taken: [string, string, number][] } | { open: [string, number][] };

/**
 * Makes the limits of all servers one, approximately: each tells the others what was taken, without storing anything. Keys
 * are hashes: addresses do not leave the server.
 */
export class SharedLimits {
  private readonly buckets: Map<string, TokenBuckets>;
  private readonly sockets: Counters;
  private readonly tell: (text: string) => void;
  private readonly key: Buffer;
  private readonly hashes = new Map<string, string>();
  /** What was taken and is not told yet, by bucket and key. */
  private readonly taken = new Map<string, Map<string, number>>();
  private readonly changed = new Set<string>();
  private readonly timers: NodeJS.Timeout[];

  constructor({ limits, secrets, store }: ServerContext) {
    const { sockets, ...buckets } = limits;
    this.buckets = new Map(Object.entries(buckets));
    this.sockets = sockets;
    this.key = deriveKey(secrets.cookieKey, 'limits');
    this.tell = (text) => store.sharing?.tell(text);
    for (const [name, bucket] of this.buckets) {
      const taken = new Map<string, number>();
      this.taken.set(name, taken);
      bucket.share({
        keyOf: (key) => this.hashOf(key),
        onTaken: (key, n) => void taken.set(key, (taken.get(key) ?? 0) + n),
      });
    }
    sockets.share({ keyOf: (key) => this.hashOf(key), onChange: (key) => void this.changed.add(key) });
    this.timers = [setInterval(() => this.tellAll(), TELL_MS), setInterval(() => this.repeat(), REPEAT_MS)];
  }

  close(): void {
    this.tellAll();
    for (const timer of this.timers) clearInterval(timer);
  }

  hear(from: string, text: string): void {
    const word = JSON.parse(text) as Word;
    if ('taken' in word)
      for (const [name, key, n] of word.taken) this.buckets.get(name)?.takenElsewhere(key, n);
    else for (const [key, count] of word.open) this.sockets.openElsewhere(from, key, count);
  }

  private hashOf(key: string): string {
    const known = this.hashes.get(key);
    if (known !== undefined) return known;
    if (this.hashes.size >= MOST_HASHES) this.hashes.clear();
    const hash = createHmac('sha256', this.key).update(key).digest('base64url').slice(0, 16);
    this.hashes.set(key, hash);
    return hash;
  }

  private tellAll(): void {
    const entries: [string, string, number][] = [];
    for (const [name, taken] of this.taken) {
      const bucket = this.buckets.get(name)!;
      for (const [key, n] of taken) {
        const isSmall = n < bucket.capacity * SMALLEST_SHARE;
        if (isSmall && !bucket.isFull(key)) continue;
        taken.delete(key);
        if (!isSmall) entries.push([name, key, n]);
      }
    }
    for (const taken of parts(entries)) this.say({ taken });
    this.tellOpen(this.changed);
    this.changed.clear();
  }

  private repeat(): void {
    this.sockets.forgetElsewhere(3 * REPEAT_MS);
    this.tellOpen(this.sockets.keys());
  }

  private tellOpen(keys: Iterable<string>): void {
    const entries = Array.from(keys, (key): [string, number] => [key, this.sockets.countOf(key)]);
    for (const open of parts(entries)) this.say({ open });
  }

  private say(word: Word): void {
    this.tell(JSON.stringify(word));
  }
}

function* parts<T>(entries: readonly T[]): Iterable<T[]> {
  for (let start = 0; start < entries.length; start += PER_MESSAGE)
    yield entries.slice(start, start + PER_MESSAGE);
}
