type Awaitable<T> = T | Promise<T>;

const FIRST_MS = 10;
/** Nothing takes as long, even on a busy machine. */
export const WAIT_LIMIT_MS = 240_000;
/** Tests that run at the same time need the processor. */
const LONGEST_MS = 80;

/** Polls for a condition that no message announces, less and less often. */
export async function eventually<T>(
  check: () => Awaitable<T | undefined | null | false>,
  what = 'something',
  ms = WAIT_LIMIT_MS,
): Promise<T> {
  const end = performance.now() + ms;
  for (let wait = FIRST_MS; ; wait = Math.min(LONGEST_MS, wait * 1.5)) {
    const found = await check();
    if (found !== undefined && found !== null && found !== false) return found;
    if (performance.now() > end) throw new Error(`timed out waiting for ${what}`);
    await pause(wait);
  }
}

/** Lets time pass where that is the stimulus of a test. To wait for a result, use `eventually`. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until the wall clock has advanced, so that the next timestamp differs from the last. */
export async function clockTick(): Promise<void> {
  const before = Date.now();
  await eventually(() => Date.now() > before, 'the next millisecond');
}
