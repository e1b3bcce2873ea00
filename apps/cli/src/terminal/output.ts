import { OK } from '../command.ts';
import { tint } from './style.ts';

/** A reader that has seen enough (`keyflower demo | head`) is no failure. */
export function endQuietlyWhenNobodyReads(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(OK);
    throw error;
  });
  // Nothing sensible is left to do when even complaints can't be written.
  process.stderr.on('error', () => {});
}

export function print(...lines: string[]): void {
  process.stdout.write(`${lines.map(tint).join('\n')}\n`);
}

/** Says something about the run that is not its result. */
export function complain(message: string): void {
  process.stderr.write(`keyflower: ${message}\n`);
}
