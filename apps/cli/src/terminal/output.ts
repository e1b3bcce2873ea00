import { OK } from '../command.ts';
import { tint } from './style.ts';

/** A closed pipe (`keyflower demo | head`) is not a failure. */
export function exitQuietlyOnClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(OK);
    throw error;
  });
  // Nothing can be reported once standard error is closed.
  process.stderr.on('error', () => {});
}

export function print(...lines: string[]): void {
  process.stdout.write(`${lines.map(tint).join('\n')}\n`);
}

/** Prints a message about the run, such as an error or progress, to standard error. */
export function logLine(message: string): void {
  process.stderr.write(`keyflower: ${message}\n`);
}
