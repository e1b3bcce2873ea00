import { makePosition } from '@keyflower/engine';
import { Scenario, type ScenarioPosition } from '@keyflower/engine/testkit';
import type { NewTable, ToldEvent } from '@keyflower/protocol';
import { insertTable, membersOf, type Mirror } from './mirror.ts';
import type { Connection } from './person.ts';
import { must } from '../../../../scripts/testing/must.ts';

let tables = 0;

export interface PlacedTable {
  id: string;
  /** The socket of the player in a seat. */
  at: (seat: number) => Connection;
}

/** A running game at a position, watched by all its players. */
export async function placedTable(
  mirror: Mirror,
  position: ScenarioPosition,
  { clock, ...settings }: Partial<NewTable> = {},
): Promise<PlacedTable> {
  const id = `placed-${(tables += 1)}`;
  const { state } = new Scenario(position);
  await insertTable(mirror, { id, state, seed: id, settings, ...(clock ? { clock } : {}) });
  for (const { connection } of mirror.seats.slice(0, makePosition(state).players.length))
    await connection.watch(id);
  return { id, at: (seat) => must(mirror.seats[seat]).connection };
}

export const eventsIn = (connection: Connection, id: string): ToldEvent[] =>
  connection.received.flatMap((message) =>
    message.type === 'events' && message.table === id ? message.events : [],
  );

export const waitingFor = (connection: Connection, id: string): number[] =>
  connection.viewOf(id).pending.map(({ player }) => player);

/** Connects everyone to the server that runs now. */
export async function reconnectAll(mirror: Mirror): Promise<void> {
  for (const member of membersOf(mirror)) {
    member.person.moveTo(mirror.server.url);
    member.connection = await member.person.connect();
  }
}
