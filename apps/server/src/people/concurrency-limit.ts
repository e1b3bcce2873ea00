/** Thrown when the queue is full. */
export class TooBusy extends Error {
  constructor() {
    super('too much to do at once, try again in a moment');
    this.name = 'TooBusy';
  }
}

/** Limits the number of concurrent tasks; further ones wait in a bounded queue. */
export class ConcurrencyLimit {
  private readonly atOnce: number;
  private readonly mostWaiting: number;
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.atOnce = atOnce;
    this.mostWaiting = mostWaiting;
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const start = async (): Promise<void> => {
        try {
          resolve(await task());
        } catch (error) {
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- whatever was thrown, unchanged
          reject(error);
        } finally {
          this.leave();
        }
      };
      if (this.running < this.atOnce) {
        this.running += 1;
        void start();
      } else if (this.waiting.length >= this.mostWaiting) reject(new TooBusy());
      else this.waiting.push(() => void start());
    });
  }

  /** Starts the next task in the same tick, so that the queue keeps its order. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
