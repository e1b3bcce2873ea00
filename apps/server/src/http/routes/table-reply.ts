import type { TableReply } from '@keyflower/protocol';
import type * as z from 'zod';
import type { ServerContext } from '../../context/index.ts';
import { refused } from '../../errors/index.ts';
import { type LiveTable, myPlace, onDisk, tableInfo } from '../../tables/index.ts';
import type { Call, PathParameters } from '../route.ts';

function settled(
  context: ServerContext,
  { id }: LiveTable,
  person: string,
): Promise<z.input<typeof TableReply>> {
  return onDisk(context.tables, id, (table) => ({
    table: tableInfo(context.tables, table),
    you: myPlace(table, person),
  }));
}

/** The table as it is once everything is stored, for the person who asks. */
export const replied = ({
  context,
  table,
  visitor,
}: Pick<Call<unknown, unknown>, 'context' | 'table' | 'visitor'>) =>
  settled(context, table, visitor?.person.id ?? '');

export function seatIn(params: PathParameters): number {
  if (!/^[0-5]$/.test(params.seat)) throw refused('no-such-seat');
  return Number(params.seat);
}
