import { winnersAmong } from '@keyflower/engine';
import type { GameResult } from '@keyflower/protocol';
import type { SeatRecord } from '../store/index.ts';
import type { TableContext } from './context.ts';
import type { LiveTable } from './live-table.ts';
import { onDisk } from './on-disk.ts';
import { drawsOf } from './draws.ts';

/** Whether the player of a seat resigned, left or timed out for good: another finished the game in their place. */
const wasGivenUp = ({ gone }: Pick<SeatRecord, 'gone'>): boolean => gone !== 'no';

/**
 * The result of a finished game at its table. The record's own result counts every seat; here a seat that its player
 * gave up does not win, whatever it scored without them. Derived each time, so that it holds for old games too.
 */
export function resultOf(table: LiveTable): GameResult {
  const scores = table.score.players.map(({ total }) => total);
  const stayed = table.seats.filter((seat) => !wasGivenUp(seat)).map(({ seat }) => seat);
  const winners = stayed.length === 0 ? [] : winnersAmong(table.state, scores, stayed);
  const secret = drawsOf(table)?.secret;
  return { scores, winners, seed: table.row.seed!, ...(secret === undefined ? {} : { secret }) };
}

/** Corrects the statistics of games that ended before seats that were given up could no longer win. */
export async function correctWins(context: TableContext): Promise<void> {
  const { results, journal } = context.store;
  for (const id of await results.wonByGivenUpSeats()) {
    try {
      // One after the other: each game is replayed.
      const { winners } = await onDisk(context, id, resultOf);
      await journal.commit((tx) => tx.results.setWinners(id, winners));
    } catch (error) {
      // One table that cannot be read must not stop the others.
      context.log.error({ table: id, error: String(error) }, 'the winners of a game cannot be corrected');
    }
  }
}
