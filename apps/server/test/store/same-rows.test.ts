import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FULL } from '../../../../scripts/testing/full.ts';
import type { Stores } from '../../src/store/index.ts';
import { emptyDatabase, ENGINES } from '../support/engines.ts';
import { NOW, OpenStore, type Rows } from '../support/open-store.ts';
import { carryOut, type Operation, operations, PEOPLE, TABLES } from '../support/random-writes.ts';

/* The same writes leave the same rows in both engines, and lists read from them are the same. */

const stores = ENGINES.map((kind) => new OpenStore(kind));
beforeAll(async () => {
  stores[1]!.database = await emptyDatabase('postgres');
});
afterAll(() => stores[1]!.database.remove());

/** Numbers that the database gives differ where writes were rolled back; their order does not. */
function withoutNumbers(rows: Rows): Rows {
  for (const table of ['chat', 'reports', 'audit']) {
    rows[table]!.sort((a, b) => Number(a.id) - Number(b.id));
    for (const row of rows[table]!) delete row.id;
  }
  return rows;
}

async function lists({
  people,
  tables,
  results,
  chat,
  hands,
  notes,
  push,
  sessions,
}: Stores): Promise<unknown> {
  const ofTables = TABLES.map(async (t) => [
    await tables.get(t),
    await tables.seats(t),
    await tables.steps(t),
    await tables.head(t),
    await tables.recentRequests(t),
    (await chat.lines(t, 5)).map(({ text, person }) => [text, person]),
    (await hands.first(t)).map((row) => JSON.stringify(row)).sort(),
  ]);
  const ofPeople = PEOPLE.map(async (p) => [
    await people.named(p),
    (await tables.waitingFor(p)).sort(),
    (await tables.heldBy(p)).sort(),
    (await tables.ofPerson(p, 9)).map(({ id }) => id).sort(),
    await tables.countOpen(p),
    await results.standings(p),
    await chat.blockedBy(p),
    await notes.of(p, 9),
    (await push.of(p)).map(({ endpoint }) => endpoint).sort(),
    (await sessions.tokens(p)).map(({ id }) => id).sort(),
    (await chat.linesOf(p, 3)).map(({ text }) => text),
  ]);
  const rows = await tables.several(TABLES);
  const laterSteps = await tables.stepsAfter(new Map(TABLES.map((t, i) => [t, 2 * i])));
  return [
    TABLES.map((t) => [rows.get(t), laterSteps.get(t)]),
    await Promise.all(ofTables),
    await Promise.all(ofPeople),
    (await people.list(9)).map(({ name }) => name),
    (await people.staleGuests(NOW + 3, 99)).sort(),
    (await people.absentHolders(NOW)).map((row) => JSON.stringify(row)).sort(),
    (await people.onVacation(NOW)).length,
    (await tables.lobby(9)).map(({ status, created }) => [status, created]),
    (await tables.due(1)).sort(),
    (await tables.waitingForBots()).sort(),
    (await tables.abandoned('open', NOW + 3, 9)).sort(),
    (await tables.counts()).map(({ status, n }) => `${status} ${n}`).sort(),
    (await results.wonByGivenUpSeats()).sort(),
    await results.at(TABLES),
    await tables.seatsAt(TABLES),
  ];
}

async function outcome(open: OpenStore, all: readonly Operation[]): Promise<unknown> {
  await open.begin();
  try {
    const answers = await carryOut(open, all);
    return { answers, rows: withoutNumbers(await open.everything()), lists: await open.read(lists) };
  } finally {
    await open.end();
  }
}

test('the same writes leave the same rows, answers and lists in both engines', async () => {
  const property = fc.asyncProperty(operations, async (all) => {
    const [file, server] = [await outcome(stores[0]!, all), await outcome(stores[1]!, all)];
    expect(server).toEqual(file);
  });
  await fc.assert(property, { numRuns: FULL ? 300 : 5 });
});
