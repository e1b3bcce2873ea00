import type { GivenAction } from '@keyflower/engine';
import type { AutoPassUntil } from '@keyflower/protocol';
import { mustPlay, storingWishes } from './actions.ts';
import { commit } from './commit.ts';
import { refused } from '../errors/index.ts';
import type { Requester } from './broadcast.ts';
import type { TableContext } from './context.ts';
import { tellPlaces } from './info.ts';
import { type LiveTable, UNTIL_OUTBID } from './live-table.ts';
import { newQueued } from './queue.ts';

/** Turns automatic passing of a seat on or off; null turns it off. */
export function setAutoPass(
  context: TableContext,
  table: LiveTable,
  seat: number,
  until: AutoPassUntil | null,
  requester: Requester,
): void {
  mayWish(table, seat);
  table.seat(seat).auto_pass = until === null ? 0 : until === 'outbid' ? UNTIL_OUTBID : 1;
  keep(context, table, seat, requester);
}

/** Keeps an answer for the seat's next decision; null drops the one that is kept. */
export function queueAnswer(
  context: TableContext,
  table: LiveTable,
  seat: number,
  action: GivenAction | null,
  requester: Requester,
): void {
  mayWish(table, seat);
  table.seat(seat).queued = action && newQueued(table, seat, action);
  keep(context, table, seat, requester);
}

function mayWish(table: LiveTable, seat: number): void {
  if (!table.playing) throw refused('not-playing');
  mustPlay(table, seat);
}

/** Stores the wishes of a seat. Only its own player is told, and nothing else of the table changes. */
function keep(context: TableContext, table: LiveTable, seat: number, requester: Requester): void {
  const version = table.version(seat);
  void commit(
    context,
    table,
    storingWishes(table, [seat]),
    () => {
      requester.subscriber.send({ type: 'done', table: table.id, id: requester.request, version });
      tellPlaces(context, table, [seat]);
      context.advance(table);
    },
    requester,
  );
}
