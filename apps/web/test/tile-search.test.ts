import { BASE_TILES, FARMERS_TILES } from '@keyflower/engine';
import { englishTileName, tileName } from '@keyflower/words/story/names';
import { describe, expect, test } from 'vitest';
import { CHAPTERS, tilesFound } from '../src/pages/tile-search.ts';
import { DICTIONARIES } from './support/dictionaries.ts';

const idsIn = (chapters: ReturnType<typeof tilesFound>): string[] =>
  chapters.flatMap(({ tiles }) => tiles.map(({ id }) => id));

const sortedIds = (tiles: readonly { id: string }[]): string[] => tiles.map(({ id }) => id).sort();

const ALL = [...BASE_TILES, ...FARMERS_TILES];

test('every tile is in one chapter', () => {
  expect(idsIn(CHAPTERS).sort()).toEqual(sortedIds(ALL));
});

describe.each(Object.entries(DICTIONARIES))('the tile search (%s)', (_language, words) => {
  const found = (sought: string, set: 'all' | 'base' | 'farmers' = 'all'): string[] =>
    idsIn(tilesFound(words, { sought, set }));

  test('shows all tiles where nothing is searched for', () => {
    expect(found(' ')).toEqual(idsIn(CHAPTERS));
  });

  test('finds every tile by its name and by its English name, without accents and case', () => {
    for (const { id } of ALL) {
      const name = tileName(id, words.story);
      expect(found(name), name).toContain(id);
      expect(found(name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()), name).toContain(id);
      expect(found(englishTileName(id, words.story) ?? name), id).toContain(id);
    }
  });

  test('finds tiles by what they do and by their season, all words together', () => {
    const wood = found(words.story.nouns.wood);
    expect(wood).toContain('woodcutter');
    expect(wood.length).toBeLessThan(ALL.length / 2);
    const spring = found(`${words.story.seasons.spring} ${words.story.nouns.wood}`);
    expect(spring).toContain('woodcutter');
    expect(spring.length).toBeLessThan(wood.length);
    expect(wood).toEqual(expect.arrayContaining(spring));
  });

  test('finds nothing where no tile has every word', () => {
    expect(found('zzz')).toEqual([]);
    expect(tilesFound(words, { sought: 'zzz', set: 'all' })).toEqual([]);
  });

  test('shows the tiles of the base game or of the expansion alone', () => {
    expect(found('', 'base').sort()).toEqual(sortedIds(BASE_TILES));
    expect(found('', 'farmers').sort()).toEqual(sortedIds(FARMERS_TILES));
  });
});
