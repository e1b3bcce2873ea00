import { thousands } from '../terminal/layout.ts';
import { complain } from '../terminal/output.ts';

const BAR = 24;
const PAUSE_MS = 100;
const LINES = 10;

/** How far a tournament is: a bar where somebody watches, and a line now and then where it is written down. */
export class ArenaProgress {
  private readonly games: number;
  private readonly started = performance.now();
  private readonly watched = process.stderr.isTTY;
  private drawn = 0;
  private told = 0;

  constructor(games: number) {
    this.games = games;
  }

  get seconds(): number {
    return (performance.now() - this.started) / 1000;
  }

  /** `news`: what is known so far, in a few words, if anything is. */
  show(played: number, news: string): void {
    const added = news === '' ? '' : `; ${news}`;
    if (this.watched) this.draw(played, added);
    else this.tell(played, added);
  }

  clear(): void {
    if (this.watched) process.stderr.write('\r\u001B[K');
  }

  private draw(played: number, news: string): void {
    const now = performance.now();
    if (now - this.drawn < PAUSE_MS) return;
    this.drawn = now;
    const done = Math.floor((played / this.games) * BAR);
    const bar = '#'.repeat(done) + '.'.repeat(BAR - done);
    const left = time((this.seconds / played) * (this.games - played));
    const text = `[${bar}] ${thousands(played)} of ${thousands(this.games)}, ${left} left${news}`;
    process.stderr.write(`\r${text.slice(0, (process.stderr.columns || 80) - 1)}\u001B[K`);
  }

  private tell(played: number, news: string): void {
    const step = Math.floor((played / this.games) * LINES);
    if (step <= this.told) return;
    this.told = step;
    complain(`${thousands(played)} of ${thousands(this.games)} games in ${time(this.seconds)}${news}`);
  }
}

function time(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
}
