import { canonicalJson, hashOf } from '../model/canonical.ts';
import { contentComplaints } from './check.ts';
import type { Content } from '../model/game.ts';
import { buildContent } from './content.ts';
import type { ContentSource } from './edition.ts';
import { nearestFact, readFields, readObject } from './overrides/fields.ts';
import { contradiction, refuseField } from './overrides/path.ts';
import { correctTile } from './overrides/tile.ts';
import type { OverrideVocabulary } from '../model/vocabulary.ts';
import { BASE_VOCABULARY } from './overrides/vocabulary.ts';
import type { TileSpec } from '../model/tile.ts';

/** `keyflower-tiles/1`: corrections of the built-in tile data. See docs/tiles.md. */
export const TILES_FORMAT = 'keyflower-tiles/1';

/** Checked overrides: tile ids, and of each tile the fields that replace the printed ones. */
export interface TileOverrides {
  format: typeof TILES_FORMAT;
  tiles: Readonly<Record<string, object>>;
}

/** SHA-256 of the overrides as canonical JSON: the same for the same corrections, however they are written. */
export const overridesHash = (overrides: unknown): string => hashOf(overrides);

/** The tiles with the overrides in place. Throws an OverridesError for the first field that is wrong. */
export function applyOverrides(
  tiles: readonly TileSpec[],
  overrides: unknown,
  vocabulary: OverrideVocabulary = BASE_VOCABULARY,
): TileSpec[] {
  const given = readOverrides(overrides, new Set(tiles.map(({ id }) => id)));
  return correctTiles(tiles, given, vocabulary);
}

/**
 * A content, or all of an edition, with these overrides in place of any it had; null takes them all away. An edition's
 * contents each take what is about their own tiles. Throws an OverridesError for the first field that is wrong.
 */
export function withOverrides<Source extends ContentSource>(source: Source, overrides: unknown): Source {
  const contents: readonly (Content | undefined)[] = 'tiles' in source ? [source] : Object.values(source);
  const given =
    overrides === null
      ? null
      : readOverrides(overrides, new Set(contents.flatMap((each) => each?.ids ?? [])));
  // Modes may share a content, and go on sharing it.
  const made = new Map(
    contents.flatMap((content) => {
      if (!content) return [];
      return [[content, given ? correctContent(content, given) : asPrinted(content)] as const];
    }),
  );
  if ('tiles' in source) return made.get(source) as Source;
  const entries = Object.entries(source) as [string, Content | undefined][];
  return Object.fromEntries(entries.map(([mode, content]) => [mode, content && made.get(content)])) as Source;
}

function asPrinted(content: Content): Content {
  return content.overrides ? buildContent(content.printed, content.definitions) : content;
}

/** A content keeps the overrides of the tiles it has: what its games are played with, and no more. */
function correctContent(content: Content, { format, tiles: given }: TileOverrides): Content {
  const { printed, definitions, vocabulary } = content;
  const own = printed.filter(({ id }) => Object.hasOwn(given, id)).map(({ id }) => [id, given[id]]);
  if (own.length === 0) return asPrinted(content);
  const ours = { format, tiles: Object.fromEntries(own) as TileOverrides['tiles'] };
  const tiles = correctTiles(printed, ours, vocabulary);
  // A copy, so that later changes by the caller have no effect.
  const overrides = JSON.parse(canonicalJson(ours)) as TileOverrides;
  return buildContent(tiles, definitions, {
    printed,
    overrides: { hash: overridesHash(overrides), overrides },
  });
}

/** The frame of the overrides; what they say of each tile is checked with the tile in hand. */
function readOverrides(overrides: unknown, ids: ReadonlySet<string>): TileOverrides {
  const file = readObject(overrides, []);
  if (file.format !== TILES_FORMAT) refuseField(['format'], 'unknown-name', { expected: [TILES_FORMAT] });
  readFields(file, [], ['format', 'tiles']);
  const tiles = readObject(file.tiles, ['tiles']);
  for (const id of Object.keys(tiles)) {
    if (!ids.has(id)) refuseField(['tiles', id], 'unknown-tile', nearestFact(id, [...ids]));
    readObject(tiles[id], ['tiles', id]);
  }
  return file as unknown as TileOverrides;
}

function correctTiles(
  tiles: readonly TileSpec[],
  { tiles: given }: TileOverrides,
  vocabulary: OverrideVocabulary,
): TileSpec[] {
  const result = tiles.map((tile) =>
    Object.hasOwn(given, tile.id) ? correctTile(tile, given[tile.id], ['tiles', tile.id], vocabulary) : tile,
  );
  const [complaint] = contentComplaints(result);
  if (complaint !== undefined) contradiction(['tiles', complaint.split(': ')[0]], 'inconsistent-tile');
  return result;
}
