import { thousands } from '../terminal/layout.ts';
import { complain } from '../terminal/output.ts';
import { counted } from './counted.ts';

const BAR = 24;
const PAUSE_MS = 100;
const BEAT_MS = 1000;
const LINES = 10;

/** How far a tournament is: a bar where somebody watches, and a line now and then where it is written down. */
export class ArenaProgress {
  private readonly games: number;
  private readonly started = performance.now();
  private readonly watched = process.stderr.isTTY;
  private drawn = 0;
  private told = 0;
  private played = 0;
  private news = '';
  /** A game may take minutes: that time goes by shows that nothing hangs. */
  private readonly beat: NodeJS.Timeout | undefined;

  constructor(games: number) {
    this.games = games;
    if (!this.watched) return;
    this.draw();
    this.beat = setInterval(() => this.draw(), BEAT_MS).unref();
  }

  get seconds(): number {
    return (performance.now() - this.started) / 1000;
  }

  /** `news`: what is known so far, in a few words, if anything is. */
  show(played: number, news: string): void {
    this.played = played;
    this.news = news === '' ? '' : `; ${news}`;
    if (!this.watched) this.tell();
    else if (performance.now() - this.drawn >= PAUSE_MS) this.draw();
  }

  clear(): void {
    clearInterval(this.beat);
    if (this.watched) process.stderr.write('\r\u001B[K');
  }

  private draw(): void {
    const { played, games, news } = this;
    this.drawn = performance.now();
    const done = Math.floor((played / games) * BAR);
    const bar = '#'.repeat(done) + '.'.repeat(BAR - done);
    const left =
      played === 0 ? time(this.seconds) : `${time((this.seconds / played) * (games - played))} left`;
    const text = `[${bar}] ${thousands(played)} of ${thousands(games)}, ${left}${news}`;
    process.stderr.write(`\r${text.slice(0, (process.stderr.columns || 80) - 1)}\u001B[K`);
  }

  private tell(): void {
    const step = Math.floor((this.played / this.games) * LINES);
    if (step <= this.told) return;
    this.told = step;
    const games = `${thousands(this.played)} of ${counted(this.games, 'game')}`;
    complain(`${games} in ${time(this.seconds)}${this.news}`);
  }
}

function time(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
}
