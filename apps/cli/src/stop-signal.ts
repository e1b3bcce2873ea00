import { FAILED } from './command.ts';

/** The first signal asks to stop, the second exits at once: everything acknowledged is stored already. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    const stop = (): void => {
      if (asked) process.exit(FAILED);
      asked = true;
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  });
}
