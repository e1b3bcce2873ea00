/** Position in a replay, and the seat whose view is shown; null shows everything. */
export interface ReplayPlace {
  /** How many steps were taken. */
  at: number;
  viewer: number | null;
}

const ALL = 'all';

/** The position named by a URL: `?at=12&seen=2`, after the twelfth step, as the second player saw it; or `seen=all`. */
export function placeIn(
  query: URLSearchParams,
  last: number,
  players: number,
  mine: number | null,
): ReplayPlace {
  const at = Number(query.get('at') ?? 0);
  const seen = query.get('seen');
  const seat = Number(seen) - 1;
  return {
    at: Number.isInteger(at) ? Math.max(0, Math.min(last, at)) : 0,
    viewer: seen === ALL ? null : seen !== null && seat >= 0 && seat < players ? seat : mine,
  };
}

export function addressOf({ at, viewer }: ReplayPlace): string {
  return `?at=${at}&seen=${viewer === null ? ALL : viewer + 1}`;
}
