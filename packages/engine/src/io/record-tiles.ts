import type { Content } from '../model/game.ts';
import { type ContentSource, contentFor } from '../content/edition.ts';
import type { Options } from '../model/options.ts';
import { withOverrides } from '../content/overrides.ts';
import type { Reader } from '../model/reader.ts';
import type { RecordHeader } from './record.ts';

type RecordTiles = NonNullable<RecordHeader['tiles']>;

export function readTiles(tiles: unknown, read: Reader): RecordTiles {
  const { hash, overrides } = read.object(tiles, 'tiles');
  return { hash: read.text(hash, 'tiles.hash'), overrides: read.object(overrides, 'tiles.overrides') };
}

/** The content a record was played with: its own corrections replace those of the source. */
export function recordedContent(
  source: ContentSource,
  { farmers, expansions }: Options,
  tiles: RecordTiles | undefined,
  read: Reader,
): Content {
  const content = withOverrides(contentFor(source, farmers, expansions), tiles?.overrides ?? null);
  if (tiles && content.overrides?.hash !== tiles.hash) {
    read.contradiction('tiles.hash', 'hash-differs');
  }
  return content;
}
