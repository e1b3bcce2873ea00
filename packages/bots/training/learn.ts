/*
 * Trains the weights of the evaluator by self-play. Several threads play games with shared weights, and after each game
 * update them by TD(lambda), without locks.
 *
 *   node learn.mjs <seconds> <threads> <out file> [initial weights] [pace, default 1]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Worker, isMainThread, workerData, parentPort } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import { HIDDEN, HOLD_AT, OUTPUT_AT, WEIGHTS } from '../src/evaluate/network.ts';
import { Teacher } from './teacher.ts';

/**
 * The warm-up share of a run that starts from trained weights: they hardly move until the gradient scale of each one
 * is known, because the first steps would be far too long.
 */
const WARM_UP = 0.06;

interface Job {
  weights: SharedArrayBuffer;
  squares: SharedArrayBuffer;
  seconds: number;
  seed: string;
  pace: number;
  warmUp: number;
}

function firstWeights(weights: Float32Array): void {
  let seed = 12345;
  const noise = (): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed / 2 ** 32) * 2 - 1;
  };
  const row = HIDDEN + 1;
  for (let i = 0; i < OUTPUT_AT; i++) weights[i] = i % row === 0 ? 0 : noise() * 0.12;
  for (let i = OUTPUT_AT; i < HOLD_AT; i++) weights[i] = noise() * 0.2;
  weights.set([1.2, 0.9, -0.3, -0.5, -0.3, 2, -0.5, 0, 0, 0, 0], HOLD_AT);
}

if (isMainThread) {
  const [seconds = '60', threads = '1', out = 'weights.bin', start, pace = '1'] = process.argv.slice(2);
  const weights = new SharedArrayBuffer(WEIGHTS * 4);
  const squares = new SharedArrayBuffer(WEIGHTS * 4);
  const view = new Float32Array(weights);
  firstWeights(view);
  new Float32Array(squares).fill(0.02);
  if (start) view.set(new Float32Array(new Uint8Array(readFileSync(start)).buffer));
  const save = (): void => writeFileSync(out, new Uint8Array(Float32Array.from(view).buffer));
  let lines: Record<string, number>[] = [];
  const began = Date.now();
  const report = (): void => {
    const games = lines.length;
    const by = (players: number): string => {
      const some = lines.filter((line) => line.players === players);
      const mean = (key: string): string =>
        (some.reduce((sum, line) => sum + line[key], 0) / Math.max(1, some.length)).toFixed(1);
      return `${players}p ${mean('mean')}/${mean('best')}`;
    };
    const error = lines.reduce((sum, line) => sum + line.error, 0) / Math.max(1, games);
    console.log(
      `${Math.round((Date.now() - began) / 1000)}s games ${games} error ${error.toFixed(2)} ${[2, 3, 4, 5, 6].map(by).join(' ')}`,
    );
    lines = [];
    save();
  };
  const timer = setInterval(report, 20_000);
  let running = Number(threads);
  for (let i = 0; i < Number(threads); i++) {
    const job: Job = {
      weights,
      squares,
      seconds: Number(seconds),
      seed: `${start ?? 'first'} ${i}`,
      pace: Number(pace),
      warmUp: start ? WARM_UP : 0,
    };
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: job });
    worker.on('message', (line: Record<string, number>) => lines.push(line));
    worker.on('error', (error) => console.log('thread failed', error));
    worker.on('exit', () => {
      running -= 1;
      if (running > 0) return;
      clearInterval(timer);
      report();
      console.log('hold', [...view.subarray(HOLD_AT)].map((w) => w.toFixed(2)).join(' '));
    });
  }
} else {
  const { weights, squares, seconds, seed, pace, warmUp } = workerData as Job;
  const teacher = new Teacher(new Float32Array(weights), new Float32Array(squares), seed, pace, warmUp);
  const end = Date.now() + seconds * 1000;
  for (let game = 0; Date.now() < end; game++) {
    const left = (end - Date.now()) / (seconds * 1000);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(teacher.playOne(game, left));
  }
}
