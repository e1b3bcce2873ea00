import type { Store } from '../store/store.ts';

/** How often the play time is written down: what a crash can give back to players at most. */
export const HEARTBEAT_MS = 2000;

/**
 * Milliseconds that the server has been running, over all its starts. All clocks are told in it, so no clock runs
 * while the server is down. After a crash it resumes from the last heartbeat: a little earlier than it stopped,
 * which is in the players' favour.
 */
export class PlayTime {
  private readonly store: Store;
  private readonly base: number;
  private readonly started = performance.now();

  constructor(store: Store) {
    this.store = store;
    this.base = Number(store.meta('play-time') ?? 0);
  }

  now(): number {
    return Math.round(this.base + performance.now() - this.started);
  }

  /** Writes the time down; part of a transaction of the caller. */
  beat(): void {
    this.store.setMeta('play-time', String(this.now()));
  }
}
