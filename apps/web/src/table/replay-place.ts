/** Where in a finished game somebody is, and whose eyes they see it with; null sees all. */
export interface ReplayPlace {
  at: number;
  viewer: number | null;
}

const ALL = 'all';

/** The place that an address names: `?at=12&seen=2`, both counted from 1, or `seen=all`. */
export function placeIn(
  query: URLSearchParams,
  steps: number,
  players: number,
  mine: number | null,
): ReplayPlace {
  const at = Number(query.get('at') ?? 1);
  const seen = query.get('seen');
  const seat = Number(seen) - 1;
  return {
    at: Number.isInteger(at) ? Math.max(0, Math.min(steps - 1, at - 1)) : 0,
    viewer: seen === ALL ? null : seen !== null && seat >= 0 && seat < players ? seat : mine,
  };
}

export function addressOf({ at, viewer }: ReplayPlace): string {
  return `?at=${at + 1}&seen=${viewer === null ? ALL : viewer + 1}`;
}
