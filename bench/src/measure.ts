/** Does some operations and returns how many. */
export type Task = () => number;

export interface Timing {
  /** Nanoseconds for one operation: the median of the rounds. */
  ns: number;
  /** Nanoseconds for one operation in each round, in the order of the rounds. */
  rounds: number[];
}

export interface Effort {
  /** Rounds that count. */
  rounds: number;
  /** About how long one task runs in one round. */
  roundMs: number;
  /** How long each task runs before the first round that counts, so that it is compiled by then. */
  warmUpMs: number;
}

export const USUAL_EFFORT: Effort = { rounds: 41, roundMs: 25, warmUpMs: 1000 };

const NS_PER_MS = 1e6;

function now(): bigint {
  return process.hrtime.bigint();
}

/** Runs the task the given number of times and returns the nanoseconds for one of its operations. */
function timeRound(task: Task, calls: number): number {
  let operations = 0;
  const start = now();
  for (let i = 0; i < calls; i++) operations += task();
  const elapsed = Number(now() - start);
  if (!(operations > 0)) throw new Error('a task did nothing');
  return elapsed / operations;
}

/** Runs the task for the given time and returns how many calls fit into one millisecond at the end of it. */
function warmUp(task: Task, ms: number): number {
  const start = now();
  let callsPerMs = 0;
  let calls = 1;
  for (;;) {
    const batchStart = now();
    for (let i = 0; i < calls; i++) task();
    const batchMs = Number(now() - batchStart) / NS_PER_MS;
    callsPerMs = calls / Math.max(batchMs, 1e-6);
    if (Number(now() - start) / NS_PER_MS >= ms) return callsPerMs;
    // Batches of about a fiftieth of the whole: long enough to be timed, and the last one is of hot code.
    calls = Math.max(1, Math.round((callsPerMs * ms) / 50));
  }
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Times all tasks in the same rounds, one after the other in each. A shared machine can be twice as fast in
 * one second as in the next: with many short rounds that hits all tasks alike, and `ratio` compares within
 * the rounds.
 *
 * No garbage collection is forced between them: that also throws compiled code away and makes what follows
 * up to four times slower.
 */
export function measureTogether<Name extends string>(
  tasks: Record<Name, Task>,
  effort: Effort = USUAL_EFFORT,
): Record<Name, Timing> {
  const running = (Object.keys(tasks) as Name[]).map((name) => {
    const task = tasks[name];
    const calls = Math.max(1, Math.round(warmUp(task, effort.warmUpMs) * effort.roundMs));
    return { name, task, calls, rounds: [] as number[] };
  });
  for (let round = 0; round < effort.rounds; round++) {
    for (const { task, calls, rounds } of running) rounds.push(timeRound(task, calls));
  }
  const timings = running.map(({ name, rounds }) => [name, { ns: median(rounds), rounds }]);
  return Object.fromEntries(timings) as Record<Name, Timing>;
}

/** How many times as long as the reference an operation takes: the median over rounds measured together. */
export function ratio(timing: Timing, reference: Timing): number {
  if (timing.rounds.length !== reference.rounds.length) throw new Error('not measured together');
  return median(timing.rounds.map((ns, round) => ns / reference.rounds[round]));
}

/** How far from the median half of the rounds lie, as a share of it: how noisy the machine was. */
export function spread(timing: Timing): number {
  return median(timing.rounds.map((ns) => Math.abs(ns / timing.ns - 1)));
}

/** Times one task by itself. */
export function measure(task: Task, effort: Effort = USUAL_EFFORT): Timing {
  return measureTogether({ task }, effort).task;
}
