import { vi } from 'vitest';

/** CPU time of this process in milliseconds, independent of the load of the machine. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The CPU time of a call; bots that read the clock meanwhile see the same time. */
export function timed(run: () => void): number {
  const now = vi.spyOn(performance, 'now').mockImplementation(cpuTime);
  const start = cpuTime();
  try {
    run();
  } finally {
    now.mockRestore();
  }
  return cpuTime() - start;
}

/**
 * The least of up to three values, or the first below `enough`, which excludes first runs of code and garbage
 * collection.
 */
export function leastOfThree(enough: number, measure: () => number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3 && least >= enough; i++) least = Math.min(least, measure());
  return least;
}
