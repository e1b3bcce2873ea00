/*
 * Plays games against itself with a small search, and writes positions with what the search wanted and how the game ended:
 *   node self-play.mjs <folder> <seconds> <threads> <iterations> <seed> <weights>
 * The weights are read again whenever the file changes; until there are any, the first net plays. `train.py` reads the
 * folder.
 */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { evaluator } from '../src/evaluate/evaluator.ts';
import { netModel } from '../src/net/net-model.ts';
import { NET_SHAPE } from '../src/net/shape.ts';
import type { SearchModel } from '../src/search/model.ts';
import { firstNet } from './first-net.ts';
import { Player } from './player.ts';
import { readNet } from './read-net.ts';
import { Samples } from './samples.ts';

interface Job {
  folder: string;
  seconds: number;
  iterations: number;
  seed: string;
  weights: string;
}

/** Positions in a file. */
const FILE_SAMPLES = 20_000;
/** How often a thread looks for new weights. */
const RELOAD_MS = 20_000;

const modelFrom = (path: string): SearchModel => netModel(readNet(path), evaluator);

function work({ folder, seconds, iterations, seed, weights }: Job): void {
  const end = Date.now() + seconds * 1000;
  const changed = (): number => statSync(weights).mtimeMs;
  const player = new Player(seed, iterations, modelFrom(weights));
  let version = changed();
  let looked = Date.now();
  let samples = new Samples();
  let files = 0;
  const flush = (): void => {
    if (samples.count > 0) samples.write(join(folder, `${seed}-${files++}.bin`));
    samples = new Samples();
  };
  for (let games = 0; Date.now() < end; games++) {
    if (Date.now() - looked > RELOAD_MS) {
      looked = Date.now();
      if (changed() !== version) player.model = modelFrom(weights);
      version = changed();
    }
    const { players, points } = player.play(samples);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of our own, not a window
    parentPort?.postMessage({ players, points });
    if (samples.count >= FILE_SAMPLES) flush();
  }
  flush();
}

if (isMainThread) {
  const [
    folder = 'samples',
    seconds = '60',
    threads = '1',
    iterations = '48',
    seed = 'self',
    weights = 'weights.bin',
  ] = process.argv.slice(2);
  mkdirSync(folder, { recursive: true });
  const first = new Uint8Array(firstNet(evaluator.network).buffer);
  if (!existsSync(weights)) writeFileSync(weights, first);
  writeFileSync(join(folder, 'shape.json'), JSON.stringify(NET_SHAPE));
  writeFileSync(join(folder, 'first.net'), first);
  const began = Date.now();
  const sums = new Map<number, { games: number; mean: number; best: number }>();
  let games = 0;
  for (let thread = 0; thread < Number(threads); thread++) {
    const job: Job = {
      folder,
      seconds: Number(seconds),
      iterations: Number(iterations),
      seed: `${seed}-${thread}`,
      weights,
    };
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: job });
    worker.on('message', ({ players, points }: { players: number; points: number[] }) => {
      const sum = sums.get(players) ?? { games: 0, mean: 0, best: 0 };
      games += 1;
      sum.games += 1;
      sum.mean += points.reduce((a, b) => a + b, 0) / players;
      sum.best += Math.max(...points);
      sums.set(players, sum);
    });
  }
  process.on('exit', () => {
    const rows = [...sums].sort(([a], [b]) => a - b);
    const texts = rows.map(
      ([players, sum]) =>
        `${players}p ${(sum.mean / sum.games).toFixed(1)}/${(sum.best / sum.games).toFixed(1)}`,
    );
    console.log(
      `${games} games in ${Math.round((Date.now() - began) / 1000)} s; mean/best ${texts.join(', ')}`,
    );
  });
} else work(workerData as Job);
