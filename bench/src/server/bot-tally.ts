import type { BotWatch } from './bot-table.ts';
import type { GuestsResult } from './order.ts';

/** Counts what bots answer and how long it takes, and how many are asked at a time. */
export class BotTally {
  private times: number[] = [];
  private asked = 0;
  /** The sum, over the time since it was opened, of how many were asked. */
  private botMs = 0;
  private changedAt = 0;
  private openedAt = 0;

  /** For one bot. */
  newWatch(): BotWatch {
    let since = 0;
    return {
      asked: () => {
        since = performance.now();
        this.count(1);
      },
      answered: () => {
        this.times.push(performance.now() - since);
        this.count(-1);
      },
    };
  }

  open(): void {
    this.times = [];
    this.botMs = 0;
    this.openedAt = performance.now();
    this.changedAt = this.openedAt;
  }

  close(): GuestsResult {
    this.count(0);
    const answers = this.times.length;
    return {
      answers,
      answerMs: this.times.reduce((sum, ms) => sum + ms, 0) / answers,
      asked: this.botMs / (performance.now() - this.openedAt),
    };
  }

  private count(change: number): void {
    const now = performance.now();
    this.botMs += this.asked * (now - this.changedAt);
    this.changedAt = now;
    this.asked += change;
  }
}
