import type { BotObserver } from './bot-table.ts';
import type { GuestsResult } from './order.ts';

/** Counts the bots' answers, their duration, and the number of concurrent requests. */
export class BotTally {
  private times: number[] = [];
  private asked = 0;
  /** The number of open requests, integrated over time. */
  private botMs = 0;
  private changedAt = 0;
  private openedAt = 0;

  /** For one bot. */
  newWatch(): BotObserver {
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
