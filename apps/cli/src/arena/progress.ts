import { thousands } from '../terminal/layout.ts';
import { logLine } from '../terminal/output.ts';
import { counted } from './counted.ts';

const BAR = 24;
const PAUSE_MS = 100;
const BEAT_MS = 1000;
const LINES = 10;

/** The progress of a tournament on standard error: a bar on a terminal, otherwise a line now and then. */
export class ArenaProgress {
  private readonly games: number;
  private readonly started = performance.now();
  private readonly isTerminal = process.stderr.isTTY;
  private drawn = 0;
  private linesPrinted = 0;
  private played = 0;
  private status = '';
  /** A game may take minutes: the running time shows that nothing hangs. */
  private readonly beat: NodeJS.Timeout | undefined;

  constructor(games: number) {
    this.games = games;
    if (!this.isTerminal) return;
    this.draw();
    this.beat = setInterval(() => this.draw(), BEAT_MS).unref();
  }

  get seconds(): number {
    return (performance.now() - this.started) / 1000;
  }

  /** `status`: the intermediate result in a few words, or an empty text. */
  show(played: number, status: string): void {
    this.played = played;
    this.status = status === '' ? '' : `; ${status}`;
    if (!this.isTerminal) this.printLine();
    else if (performance.now() - this.drawn >= PAUSE_MS) this.draw();
  }

  clear(): void {
    clearInterval(this.beat);
    if (this.isTerminal) process.stderr.write('\r\u001B[K');
  }

  private draw(): void {
    const { played, games, status } = this;
    this.drawn = performance.now();
    const done = Math.floor((played / games) * BAR);
    const bar = '#'.repeat(done) + '.'.repeat(BAR - done);
    const left =
      played === 0 ? time(this.seconds) : `${time((this.seconds / played) * (games - played))} left`;
    const text = `[${bar}] ${thousands(played)} of ${thousands(games)}, ${left}${status}`;
    process.stderr.write(`\r${text.slice(0, (process.stderr.columns || 80) - 1)}\u001B[K`);
  }

  private printLine(): void {
    const step = Math.floor((this.played / this.games) * LINES);
    if (step <= this.linesPrinted) return;
    this.linesPrinted = step;
    const games = `${thousands(this.played)} of ${counted(this.games, 'game')}`;
    logLine(`${games} in ${time(this.seconds)}${this.status}`);
  }
}

function time(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
}
