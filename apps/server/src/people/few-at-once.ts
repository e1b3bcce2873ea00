/** Thrown where even the queue is full. */
export class TooBusy extends Error {
  constructor() {
    super('too much to do at once, try again in a moment');
    this.name = 'TooBusy';
  }
}

/** Lets a few tasks run at once; the others wait in line, and the line has an end. */
export class FewAtOnce {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running += 1;
    else if (this.#waiting.length >= this.#mostWaiting) throw new TooBusy();
    // Whoever leaves hands the place over, so that nobody can slip in between.
    else await new Promise<void>((resume) => this.#waiting.push(resume));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
