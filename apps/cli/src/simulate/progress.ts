import { thousands } from '../terminal/layout.ts';

const BAR = 30;
const PAUSE_MS = 100;

/** A progress bar on standard error if that is a terminal. */
export class Progress {
  private readonly games: number;
  private readonly started = performance.now();
  private readonly isTerminal = process.stderr.isTTY;
  private drawn = 0;

  constructor(games: number) {
    this.games = games;
  }

  get seconds(): number {
    return (performance.now() - this.started) / 1000;
  }

  show(played: number): void {
    const now = performance.now();
    if (!this.isTerminal || now - this.drawn < PAUSE_MS) return;
    this.drawn = now;
    const done = Math.floor((played / this.games) * BAR);
    const bar = '#'.repeat(done) + '.'.repeat(BAR - done);
    const speed = thousands(played / this.seconds);
    process.stderr.write(`\r[${bar}] ${thousands(played)} of ${thousands(this.games)}, ${speed} games/s `);
  }

  clear(): void {
    if (this.isTerminal) process.stderr.write(`\r${' '.repeat(79)}\r`);
  }
}
