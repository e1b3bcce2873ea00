import { randomBytes } from 'node:crypto';
import { commitmentTo } from '@keyflower/engine';
import { refused } from '../errors/index.ts';
import { dueAtTable } from './automatic.ts';
import { begin } from './begin.ts';
import { commit } from './commit.ts';
import type { Requester } from './broadcast.ts';
import type { TableContext } from './context.ts';
import { broadcastTable } from './info.ts';
import type { LiveTable } from './live-table.ts';
import { type Draws, drawsOf, isAwaited } from './draws.ts';
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
    (tx) => tx.tables.set(table.id, { live }),
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

/** Asks the devices of all players who committed, wherever they are connected; null if there are none to ask. */
export function askToReveal(context: TableContext, table: LiveTable, draws: Draws): Promise<void> | null {
  const awaited = table.seats
    .filter(
      ({ seat, person }) =>
        draws.commitments[seat] && person !== null && context.audience.online(table.id, person),
    )
    .map(({ seat }) => seat);
  if (awaited.length === 0) return null;
  const until = context.playTime.now() + context.revealMs;
  table.live.starting = { until, awaited, revealed: [] };
  return storeStarting(context, table, () => tellAwaited(context, table), null);
}

/** Tells the devices that are asked and connected to this server. */
export function tellAwaited({ audience }: TableContext, table: LiveTable): void {
  audience.broadcast(table.id, { type: 'reveal', table: table.id }, ({ person }) =>
    isAwaited(table.live.starting, table.seatOf(person)),
  );
}

/** Takes the contribution of a seat; with the last of them the game begins. Another than it committed to is refused. */
export function takeContribution(
  context: TableContext,
  table: LiveTable,
  seat: number,
  contribution: string,
  requester: Requester,
): void {
  const { starting } = table.live;
  if (!starting || commitmentTo(contribution) !== drawsOf(table)?.commitments[seat]) {
    throw refused('wrong-contribution');
  }
  starting.revealed[seat] = contribution;
  const answer = (): void =>
    requester.subscriber.send({ type: 'done', table: table.id, id: requester.request, version: 0 });
  const isLast = !starting.awaited.some((other) => isAwaited(starting, other));
  // Whether it is stored or not, `commit` answers.
  if (isLast) void begin(context, table, requester, answer);
  else void storeStarting(context, table, answer, requester);
}

function storeStarting(
  context: TableContext,
  table: LiveTable,
  done: () => void,
  requester: Requester | null,
): Promise<void> {
  const live = JSON.stringify(table.live);
  const due = dueAtTable(table);
  table.row = { ...table.row, live, due };
  return commit(context, table, (tx) => tx.tables.set(table.id, { live, due }), done, requester);
}
