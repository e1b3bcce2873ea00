/** Lets requests wait until games have begun, through whichever server. */
export class Beginnings {
  private readonly waiting = new Map<string, Set<() => void>>();

  /** Settles when the game of a table has begun, or after some time. */
  wait(table: string, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        waiting.delete(done);
        if (waiting.size === 0) this.waiting.delete(table);
        resolve();
      };
      const timer = setTimeout(done, ms);
      const waiting = this.waiting.get(table) ?? new Set();
      this.waiting.set(table, waiting.add(done));
    });
  }

  tell(table: string): void {
    for (const done of Array.from(this.waiting.get(table) ?? [])) done();
  }
}
