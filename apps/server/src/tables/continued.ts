import type { ContinuedTable } from '@keyflower/protocol';
import { TableSettings } from '@keyflower/protocol';
import { refused, refusedByEngine } from '../errors/index.ts';
import type { TableContext } from './context.ts';
import { createTable } from './lobby.ts';

/**
 * Creates a table whose game goes on from a record that the client has: what it knows already is all that this reveals. A long
 * record is replayed by the background thread, for `address`.
 */
export async function createContinued(
  context: TableContext,
  person: string,
  wanted: ContinuedTable,
  { most, address }: { most: number; address: string },
): Promise<string> {
  const { record, seed = null, title, public: listed, stand } = wanted;
  const checked = await context.background.run('check-record', { record, seed }, address);
  if ('refused' in checked) {
    if (checked.refused) throw refusedByEngine(checked.refused);
    throw refused('invalid-request', { field: 'record', problem: 'not_json' });
  }
  const { start, options, tiles, actions, isOver } = checked;
  if (isOver) throw refused('record-over');
  const { players, farmers, gamers, handicap } = options;
  const settings = TableSettings.parse({
    title,
    public: listed,
    stand,
    options: { players, farmers, gamers, handicap },
    ...(tiles ? { tiles } : {}),
  });
  return createTable(context, person, settings, most, { continued: { actions, start } });
}
