import { canonicalJson, hashOf } from '../model/canonical.ts';
import { RefusalError } from '../model/refusal.ts';
import { inputRefusal } from '../model/refusal-messages.ts';
import { contentComplaints } from './check.ts';
import { buildContent, type Content } from './content.ts';
import type { ContentSource } from './edition.ts';
import { hint, readObject } from './overrides/fields.ts';
import { nearest } from './overrides/nearest.ts';
import { JsonTextError, parseJsonText, type Place } from './overrides/json-text.ts';
import { Offence, pathText } from './overrides/path.ts';
import { correctTile } from './overrides/tile.ts';
import { BASE_VOCABULARY, type OverrideVocabulary } from './overrides/vocabulary.ts';
import type { TileSpec } from '../model/tile.ts';

/** `keyflower-tiles/1`: what a table knows better than the printed content. See docs/tiles.md. */
export const TILES_FORMAT = 'keyflower-tiles/1';

/** Checked overrides: tile ids, and of each tile the fields that replace the printed ones. */
export interface TileOverrides {
  format: typeof TILES_FORMAT;
  tiles: Readonly<Record<string, object>>;
}

/** SHA-256 of the overrides as canonical JSON: the same for the same corrections, however they are written. */
export const overridesHash = (overrides: unknown): string => hashOf(overrides);

/** The tiles with the overrides in place. Throws a RefusalError that names the first field that can't be. */
export function applyOverrides(
  tiles: readonly TileSpec[],
  overrides: unknown,
  vocabulary: OverrideVocabulary = BASE_VOCABULARY,
): TileSpec[] {
  return refusing(() => {
    const given = readOverrides(overrides, new Set(tiles.map(({ id }) => id)));
    return correctTiles(tiles, given, vocabulary);
  });
}

/**
 * A content, or all of an edition, with these overrides in place of any it had; null takes them all away. An edition's
 * contents each take what is about their own tiles.
 */
export function withOverrides<Source extends ContentSource>(source: Source, overrides: unknown): Source {
  return refusing(() => corrected(source, overrides));
}

/**
 * Overrides from the text of a file, checked against the tiles they are for. A RefusalError says in which line and
 * column the first field stands that can't be.
 */
export function parseOverridesText(text: string, source: ContentSource): TileOverrides {
  try {
    const located = parseJsonText(text);
    try {
      corrected(source, located.value);
      return located.value as TileOverrides;
    } catch (error) {
      if (!(error instanceof Offence)) throw error;
      throw refusalAt(located.where(error.path), 'BAD_REQUEST', pathText(error.path), error.message);
    }
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    throw refusalAt(error.place, 'BAD_JSON', '', error.message);
  }
}

function refusalAt(
  { line, column }: Place,
  code: 'BAD_REQUEST' | 'BAD_JSON',
  path: string,
  problem: string,
): RefusalError {
  const refused = inputRefusal(code, 'contradiction', { path, problem });
  const message = `line ${line}, column ${column}: ${refused.message}`;
  return new RefusalError({ ...refused, line, column, message });
}

function refusing<T>(step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof Offence)) throw error;
    const facts = { path: pathText(error.path), problem: error.message };
    throw new RefusalError(inputRefusal('BAD_REQUEST', 'contradiction', facts));
  }
}

function corrected<Source extends ContentSource>(source: Source, overrides: unknown): Source {
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
  return content.overrides ? buildContent(content.printed, content.expand) : content;
}

/** A content keeps the overrides of the tiles it has: what its games are played with, and no more. */
function correctContent(content: Content, { format, tiles: given }: TileOverrides): Content {
  const { printed, expand, expansion } = content;
  const own = printed.filter(({ id }) => Object.hasOwn(given, id)).map(({ id }) => [id, given[id]]);
  if (own.length === 0) return asPrinted(content);
  const ours = { format, tiles: Object.fromEntries(own) as TileOverrides['tiles'] };
  const tiles = correctTiles(printed, ours, expansion?.vocabulary ?? BASE_VOCABULARY);
  // A copy, so that whoever gave them can't change them later.
  const overrides = JSON.parse(canonicalJson(ours)) as TileOverrides;
  return buildContent(tiles, expand, { printed, overrides: { hash: overridesHash(overrides), overrides } });
}

/** The frame of the overrides; what they say of each tile is checked with the tile in hand. */
function readOverrides(overrides: unknown, ids: ReadonlySet<string>): TileOverrides {
  const file = readObject(overrides, []);
  if (file.format !== TILES_FORMAT) throw new Offence(['format'], `"${TILES_FORMAT}" is expected`);
  for (const name of Object.keys(file)) {
    if (name !== 'format' && name !== 'tiles') {
      throw new Offence([name], `there is no such field; ${hint(name, ['format', 'tiles'])}`);
    }
  }
  const tiles = readObject(file.tiles, ['tiles']);
  for (const id of Object.keys(tiles)) {
    if (!ids.has(id)) throw new Offence(['tiles', id], `there is no such tile${question(id, ids)}`);
    readObject(tiles[id], ['tiles', id]);
  }
  return file as unknown as TileOverrides;
}

function question(id: string, ids: ReadonlySet<string>): string {
  const meant = nearest(id, [...ids]);
  return meant === null ? '' : `; did you mean "${meant}"?`;
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
  if (complaint !== undefined) {
    const [id, ...rest] = complaint.split(': ');
    throw new Offence(['tiles', id], rest.join(': '));
  }
  return result;
}
