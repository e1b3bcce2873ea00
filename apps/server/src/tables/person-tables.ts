import type { TableContext } from './context.ts';
import { broadcastTable } from './info.ts';
import { cancel, stand } from './lobby.ts';
import { onDisk } from './on-disk.ts';
import { giveUp } from './seats.ts';

/** More tables than a person watches at a time. */
const MAX_ANNOUNCED = 200;

/** Effects on tables when a person changes. */
export class PersonTables {
  private readonly context: TableContext;

  constructor(context: TableContext) {
    this.context = context;
  }

  /** Reads a table from the store again once its pending writes are done. */
  reload(id: string): void {
    const { cache, audience, log } = this.context;
    const read = (): void => {
      cache.drop(id);
      if (audience.viewers(id).size === 0) return;
      onDisk(this.context, id, (again) => audience.reseat(again)).catch((error: unknown) =>
        log.error({ table: id, error: String(error) }, 'a table cannot be read'),
      );
    };
    const table = cache.peek(id);
    if (table) table.whenSettled(read);
    else read();
  }

  /** Reloads tables whose seats one person handed over to another on disk. */
  reloadHandedOver(person: string, tables: readonly string[]): void {
    for (const id of new Set([...tables, ...this.context.cache.naming(person)])) this.reload(id);
  }

  /** Sends the changed name or kind of a person to all watchers of their tables. */
  announce(person: string): void {
    const { store, audience, log } = this.context;
    for (const { id } of store.tables.ofPerson(person, MAX_ANNOUNCED)) {
      if (audience.viewers(id).size === 0) continue;
      onDisk(this.context, id, (table) => broadcastTable(this.context, table)).catch((error: unknown) =>
        log.error({ table: id, error: String(error) }, 'a table cannot be read'),
      );
    }
  }

  /** Gives up all seats of a person and cancels their tables that have not started. */
  async leaveAll(person: string, how: 'resigned' | 'left' = 'resigned'): Promise<void> {
    const { store, cache } = this.context;
    await cache.loadAll(store.tables.heldBy(person));
    for (const id of store.tables.heldBy(person)) {
      const table = cache.get(id);
      if (!table) continue;
      const seat = table.seatOf(person);
      if (table.playing && seat !== null && table.seat(seat).gone === 'no') {
        void giveUp(this.context, table, person, how);
      } else if (table.row.status === 'open') {
        if (table.row.host === person) void cancel(this.context, table);
        else if (seat !== null) void stand(this.context, table, person);
      }
    }
  }
}
