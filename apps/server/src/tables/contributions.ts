import { randomBytes } from 'node:crypto';
import { refused } from '../errors/index.ts';
import { commit } from './actions.ts';
import type { Requester } from './broadcast.ts';
import type { TableContext } from './context.ts';
import { broadcastTable } from './info.ts';
import type { LiveTable } from './live-table.ts';
import { type Draws, drawsOf, Reveals } from './reveals.ts';
import { mustBeOpen } from './table-settings.ts';

export const newDraws = (): Draws => ({ secret: randomBytes(32).toString('hex'), commitments: [] });

/** A player's device commits to its contribution. It counts for the seat until another player takes it. */
export function commitContribution(
  context: TableContext,
  table: LiveTable,
  seat: number,
  commitment: string,
  requester: Requester,
): void {
  mustBeOpen(table);
  const draws = drawsOf(table);
  if (!draws) throw refused('no-contributions');
  draws.commitments[seat] = commitment;
  const live = JSON.stringify(table.live);
  table.row = { ...table.row, live };
  void commit(
    context,
    table,
    () => context.store.tables.set(table.id, { live }),
    () => {
      broadcastTable(context, table);
      const { subscriber, request } = requester;
      subscriber.send({ type: 'done', table: table.id, id: request, version: 0 });
    },
    requester,
  );
}

/** Other players on these seats: what was committed there no longer counts. */
export function dropCommitments({ live }: LiveTable, seats: readonly number[]): void {
  for (const seat of seats) if (live.draws?.commitments[seat]) live.draws.commitments[seat] = null;
}

/** Asks the devices of all players who committed, and waits for them. */
export async function reveal(context: TableContext, table: LiveTable, draws: Draws): Promise<void> {
  const { audience } = context;
  const awaited = table.seats.filter(
    ({ seat, person }) => draws.commitments[seat] && person !== null && audience.online(table.id, person),
  );
  const reveals = new Reveals(
    draws.commitments,
    awaited.map(({ seat }) => seat),
  );
  table.reveals = reveals;
  try {
    const people = new Set(awaited.map(({ person }) => person));
    audience.broadcast(table.id, { type: 'reveal', table: table.id }, ({ person }) => people.has(person));
    await reveals.wait(context.revealMs);
  } finally {
    table.reveals = null;
  }
  draws.revealed = reveals.all(table.players);
}
