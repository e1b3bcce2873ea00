import { signal } from '@preact/signals';
import type { CatalogueWords } from '@keyflower/words';
import { Choice, replaceAddress, useWords } from '../ui/index.ts';
import { SearchBar } from './search-bar.tsx';
import { type Effect, PLAYER_COUNTS, SETS, type TileSet } from './tile-filters.ts';
import { CHAPTERS } from './tile-search.ts';
import { tilesAddress, type Wanted } from './tiles-address.ts';

const EVERYTHING: Wanted = { sought: '' };

/** Also in the address, so that it can be shared and is there when people come back from a tile. */
const wanted = signal(EVERYTHING);

/** What is searched for. */
export const tilesWanted = (): Wanted => wanted.value;

/** Shows what the address asks for. */
export const showWanted = (now: Wanted): void => {
  wanted.value = now;
};

const change = (now: Wanted): void => {
  wanted.value = now;
  replaceAddress(tilesAddress(now));
};

const want = (part: Partial<Wanted>): void => change({ ...wanted.value, ...part });

/** The value of a choice that filters nothing. */
const ALL = 'all';

/** The search field and the filters above the tiles. */
export function TileSearchBar({ count, catalogue }: { count: number; catalogue: CatalogueWords }) {
  const words = useWords();
  const { tiles, settings } = words;
  const { sought, set = ALL, chapter = ALL, effect = ALL, players } = wanted.value;
  const sets = { all: catalogue.all, base: tiles.base, farmers: settings.farmers };
  const isFiltered =
    sought.trim() !== '' || [set, chapter, effect, players ?? ALL].some((one) => one !== ALL);
  const all = [ALL, catalogue.all] as const;
  return (
    <SearchBar
      label={tiles.search}
      sought={sought}
      onSeek={(text) => want({ sought: text })}
      found={isFiltered ? tiles.found(count) : ''}
    >
      <Choice
        label={tiles.show}
        options={SETS.map((id) => [id, sets[id]])}
        value={set}
        onPick={(value) => want({ set: value as TileSet })}
      />
      <Choice
        label={catalogue.season}
        options={[all, ...CHAPTERS.map(({ id, title }) => [id, title(words)] as const)]}
        value={chapter}
        onPick={(value) => want({ chapter: value === ALL ? undefined : value })}
      />
      <Choice
        label={catalogue.effect}
        options={[all, ...Object.entries(catalogue.effects)]}
        value={effect}
        onPick={(value) => want({ effect: value === ALL ? undefined : (value as Effect) })}
      />
      <Choice
        label={catalogue.players}
        options={[all, ...PLAYER_COUNTS.map((n) => [String(n), String(n)] as const)]}
        value={players === undefined ? ALL : String(players)}
        onPick={(value) => want({ players: value === ALL ? undefined : Number(value) })}
      />
      {isFiltered && (
        <button type="button" class="quiet" onClick={() => change(EVERYTHING)}>
          {catalogue.reset}
        </button>
      )}
    </SearchBar>
  );
}
