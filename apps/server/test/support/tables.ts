import { QuickRandom } from '@keyflower/engine';
import type { NewTable } from '@keyflower/protocol';
import { eventually } from './eventually.ts';
import { type Connection, Person } from './person.ts';
import { must } from '../../../../scripts/testing/must.ts';
import { FULL } from '../../../../scripts/testing/full.ts';

export interface Seated {
  person: Person;
  connection: Connection;
  seat: number;
}

export interface PlayedTable {
  id: string;
  players: Seated[];
}

/** A table with all seats taken, connected and watching; the game has started. */
export async function startedTable(
  url: string,
  settings: NewTable,
  people = settings.options.players,
  bot = 'random',
): Promise<PlayedTable> {
  const host = await Person.arrive(url);
  const id = await host.createTable(settings);
  const { you } = await host.table(id);
  const players: Seated[] = [{ person: host, connection: await host.connect(), seat: 0 }];
  for (let seat = 1; seat < settings.options.players; seat++) {
    if (seat >= people) {
      await host.put(`/tables/${id}/seats/${seat}`, { bot });
      continue;
    }
    const person = await Person.arrive(url);
    await person.post(`/tables/${id}/enter`, { key: you.key! });
    const { status, body } = await person.post(`/tables/${id}/sit`, { seat });
    if (status !== 200) throw new Error(JSON.stringify(body));
    players.push({ person, connection: await person.connect(), seat });
  }
  for (const { connection } of players) await connection.watch(id);
  const { status, body } = await host.post(`/tables/${id}/start`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  for (const { connection } of players) await connection.message('view');
  return { id, players };
}

/** People with accounts at a table whose game has started. */
export async function tableOf(
  people: readonly Person[],
  settings: Partial<NewTable> = {},
): Promise<PlayedTable> {
  const id = await must(people[0]).createTable({
    options: { players: people.length },
    public: true,
    ...settings,
  });
  const players = [];
  for (const [seat, person] of people.entries()) {
    if (seat > 0) await person.post(`/tables/${id}/sit`, { seat });
    const connection = await person.connect();
    await connection.watch(id);
    players.push({ person, connection, seat });
  }
  const { status, body } = await must(people[0]).post(`/tables/${id}/start`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  for (const { connection } of players) await connection.message('view');
  return { id, players };
}

export const isOver = (connection: Connection, table: string): boolean => {
  const known = connection.views.get(table);
  return known !== undefined && known.view.phase === 'scoring';
};

/** Actions at random before the quick run hurries to the end of a game. */
const BEFORE_PASSING = 8;

/** Plays at random to the end; the quick run only plays some actions so, and then passes every turn. */
export async function playToTheEnd(table: PlayedTable, seed: string): Promise<void> {
  if (!FULL) await playOn(table, seed, BEFORE_PASSING);
  await playOn(table, `${seed}, to the end`, Number.POSITIVE_INFINITY, !FULL);
}

/** Shows that a game can be played on: by some actions, in the full run by all until it is over. */
export async function goOn(table: PlayedTable, seed: string): Promise<void> {
  await playOn(table, seed, FULL ? Number.POSITIVE_INFINITY : BEFORE_PASSING);
  if (!FULL) return;
  const { status } = (await must(table.players[0]).person.table(table.id)).table;
  if (status !== 'over') throw new Error(`the game is ${status}`);
}

/**
 * All players choose legal actions at random until the game is over or the limit is reached. With `alwaysPass` they
 * pass every turn, which gives the shortest game.
 */
export async function playOn(
  { id, players }: PlayedTable,
  seed: string,
  most = Number.POSITIVE_INFINITY,
  alwaysPass = false,
): Promise<number> {
  const random = new QuickRandom(seed);
  let played = 0;
  while (played < most) {
    if (players.every(({ connection }) => isOver(connection, id))) break;
    const mover = players.find(({ connection, seat }) => connection.owes(id, seat));
    if (!mover) {
      // A bot's turn, or messages that are still on their way.
      const seen = players.map((one) => one.connection.received.length);
      await eventually(
        () => players.some(({ connection }, i) => connection.received.length > must(seen[i])),
        'the others',
      );
      continue;
    }
    const turn = mover.connection.viewOf(id).pending.some(({ decision }) => decision === 'turn');
    const answer =
      alwaysPass && turn
        ? await mover.connection.act(id, { type: 'pass' })
        : await mover.connection.playRandom(id, mover.seat, random);
    if (answer.type === 'refused') throw new Error(JSON.stringify(answer));
    played += 1;
  }
  return played;
}
