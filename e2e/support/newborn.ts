import type { GivenAction } from '@keyflower/engine';
import type { Language } from '@keyflower/protocol';
import { type Connection, Person } from '../../apps/server/test/support/person.ts';
import { startedTable, type TableAt } from './table-at.ts';

/** Tiles of the spring, wherever The Farmers are. */
const FERTILE = ['farm-yard', 'sheep-fold', 'wheat-field'];

/**
 * There are twelve cows. Whoever gets eleven leaves one, and has two fields where young are due: one must be chosen.
 * With the printed tiles nobody knows how many games that takes.
 */
const TILES = {
  format: 'keyflower-tiles/1',
  tiles: Object.fromEntries(FERTILE.map((id) => [id, { front: { use: { gain: { cow: 11 } } } }])),
};

/** What leads to many cows in two fields, and to the end of the season. */
function wayToCows(actions: readonly GivenAction[], hungry: boolean, answers: number): GivenAction {
  const animals = actions.filter(({ type }) => type === 'animal');
  return (
    animals[answers % Math.min(2, animals.length)] ??
    actions.find((action) => hungry && action.type === 'use' && FERTILE.includes(action.tile)) ??
    actions.find(({ type }) => type === 'pass' || type === 'done') ??
    actions[0]
  );
}

/** Far more than the way takes: who got lost is told, instead of walking on for ever. */
const MOST_ANSWERS = 300;

/** Everybody has seen all that anybody has: only then do they agree about whose turn it is. */
async function agree(seats: readonly Connection[], table: string): Promise<void> {
  const latest = Math.max(...seats.map((seat) => seat.versionOf(table)));
  await Promise.all(
    seats.map((seat) => seat.until(() => seat.versionOf(table) >= latest, 'the latest view')),
  );
}

/** A table where the guest is asked which field has the only young that is left. */
export async function newbornTable(url: string, lang: Language = 'en'): Promise<TableAt> {
  const friend = await Person.arrive(url);
  const { id, person } = await startedTable(url, {
    players: 2,
    farmers: 'all',
    seed: 'newborn',
    friends: [friend],
    settings: { tiles: TILES },
    lang,
  });
  const seats = [await person.connect(), await friend.connect()];
  for (const connection of seats) await connection.watch(id);
  let used = false;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    await agree(seats, id);
    const seat = seats.findIndex((one, at) => one.owes(id, at));
    if (seat < 0) break;
    const connection = seats[seat];
    const asked = await connection.ask({ type: 'legal', table: id, id: connection.newId() });
    if (asked.type !== 'legal') throw new Error(JSON.stringify(asked));
    if (asked.decision === 'breed') {
      const view = seats[0].viewOf(id);
      for (const one of seats) await one.close();
      return { id, url: `${url}/t/${id}`, person, view };
    }
    const action = wayToCows(asked.actions, seat === 0 && !used, answers);
    used ||= action.type === 'use';
    const reply = await connection.act(id, action);
    if (reply.type === 'refused') throw new Error(JSON.stringify([action, reply]));
  }
  throw new Error('this way does not lead to young');
}
