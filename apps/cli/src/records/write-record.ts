import { writeFileSync } from 'node:fs';
import type { Game } from '@keyflower/engine';
import { UsageError } from '../command.ts';

/** The game so far as JSON Lines, for `replay` and `verify`. */
export function writeRecord(path: string, game: Game): void {
  const lines = game.record().map((line) => `${JSON.stringify(line)}\n`);
  try {
    writeFileSync(path, lines.join(''));
  } catch (error) {
    throw new UsageError(`cannot write ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
