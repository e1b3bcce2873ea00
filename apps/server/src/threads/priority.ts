import { constants, platform, setPriority } from 'node:os';

/** People who wait for long work come before bots. */
const NICENESS = { background: 7, bots: constants.priority.PRIORITY_BELOW_NORMAL } as const;

/**
 * The calling thread gives way to the event loop, which everyone waits for. Linux has per-thread priorities; elsewhere this
 * would slow down the whole server.
 */
export function giveWay(kind: keyof typeof NICENESS): void {
  if (platform() !== 'linux') return;
  try {
    setPriority(NICENESS[kind]);
  } catch {
    // Without permission, the thread runs at normal priority.
  }
}
