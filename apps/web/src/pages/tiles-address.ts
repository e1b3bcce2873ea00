import type { CatalogueWords } from '@keyflower/words';
import { type Effect, PLAYER_COUNTS, SETS, type TileFilters } from './tile-filters.ts';
import { CHAPTERS } from './tile-search.ts';

/** What the list of tiles shows. */
export type Wanted = { sought: string } & TileFilters;

/** The address of a list of tiles, for links to it. */
export function tilesAddress({ sought, set = 'all', chapter, effect, players }: Wanted): string {
  const query = new URLSearchParams();
  const add = (name: string, value: string | undefined): void => {
    if (value) query.set(name, value);
  };
  add('q', sought.trim());
  add('set', set === 'all' ? undefined : set);
  add('type', chapter);
  add('effect', effect);
  add('players', players?.toString());
  const text = query.toString();
  return text === '' ? '/tiles' : `/tiles?${text}`;
}

/** What an address asks for; what it cannot mean is left out. */
export function wantedIn(query: URLSearchParams, effects: CatalogueWords['effects']): Wanted {
  const [set, chapter, effect] = [query.get('set'), query.get('type'), query.get('effect')];
  const wanted: Wanted = { sought: query.get('q') ?? '' };
  const known = SETS.find((one) => one === set);
  if (known && known !== 'all') wanted.set = known;
  if (chapter !== null && CHAPTERS.some(({ id }) => id === chapter)) wanted.chapter = chapter;
  if (effect !== null && Object.hasOwn(effects, effect)) wanted.effect = effect as Effect;
  const players = PLAYER_COUNTS.find((n) => String(n) === query.get('players'));
  if (players !== undefined) wanted.players = players;
  return wanted;
}
