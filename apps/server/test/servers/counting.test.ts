import { emptyTally, type GameFacts } from '@keyflower/protocol/counting';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Store } from '../../src/store/index.ts';
import { countGame } from '../../src/tables/index.ts';
import type { TableContext } from '../../src/tables/context.ts';
import { emptyPostgres, type TestDatabase } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';

/* Two servers on one database: one counts a game while a guest who played it signs in at the other. */

let database: TestDatabase;
let stores: [Store, Store];
beforeAll(async () => {
  database = await emptyPostgres({ schema: true });
  stores = [await Store.open(database.target), await Store.open(database.target)];
});
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await database.remove();
});

const seat = (place: number, score: number): GameFacts['seats'][number] => ({
  place,
  score,
  won: score > 10,
  sources: emptyTally().sources,
  tiles: [],
  advice: emptyTally().advice,
  shared: false,
});
const FACTS: GameFacts = { players: 2, farmers: 'off', seats: [seat(0, 20), seat(1, 10)] };

function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

test('a game of a guest who signs in while it is counted is in the statistics of the account', async () => {
  const [one, two] = stores;
  await one.journal.commit(async ({ people, tables }) => {
    for (const id of ['guest', 'account']) await people.addGuest(id, id, 'en', 1);
    const row = {
      id: 't',
      public: 1,
      rated: 0,
      host: 'account',
      key: 'k',
      settings: '{}',
      created: 1,
      reason: null,
    };
    await tables.add(row, ['a', 'b']);
    await tables.set('t', { status: 'over' });
  });
  await database.query("UPDATE seats SET person = 'guest' WHERE seat = 0");
  const [handedOver, waited] = [gate(), gate()];
  const signedIn = one.journal.commit(async ({ people }) => {
    await people.handOver('guest', 'account');
    handedOver.open();
    await waited.opened;
  });
  await handedOver.opened;
  const context = { background: { run: async () => FACTS }, store: two } as unknown as TableContext;
  const counted = countGame(context, 't');
  const waiting =
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  await eventually(async () => (await database.query(waiting)).length > 0, 'the lock');
  waited.open();
  await Promise.all([signedIn, counted]);
  const scores = async (person: string): Promise<number[]> =>
    (await two.statistics.of(person)).map(({ tally }) => tally.scores.sum);
  expect(await scores('account')).toEqual([20]);
  expect(await scores('guest')).toEqual([]);
});
