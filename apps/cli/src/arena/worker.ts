import { parentPort, workerData } from 'node:worker_threads';
import { botNamed } from '@keyflower/bots';
import { botPlayer } from './bot-player.ts';
import type { Entrant } from './entrants.ts';
import { type GameResult, playFixture } from './game.ts';
import { fixtureOf, type Plan } from './plan.ts';
import type { Player } from './player.ts';
import type { Births } from './program.ts';
import { ProgramPlayer } from './program-player.ts';

/** What a thread of the arena is started with. */
export interface ArenaData {
  role: 'arena';
  plan: Plan;
}

/** What a thread tells: a game's result, that it broke off, or that a program's process came or went. */
export type ArenaMessage =
  | { result: GameResult }
  | { failed: string }
  | { started: number }
  | { ended: number };

export const isArenaThread = (data: unknown): data is ArenaData =>
  (data as { role?: unknown } | null)?.role === 'arena';

/** What a thread does: plays the games whose numbers it is sent, one after the other. */
export function playArenaGames(): void {
  const { plan } = workerData as ArenaData;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  const tell = (message: ArenaMessage) => parentPort?.postMessage(message);
  const births: Births = {
    started: (pid) => tell({ started: pid }),
    ended: (pid) => tell({ ended: pid }),
  };
  const players = plan.entrants.map((entrant) => playerFor(entrant, plan.grace, births));
  parentPort?.on('message', (number: number) => {
    playFixture(plan, number, players).then(
      (result) => tell({ result }),
      (error: unknown) => {
        const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
        tell({ failed: `game ${number + 1} (seed "${fixtureOf(plan, number).seed}") broke off: ${reason}` });
      },
    );
  });
}

function playerFor({ bot: id, command }: Entrant, grace: number, births: Births): Player {
  if (command !== undefined) return new ProgramPlayer(command, grace, births);
  const bot = botNamed(id);
  if (!bot) throw new Error(`there is no bot "${id}"`);
  return botPlayer(bot);
}
