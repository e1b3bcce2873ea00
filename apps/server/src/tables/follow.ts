import { makeViews, type RecordEntry } from '@keyflower/engine';
import type { SeatRecord, StepRecord, TableRecord } from '../store/index.ts';
import { keepAllowed } from './access.ts';
import { owedByBots } from './bot-jobs.ts';
import { prepareEvents, prepareViews } from './broadcast.ts';
import { tellRest } from './catch-up.ts';
import { Coalesced } from './coalesced.ts';
import type { TableContext } from './context.ts';
import { type LiveState, LiveTable, type Told } from './live-table.ts';
import { playEntries, type PlayedStep } from './play-entry.ts';
import { personIn } from './seat-events.ts';
import { toldOf } from './told.ts';

/** What is stored of a table that is in memory as it was before. */
interface Stored {
  row: TableRecord;
  seats: SeatRecord[];
  /** Those that are not in memory. */
  steps: StepRecord[];
}

/** Keeps tables in memory up to date that other servers change too. */
export class Followed {
  private readonly context: TableContext;
  /** What is being read, and tables that have changed again meanwhile. */
  private readonly following = new Map<string, Promise<boolean>>();
  private readonly again = new Set<string>();
  private readonly reads = new Coalesced((ids) => this.read(ids));
  /** What was read and not taken yet. */
  private readonly stored = new Map<string, Stored>();

  constructor(context: TableContext) {
    this.context = context;
  }

  /** Brings a table in memory to what is stored, and tells its watchers. Whether anything was new. */
  follow(id: string): Promise<boolean> {
    const known = this.following.get(id);
    if (known) {
      this.again.add(id);
      return known;
    }
    const following = this.followAll(id).finally(() => this.following.delete(id));
    this.following.set(id, following);
    return following;
  }

  /** As `follow`, where mostly nothing is new: that is found out by reading the version. */
  async recheck(id: string): Promise<boolean> {
    const { cache, store } = this.context;
    const table = cache.peek(id);
    if (table?.settled) {
      const version = await store.tables.version(id);
      const isSame = cache.peek(id) === table && table.settled && table.row.version === version;
      if (isSame) return false;
    }
    return this.follow(id);
  }

  /** Brings a table, if it is in memory, to what is stored by now: the caller may know more by another server. */
  async refresh(id: string): Promise<void> {
    const { cache } = this.context;
    if (cache.has(id) || cache.isLoading(id)) await this.recheck(id);
  }

  private async followAll(id: string): Promise<boolean> {
    let isNew = false;
    do {
      this.again.delete(id);
      isNew = (await this.followOnce(id)) || isNew;
    } while (this.again.has(id));
    return isNew;
  }

  private async followOnce(id: string): Promise<boolean> {
    const { cache } = this.context;
    const table = cache.peek(id);
    if (!table) {
      // What is being read may be older.
      if (cache.isLoading(id)) cache.drop(id);
      return (await cache.open(id)) !== null;
    }
    await new Promise<void>((resolve) => table.whenSettled(resolve, () => resolve()));
    if (cache.peek(id) !== table || table.lostBy) return true;
    await this.reads.ask([id]);
    const stored = this.stored.get(id);
    this.stored.delete(id);
    if (cache.peek(id) !== table || !table.settled) {
      this.again.add(id);
      return true;
    }
    if (stored && stored.row.version <= table.row.version) return false;
    if (stored && this.apply(table, stored)) return true;
    await this.readAnew(id);
    return true;
  }

  /** What its watchers have not been told is told when it is in memory again. */
  private async readAnew(id: string): Promise<void> {
    const { cache, audience } = this.context;
    cache.drop(id);
    if (audience.viewers(id).size > 0) await cache.open(id);
  }

  /** Many at once where much happens. */
  private async read(ids: readonly string[]): Promise<void> {
    const { store, cache } = this.context;
    for (const id of ids) this.stored.delete(id);
    const lengths = new Map(ids.map((id) => [id, cache.peek(id)?.game?.length ?? 0]));
    const [rows, seats, steps] = await store.reading(async ({ tables }) => [
      await tables.several(ids),
      await tables.seatsAt(ids),
      await tables.stepsAfter(lengths),
    ]);
    for (const [id, row] of rows) {
      this.stored.set(id, { row, seats: seats.get(id) ?? [], steps: steps.get(id) ?? [] });
    }
    await store.people.load([...this.stored.values()].flatMap(namedIn));
  }

  /** Plays what is new. False if the table has to be read anew. */
  private apply(table: LiveTable, { row, seats, steps }: Stored): boolean {
    const { game } = table;
    if (row.header !== table.row.header || (!game && steps.length > 0)) return false;
    const told = table.told ?? toldOf(table);
    const now = new LiveTable(row, seats);
    const holders = table.seats.map(({ person }) => person);
    table.become(now);
    // Who plays a seat is told with the step that says so.
    if (game) table.seats = now.seats.map((seat) => ({ ...seat, person: holders[seat.seat]! }));
    for (const step of steps) {
      // Own steps may have been stored meanwhile.
      if (step.n > table.game!.length && !this.playStep(table, step)) return false;
    }
    // A guest has become an account, for example: events of the past name them differently.
    if (game && now.seats.some(({ seat, person }) => table.seat(seat).person !== person)) return false;
    // Playing may have changed the first one.
    table.become(new LiveTable(row, seats));
    table.botsOwed = owedByBots(table);
    this.tell(table, told, steps.length > 0);
    return true;
  }

  private tell(table: LiveTable, told: Told, hasSteps: boolean): void {
    const { context } = this;
    const now = toldOf(table);
    const isInfoNew = now.info !== told.info;
    const allowed = isInfoNew ? keepAllowed(context, table) : null;
    if (isInfoNew) context.audience.reseat(table);
    if (!hasSteps && table.game && now.clocks !== told.clocks) prepareViews(context, table)();
    tellRest(context, table, told, allowed);
  }

  private playStep(table: LiveTable, step: StepRecord): boolean {
    const { context } = this;
    const game = table.game!;
    const { length } = game;
    const versions = [...table.versions];
    const isWatched = context.audience.viewers(table.id).size > 0;
    const shown = isWatched ? (table.shown ?? makeViews(table.state)) : null;
    const played = this.tryToPlay(table, step);
    if (!played || game.linesAfter(length).join('\n') !== step.lines) return false;
    // Playing may have changed it; what is stored counts.
    table.live = JSON.parse(table.row.live) as LiveState;
    const { seat, request } = step;
    if (seat !== null && request !== null) table.remember(seat, request, table.version(seat));
    if (played.undone) {
      table.shown = null;
      prepareViews(context, table, (viewer) => {
        const index = viewer ?? table.players;
        return table.versions[index] === versions[index];
      })();
    } else prepareEvents(context, table, shown, played.events, null)();
    if (table.told) table.told = { ...table.told, versions: [...table.versions], length: game.length };
    if (!played.reseated) return true;
    // Before the next step: it may be for the new player only.
    void keepAllowed(context, table);
    context.audience.reseat(table);
    return true;
  }

  private tryToPlay(table: LiveTable, { lines }: StepRecord): PlayedStep | null {
    try {
      return playEntries(this.context, table, lines.split('\n'));
    } catch (error) {
      this.context.log.warn({ table: table.id, error: String(error) }, 'a table is read anew');
      return null;
    }
  }
}

function namedIn({ row, seats, steps }: Stored): string[] {
  const named = new Set(new LiveTable(row, seats).named());
  for (const line of steps.flatMap(({ lines }) => lines.split('\n'))) {
    if (!line.includes('"seat":{')) continue;
    const entry = JSON.parse(line) as RecordEntry;
    const person = 'seat' in entry ? personIn(entry.seat.name) : undefined;
    if (person !== undefined) named.add(person);
  }
  return [...named];
}
