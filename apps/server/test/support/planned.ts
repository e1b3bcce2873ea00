import {
  type Action,
  decisions,
  FULL_EDITION,
  Game,
  type GameEvent,
  nextToAct,
  publicAnswer,
  QuickRandom,
  randomAction,
} from '@keyflower/engine';
import type { NewTable } from '@keyflower/protocol';
import type { Connection } from './person.ts';
import type { PlayedTable, Seated } from './tables.ts';

export interface Play {
  seat: number;
  action: Action;
  events: GameEvent[];
  /** The server plays it by itself, together with the action before. */
  forced: boolean;
}

/** Simulates games with a chosen seed until one reaches a wanted state; a table with that seed can follow it. */
export function plan(
  options: NewTable['options'],
  seed: string,
  wanted: (game: Game, plays: readonly Play[]) => boolean,
  most = 400,
): Play[] {
  for (let attempt = 0; attempt < 500; attempt++) {
    const game = Game.create(FULL_EDITION, options, seed);
    const random = new QuickRandom(`${seed} ${attempt}`);
    const plays: Play[] = [];
    while (!game.over && plays.length < most) {
      const seat = nextToAct(game.state);
      const action = randomAction(game.state, seat, random);
      const forced = publicAnswer(game.state, seat) !== null;
      plays.push({ seat, action, events: game.play(seat, action), forced });
      if (wanted(game, plays)) return plays;
    }
  }
  throw new Error(`no game with the seed "${seed}" comes to this`);
}

export const owing = (game: Game, decision?: string): number[] =>
  decisions(game.state)
    .filter((one) => decision === undefined || one.decision === decision)
    .map(({ player }) => player);

export function at(table: PlayedTable, seat: number): Seated {
  return table.players.find((one) => one.seat === seat)!;
}

/** Plays the plan, each seat through its own socket; what is forced comes by itself. */
export async function follow(table: PlayedTable, plays: readonly Play[]): Promise<void> {
  for (const { seat, action, forced } of plays) {
    if (forced) continue;
    const { connection } = at(table, seat);
    await connection.until(() => connection.owes(table.id, seat), `the turn of seat ${seat}`);
    const answer = await connection.act(table.id, action);
    if (answer.type !== 'events') throw new Error(JSON.stringify(answer));
  }
  await everyoneCaughtUp(table);
}

/** Waits until everything sent to these sockets so far has arrived. */
export async function caughtUp(connections: readonly Connection[]): Promise<void> {
  await Promise.all(
    connections.map(async (connection) => {
      const from = connection.received.length;
      connection.send({ type: 'ping' });
      await connection.message('pong', from);
    }),
  );
}

export const everyoneCaughtUp = (table: PlayedTable): Promise<void> =>
  caughtUp(table.players.map(({ connection }) => connection));
