import { Worker } from 'node:worker_threads';
import type { GameResult } from './game.ts';
import { gamesOf, type Plan, seatingsOf } from './plan.ts';
import { ProgramRunner } from './program-runner.ts';
import type { ArenaData, ArenaMessage, ArenaOrder } from './worker.ts';
import { BUNDLE } from '../bundle.ts';
import { must } from '../must.ts';

export interface TournamentHooks {
  /** Called after every game, in the order in which games end. */
  played(games: number): void;
  /**
   * Whether the tournament ends after this set. Called for one set after the other, in order, so that the end does
   * not depend on the number of threads.
   */
  enough(set: readonly GameResult[]): boolean;
  /** Ends the tournament with the sets that are complete. */
  interrupted: AbortSignal;
}

/** Plays the games of the plan on `threads` threads and returns those of complete sets, in order. */
export async function playAll(plan: Plan, threads: number, hooks: TournamentHooks): Promise<GameResult[]> {
  const games = gamesOf(plan);
  const collector = new ResultCollector(seatingsOf(plan.lineups).length, hooks);
  let next = 0;
  const nextGame = () => (next < games && !collector.closed ? next++ : null);
  const data: ArenaData = { role: 'arena', plan };
  const workers = Array.from(
    { length: Math.min(threads, games) },
    // The bundle itself: keyflower.ts decides what a thread does.
    () => new Worker(BUNDLE, { workerData: data }),
  );
  const programs = workers.map(() => runnersOf(plan));
  // Also covers an exit from within, when the output pipe is closed.
  const runners = programs.flatMap((ofThread) => [...ofThread.values()]);
  const killPrograms = () => runners.forEach((runner) => runner.kill());
  process.once('exit', killPrograms);
  try {
    await Promise.race([
      Promise.all(workers.map((worker, i) => feed(worker, nextGame, collector, must(programs[i])))),
      collector.full,
    ]);
  } finally {
    // Programs end before the arena does, and none is started meanwhile.
    await Promise.all(runners.map((runner) => runner.end()));
    await Promise.all(workers.map((worker) => worker.terminate()));
    process.off('exit', killPrograms);
  }
  return collector.complete();
}

/**
 * The runners of one thread's programs, by entrant. They live on the main thread, because a thread that is
 * terminated could not report a process that it has just started.
 */
function runnersOf({ entrants, grace }: Plan): Map<number, ProgramRunner> {
  return new Map(
    entrants.flatMap(({ command }, i) =>
      command === undefined ? [] : [[i, new ProgramRunner(command, grace)]],
    ),
  );
}

/** Puts results in order as they arrive, and closes once there are enough. */
class ResultCollector {
  /** Settles when no more results are needed, even if games are still being played. */
  readonly full: Promise<void>;
  private readonly setSize: number;
  private readonly hooks: TournamentHooks;
  private readonly results: GameResult[] = [];
  private readonly waiting = new Map<number, GameResult>();
  private close: () => void = () => {};
  private played = 0;
  closed = false;

  constructor(setSize: number, hooks: TournamentHooks) {
    this.setSize = setSize;
    this.hooks = hooks;
    this.full = new Promise((resolve) => {
      this.close = () => {
        this.closed = true;
        resolve();
      };
    });
    hooks.interrupted.addEventListener('abort', this.close, { once: true });
  }

  add(result: GameResult): void {
    if (this.closed) return;
    this.waiting.set(result.number, result);
    this.played += 1;
    for (let one = this.take(); one; one = this.take()) {
      this.results.push(one);
      if (this.results.length % this.setSize === 0 && this.hooks.enough(this.results.slice(-this.setSize))) {
        this.close();
        break;
      }
    }
    this.hooks.played(this.played);
  }

  complete(): GameResult[] {
    return this.results.slice(0, this.results.length - (this.results.length % this.setSize));
  }

  /** The next result in order, if it has arrived. */
  private take(): GameResult | undefined {
    const next = this.results.length;
    const result = this.waiting.get(next);
    this.waiting.delete(next);
    return result;
  }
}

/** Sends a thread one game after the other until none is left, and forwards its questions to the programs. */
function feed(
  worker: Worker,
  nextGame: () => number | null,
  collector: ResultCollector,
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
        collector.add(message.result);
        send();
      }
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('a thread ended before its games were played')));
    send();
  });
}
