import type { Counts, Season } from '@keyflower/engine';
import type { ToldEvent } from '../play/index.ts';
import { lastOf, type Moment } from './moment.ts';

/** What the end of a season brought, as everyone could see it. */
export interface SeasonEnd {
  topic: 'season-end';
  season: Season;
  /** The tiles that each player won, turn-order tiles included, by seat. */
  won: readonly (readonly string[])[];
  /** The tiles without bids, which left the game. */
  gone: readonly string[];
  /** The player's workers that came back: of losing bids, from the village, and those on tiles won. */
  back: Counts<string>;
}

function addTo(sum: Record<string, number>, counts: Counts<string>): void {
  for (const [name, n] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + (n ?? 0);
}

function tileWonBy(event: ToldEvent, seat: number): string[] {
  const isWon = event.type === 'tile-won' || event.type === 'turn-order-won';
  return isWon && event.player === seat ? [event.tile] : [];
}

/** The end of the season that ended last; null before the first one ends. */
export function lastSeasonEnd({
  events,
  view,
  seat,
}: Pick<Moment, 'events' | 'view' | 'seat'>): SeasonEnd | null {
  const ended = lastOf(events, 'season-ended');
  if (!ended) return null;
  const after = events.slice(ended.at + 1);
  const next = after.findIndex(({ type }) => type === 'season-began');
  const ending = next < 0 ? after : after.slice(0, next);
  const back: Record<string, number> = {};
  for (const event of ending) {
    const isMine = 'player' in event && event.player === seat;
    if (
      isMine &&
      (event.type === 'bid-returned' || event.type === 'tile-won' || event.type === 'workers-collected')
    )
      addTo(back, event.workers);
  }
  return {
    topic: 'season-end',
    season: ended.event.season,
    won: view.players.map((_, player) => ending.flatMap((event) => tileWonBy(event, player))),
    gone: ending.flatMap((event) => (event.type === 'tile-discarded' ? [event.tile] : [])),
    back,
  };
}
