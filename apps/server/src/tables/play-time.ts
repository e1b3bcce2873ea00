import type { Store } from '../store/index.ts';

/** How often the play time is written down. */
export const HEARTBEAT_MS = 2000;
/** How much of it may not be on disk yet: what a crash can give back to players at most. */
const MAX_AHEAD_MS = 2 * HEARTBEAT_MS;

/**
 * Milliseconds that the server has been running, over all its starts. All clocks are told in it, so no clock runs
 * while the server is down. After a crash it resumes from the last heartbeat: a little earlier than it stopped,
 * which is in the players' favour. While the storage refuses to write it down it stands still, because nobody can
 * act then.
 */
export class PlayTime {
  private readonly store: Store;
  private stored: number;
  private readonly clock: () => number;
  private base: number;
  private started: number;

  constructor(store: Store, clock: () => number = () => performance.now()) {
    this.store = store;
    this.clock = clock;
    this.started = clock();
    this.stored = Number(store.meta('play-time') ?? 0);
    this.base = this.stored;
  }

  now(): number {
    const running = this.base + this.clock() - this.started;
    return Math.round(Math.min(running, this.stored + MAX_AHEAD_MS));
  }

  /** Writes the time down; part of a transaction of the caller, who says when it is on disk. */
  beat(): number {
    const now = this.now();
    this.store.setMeta('play-time', String(now));
    return now;
  }

  onDisk(at: number): void {
    this.base = this.now();
    this.started = this.clock();
    this.stored = at;
  }
}
