import { writeFileSync } from 'node:fs';
import type { Game } from '@keyflower/engine';
import { UsageError } from '../command.ts';

/** Writes the game so far as JSON Lines, with the players' names if given. */
export function writeRecord(path: string, game: Game, names?: readonly string[]): void {
  const [header, ...entries] = game.record();
  const seats = names?.map((name) => ({ name }));
  const record = [seats ? { ...header, seats } : header, ...entries];
  const lines = record.map((line) => `${JSON.stringify(line)}\n`);
  try {
    writeFileSync(path, lines.join(''));
  } catch (error) {
    throw new UsageError(`cannot write ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
