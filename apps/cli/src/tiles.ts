import {
  type Edition,
  FULL_EDITION,
  OverridesError,
  type TileOverrides,
  withOverrides,
} from '@keyflower/engine';
import { UsageError } from './command.ts';
import { readText } from './files.ts';
import { JsonTextError, parseJsonText } from './json-text.ts';
import { showTiles } from './table/table-view.ts';

export const TILES_OPTION = {
  tiles: {
    value: 'FILE',
    help: 'play with the corrections in this file (docs/tiles.md)',
    path: 'file',
  },
} as const;

/** Corrections from the text of a file. A JsonTextError names the place of the first mistake. */
export function parseOverrides(text: string): TileOverrides {
  const located = parseJsonText(text);
  try {
    withOverrides(FULL_EDITION, located.value);
    return located.value as TileOverrides;
  } catch (error) {
    if (!(error instanceof OverridesError)) throw error;
    throw new JsonTextError(located.where(error.path), error.refusal.message);
  }
}

/** The corrections in a file; errors start with file, line and column. */
export function readOverrides(file: string): TileOverrides {
  const text = readText(file);
  try {
    return parseOverrides(text);
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    const { line, column } = error.place;
    throw new UsageError(`${file}:${line}:${column}: ${error.message}`);
  }
}

/** The tiles to play with, corrected by a file if one is given. Also sets the tiles that are shown. */
export function tilesToPlay(file: string | undefined): Edition {
  const edition = file === undefined ? FULL_EDITION : withOverrides(FULL_EDITION, readOverrides(file));
  showTiles(edition);
  return edition;
}
