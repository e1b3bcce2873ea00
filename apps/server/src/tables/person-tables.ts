import type { TableContext } from './context.ts';
import { broadcastTable } from './info.ts';
import { insist } from './insist.ts';
import type { LiveTable } from './live-table.ts';
import { cancel, stand } from './lobby.ts';
import { tellOnDisk } from './on-disk.ts';
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
    const { cache, audience } = this.context;
    const read = (): void => {
      cache.drop(id);
      if (audience.viewers(id).size > 0) tellOnDisk(this.context, id, (again) => audience.reseat(again));
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
  async announce(person: string): Promise<void> {
    const { store, audience } = this.context;
    for (const { id } of await store.tables.ofPerson(person, MAX_ANNOUNCED)) {
      if (audience.viewers(id).size > 0) broadcastTable(this.context, { id });
    }
  }

  /** Gives up all seats of a person and cancels their tables that have not started. */
  async leaveAll(person: string, how: 'resigned' | 'left' = 'resigned'): Promise<void> {
    for (const id of await this.context.store.tables.heldBy(person)) {
      const left = insist(this.context, id, (table) => this.leave(table, person, how));
      // What a server alone cannot store it tells everyone at the table.
      await (this.context.followed ? left : left.catch(() => {}));
    }
  }

  private leave(table: LiveTable, person: string, how: 'resigned' | 'left'): Promise<void> | null {
    const seat = table.seatOf(person);
    if (table.playing && seat !== null && table.seat(seat).gone === 'no') {
      return giveUp(this.context, table, person, how);
    }
    if (table.row.status !== 'open' || table.live.starting) return null;
    if (table.row.host === person) return cancel(this.context, table);
    return seat === null ? null : stand(this.context, table, person);
  }
}
