import type { NewTable, ServerMessage } from '@keyflower/protocol';
import { counted } from '../support/counted.ts';
import { query } from '../support/database.ts';
import { ensure, ensureSame } from '../support/ensure.ts';
import { caughtUp } from '../support/planned.ts';
import type { TestServer } from '../support/server.ts';
import { type PlayedTable, playOn, startedTable } from '../support/tables.ts';
import { must } from '../../../../scripts/testing/must.ts';
import type { Names } from './conversation.ts';

/** What others may do to a person without being asked, and what is said at a public table. */
const NOT_THEIRS = ['blocks', 'reports', 'audit', 'chat', 'access', 'meta'];

/** What is said at a public table when strangers come, go and talk. */
const PUBLIC_NEWS: readonly ServerMessage['type'][] = ['presence', 'chat', 'waiting', 'pong'];
/** Sent by a timer after players have acted. */
const PRIVATE_NEWS: readonly ServerMessage['type'][] = ['waiting', 'pong'];

const HIDDEN = { options: { players: 2 }, title: 'The quiet table' };
const WATCHED = { options: { players: 2 }, public: true };

/** People who play their own games while others attack the server. */
export class Bystanders {
  private readonly server: TestServer;
  private hidden: PlayedTable;
  private watched: PlayedTable;
  private readonly over: PlayedTable;
  /** The columns of each table of the database that tell whose a row is. */
  private readonly columns: ReadonlyMap<string, readonly string[]>;
  /** Texts that no other client may be sent. */
  secrets: readonly string[];
  private rows: readonly string[] = [];
  private heard: readonly number[] = [];
  played = 0;

  private constructor(server: TestServer, tables: readonly [PlayedTable, PlayedTable, PlayedTable]) {
    this.server = server;
    [this.hidden, this.watched, this.over] = tables;
    this.secrets = this.allSecrets();
    const named = query<{ name: string }>(server, "SELECT name FROM sqlite_schema WHERE type = 'table'");
    this.columns = new Map(
      named
        .filter(({ name }) => !NOT_THEIRS.includes(name) && !name.startsWith('sqlite_'))
        .map(({ name }) => [name, ownersIn(server, name)] as const)
        .filter(([, columns]) => columns.length > 0),
    );
  }

  static async arrive(server: TestServer): Promise<Bystanders> {
    const over = await startedTable(server.url, WATCHED);
    await playOn(over, 'to the end', Number.POSITIVE_INFINITY, true);
    await counted(server);
    const bystanders = new Bystanders(server, [
      await startedTable(server.url, HIDDEN),
      await startedTable(server.url, WATCHED),
      over,
    ]);
    await bystanders.look();
    return bystanders;
  }

  /** Names for what is theirs. */
  get names(): Names {
    const [{ person }] = this.hidden.players as [PlayedTable['players'][number]];
    return {
      '@theirs': this.hidden.id,
      '@public': this.watched.id,
      '@over': this.over.id,
      '@them': person.id,
      '@their-name': person.name,
    };
  }

  get hiddenTable(): string {
    return this.hidden.id;
  }

  /** Everything of theirs is as it was, all of them are still connected, and they can go on playing. */
  async unharmed(): Promise<void> {
    const heardBefore = this.heard;
    const rowsBefore = this.rows;
    await this.look();
    this.connections().forEach((connection, i) => {
      ensure(
        connection.closed === null,
        `a bystander was disconnected: ${JSON.stringify(connection.closed)}`,
      );
      const allowed = i < this.hidden.players.length ? PRIVATE_NEWS : PUBLIC_NEWS;
      const told = connection.received.slice(heardBefore[i]).filter(({ type }) => !allowed.includes(type));
      ensureSame(told, [], 'a bystander was told of what others do');
    });
    const [now, then] = [this.rows, rowsBefore];
    const changed = (from: readonly string[], to: readonly string[]): string[] =>
      from.filter((row) => !to.includes(row));
    ensureSame(changed(now, then), changed(then, now), 'something of a bystander changed');
    this.hidden = await this.playOn(this.hidden, HIDDEN);
    this.watched = await this.playOn(this.watched, WATCHED);
    await counted(this.server);
    this.secrets = this.allSecrets();
    await this.look();
  }

  async close(): Promise<void> {
    for (const connection of this.connections()) await connection.close();
  }

  /** Plays one action, or begins another game. */
  private async playOn(table: PlayedTable, settings: NewTable): Promise<PlayedTable> {
    const played = await playOn(table, `${this.played}`, 1);
    this.played += played;
    if (played > 0) return table;
    for (const { connection } of table.players) await connection.close();
    return startedTable(this.server.url, settings);
  }

  private allSecrets(): string[] {
    const { cache } = this.server.running.context.tables;
    return [this.hidden, this.watched].flatMap((table) => {
      const { row, seats } = cache.peek(table.id)!;
      const seed = row.status === 'over' ? [] : [row.seed!];
      const cookies = table.players.map(({ person }) => must(person.cookie.split('=')[1]));
      return [row.key, ...seed, ...seats.map(({ key }) => key), ...cookies];
    });
  }

  private connections() {
    return [this.hidden, this.watched, this.over].flatMap(({ players }) =>
      players.map(({ connection }) => connection),
    );
  }

  private async look(): Promise<void> {
    const { store } = this.server.running.context;
    await store.journal.settled();
    await caughtUp(this.connections());
    this.heard = this.connections().map(({ received }) => received.length);
    const ids = [this.hidden, this.watched, this.over].flatMap(({ id, players }) => [
      id,
      ...players.map(({ person }) => person.id),
    ]);
    const wanted = ids.map(() => '?').join(', ');
    this.rows = [...this.columns].flatMap(([table, columns]) => {
      const any = columns.map((column) => `"${column}" IN (${wanted})`).join(' OR ');
      const values = columns.flatMap(() => ids);
      const found = query<object>(this.server, `SELECT * FROM "${table}" WHERE ${any}`, ...values);
      return found.map((row) => JSON.stringify(row));
    });
  }
}

/** Columns that name a person or a table. */
function ownersIn(server: TestServer, table: string): string[] {
  const links = query<{ name: string }>(
    server,
    'SELECT "from" AS name FROM pragma_foreign_key_list(?)',
    table,
  );
  const own = table === 'people' || table === 'tables' ? ['id'] : [];
  return [...own, ...links.map(({ name }) => name)];
}
