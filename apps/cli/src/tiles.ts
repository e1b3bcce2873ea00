import {
  type Edition,
  FULL_EDITION,
  parseOverridesText,
  RefusalError,
  type TileOverrides,
  withOverrides,
} from '@keyflower/engine';
import { readText, UsageError } from './command.ts';
import { showTiles } from './table/sight.ts';

/** What `--tiles` does, for the help of the commands that have it. */
export const TILES_HELP = '  --tiles FILE         play with the corrections in this file (docs/tiles.md)';

/** The corrections in a file; what is wrong with one is told with its line. */
export function readOverrides(file: string): TileOverrides {
  const text = readText(file);
  try {
    return parseOverridesText(text, FULL_EDITION);
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const { line, column, message } = error.refusal;
    throw new UsageError(`${file}:${line}:${column}: ${message.replace(/^line \d+, column \d+: /, '')}`);
  }
}

/** The tiles to play with, corrected by a file where one is named; from now on they are also what is shown. */
export function tilesToPlay(file: string | undefined): Edition {
  const edition = file === undefined ? FULL_EDITION : withOverrides(FULL_EDITION, readOverrides(file));
  showTiles(edition);
  return edition;
}
