import { contentFor, marketSize, type Season, SEASONS } from '@keyflower/engine';
import type { Scene } from '../scene.ts';
import type { Sight } from '../sight.ts';

/** Where the tiles of a season are, as far as the viewer can tell. */
export interface Whereabouts {
  season: Season;
  market: readonly string[];
  /** In a village, or about to be placed there. */
  villages: readonly { tile: string; seat: number }[];
  /** Winter tiles behind a screen that I may look behind. */
  held: readonly { tile: string; seat: number }[];
  /** May still come. */
  ahead: readonly string[];
  /** How many of them do, if that is certain. */
  coming: number;
  /** Was never there, or is gone: it can't come any more. */
  gone: readonly string[];
}

function homes(sight: Sight): Map<string, number> {
  const found = new Map<string, number>();
  sight.players.forEach(({ village, placing }, seat) => {
    for (const { tile } of [...village, ...(placing ?? [])]) found.set(tile, seat);
  });
  return found;
}

function hands(sight: Sight): Map<string, number> {
  const found = new Map<string, number>();
  sight.players.forEach(({ winter }, seat) => {
    if (typeof winter !== 'number') for (const tile of winter) found.set(tile, seat);
  });
  return found;
}

/** Winter tiles behind screens that I can't look behind. */
function hiddenTiles({ players }: Sight): number {
  return players.reduce((sum, { winter }) => sum + (typeof winter === 'number' ? winter : 0), 0);
}

/** Everything that a village can be built of, season by season. */
export function whereabouts({ sight, edition }: Pick<Scene, 'sight' | 'edition'>): Whereabouts[] {
  const { ids, seasons } = contentFor(edition, sight.options.farmers);
  const now = SEASONS.indexOf(sight.season);
  const market = new Set(sight.market.map(({ tile }) => tile));
  const built = homes(sight);
  const inHand = hands(sight);
  const at = (tiles: readonly string[], where: ReadonlyMap<string, number>) =>
    tiles.flatMap((tile) => (where.has(tile) ? [{ tile, seat: where.get(tile)! }] : []));
  return SEASONS.map((season, index) => {
    const tiles = seasons[index].map((tile) => ids[tile]);
    const unseen = tiles.filter((tile) => !market.has(tile) && !built.has(tile) && !inHand.has(tile));
    const comes = index > now;
    const most = season === 'winter' ? hiddenTiles(sight) : marketSize(sight.options.players);
    return {
      season,
      market: tiles.filter((tile) => market.has(tile)),
      villages: at(tiles, built),
      held: at(tiles, inHand),
      ahead: comes ? unseen : [],
      coming: comes ? Math.min(most, unseen.length) : 0,
      gone: comes ? [] : unseen,
    };
  });
}
