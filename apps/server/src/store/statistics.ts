import type { Mode } from '@keyflower/engine';
import { addTallies, emptyTally, type Tally, type TallyGroup } from '@keyflower/protocol/counting';
import { sql } from 'kysely';
import type { Db, StatisticsRow } from './schema.ts';

/** What a game adds to the sums of a person, or of all together. */
export interface Counted {
  /** Null: all together. */
  person: string | null;
  isPublic: boolean;
  players: number;
  farmers: Mode;
  tally: Tally;
}

type Key = Omit<StatisticsRow, 'tally'>;

const EVERYONE = '';
/** Games at private tables are shown together with so many others, so that no difference is the sums of one. */
const TOGETHER = 5;

const NOTHING = JSON.stringify(emptyTally());

/** Sums over finished games. A game is added once, when it has ended; nothing is ever summed again. */
export class StatisticsStore {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  /** Marks a game as counted. False: it was before. */
  async mark(table: string): Promise<boolean> {
    const marked = await this.db
      .updateTable('tables')
      .set({ counted: 1 })
      .where('id', '=', table)
      .where('counted', '=', 0)
      .returning('id')
      .executeTakeFirst();
    return marked !== undefined;
  }

  /** Games that have ended and are not counted, by id. */
  async uncounted(after: string, limit: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      // Literals, as in the index that has only these.
      .where('status', '=', sql.lit('over'))
      .where('counted', '=', sql.lit(0))
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async add({ person, isPublic, players, farmers, tally }: Counted): Promise<void> {
    const key = { person: person ?? EVERYONE, public: isPublic ? 1 : 0, players, farmers };
    const now = await this.addTo(key, tally);
    if (person !== null || isPublic || now.games < TOGETHER) return;
    await this.drop(key);
    await this.addTo({ ...key, public: 1 }, now);
  }

  /** Of all people, what is shown. */
  site(): Promise<TallyGroup[]> {
    return this.of(EVERYONE, true);
  }

  /** The sums of a person, perhaps of games at public tables only. */
  async of(person: string, publicOnly = false): Promise<TallyGroup[]> {
    const rows = await this.db
      .selectFrom('statistics')
      .selectAll()
      .where('person', '=', person)
      .where('public', '>=', publicOnly ? 1 : 0)
      .orderBy('players')
      .orderBy('farmers')
      .orderBy('public')
      .execute();
    const groups: TallyGroup[] = [];
    for (const { players, farmers, tally: text } of rows) {
      const tally = parsed(text);
      const last = groups.at(-1);
      if (last?.players === players && last.farmers === farmers) last.tally = addTallies(last.tally, tally);
      else groups.push({ players, farmers, tally });
    }
    return groups;
  }

  /** Adds the sums of a guest to those of the account. */
  async handOver(guest: string, account: string): Promise<void> {
    if (guest === account) return;
    const rows = await this.db.deleteFrom('statistics').where('person', '=', guest).returningAll().execute();
    for (const { tally, ...key } of rows) await this.addTo({ ...key, person: account }, parsed(tally));
  }

  private async drop({ person, public: isPublic, players, farmers }: Key): Promise<void> {
    await this.db
      .deleteFrom('statistics')
      .where('person', '=', person)
      .where('public', '=', isPublic)
      .where('players', '=', players)
      .where('farmers', '=', farmers)
      .execute();
  }

  private async addTo(key: Key, more: Tally): Promise<Tally> {
    const { person, public: isPublic, players, farmers } = key;
    await this.db
      .insertInto('statistics')
      .values({ person, public: isPublic, players, farmers, tally: NOTHING })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const own = this.db
      .updateTable('statistics')
      .where('person', '=', person)
      .where('public', '=', isPublic)
      .where('players', '=', players)
      .where('farmers', '=', farmers);
    // Another server may add a game to the same sums: this locks the row before it is read.
    const { tally } = await own.set({ players }).returning('tally').executeTakeFirstOrThrow();
    const sum = addTallies(parsed(tally), more);
    await own.set({ tally: JSON.stringify(sum) }).execute();
    return sum;
  }
}

/** Sums of an earlier version may lack what is counted since. */
const parsed = (text: string): Tally => ({ ...emptyTally(), ...(JSON.parse(text) as Partial<Tally>) });
