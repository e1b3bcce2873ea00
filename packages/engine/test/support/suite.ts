import { parentPort, workerData } from 'node:worker_threads';
import type { Options } from '../../src/index.ts';
import type { SuiteReport } from './bundled.ts';

/* What the suites in ../contract are made of. Each runs in a thread of its own. */

/** The games a suite is asked to play. */
export interface Task {
  options: Options;
  games: number;
  seed: string;
}

const ENOUGH = 20;
const complaints: string[] = [];
let where = '';

export const json = (value: unknown): string => JSON.stringify(value);

/** Says what is being looked at: complaints begin with it. */
export function lookAt(place: string): void {
  where = place;
}

export function demand(holds: boolean, sentence: string): void {
  if (!holds && complaints.length < ENOUGH) complaints.push(`${where}: ${sentence}`);
}

/** Whether so much is wrong that looking on is no use. */
export const hopeless = (): boolean => complaints.length >= ENOUGH;

/** Plays the games of the task, and hands the findings to the test that started this thread. */
export function runSuite(playGame: (task: Task, game: number) => void, counts: SuiteReport['counts']): void {
  const task = workerData as Task;
  for (let game = 0; game < task.games && !hopeless(); game++) playGame(task, game);
  const report: SuiteReport = { complaints, counts };
  // A port between threads has no origin to name, whatever the rule for windows says.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(report);
}
