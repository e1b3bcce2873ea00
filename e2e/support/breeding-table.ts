import type { GivenAction } from '@keyflower/engine';
import type { Language } from '@keyflower/protocol';
import { type Connection, Person } from '../../apps/server/test/support/person.ts';
import { startedTable, type TableAt } from './table-at.ts';
import { must } from '../../scripts/testing/must.ts';

/** Spring tiles of The Farmers. */
const COW_TILES = ['farm-yard', 'sheep-fold', 'wheat-field'];

/**
 * There are twelve cows. A player who gains eleven leaves one in the supply, while two fields breed: one is chosen.
 * With the printed tiles this takes an unpredictable number of games.
 */
const TILES = {
  format: 'keyflower-tiles/1',
  tiles: Object.fromEntries(COW_TILES.map((id) => [id, { front: { use: { gain: { cow: 11 } } } }])),
};

/** The next action towards many cows in two fields and the end of the season. */
function nextTowardsCows(actions: readonly GivenAction[], hungry: boolean, answers: number): GivenAction {
  const animals = actions.filter(({ type }) => type === 'animal');
  return must(
    animals[answers % Math.min(2, animals.length)] ??
      actions.find((action) => hungry && action.type === 'use' && COW_TILES.includes(action.tile)) ??
      actions.find(({ type }) => type === 'pass' || type === 'done') ??
      actions[0],
  );
}

/** Far more than needed; ends the test instead of looping forever. */
const MOST_ANSWERS = 300;

/** Waits until all seats have the latest version, and so agree about whose turn it is. */
async function synchronise(seats: readonly Connection[], table: string): Promise<void> {
  const latest = Math.max(...seats.map((seat) => seat.versionOf(table)));
  await Promise.all(
    seats.map((seat) => seat.until(() => seat.versionOf(table) >= latest, 'the latest view')),
  );
}

/** A table where the guest must choose the field of the only newborn left. */
export async function breedingTable(url: string, lang: Language = 'en'): Promise<TableAt> {
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
    await synchronise(seats, id);
    const seat = seats.findIndex((one, at) => one.owes(id, at));
    if (seat < 0) break;
    const connection = must(seats[seat]);
    const asked = await connection.ask({ type: 'legal', table: id, id: connection.newId() });
    if (asked.type !== 'legal') throw new Error(JSON.stringify(asked));
    if (asked.decision === 'breed') {
      const view = must(seats[0]).viewOf(id);
      for (const one of seats) await one.close();
      return { id, url: `${url}/t/${id}`, person, view };
    }
    const action = nextTowardsCows(asked.actions, seat === 0 && !used, answers);
    used ||= action.type === 'use';
    const reply = await connection.act(id, action);
    if (reply.type === 'refused') throw new Error(JSON.stringify([action, reply]));
  }
  throw new Error('this way does not lead to young');
}
