import type { ChatLine, ServerMessage } from '@keyflower/protocol';

/** A socket that watches a table. */
export interface ChatReader {
  readonly blocked: ReadonlySet<string>;
  sendText(text: string): void;
}

/** Lines that are remembered of a table. Older ones do not come again. */
const MOST_KNOWN = 1000;

/**
 * Sends chat lines to those who watch a table, each once. Lines come from this server, from others, and from the store, in
 * any order: their numbers do not tell which of them were sent.
 */
export class ChatFeed {
  private readonly watchers: (table: string) => Iterable<ChatReader>;
  /** The lines that all watchers of a table know, and whether each was removed. */
  private readonly known = new Map<string, Map<number, boolean>>();
  private told = 0;

  constructor(watchers: (table: string) => Iterable<ChatReader>) {
    this.watchers = watchers;
  }

  /** Counts what may have been new: lines that were read before it changed may lack some. */
  get count(): number {
    return this.told;
  }

  /** Something was said at a table that no socket watches. */
  skip(): void {
    this.told += 1;
  }

  /** Sends watchers what is new to them. */
  tell(table: string, lines: readonly ChatLine[]): void {
    if (!this.known.has(table)) this.skip();
    else this.note(table, lines);
  }

  /** A socket is about to watch a table, and is sent these lines: those who watch it already are sent what they lack. */
  begin(table: string, lines: readonly ChatLine[]): void {
    if (!this.known.has(table)) this.known.set(table, new Map());
    this.note(table, lines);
  }

  /** The last watcher has left. */
  forget(table: string): void {
    this.known.delete(table);
  }

  private note(table: string, lines: readonly ChatLine[]): void {
    const known = this.known.get(table);
    if (!known) return;
    const fresh = lines.filter(({ id, removed }) => known.get(id) !== removed);
    this.told += fresh.length;
    for (const { id, removed } of fresh) known.set(id, removed);
    for (const oldest of known.keys()) {
      if (known.size <= MOST_KNOWN) break;
      known.delete(oldest);
    }
    if (fresh.length > 0) this.send(table, fresh);
  }

  private send(table: string, lines: readonly ChatLine[]): void {
    const textOf = (shown: readonly ChatLine[]): string =>
      JSON.stringify({ type: 'chat', table, lines: [...shown], whole: false } satisfies ServerMessage);
    const all = textOf(lines);
    for (const reader of this.watchers(table)) {
      const shown = visible(lines, reader);
      if (shown.length === lines.length) reader.sendText(all);
      else if (shown.length > 0) reader.sendText(textOf(shown));
    }
  }
}

/** Lines without those of people whom a reader does not want to read. */
export const visible = (lines: readonly ChatLine[], { blocked }: Pick<ChatReader, 'blocked'>): ChatLine[] =>
  lines.filter(({ person }) => person === null || !blocked.has(person.id));
