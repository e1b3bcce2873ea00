import type { GameResult } from '@keyflower/protocol';
import { NEW_RATING, ranksOf, rate } from '../rating/index.ts';
import type { Stores } from '../store/index.ts';
import type { TableContext } from './context.ts';
import { COUNT } from './counting.ts';
import { broadcastTable } from './info.ts';
import type { LiveTable } from './live-table.ts';
import { readPeople } from './read-people.ts';
import { resultOf } from './result.ts';

/** What the end of a game stores and broadcasts, together with the step that ended it. */
export interface Ending {
  write(tx: Stores): Promise<void>;
  tell(): void;
}

/** The game is over: result, seed, statistics and ratings. */
export function endGame(context: TableContext, table: LiveTable): Ending {
  const result = resultOf(table);
  const now = Date.now();
  const over = { status: 'over', result: JSON.stringify(result), ended: now, due: null, pending: 0 } as const;
  table.row = { ...table.row, ...over };
  return {
    write: async (tx) => {
      await tx.tables.set(table.id, over);
      // Whether it is rated was decided at the start, so that it cannot be avoided afterwards.
      await writeResults(tx, table, result, now);
      tx.jobs.add({ kind: COUNT, about: table.id });
    },
    tell: () => broadcastTable(context, table),
  };
}

async function writeResults(
  tx: Stores,
  table: LiveTable,
  { scores, winners }: GameResult,
  at: number,
): Promise<void> {
  const ranks = ranksOf(
    table.seats.map(({ seat, gone, gone_at }) => ({
      seat,
      score: scores[seat]!,
      winner: winners.includes(seat),
      // A player who came back after a bot had played for them still counts as having left.
      left: gone === 'no' && gone_at !== null ? 'left' : gone,
      leftAt: gone_at,
    })),
  );
  const ratings = table.settings.rated
    ? await newRatings(tx, table, ranks)
    : new Map<string, { mu: number; sigma: number }>();
  for (const { seat, person } of table.seats) {
    const rating = person === null ? undefined : ratings.get(person);
    await tx.results.add({
      table_id: table.id,
      seat,
      person,
      players: table.players,
      score: scores[seat]!,
      won: winners.includes(seat) ? 1 : 0,
      rank: ranks.find((rank) => rank.seat === seat)!.rank,
      rated: rating ? 1 : 0,
      mu: rating?.mu ?? null,
      sigma: rating?.sigma ?? null,
      at,
    });
    const stays = person !== null && (await tx.people.get(person))?.deleted === null;
    if (stays && rating) await tx.people.set(person, rating);
  }
}

async function newRatings(
  tx: Stores,
  table: LiveTable,
  ranks: readonly { seat: number; rank: number }[],
): Promise<Map<string, { mu: number; sigma: number }>> {
  const players = table.seats.flatMap(({ person }) => person ?? []);
  // Another game of theirs may end on another server at the same time.
  await tx.people.lock(players);
  const people = await readPeople(tx, players);
  const before = ranks.map(({ seat, rank }) => {
    const person = table.seat(seat).person!;
    const row = people.known(person);
    return { person, rank, mu: row?.mu ?? NEW_RATING.mu, sigma: row?.sigma ?? NEW_RATING.sigma };
  });
  return new Map(rate(before).map(({ person, mu, sigma }) => [person, { mu, sigma }]));
}
