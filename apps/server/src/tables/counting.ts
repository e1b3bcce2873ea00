import { costOfTurn } from '@keyflower/bots';
import { FULL_EDITION } from '@keyflower/engine';
import { type GameFacts, gameFacts, tallyOf } from '@keyflower/protocol/counting';
import type { PersonRow, SeatRecord, Stores } from '../store/index.ts';
import type { TableContext } from './context.ts';
import { readTable, storedRecord } from './open-game.ts';

/** The kind of the job that adds a finished game to the statistics. */
export const COUNT = 'count';

/** What a stored game adds to statistics. Null if it does not count: it goes on from a record, which may be made up. */
export async function factsOf(stores: Stores, id: string): Promise<GameFacts | null> {
  const table = await readTable(stores, id);
  if (table?.row.status !== 'over' || table.row.header === null || table.live.continued) return null;
  const results = (await stores.results.at([id])).get(id) ?? [];
  const winners = results.flatMap(({ seat, won }) => (won === 1 ? [seat] : []));
  const record = storedRecord(table.row.header, await stores.tables.steps(id));
  return gameFacts(FULL_EDITION, record, { winners, judge: costOfTurn });
}

/** Adds a finished game to the statistics, unless it is in them: it may be asked for several times, and by several servers. */
export async function countGame({ background, store }: TableContext, id: string): Promise<void> {
  const facts = await background.run('game-facts', { table: id });
  await store.journal.commit(async (tx) => {
    const row = await tx.tables.get(id);
    if (row && (await tx.statistics.mark(id)) && facts) await addGame(tx, id, row.public === 1, facts);
  });
}

async function addGame(tx: Stores, id: string, isPublic: boolean, facts: GameFacts): Promise<void> {
  const { players, farmers } = facts;
  const group = { isPublic, players, farmers };
  const held = await lockedHolders(tx, id);
  const people = await tx.people.several(held.keys());
  const site = tallyOf(
    facts,
    seatsOf(
      held,
      people.filter(({ is_bot }) => is_bot === 0),
    ),
  );
  if (site) await tx.statistics.add({ ...group, person: null, tally: site });
  for (const person of people.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const tally = tallyOf(facts, seatsOf(held, [person]));
    if (tally && person.deleted === null) await tx.statistics.add({ ...group, person: person.id, tally });
  }
}

/** The seats of those who played to the end. They may delete their account, or sign in to another, at the same time. */
async function lockedHolders(tx: Stores, id: string): Promise<Map<string, number>> {
  const locked = new Set<string>();
  for (;;) {
    const held = playedBy(await tx.tables.seats(id));
    const others = [...held.keys()].filter((person) => !locked.has(person));
    if (others.length === 0) return held;
    await tx.people.lock(others);
    for (const person of others) locked.add(person);
  }
}

const playedBy = (seats: readonly SeatRecord[]): Map<string, number> =>
  new Map(
    seats.flatMap(({ seat, person, gone }) => (person === null || gone !== 'no' ? [] : [[person, seat]])),
  );

const seatsOf = (held: ReadonlyMap<string, number>, people: readonly PersonRow[]): number[] =>
  people.map(({ id }) => held.get(id)!).sort((a, b) => a - b);
