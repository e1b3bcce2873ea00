import { OK } from '../command.ts';
import { tint } from './style.ts';

/** A reader that closes the pipe (`keyflower demo | head`) is no failure. */
export function exitQuietlyOnClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(OK);
    throw error;
  });
  // Nothing useful is left to do when errors can't be written either.
  process.stderr.on('error', () => {});
}

export function print(...lines: string[]): void {
  process.stdout.write(`${lines.map(tint).join('\n')}\n`);
}

/** Prints a message about the run, as opposed to its result. */
export function complain(message: string): void {
  process.stderr.write(`keyflower: ${message}\n`);
}
