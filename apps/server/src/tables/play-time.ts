import type { Store } from '../store/index.ts';

/** How often the play time is stored. */
export const HEARTBEAT_MS = 2000;
/** How far it may run ahead of the disk, which is the most a crash can give back to players. */
const MAX_AHEAD_MS = 2 * HEARTBEAT_MS;

/**
 * Milliseconds that the server has been running, over all its starts. All clocks use it, so no clock runs while the
 * server is down. After a crash it resumes from the last heartbeat: a little earlier than it stopped, which is in the
 * players' favour. While it cannot be stored it stands still, because no player can act then.
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

  /** Stores the time in the caller's transaction; the caller reports when it is on disk. */
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
