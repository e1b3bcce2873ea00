import { parentPort } from 'node:worker_threads';
import type { Options } from '../../src/index.ts';
import type { SuiteReport } from './bundled.ts';

/* Shared by the suites in ../contract, each of which runs in a thread of its own, task after task. */

/** The games that a suite plays. */
export interface Task {
  options: Options;
  games: number;
  seed: string;
  /** Looks at only every n-th of the decisions that a suite samples. */
  every?: number;
}

const ENOUGH = 20;
const complaints: string[] = [];
let where = '';

export const json = (value: unknown): string => JSON.stringify(value);

/** Sets the context that findings begin with. */
export function lookAt(place: string): void {
  where = place;
}

export function demand(holds: boolean, sentence: string): void {
  if (!holds && complaints.length < ENOUGH) complaints.push(`${where}: ${sentence}`);
}

/** Whether there are so many findings that the suite should stop. */
export const hopeless = (): boolean => complaints.length >= ENOUGH;

/** Plays the games of each task and sends the findings to the test that gave it; `reset` clears what a suite keeps. */
export function runSuite(
  playGame: (task: Task, game: number) => void,
  counts: SuiteReport['counts'],
  reset?: () => void,
): void {
  parentPort?.on('message', (task: Task) => {
    complaints.length = 0;
    for (const name of Object.keys(counts)) counts[name] = 0;
    reset?.();
    for (let game = 0; game < task.games && !hopeless(); game++) playGame(task, game);
    const report: SuiteReport = { complaints, counts };
    // The rule is about windows; a port between threads has no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    parentPort?.postMessage(report);
  });
}
