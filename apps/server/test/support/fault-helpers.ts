import type { QuickRandom } from '@keyflower/engine';
import type { ServerMessage } from '@keyflower/protocol';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import type { PlayedTable, Seated } from './tables.ts';

/** The code of a refusal, or the type of any other answer. */
export const codeOf = (answer: ServerMessage): string =>
  answer.type === 'refused' ? answer.error.code : answer.type;

export async function readiness(url: string): Promise<number> {
  return (await fetch(`${url}/readyz`)).status;
}

/** Waits for a readiness status. */
export async function untilReadiness(url: string, status: number): Promise<void> {
  await eventually(async () => (await readiness(url)) === status, `readiness ${status}`);
}

export const mover = ({ id, players }: PlayedTable): Seated | undefined =>
  players.find(({ connection, seat }) => connection.owes(id, seat));

/** Plays a random action for a seat that owes a decision, and returns the code of the answer. */
export async function tryToAct(table: PlayedTable, random: QuickRandom): Promise<string> {
  const { connection, seat } = await eventually(() => mover(table), 'a person’s turn');
  return codeOf(await connection.playRandom(table.id, seat, random));
}

/** Every client's view equals what a new connection of the same seat gets, once both have been told of as much. */
export async function expectCurrentViews({ id, players }: PlayedTable): Promise<void> {
  for (const { connection, person } of players) {
    const fresh = await person.connect();
    await fresh.watch(id);
    await eventually(() => connection.versionOf(id) === fresh.versionOf(id), 'the same version');
    expect(connection.viewOf(id)).toEqual(fresh.viewOf(id));
    await fresh.close();
  }
}
