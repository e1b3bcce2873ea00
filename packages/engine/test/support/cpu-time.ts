/** CPU time of this process in milliseconds, independent of the load of the machine. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The CPU time of the fastest of ten runs, in ms: the first ones are not compiled yet. */
export function quickest(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 10; run++) {
    const start = cpuTime();
    work();
    least = Math.min(least, cpuTime() - start);
  }
  return least;
}
