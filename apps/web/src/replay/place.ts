import type { SteppedGame } from './stepped-game.ts';

/** Position in a replay, and the seat whose view is shown; null shows everything. */
export interface ReplayPlace {
  /** How many steps were taken. */
  at: number;
  viewer: number | null;
}

const ALL = 'all';

type Counted = Pick<SteppedGame, 'last' | 'players' | 'stepAt'>;

/** The step that a URL names; null if none. */
function stepIn(query: URLSearchParams, game: Counted): number | null {
  const moment = query.get('moment');
  const at = Number(moment ?? query.get('at') ?? Number.NaN);
  if (!Number.isInteger(at)) return null;
  return moment === null ? Math.max(0, Math.min(game.last, at)) : game.stepAt(at);
}

/** The position named by a URL: `?at=12&seen=2`, after the twelfth step, as the second player saw it; or `seen=all`. */
export function placeIn(query: URLSearchParams, game: Counted, mine: number | null): ReplayPlace {
  const seen = query.get('seen');
  const seat = Number(seen) - 1;
  return {
    at: stepIn(query, game) ?? 0,
    viewer: seen === ALL ? null : seen !== null && seat >= 0 && seat < game.players ? seat : mine,
  };
}

export function addressOf({ at, viewer }: ReplayPlace): string {
  return `?at=${at}&seen=${viewer === null ? ALL : viewer + 1}`;
}

/** The same in a running game, which is seen from one side: at its latest step without a moment. */
export const placeSoFar = (query: URLSearchParams, game: Counted, mine: number | null): ReplayPlace => ({
  at: stepIn(query, game) ?? game.last,
  viewer: mine,
});

/** What everyone was told of counts, so that the link means the same to all viewers, and when the game is over. */
export const momentAddressOf = ({ at }: ReplayPlace, { moments }: Pick<SteppedGame, 'moments'>): string =>
  `?moment=${moments[at]!}`;
