import { SEASONS } from '@keyflower/engine';
import { type LoosePosition, tilesOf } from './loose-position.ts';

/** A tile where none of its season can be. The engine plays such positions, but no game leads to them. */
export interface OutOfSeason {
  kind: 'out-of-season';
  where: 'market' | 'village';
  path: string;
  rule: string;
}

/** The first such tile: in the market of another season, or in a village before its own. */
export function tileOutOfSeason({
  options,
  phase,
  season = phase === 'scoring' ? 'winter' : 'spring',
  market,
  players,
}: LoosePosition): OutOfSeason | null {
  const now = SEASONS.findIndex((one) => one === season);
  const seasonOf = new Map(
    tilesOf(options).map(({ id, season: of }) => [id, of === null ? null : SEASONS.indexOf(of)]),
  );
  const offer = market.findIndex(({ tile }) => (seasonOf.get(tile) ?? now) !== now);
  if (offer >= 0) return { kind: 'out-of-season', where: 'market', path: `market[${offer}]`, rule: 'SEA-2' };
  for (const [seat, { village }] of players.entries()) {
    const at = village.findIndex(({ tile }) => (seasonOf.get(tile) ?? now) > now);
    if (at >= 0) {
      const path = `players[${seat}].village[${at}]`;
      return { kind: 'out-of-season', where: 'village', path, rule: 'SEA-2' };
    }
  }
  return null;
}
