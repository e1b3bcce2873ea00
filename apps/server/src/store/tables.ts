import type { TableStatus } from '@keyflower/protocol';
import { byTable, type Database, type Statement } from './database.ts';
import { chained, type Head } from './chain.ts';
import type { SeatRecord, Step, StepRecord, TableRecord } from './table-rows.ts';

type Field = Exclude<keyof TableRecord, 'id'>;

/** Columns that change with every action are in a separate table. */
const HOT: ReadonlySet<string> = new Set<Field>(['pending', 'live', 'due', 'updated']);

const WHOLE = 'tables.*, progress.pending, progress.live, progress.due, progress.updated';
const WITH_PROGRESS = 'tables JOIN progress ON progress.table_id = tables.id';
type SeatField = 'person' | 'bot' | 'reserved' | 'gone' | 'gone_at' | 'auto_pass' | 'queued';

const WAITING = `FROM seats JOIN tables ON tables.id = seats.table_id JOIN progress ON progress.table_id = tables.id
  WHERE seats.person = ? AND seats.bot IS NULL AND seats.gone = 'no' AND tables.status = 'playing'
  AND (progress.pending >> seats.seat) & 1`;

export class TableStore {
  private readonly db: Database;
  private readonly byId: Statement<TableRecord>;
  private readonly seatRows: Statement<SeatRecord>;
  private readonly stepRows: Statement<StepRecord>;
  private readonly insertStep: Statement<never>;
  private readonly lastStep: Statement<{ n: number; chain: string | null }>;
  private readonly advance: Statement<never>;
  private readonly recent: Statement<{ seat: number; request: string }>;
  private readonly dueTables: Statement<{ id: string }>;
  private readonly waitingIds: Statement<{ id: string }>;

  /** Called with the id of every table whose steps change. */
  onChange: (id: string) => void = () => {};

  constructor(db: Database) {
    this.db = db;
    this.byId = db.prepare(`SELECT ${WHOLE} FROM ${WITH_PROGRESS} WHERE tables.id = ?`);
    this.seatRows = db.prepare('SELECT * FROM seats WHERE table_id = ? ORDER BY seat');
    this.stepRows = db.prepare(
      'SELECT n, at, seat, request, lines, chain FROM steps WHERE table_id = ? ORDER BY n',
    );
    this.insertStep = db.prepare(
      'INSERT INTO steps (table_id, n, at, seat, request, lines, chain) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    this.lastStep = db.prepare('SELECT n, chain FROM steps WHERE table_id = ? ORDER BY n DESC LIMIT 1');
    this.advance = db.prepare(
      'UPDATE progress SET pending = ?, live = ?, due = ?, updated = COALESCE(?, updated) WHERE table_id = ?',
    );
    this.recent = db.prepare(
      `SELECT seat, request FROM (SELECT n, seat, request FROM steps
        WHERE table_id = ? AND request IS NOT NULL ORDER BY n DESC LIMIT 64) ORDER BY n`,
    );
    this.dueTables = db.prepare('SELECT table_id AS id FROM progress WHERE due <= ? LIMIT 200');
    this.waitingIds = db.prepare(`SELECT tables.id AS id ${WAITING} ORDER BY progress.updated LIMIT 200`);
  }

  get(id: string): TableRecord | undefined {
    return this.byId.get(id);
  }

  seats(id: string): SeatRecord[] {
    return this.seatRows.all(id);
  }

  /** The seats of many tables in one query. */
  seatsAt(ids: readonly string[]): Map<string, SeatRecord[]> {
    const rows = this.db
      .prepare<SeatRecord>(
        'SELECT * FROM seats WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY table_id, seat',
      )
      .all(JSON.stringify(ids));
    return byTable(rows);
  }

  steps(id: string): StepRecord[] {
    return this.stepRows.all(id);
  }

  /** The latest applied requests, oldest first. */
  recentRequests(id: string): { seat: number; request: string }[] {
    return this.recent.all(id);
  }

  add(
    table: Pick<TableRecord, 'id' | 'public' | 'rated' | 'host' | 'key' | 'settings' | 'created' | 'reason'>,
    seatKeys: string[],
  ): void {
    this.db
      .prepare(
        `INSERT INTO tables (id, status, public, rated, host, key, settings, reason, created)
         VALUES (?, 'open', ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        table.id,
        table.public,
        table.rated,
        table.host,
        table.key,
        table.settings,
        table.reason,
        table.created,
      );
    this.db.prepare('INSERT INTO progress (table_id, updated) VALUES (?, ?)').run(table.id, table.created);
    seatKeys.forEach((key, seat) => this.addSeat(table.id, seat, key));
  }

  addSeat(id: string, seat: number, key: string): void {
    this.db.prepare('INSERT INTO seats (table_id, seat, key) VALUES (?, ?, ?)').run(id, seat, key);
  }

  /** Removes the seats from a number on. */
  dropSeats(id: string, from: number): void {
    this.db.prepare('DELETE FROM seats WHERE table_id = ? AND seat >= ?').run(id, from);
  }

  set(id: string, changes: Partial<Pick<TableRecord, Field>>): void {
    const fields = Object.keys(changes) as Field[];
    for (const [table, key, own] of [
      ['tables', 'id', fields.filter((field) => !HOT.has(field))],
      ['progress', 'table_id', fields.filter((field) => HOT.has(field))],
    ] as const) {
      if (own.length === 0) continue;
      this.db
        .prepare(`UPDATE ${table} SET ${own.map((field) => `${field} = ?`).join(', ')} WHERE ${key} = ?`)
        .run(...own.map((field) => changes[field] ?? null), id);
    }
  }

  setSeat(id: string, seat: number, changes: Partial<Pick<SeatRecord, SeatField>>): void {
    const fields = Object.keys(changes) as SeatField[];
    this.db
      .prepare(`UPDATE seats SET ${fields.map((f) => `${f} = ?`).join(', ')} WHERE table_id = ? AND seat = ?`)
      .run(...fields.map((field) => changes[field] ?? null), id, seat);
  }

  step(id: string, step: Step): void {
    const chain = chained(this.lastStep.get(id)?.chain ?? null, step);
    this.insertStep.run(id, step.n, step.at, step.seat, step.request, step.lines, chain);
    this.onChange(id);
    const updated = step.secret ? null : step.at;
    this.advance.run(step.pending, step.live, step.due, updated, id);
  }

  /** The last step of a table; null if it has none. */
  head(id: string): Head | null {
    const { n, chain } = this.last(id) ?? { chain: null };
    return n === undefined || chain === null ? null : { n, chain };
  }

  /** The number of the first entry of the last step, with the hash of all steps if there is one. */
  last(id: string): { n: number; chain: string | null } | null {
    const { n, chain } = this.lastStep.get(id) ?? { chain: null };
    return n === undefined ? null : { n, chain };
  }

  /** The hash of one step and all before it. */
  chainAt(id: string, n: number): string | null {
    return (
      this.db
        .prepare<{ chain: string | null }>('SELECT chain FROM steps WHERE table_id = ? AND n = ?')
        .get(id, n)?.chain ?? null
    );
  }

  /** Tables where a clock has expired. */
  due(playTime: number): string[] {
    return this.dueTables.all(playTime).map(({ id }) => id);
  }

  /** Tables that may wait for a bot or an automatic answer, to be resumed after a restart. */
  waitingForBots(): string[] {
    return this.db
      .prepare<{ id: string }>(
        `SELECT DISTINCT tables.id AS id FROM ${WITH_PROGRESS} JOIN seats ON seats.table_id = tables.id
         WHERE tables.status = 'playing' AND (progress.pending >> seats.seat) & 1
         AND (seats.bot IS NOT NULL OR seats.auto_pass > 0 OR seats.queued IS NOT NULL)`,
      )
      .all()
      .map(({ id }) => id);
  }

  /** Tables that wait for players or are being played. */
  unfinished(): string[] {
    return this.db
      .prepare<{ id: string }>(`SELECT id FROM tables WHERE status IN ('open', 'playing')`)
      .all()
      .map(({ id }) => id);
  }

  waitsFor(id: string, person: string): boolean {
    return this.db.prepare(`SELECT 1 ${WAITING} AND tables.id = ?`).get(person, id) !== undefined;
  }

  /** Tables that wait for a person, longest first. */
  waitingFor(person: string): string[] {
    return this.waitingIds.all(person).map(({ id }) => id);
  }

  grant(id: string, person: string): void {
    this.db.prepare('INSERT OR IGNORE INTO access (table_id, person) VALUES (?, ?)').run(id, person);
  }

  granted(id: string, person: string): boolean {
    return (
      this.db.prepare('SELECT 1 FROM access WHERE table_id = ? AND person = ?').get(id, person) !== undefined
    );
  }

  /** Public tables: those that wait for players first, then the newest. */
  lobby(limit: number): TableRecord[] {
    return this.db
      .prepare<TableRecord>(
        ['open', 'playing']
          .map(
            (status) => `SELECT * FROM (SELECT ${WHOLE} FROM ${WITH_PROGRESS}
              WHERE tables.public = 1 AND tables.status = '${status}' ORDER BY tables.created DESC LIMIT ?)`,
          )
          .join(' UNION ALL '),
      )
      .all(limit, limit);
  }

  ofPerson(person: string, limit: number): TableRecord[] {
    return this.db
      .prepare<TableRecord>(
        `SELECT ${WHOLE} FROM ${WITH_PROGRESS}
         WHERE tables.id IN (SELECT table_id FROM seats WHERE person = ? UNION SELECT table_id FROM seats WHERE reserved = ?)
         ORDER BY tables.status = 'playing' DESC, progress.updated DESC LIMIT ?`,
      )
      .all(person, person, limit);
  }

  /** Open tables created by a person, to enforce the limit. */
  countOpen(host: string): number {
    return this.db
      .prepare<{ n: number }>(
        `SELECT count(*) AS n FROM tables WHERE host = ? AND status IN ('open', 'playing')`,
      )
      .get(host)!.n;
  }

  /** Tables, open or being played, where a person sits. */
  sittingAt(person: string): string[] {
    return this.db
      .prepare<{ id: string }>(
        `SELECT DISTINCT tables.id AS id FROM tables JOIN seats ON seats.table_id = tables.id
         WHERE seats.person = ? AND tables.status IN ('open', 'playing')`,
      )
      .all(person)
      .map(({ id }) => id);
  }

  /** Tables, open or being played, where a person sits or is the host. */
  heldBy(person: string): string[] {
    const hosted = this.db
      .prepare<{ id: string }>(`SELECT id FROM tables WHERE host = ? AND status = 'open'`)
      .all(person)
      .map(({ id }) => id);
    return [...new Set([...this.sittingAt(person), ...hosted])];
  }

  /** Tables without activity since then. */
  abandoned(status: TableStatus, before: number, limit: number): string[] {
    return this.db
      .prepare<{ id: string }>(
        `SELECT id FROM ${WITH_PROGRESS} WHERE tables.status = ? AND progress.updated < ? LIMIT ?`,
      )
      .all(status, before, limit)
      .map(({ id }) => id);
  }

  drop(id: string): void {
    this.db.prepare('DELETE FROM tables WHERE id = ?').run(id);
    this.onChange(id);
  }

  counts(): { status: string; n: number }[] {
    return this.db
      .prepare<{ status: string; n: number }>('SELECT status, count(*) AS n FROM tables GROUP BY status')
      .all();
  }
}
