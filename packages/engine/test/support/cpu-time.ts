/** Milliseconds of the processor, which other programs on the machine do not use up. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The processor's time for the quickest of ten runs, in ms: the first ones are not compiled yet. */
export function quickest(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 10; run++) {
    const start = cpuTime();
    work();
    least = Math.min(least, cpuTime() - start);
  }
  return least;
}
