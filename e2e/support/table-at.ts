import type { View } from '@keyflower/engine';
import type { Language, NewTable } from '@keyflower/protocol';
import { botNamed } from '@keyflower/bots';
import { type Connection, Person } from '../../apps/server/test/support/person.ts';

export interface TableAt {
  id: string;
  url: string;
  /** The guest at seat 0. */
  person: Person;
  view: View;
}

export interface Wanted {
  players?: number;
  farmers?: 'off' | 'mixed' | 'all';
  seed?: string;
  settings?: Partial<NewTable>;
  lang?: Language;
  /** The people at the next seats, before the bots. */
  friends?: readonly Person[];
  /** The bots, repeated as needed. */
  bots?: readonly string[];
  /** A season, the end, or a condition on the view: the game stops at the guest's next decision then. */
  until?: View['season'] | 'over' | ((view: View) => boolean);
}

const bot = botNamed('miller')!;

function reached(view: View, until: NonNullable<Wanted['until']>): boolean {
  if (typeof until === 'function') return until(view);
  return view.season === until && view.phase === 'actions';
}

/** A guest's table against bots, started. */
export async function startedTable(
  url: string,
  {
    players = 2,
    farmers = 'off',
    seed = 'a table',
    settings = {},
    lang = 'en',
    friends = [],
    bots = ['miller'],
  }: Wanted = {},
): Promise<{ id: string; person: Person }> {
  const person = await Person.arrive(url);
  if (lang !== 'en') await person.patch('/me', { lang });
  const id = await person.createTable({ options: { players, farmers }, seed, ...settings });
  const { you } = await person.table(id);
  if (you.seat === null) await person.post(`/tables/${id}/sit`, { seat: 0 });
  const { key } = (await person.table(id)).you;
  for (const [i, friend] of friends.entries()) {
    await friend.post(`/tables/${id}/enter`, { key });
    await friend.post(`/tables/${id}/sit`, { seat: 1 + i, key });
  }
  for (let seat = 1 + friends.length, i = 0; seat < players; seat++, i++)
    await person.put(`/tables/${id}/seats/${seat}`, { bot: bots[i % bots.length] });
  await person.post(`/tables/${id}/start`);
  return { id, person };
}

/** Lets a bot answer for the guest until the condition holds, or the game is over. */
export async function playOn(
  connection: Connection,
  table: string,
  until: NonNullable<Wanted['until']>,
  seed = 'on',
): Promise<View> {
  for (let answers = 0; ; answers++) {
    const view = await connection.until(() => {
      const seen = connection.viewOf(table);
      return (seen.phase === 'scoring' || connection.owes(table, 0)) && seen;
    }, 'my turn');
    if (view.phase === 'scoring' || reached(view, until)) return view;
    const { decision } = view.pending.find(({ player }) => player === 0)!;
    const action = bot.choose({ view, seat: 0, decision, budget: 100, seed: `${seed} ${answers}` });
    await connection.act(table, action);
  }
}

const MOST_TRIES = 8;

/** A table that was played to a condition within a second or two. If a game never gets there, another is dealt. */
export async function tableAt(url: string, wanted: Wanted = {}): Promise<TableAt> {
  const { until = 'spring', seed = 'a table' } = wanted;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const dealt = tries === 0 ? seed : `${seed} ${tries}`;
    const { id, person } = await startedTable(url, { ...wanted, seed: dealt });
    const connection = await person.connect();
    await connection.watch(id);
    const view = await playOn(connection, id, until, dealt);
    await connection.close();
    if (view.phase !== 'scoring' || until === 'over') return { id, url: `${url}/t/${id}`, person, view };
  }
  throw new Error(`no game got to where it is wanted in ${MOST_TRIES} tries`);
}
