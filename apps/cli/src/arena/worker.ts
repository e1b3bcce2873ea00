import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { botNamed } from '@keyflower/bots';
import { botPlayer } from './bot-player.ts';
import type { Entrant } from './entrants.ts';
import { type GameResult, playFixture } from './game.ts';
import { fixtureOf, type Plan } from './plan.ts';
import type { Player } from './player.ts';
import { type AskProgram, ProgramPlayer } from './program-player.ts';
import type { ProgramReply } from './program-runner.ts';

/** The start data of an arena thread. */
export interface ArenaData {
  role: 'arena';
  plan: Plan;
}

/** A question to the program of an entrant, one at a time. */
export interface ProgramQuestion {
  entrant: number;
  id: number;
  line: string;
  budget: number;
}

/** Sent by a thread: the result of a game, an error, or a question to a program. */
export type ArenaMessage = { result: GameResult } | { failed: string } | { ask: ProgramQuestion };

/** Sent to a thread: the number of its next game, or the reply of a program. */
export type ArenaOrder = { play: number } | { entrant: number; reply: ProgramReply };

/** The thread's main function: plays the games whose numbers it is sent, one after the other. */
export function playArenaGames(): void {
  const { plan } = workerData as ArenaData;
  const port = parentPort!;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  const tell = (message: ArenaMessage) => port.postMessage(message);
  const programs = programsBehind(port, tell);
  const players = plan.entrants.map((entrant, i) => playerFor(entrant, programs(i)));
  port.on('message', (order: ArenaOrder) => {
    if (!('play' in order)) return;
    const number = order.play;
    playFixture(plan, number, players).then(
      (result) => tell({ result }),
      (error: unknown) => {
        const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
        tell({ failed: `game ${number + 1} (seed "${fixtureOf(plan, number).seed}") broke off: ${reason}` });
      },
    );
  });
}

/** Asks programs through the main thread, which runs them. */
function programsBehind(
  port: MessagePort,
  tell: (message: ArenaMessage) => void,
): (entrant: number) => AskProgram {
  const waiting = new Map<number, (reply: ProgramReply) => void>();
  port.on('message', (order: ArenaOrder) => {
    if ('reply' in order) waiting.get(order.entrant)?.(order.reply);
  });
  return (entrant) => (id, line, budget) =>
    new Promise((resolve) => {
      waiting.set(entrant, resolve);
      tell({ ask: { entrant, id, line, budget } });
    });
}

function playerFor({ bot: id, command }: Entrant, ask: AskProgram): Player {
  if (command !== undefined) return new ProgramPlayer(ask);
  const bot = botNamed(id);
  if (!bot) throw new Error(`there is no bot "${id}"`);
  return botPlayer(bot);
}
