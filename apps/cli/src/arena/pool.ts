import { Worker } from 'node:worker_threads';
import type { GameResult } from './game.ts';
import { gamesOf, type Plan, seatingsOf } from './plan.ts';
import { ProgramRunner } from './program-runner.ts';
import type { ArenaData, ArenaMessage, ArenaOrder } from './worker.ts';

export interface Watch {
  /** After every game, in the order in which they end. */
  played(games: number): void;
  /**
   * Whether this set of games was the last. It is asked for one set after the other, in order: when a tournament
   * ends does not depend on the threads.
   */
  enough(set: readonly GameResult[]): boolean;
  /** Ends the tournament with the sets that are complete. */
  interrupted: AbortSignal;
}

/** Plays the games of the plan on so many threads, and hands back those of whole sets in order. */
export async function playAll(plan: Plan, threads: number, watch: Watch): Promise<GameResult[]> {
  const games = gamesOf(plan);
  const ledger = new Ledger(seatingsOf(plan.lineups).length, watch);
  let next = 0;
  const nextGame = () => (next < games && !ledger.closed ? next++ : null);
  const data: ArenaData = { role: 'arena', plan };
  const workers = Array.from(
    { length: Math.min(threads, games) },
    // The bundle itself: what a thread does is decided in keyflower.ts.
    () => new Worker(new URL(import.meta.url), { workerData: data }),
  );
  const programs = workers.map(() => runnersOf(plan));
  // Also where the command ends by itself: when its output is not read any more.
  const runners = programs.flatMap((ofThread) => [...ofThread.values()]);
  const killPrograms = () => runners.forEach((runner) => runner.kill());
  process.once('exit', killPrograms);
  try {
    await Promise.race([
      Promise.all(workers.map((worker, i) => feed(worker, nextGame, ledger, programs[i]))),
      ledger.full,
    ]);
  } finally {
    // Programs end before the arena does, and none is started meanwhile.
    await Promise.all(runners.map((runner) => runner.end()));
    await Promise.all(workers.map((worker) => worker.terminate()));
    process.off('exit', killPrograms);
  }
  return ledger.complete();
}

/**
 * The programs among the entrants by their numbers, for one thread. They run on the main thread: a thread that is terminated could
 * not tell of a process that it has just started.
 */
function runnersOf({ entrants, grace }: Plan): Map<number, ProgramRunner> {
  return new Map(
    entrants.flatMap(({ command }, i) =>
      command === undefined ? [] : [[i, new ProgramRunner(command, grace)]],
    ),
  );
}

/** Puts results in order as they come, and closes once there are enough. */
class Ledger {
  /** Settles when there is nothing more to wait for, though games are still being played. */
  readonly full: Promise<void>;
  private readonly setSize: number;
  private readonly watch: Watch;
  private readonly results: GameResult[] = [];
  private readonly waiting = new Map<number, GameResult>();
  private close: () => void = () => {};
  private played = 0;
  closed = false;

  constructor(setSize: number, watch: Watch) {
    this.setSize = setSize;
    this.watch = watch;
    this.full = new Promise((resolve) => {
      this.close = () => {
        this.closed = true;
        resolve();
      };
    });
    watch.interrupted.addEventListener('abort', this.close, { once: true });
  }

  enter(result: GameResult): void {
    if (this.closed) return;
    this.waiting.set(result.number, result);
    this.played += 1;
    for (let one = this.take(); one; one = this.take()) {
      this.results.push(one);
      if (this.results.length % this.setSize === 0 && this.watch.enough(this.results.slice(-this.setSize))) {
        this.close();
        break;
      }
    }
    this.watch.played(this.played);
  }

  complete(): GameResult[] {
    return this.results.slice(0, this.results.length - (this.results.length % this.setSize));
  }

  /** The next result in order, if it is there. */
  private take(): GameResult | undefined {
    const next = this.results.length;
    const result = this.waiting.get(next);
    this.waiting.delete(next);
    return result;
  }
}

/** Sends a thread one game after the other until none is left, and its questions to the programs. */
function feed(
  worker: Worker,
  nextGame: () => number | null,
  ledger: Ledger,
  programs: ReadonlyMap<number, ProgramRunner>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    const tell = (order: ArenaOrder) => worker.postMessage(order);
    const send = () => {
      const number = nextGame();
      if (number !== null) tell({ play: number });
      else resolve();
    };
    worker.on('message', (message: ArenaMessage) => {
      if ('ask' in message) {
        const { entrant, id, line, budget } = message.ask;
        void programs
          .get(entrant)
          ?.ask(id, line, budget)
          .then((reply) => tell({ entrant, reply }));
      } else if ('failed' in message) reject(new Error(message.failed));
      else {
        ledger.enter(message.result);
        send();
      }
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('a thread ended before its games were played')));
    send();
  });
}
