/*
 * Plays games against itself with a small search, and writes positions with what the search wanted and how the game ended:
 *   node self-play.mjs <folder> <seconds> <threads> <iterations> <seed> <weights> <teacher> [share]
 * With the teacher "net", the weights are read again whenever the file changes; until there are any, the first net plays.
 * With "rollouts" the evaluator plays. With a share, only that many decisions are searched so, and the net makes the others
 * by a quick search. `train.py` reads the folder.
 */
import { appendFileSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { netModel } from '../src/net/net-model.ts';
import { learnedModel } from '../src/search/learned-model.ts';
import { prepareFolder } from './folder.ts';
import { netTeacher, Player, rolloutTeacher } from './player.ts';
import { readNet } from './read-net.ts';
import { Replayer } from './replayer.ts';
import { SampleFiles } from './sample-files.ts';

interface Job {
  folder: string;
  seconds: number;
  iterations: number;
  seed: string;
  weights: string;
  isByNet: boolean;
  share: number;
}

/** How often a thread looks for new weights. */
const RELOAD_MS = 20_000;

function playerWith({ weights, isByNet, share }: Job): Pick<Player, 'teacher' | 'pace'> {
  const model = netModel(readNet(weights));
  return {
    teacher: isByNet ? netTeacher(model) : rolloutTeacher(learnedModel),
    pace: share < 1 ? { share, quickly: model } : null,
  };
}

function work(job: Job): void {
  const { folder, seconds, iterations, seed, weights } = job;
  const end = Date.now() + seconds * 1000;
  const changed = (): number => statSync(weights).mtimeMs;
  const { teacher, pace } = playerWith(job);
  const player = new Player(seed, iterations, teacher, pace);
  const replayer = new Replayer(seed);
  const samples = new SampleFiles(folder, seed);
  let version = changed();
  let looked = Date.now();
  while (Date.now() < end) {
    if (Date.now() - looked > RELOAD_MS) {
      looked = Date.now();
      if (changed() !== version) Object.assign(player, playerWith(job));
      version = changed();
    }
    const log = player.play();
    appendFileSync(join(folder, `${seed}.games.gz`), gzipSync(`${JSON.stringify(log)}\n`));
    samples.add((into) => replayer.replay(log, into));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of our own, not a window
    parentPort?.postMessage({ players: log.options.players, points: log.points });
  }
  samples.flush();
}

if (isMainThread) {
  const [
    folder = 'samples',
    seconds = '60',
    threads = '1',
    iterations = '48',
    seed = 'self',
    weights = 'weights.bin',
    teacher = 'net',
    share = '1',
  ] = process.argv.slice(2);
  const first = prepareFolder(folder);
  if (!existsSync(weights)) writeFileSync(weights, first);
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
      isByNet: teacher === 'net',
      share: Number(share),
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
