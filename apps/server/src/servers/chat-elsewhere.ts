import type { ServerContext } from '../context/index.ts';
import { type ChatRow, chatIn } from '../store/index.ts';
import { CHAT_LINES, chatLines, Coalesced } from '../tables/index.ts';

/**
 * Tells watchers what is said at their tables through any server. The lines of a table are stored one after the other, so
 * they are read and told in the same order everywhere, those of this server included.
 */
export class ChatElsewhere {
  private readonly context: ServerContext;
  /** Lines that may be older than the latest, by table. */
  private readonly older = new Map<string, Set<number>>();
  private readonly reads: Coalesced;

  /** `read`: deals with a read that no request waits for. */
  constructor(context: ServerContext, read: (reading: Promise<void>) => Promise<void>) {
    this.context = context;
    this.reads = new Coalesced((tables) => this.readAll(tables));
    context.hub.onChat = (table, lines) => {
      for (const { id } of lines) this.note(table, id);
      void read(this.reads.ask([table]));
    };
  }

  /** Lines of notices. */
  tell(chats: readonly string[]): Promise<void> {
    const lines = chats.map(chatIn);
    for (const { table, id } of lines) this.note(table, id);
    return this.reads.ask(lines.map(({ table }) => table));
  }

  /** The latest lines of tables, since notices may be missing. */
  tellLatest(tables: Iterable<string>): Promise<void> {
    return this.reads.ask(tables);
  }

  private note(table: string, id: number): void {
    const known = this.older.get(table);
    if (known) known.add(id);
    else this.older.set(table, new Set([id]));
  }

  private async readAll(tables: readonly string[]): Promise<void> {
    const { hub } = this.context;
    for (const table of tables) {
      const older = [...(this.older.get(table) ?? [])];
      this.older.delete(table);
      if (hub.watchers(table).size === 0) hub.chat.skip();
      else await this.readOne(table, older).catch((error: unknown) => this.keep(table, older, error));
    }
  }

  /** They are read together with the latest the next time. */
  private keep(table: string, older: readonly number[], error: unknown): never {
    for (const id of older) this.note(table, id);
    throw error;
  }

  private async readOne(table: string, older: readonly number[]): Promise<void> {
    const { store, hub } = this.context;
    const latest = await store.chat.lines(table, CHAT_LINES);
    const missing = older.filter((id) => !latest.some((row) => row.id === id));
    const rows: ChatRow[] =
      missing.length === 0 ? latest : [...(await store.chat.several(missing)), ...latest];
    hub.chat.tell(table, await chatLines(store, rows));
  }
}
