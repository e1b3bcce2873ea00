import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Told, ToldEntry } from './event-log.ts';

/** Maximum number of events when resuming; a client that missed more gets a fresh view. */
export const MAX_RESUMED = 100;

interface Kept {
  n: number;
  versions: readonly number[];
  /** As JSON: a fifth of the memory that objects would take. */
  text: string;
}

const write = ({ n, versions, told }: ToldEntry): Kept => ({ n, versions, text: JSON.stringify(told) });
const read = ({ n, versions, text }: Kept): ToldEntry => ({ n, versions, told: JSON.parse(text) as Told });

/** Whether every viewer can resume from an entry or one before it, now that `last` is the latest. */
const isEnough = ({ versions }: Pick<Kept, 'versions'>, last: ToldEntry): boolean =>
  versions.every((from, viewer) => last.versions[viewer]! - from >= MAX_RESUMED);

/** The latest entries of a running game and what they told: enough for every viewer to resume, and for most undos. */
export class RecentEvents {
  private unpacked: Kept[] = [];
  private packed: Uint8Array | null = null;

  private get kept(): Kept[] {
    if (this.packed) {
      this.unpacked = JSON.parse(inflateRawSync(this.packed).toString()) as Kept[];
      this.packed = null;
    }
    return this.unpacked;
  }

  /** What is kept, packed. */
  toBytes(): Uint8Array {
    this.pack();
    return this.packed!;
  }

  /** Keeps what another thread packed. */
  fromBytes(packed: Uint8Array): void {
    this.unpacked = [];
    this.packed = packed;
  }

  /** Takes less memory until the next call. */
  pack(): void {
    this.packed ??= deflateRawSync(JSON.stringify(this.unpacked), { level: 1 });
    this.unpacked = [];
  }

  add(entry: ToldEntry): void {
    const { kept } = this;
    kept.push(write(entry));
    while (kept[1] && isEnough(kept[1], entry)) kept.shift();
  }

  /** Keeps the latest of all entries so far, packed. */
  load(entries: readonly ToldEntry[]): void {
    const last = entries.at(-1);
    if (!last) return;
    let first = entries.length - 1;
    while (first > 0 && !isEnough(entries[first]!, last)) first -= 1;
    this.unpacked = entries.slice(first).map(write);
    this.packed = null;
    this.pack();
  }

  /** The entry during or before which a viewer had a version, and all after it; null if it is no longer kept. */
  from(viewer: number, version: number): ToldEntry[] | null {
    const before = this.kept.filter(({ versions }) => versions[viewer]! <= version).length;
    return before === 0 ? null : this.kept.slice(before - 1).map(read);
  }

  /** An entry by its number, if it is kept. */
  entry(n: number): ToldEntry | null {
    const found = this.kept.find((entry) => entry.n === n);
    return found ? read(found) : null;
  }
}
