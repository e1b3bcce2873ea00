import type { GameEvent, View } from '@keyflower/engine';
import type { ServerMessage } from '@keyflower/protocol';
import type { Connection } from './person.ts';
import type { PlayedTable } from './tables.ts';

/** Whether hidden information was revealed. */
export const draws = ({ type }: GameEvent): boolean => type.startsWith('drew-');

export const undo = (connection: Connection, table: string): Promise<ServerMessage> =>
  connection.ask({
    type: 'undo',
    table,
    id: connection.newId(),
    version: connection.versionOf(table),
  });

/** Whether the player may undo freely or has to ask, as last told. */
export const undoState = (connection: Connection): string | undefined =>
  connection.latest('view', 'events')?.undo;

export const views = (table: PlayedTable): View[] =>
  table.players.map(({ connection }) => structuredClone(connection.viewOf(table.id)));
