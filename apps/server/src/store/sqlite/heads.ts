import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fdatasync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import type { Head } from '../chain.ts';
import type { TableStore } from '../tables.ts';

export const HEADS_FILE = 'heads.log';
const FORMAT = 'keyflower-heads/1';
/** The longest time until a written line is on disk. */
const FLUSH_MS = 1000;

/** Steps that the database should have and has not, or not as they were. */
export interface Lost {
  table: string;
  /** The last step that was stored. */
  had: number;
  /** The last step that there is now; null if the table is gone. */
  has: number | null;
}

/**
 * The last step of every table, in a file beside the database. It is written after each commit and before anyone learns
 * of it, so it tells when a database has lost what people have seen: because an older copy was put in its place, or
 * because the disk did not keep what it had confirmed. The file only tells what is missing; it cannot bring it back.
 */
export class Heads {
  /** What is missing in the database, by table. */
  readonly lost: readonly Lost[];
  /** The file belongs to another database or there is none: then nothing is known of what people have seen. */
  readonly unknown: boolean;
  onError: (error: unknown) => void = () => {};
  /** Which database the file belongs to; the database has the same. */
  readonly id: string;
  private readonly path: string;
  private readonly known: ReadonlyMap<string, Head>;
  private file: number | null = null;
  private isTorn = false;
  private flushing: NodeJS.Timeout | null = null;

  private constructor(path: string, found: Pick<Heads, 'id' | 'unknown' | 'lost'>, known: Map<string, Head>) {
    this.path = path;
    this.id = found.id;
    this.unknown = found.unknown;
    this.lost = found.lost;
    this.known = known;
  }

  /** Compares file and database, and changes neither. `known` is the id that the database has. */
  static async compare(path: string, tables: TableStore, known: string | undefined): Promise<Heads> {
    const { id, heads } = existsSync(path)
      ? parsed(readFileSync(path, 'utf8'))
      : { id: null, heads: new Map<string, Head>() };
    // A database of an earlier version has never had such a file.
    const unknown = id !== (known ?? null);
    const lost = unknown ? [] : await compared(heads, tables);
    for (const { table } of lost) heads.delete(table);
    const own = unknown || id === null ? randomBytes(16).toString('hex') : id;
    return new Heads(path, { id: own, unknown, lost }, unknown ? new Map() : heads);
  }

  /**
   * Begins the file anew, with what was changed to deal with what was found. Only when that is on disk: the old file would
   * tell it once more.
   */
  open(changed: ReadonlyMap<string, Head | null>): void {
    writeFileSync(`${this.path}.tmp`, text(this.id, this.known), { mode: 0o600, flush: true });
    renameSync(`${this.path}.tmp`, this.path);
    this.file = openSync(this.path, 'a');
    this.write(changed);
  }

  /** After a commit: appends where the changed tables are now. */
  write(changed: ReadonlyMap<string, Head | null>): void {
    if (changed.size === 0 || this.file === null) return;
    try {
      const lines = [...changed].map(([table, head]) => line(table, head));
      // A line that was not written whole must not spoil the next one.
      const text = `${this.isTorn ? '\n' : ''}${lines.join('')}`;
      this.isTorn = true;
      writeSync(this.file, text);
      this.isTorn = false;
      this.flush(this.file);
    } catch (error) {
      // What is missing here is only noticed later, or not at all; play goes on.
      this.onError(error);
    }
  }

  close(): void {
    if (this.flushing) clearTimeout(this.flushing);
    if (this.file !== null) closeSync(this.file);
  }

  /**
   * In the background, and once a second: the database itself is what makes an action durable, and a second flush with
   * every commit would make each of them wait for the disk.
   */
  private flush(file: number): void {
    this.flushing ??= setTimeout(() => fdatasync(file, () => (this.flushing = null)), FLUSH_MS).unref();
  }
}

const line = (table: string, head: Head | null): string =>
  `${table} ${head ? `${head.n} ${head.chain}` : '-'}\n`;

const text = (id: string, heads: ReadonlyMap<string, Head>): string =>
  `${FORMAT} ${id}\n${[...heads].map(([table, head]) => line(table, head)).join('')}`;

function parsed(content: string): { id: string | null; heads: Map<string, Head> } {
  const [first = '', ...lines] = content.split('\n');
  const [format, id = null] = first.split(' ');
  const heads = new Map<string, Head>();
  if (format !== FORMAT) return { id: null, heads };
  for (const one of lines) {
    // Lines that were not written whole are left out.
    const [, table = '', n, chain] = /^(\S+) (?:(\d+) ([\w-]{43})|-)$/.exec(one) ?? [];
    if (chain !== undefined) heads.set(table, { n: Number(n), chain });
    else heads.delete(table);
  }
  return { id, heads };
}

async function compared(heads: ReadonlyMap<string, Head>, tables: TableStore): Promise<Lost[]> {
  const lost: Lost[] = [];
  for (const [table, { n, chain }] of heads) {
    if ((await tables.chainAt(table, n)) === chain) continue;
    lost.push({ table, had: n, has: (await tables.head(table))?.n ?? null });
  }
  return lost;
}
