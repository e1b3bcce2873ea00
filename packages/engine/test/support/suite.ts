import { parentPort, workerData } from 'node:worker_threads';
import type { Options } from '../../src/index.ts';
import type { SuiteReport } from './bundled.ts';

/* Shared by the suites in ../contract, each of which runs in its own thread. */

/** The games that a suite plays. */
export interface Task {
  options: Options;
  games: number;
  seed: string;
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

/** Plays the games of the task and sends the findings to the test that started this thread. */
export function runSuite(playGame: (task: Task, game: number) => void, counts: SuiteReport['counts']): void {
  const task = workerData as Task;
  for (let game = 0; game < task.games && !hopeless(); game++) playGame(task, game);
  const report: SuiteReport = { complaints, counts };
  // The rule is about windows; a port between threads has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(report);
}
