import type { ServerMessage } from '@keyflower/protocol';
import { reactive } from '../signals.ts';
import type { GameSoFar, SeenStep } from './game-so-far.ts';

/** Steps are costly for the server: so much time passes between two requests. */
const PAUSE_MS = 2000;

/** After so many requests in vain, the next message of the table leads to another one. */
const MOST_MISSES = 3;

export interface RunningGameOptions {
  table: string;
  /** The viewer's seat. */
  seat: number | null;
  replay: GameSoFar;
  /** The steps after those that are known. */
  load: (known: readonly SeenStep[]) => Promise<readonly SeenStep[]>;
  /** Called when the viewer has another seat: they saw a different game then. */
  reseated: () => void;
  pause?: () => Promise<unknown>;
}

/**
 * The replay of a running game, which grows with it. The table's messages tell that there is more. They are no steps
 * themselves, since one can hold several answers; the steps are asked for.
 */
export class RunningGame {
  replay: GameSoFar;
  private readonly options: RunningGameOptions;
  private readonly pause: () => Promise<unknown>;
  /** The table's latest version: how many events the viewer was told of. */
  private version = 0;
  private isGrowing = false;
  private isEnded = false;

  constructor(options: RunningGameOptions) {
    this.options = options;
    this.replay = options.replay;
    this.pause = options.pause ?? (() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)));
    reactive(this, 'replay');
  }

  end(): void {
    this.isEnded = true;
  }

  hear(message: ServerMessage): void {
    const { table, seat } = this.options;
    if (message.type === 'table') {
      if (message.table.id === table && message.you.seat !== seat) this.options.reseated();
    } else if ((message.type === 'view' || message.type === 'events') && message.table === table) {
      this.version = Math.max(this.version, message.version);
      void this.grow();
    }
  }

  private get isBehind(): boolean {
    return !this.isEnded && this.version > this.replay.version;
  }

  private async grow(): Promise<void> {
    if (this.isGrowing) return;
    this.isGrowing = true;
    for (let misses = 0; misses < MOST_MISSES && this.isBehind; ) {
      const more = await this.options.load(this.replay.steps).catch(() => []);
      if (this.isEnded) return;
      if (more.length > 0) this.replay = this.replay.with(more);
      misses = more.length > 0 ? 0 : misses + 1;
      await this.pause();
    }
    this.isGrowing = false;
  }
}
