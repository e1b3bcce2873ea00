import type { ToldEvent } from '@keyflower/protocol';
import type { Connection } from './person.ts';

/** What a socket was told of the game at a table, and where that was not one event after the other. */
export interface EventStream {
  /** The version of the first view. */
  from: number;
  events: ToldEvent[];
  /** Gaps, repetitions and views in the middle of the game. */
  faults: string[];
}

/** Every event with its number: a message has to continue where the one before it ended. */
export function eventStream(connection: Connection, table: string): EventStream {
  const stream: EventStream = { from: -1, events: [], faults: [] };
  let version = -1;
  for (const message of connection.received) {
    if (message.type === 'view' && message.table === table) {
      if (version >= 0) stream.faults.push(`a view of ${message.version} after ${version}`);
      else stream.from = message.version;
      version = message.version;
    }
    if (message.type !== 'events' || message.table !== table) continue;
    if (message.version !== version + message.events.length)
      stream.faults.push(`${message.events.length} events up to ${message.version} after ${version}`);
    version = message.version;
    stream.events.push(...message.events);
  }
  return stream;
}
