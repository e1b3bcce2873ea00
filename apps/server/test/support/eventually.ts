/** Waits until something holds that no message announces. */
export async function eventually<T>(
  check: () => T | undefined | null | false,
  what = 'something',
  ms = 20_000,
): Promise<T> {
  const end = performance.now() + ms;
  for (;;) {
    const found = check();
    if (found !== undefined && found !== null && found !== false) return found;
    if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Long enough for what should not happen to have happened. */
export const aMoment = (ms = 150): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
