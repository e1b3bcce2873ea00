import type { QuickRandom } from '@keyflower/engine';
import type { PlayedTable } from './tables.ts';
import { must } from '../../../../scripts/testing/must.ts';

/* For tables of two players, one of whom leaves the page and comes back. */

/** The other player plays at random until it is the turn of the seat. */
export async function playUntilTurnOf(
  { id, players }: PlayedTable,
  seat: number,
  random: QuickRandom,
): Promise<void> {
  const mover = must(players[1 - seat]);
  await mover.connection.until(
    () => mover.connection.owes(id, mover.seat) || mover.connection.owes(id, seat),
    'a player’s turn',
  );
  while (!mover.connection.owes(id, seat)) {
    const answer = await mover.connection.playRandom(id, mover.seat, random);
    if (answer.type === 'refused') throw new Error(JSON.stringify(answer));
  }
}

/** Closes the person's page; resolves when the other players see them leave. */
export async function goAway({ id, players }: PlayedTable, seat: number): Promise<void> {
  const other = must(players[1 - seat]).connection;
  const from = other.received.length;
  await must(players[seat]).connection.close();
  await other.until(
    () =>
      other.received
        .slice(from)
        .some((news) => news.type === 'presence' && news.table === id && !news.online[seat]),
    'their leaving',
  );
}

/** Opens the person's page again. */
export async function comeBack({ id, players }: PlayedTable, seat: number): Promise<void> {
  const seated = must(players[seat]);
  seated.connection = await seated.person.connect();
  await seated.connection.watch(id);
}
