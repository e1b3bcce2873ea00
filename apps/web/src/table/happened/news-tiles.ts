import type { ToldEvent } from '../model.ts';
import { playerOf, sinceMine } from './since.ts';

const fieldTile = (field: string): string => field.split(':')[0];

/** The tiles that an event is about. */
export function tilesOf(event: ToldEvent): readonly string[] {
  switch (event.type) {
    case 'bid':
    case 'used':
      return [event.tile, ...event.groups];
    case 'gained-resources':
    case 'upgraded':
    case 'stood-up':
    case 'bid-returned':
    case 'tile-discarded':
    case 'tile-won':
    case 'turn-order-won':
    case 'capacity':
      return [event.tile];
    case 'paid-group':
      return [event.group];
    case 'moved':
      return [event.from, event.to];
    case 'boat-picked':
    case 'boat-loaded':
      return [event.boat];
    case 'placements-shown':
      return event.placements.map(({ tile }) => tile);
    case 'season-began':
      return event.market.map(({ tile }) => tile);
    case 'animal-placed':
    case 'bred':
      return [fieldTile(event.field)];
    case 'herded':
      return [fieldTile(event.from), fieldTile(event.to)];
    default:
      return [];
  }
}

/** The tiles that others changed since I last did something. */
export function newsTiles(events: readonly ToldEvent[], me: number | null): Set<string> {
  const tiles = new Set<string>();
  for (const event of sinceMine(events, me)) {
    if (me !== null && playerOf(event) === me) continue;
    // A new season is new all over: then a ribbon on every tile would say nothing.
    if (event.type === 'season-began' || event.type === 'boat-loaded') tiles.clear();
    else for (const tile of tilesOf(event)) tiles.add(tile);
  }
  return tiles;
}
