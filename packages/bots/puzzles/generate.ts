/*
 * Makes puzzles from games of self-play:
 *   node generate.mjs <puzzles.jsonl> <seed> <seconds> <kinds> [threads]
 * Appends a line for every game: its number and its puzzles. A file that exists is continued. Each game depends on the seed
 * and its number alone, so the same games make the same puzzles, on any number of threads.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Puzzle, PuzzleKind } from '../src/puzzles/puzzle.ts';
import { puzzlesOf } from './from-game.ts';
import { strongestModel } from './move.ts';

interface Work {
  seed: string;
  kinds: PuzzleKind[];
}

export interface GameLine {
  game: number;
  puzzles: Puzzle[];
}

async function work({ seed, kinds }: Work): Promise<void> {
  const model = await strongestModel();
  parentPort!.on('message', (game: number) => {
    const line: GameLine = { game, puzzles: puzzlesOf(`${seed} ${game}`, kinds, model) };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort!.postMessage(line);
  });
}

function generate([path, seed, seconds, kinds, threads = '1']: string[]): void {
  const end = performance.now() + 1000 * Number(seconds);
  const found = { move: 0, carry: 0, bid: 0 };
  const done = new Set<number>();
  if (existsSync(path)) {
    for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
      const { game, puzzles } = JSON.parse(line) as GameLine;
      done.add(game);
      for (const { kind } of puzzles) found[kind] += 1;
    }
  }
  let next = 0;
  const give = (worker: Worker): void => {
    while (done.has(next)) next += 1;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(next++);
  };
  for (let thread = 0; thread < Number(threads); thread++) {
    const worker = new Worker(new URL(import.meta.url), {
      workerData: { seed, kinds: kinds.split(',') } as Work,
    });
    worker.on('message', (line: GameLine) => {
      appendFileSync(path, `${JSON.stringify(line)}\n`);
      for (const { kind } of line.puzzles) found[kind] += 1;
      console.log(`game ${line.game}`, found);
      if (performance.now() < end) give(worker);
      else void worker.terminate();
    });
    give(worker);
  }
}

if (isMainThread) generate(process.argv.slice(2));
else await work(workerData as Work);
