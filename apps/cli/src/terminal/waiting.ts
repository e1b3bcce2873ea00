/** Shorter waits need no progress indicator. */
const UNNOTICED_MS = 300;

/** Shows a message while waiting, in a terminal; a transcript needs none. */
export async function saying<T>(text: string, work: Promise<T>): Promise<T> {
  if (!process.stdout.isTTY) return work;
  let shown = false;
  const timer = setTimeout(() => {
    shown = true;
    process.stdout.write(`\r${text}\u001B[K`);
  }, UNNOTICED_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    if (shown) process.stdout.write('\r\u001B[K');
  }
}
