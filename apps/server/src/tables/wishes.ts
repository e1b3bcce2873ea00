import { commit, mustPlay } from './actions.ts';
import { refused } from '../errors/index.ts';
import type { Requester } from './broadcast.ts';
import type { TableContext } from './context.ts';
import { tellPlaces } from './info.ts';
import type { LiveTable } from './live-table.ts';

/** Turns automatic passing of a seat on or off. */
export function setAutoPass(
  context: TableContext,
  table: LiveTable,
  seat: number,
  on: boolean,
  requester: Requester,
): void {
  if (!table.playing) throw refused('not-playing');
  mustPlay(table, seat);
  const auto_pass = on ? 1 : 0;
  table.seat(seat).auto_pass = auto_pass;
  const version = table.version(seat);
  void commit(
    context,
    table,
    () => context.store.tables.setSeat(table.id, seat, { auto_pass }),
    () => {
      requester.subscriber.send({ type: 'done', table: table.id, id: requester.request, version });
      tellPlaces(context, table, [seat]);
      context.advance(table);
    },
    requester,
  );
}
