import type { ActionOf } from '@keyflower/engine';
import { touchesOf } from '../board/index.ts';
import { specsOf } from '../play/index.ts';
import { type Moment, sizeOf, workersOf } from './moment.ts';

/** A chance that the player is about to miss, or has just missed. */
export type Nudge =
  /** Passing although a tile without bids could be had for few workers. */
  | { chance: 'bid'; tile: string; workers: number; needed: number }
  /** Passing although a tile of one's own could be used. */
  | { chance: 'use'; tile: string; workers: number; needed: number }
  /** Placing a tile so that none of its roads joins another, although one could. */
  | { chance: 'road'; tile: string }
  /** The transport was ended although a tile could have been upgraded. */
  | { chance: 'upgrade'; tile: string };

const CHEAP = 2;

interface Placing {
  tile: string;
  needed: number;
}

/** The cheapest way at one of the tiles, with workers from behind the screen only. */
function cheapest(ways: readonly Placing[], tiles: readonly string[]): Placing | null {
  const [best] = ways
    .filter(({ tile, needed }) => needed <= CHEAP && tiles.includes(tile))
    .sort((a, b) => a.needed - b.needed);
  return best ?? null;
}

/** What passing would miss. In winter workers may be worth keeping, so nothing is said. */
function missedByPassing(moment: Moment): Nudge | null {
  const { view, seat, actions } = moment;
  if (view.season === 'winter') return null;
  const workers = sizeOf(workersOf(moment));
  const bids = actions.flatMap((action) =>
    action.type === 'bid' && action.groups.length === 0 ? [{ tile: action.tile, needed: action.screen }] : [],
  );
  const free = view.market.filter(({ bids: all = [] }) => all.length === 0).map(({ tile }) => tile);
  const bid = cheapest(bids, free);
  if (bid) return { chance: 'bid', workers, ...bid };
  const uses = actions.flatMap((action) =>
    action.type === 'use' && action.groups.length === 0
      ? [{ tile: action.tile, needed: sizeOf(action.screen) }]
      : [],
  );
  const own = view.players[seat]!.village.map(({ tile }) => tile);
  const use = cheapest(uses, own);
  return use && { chance: 'use', workers, ...use };
}

function missedByPlacing({ edition, view, seat, actions }: Moment, placed: ActionOf<'place'>): Nudge | null {
  const spec = specsOf(edition, view);
  const { village } = view.players[seat]!;
  const joins = (action: ActionOf<'place'>): boolean =>
    touchesOf(action, village, spec).some(({ mine, theirs }) => mine === 'R' && theirs === 'R');
  const { tile } = placed;
  if (joins(placed)) return null;
  const could = actions.some((other) => other.type === 'place' && other.tile === tile && joins(other));
  return could ? { chance: 'road', tile } : null;
}

/** The chance that is missed by the action that waits to be confirmed. */
export function nudgeAt(moment: Moment): Nudge | null {
  const { ready } = moment;
  if (ready?.type === 'pass') return missedByPassing(moment);
  return ready?.type === 'place' ? missedByPlacing(moment, ready) : null;
}

/** The chance that was missed since the player's last moment: a transport ends with one click. */
export function nudgeAfter(before: Moment, now: Moment): Nudge | null {
  if (before.decision !== 'transport' || now.events.length <= before.events.length) return null;
  const isDone = now.events
    .slice(before.events.length)
    .some((event) => event.type === 'transport-done' && event.player === now.seat);
  const missed = isDone ? before.actions.find(({ type }) => type === 'upgrade') : undefined;
  return missed?.type === 'upgrade' ? { chance: 'upgrade', tile: missed.tile } : null;
}
