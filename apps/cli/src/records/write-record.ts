import { writeFileSync } from 'node:fs';
import type { Game } from '@keyflower/engine';
import { UsageError } from '../command.ts';

/** The game so far as JSON Lines, for `replay` and `verify`; with who sat where, if that is worth telling. */
export function writeRecord(path: string, game: Game, names?: readonly string[]): void {
  const [header, ...entries] = game.record();
  const seats = names?.map((name) => ({ name }));
  const told = [seats ? { ...header, seats } : header, ...entries];
  const lines = told.map((line) => `${JSON.stringify(line)}\n`);
  try {
    writeFileSync(path, lines.join(''));
  } catch (error) {
    throw new UsageError(`cannot write ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
