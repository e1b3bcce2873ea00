import { PLAY_TIME, type Store, type Stores } from '../store/index.ts';

/** How often the play time is stored. */
export const HEARTBEAT_MS = 2000;
/** How far it may run ahead of the disk, which is the most a crash can give back to players. */
const MAX_AHEAD_MS = 2 * HEARTBEAT_MS;

/** How far the times of two servers may differ without a jump. */
const SAME_MS = 1000;

/**
 * Milliseconds that the server has been running, over all its starts. All clocks use it, so no clock runs while the
 * server is down. After a crash it resumes from the last heartbeat: a little earlier than it stopped, which is in the
 * players' favour. While it cannot be stored it stands still, because no player can act then. Servers that share a database
 * share the time, which passes by the database's clock while any of them runs.
 */
export class PlayTime {
  private stored: number;
  private readonly clock: () => number;
  private base: number;
  private started: number;
  private readonly isShared: boolean;

  private constructor(stored: number, clock: () => number, isShared: boolean) {
    this.clock = clock;
    this.isShared = isShared;
    this.started = clock();
    this.stored = stored;
    this.base = stored;
  }

  /** Goes on from the stored time. */
  static async open(store: Store, clock: () => number = () => performance.now()): Promise<PlayTime> {
    return new PlayTime(Number((await store.meta.get(PLAY_TIME)) ?? 0), clock, store.sharing !== null);
  }

  now(): number {
    const running = this.base + this.clock() - this.started;
    return Math.round(Math.min(running, this.stored + MAX_AHEAD_MS));
  }

  /** Stores the time in the caller's transaction; the caller reports when it is on disk. */
  async beat(tx: Stores): Promise<number> {
    if (this.isShared) return (await tx.meta.movePlayTime(MAX_AHEAD_MS)).playTime;
    const now = this.now();
    await tx.meta.set(PLAY_TIME, String(now));
    return now;
  }

  onDisk(at: number): void {
    const now = this.now();
    // Other servers have moved it on; a small difference is that of two machines.
    const isElsewhere = this.isShared && Math.abs(at - now) > SAME_MS;
    this.base = isElsewhere ? at : now;
    this.started = this.clock();
    this.stored = at;
  }
}
