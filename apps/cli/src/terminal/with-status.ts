/** Shorter waits need no progress indicator. */
const DELAY_MS = 300;

/** Shows a message on a terminal while waiting for `work`. */
export async function withStatus<T>(text: string, work: Promise<T>): Promise<T> {
  if (!process.stdout.isTTY) return work;
  let shown = false;
  const timer = setTimeout(() => {
    shown = true;
    process.stdout.write(`\r${text}\u001B[K`);
  }, DELAY_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    if (shown) process.stdout.write('\r\u001B[K');
  }
}
