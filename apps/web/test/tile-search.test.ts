import { BASE_TILES, FARMERS_TILES } from '@keyflower/engine';
import { englishTileName, tileName } from '@keyflower/words/story/names';
import { describe, expect, test } from 'vitest';
import {
  type Effect,
  effectsOf,
  isUsedBy,
  PLAYER_COUNTS,
  type TileFilters,
} from '../src/pages/tile-filters.ts';
import { CHAPTERS, tilesFound } from '../src/pages/tile-search.ts';
import { tilesAddress, wantedIn } from '../src/pages/tiles-address.ts';
import { catalogue } from '@keyflower/words/en/catalogue';
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

describe('the filters of tiles', () => {
  const left = (filters: TileFilters, sought = ''): string[] =>
    idsIn(tilesFound(DICTIONARIES.en, { sought, ...filters }));

  test('a season or a type leaves its tiles alone', () => {
    expect(left({ chapter: 'winter' })).toEqual(
      ALL.filter(({ season }) => season === 'winter').map(({ id }) => id),
    );
    expect(left({ chapter: 'homes' })).toEqual(ALL.filter(({ kind }) => kind === 'home').map(({ id }) => id));
  });

  test('an effect leaves the tiles that have it on one of their sides', () => {
    expect(left({ effect: 'transport' }).sort()).toEqual(
      sortedIds(ALL.filter(({ front, back }) => (front.use?.transport ?? back?.use?.transport ?? 0) > 0)),
    );
    expect(left({ effect: 'skills' })).toEqual(['apprentice-hall', 'farm-yard', 'hiring-fair']);
    expect(left({ effect: 'ability' })).toEqual(
      ALL.filter(({ kind }) => kind === 'summer-boat').map(({ id }) => id),
    );
  });

  test('every effect on offer is that of a tile, but not of every tile', () => {
    for (const effect of Object.keys(catalogue.effects) as (keyof typeof catalogue.effects)[]) {
      const having = ALL.filter((spec) => effectsOf(spec).has(effect)).length;
      expect(having, effect).toBeGreaterThan(0);
      expect(having, effect).toBeLessThan(ALL.length / 2);
    }
  });

  test('a number of players leaves out the boats and turn-order tiles of larger games, and no village tile', () => {
    for (const players of PLAYER_COUNTS) {
      const boats = left({ players, chapter: 'boats' });
      expect(boats).toHaveLength(players);
      expect(left({ players, chapter: 'spring' })).toEqual(left({ chapter: 'spring' }));
      expect(ALL.filter((spec) => spec.startPlayer && isUsedBy(players, spec)).length).toBeGreaterThan(0);
    }
  });

  test('filters and the words searched for apply together', () => {
    expect(left({ chapter: 'summer', effect: 'resources', set: 'base' }, 'gold').sort()).toEqual([
      'carpenter',
      'mason',
      'smelter',
    ]);
  });
});

describe('the address of a list of tiles', () => {
  const read = (address: string) =>
    wantedIn(new URL(address, 'https://example.org').searchParams, catalogue.effects);

  test('says all that is searched for and chosen', () => {
    const effects = Object.keys(catalogue.effects) as Effect[];
    for (const set of [undefined, 'base', 'farmers'] as const)
      for (const chapter of [undefined, ...CHAPTERS.map(({ id }) => id)])
        for (const effect of [undefined, ...effects])
          for (const players of [undefined, ...PLAYER_COUNTS]) {
            const wanted = {
              sought: chapter === 'boats' ? 'wood & 50% Stein' : '',
              set,
              chapter,
              effect,
              players,
            };
            expect(read(tilesAddress(wanted))).toEqual(wanted);
          }
    expect(tilesAddress({ sought: ' ', set: 'all' })).toBe('/tiles');
  });

  test('is harmless where it asks for what there is not', () => {
    expect(read('/tiles?set=none&type=constructor&effect=toString&players=7&other=1')).toEqual({
      sought: '',
    });
  });
});
