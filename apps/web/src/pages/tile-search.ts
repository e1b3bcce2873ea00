import { BASE_TILES, FARMERS_TILES, type Season, SEASONS, type TileSpec } from '@keyflower/engine';
import type { Words } from '@keyflower/words';
import { englishTileName, tileName } from '@keyflower/words/story/names';
import { sideText, upgradeText } from '@keyflower/words/story/tile-text';
import { searchFor } from './search.ts';
import { passes, type TileFilters } from './tile-filters.ts';

/** Tiles of the game that belong together. */
export interface Chapter {
  id: string;
  title: (words: Words) => string;
  tiles: readonly TileSpec[];
}

const TILES: readonly TileSpec[] = [...BASE_TILES, ...FARMERS_TILES];

const of = (kind: TileSpec['kind']): TileSpec[] => TILES.filter((tile) => tile.kind === kind);

/** The tiles in game order: homes, the seasons, then the others. */
export const CHAPTERS: readonly Chapter[] = [
  { id: 'homes', title: ({ tiles }) => tiles.homes, tiles: of('home') },
  ...SEASONS.map((season: Season) => ({
    id: season,
    title: ({ story }: Words) => story.seasons[season],
    tiles: TILES.filter((tile) => tile.season === season),
  })),
  { id: 'boats', title: ({ game }) => game.boats, tiles: of('boat') },
  { id: 'turn-order', title: ({ game }) => game.turnOrder, tiles: of('turn-order') },
];

/** What a search looks through: names, what both sides do, and the cost of the upgrade. */
function textOf(spec: TileSpec, chapter: string, { story }: Words): string {
  const sides = spec.back ? [false, true] : [false];
  return [
    chapter,
    tileName(spec.id, story),
    englishTileName(spec.id, story),
    ...sides.map((flipped) => sideText(spec, flipped, story)),
    spec.upgradeCost && upgradeText(spec, story),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The tiles that pass the filters and contain every word searched for, by chapter; empty chapters are left out. */
export function tilesFound(
  words: Words,
  { sought, ...filters }: { sought: string } & TileFilters,
): readonly Chapter[] {
  const matches = searchFor(sought);
  return CHAPTERS.flatMap((chapter) => {
    const title = chapter.title(words);
    const tiles = chapter.tiles.filter(
      (spec) => passes(spec, chapter.id, filters) && (matches?.(textOf(spec, title, words)) ?? true),
    );
    return tiles.length === 0 ? [] : [{ ...chapter, tiles }];
  });
}
