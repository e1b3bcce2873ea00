import type { Sight } from '../sight.ts';
import { type Anchor, BAG, handOf, type Journey, SUPPLY } from './journey.ts';
import { sum } from './ledger.ts';

type Hand = Readonly<Record<string, number | undefined>> | number;

/**
 * What hands got or lost beyond the journeys that are known: drawn or taken, or paid. Where a hand is hidden only
 * its size is compared, so that nothing about its inside can show.
 */
export function handJourneys(
  before: Sight,
  after: Sight,
  what: 'workers' | 'skills',
  known: readonly Journey[],
): Journey[] {
  const journeys: Journey[] = [];
  let green = what === 'workers' ? before.supply.green - after.supply.green : 0;
  before.players.forEach((player, seat) => {
    const hand = handOf(seat);
    const change = changeOf(player[what], after.players[seat]?.[what] ?? player[what], what);
    for (const { piece, from, to } of known) {
      if (!('count' in piece)) continue;
      const name = change.has(what) ? what : piece.name;
      if (to[0] === hand[0]) change.set(name, (change.get(name) ?? 0) - piece.count);
      if (from[0] === hand[0]) change.set(name, (change.get(name) ?? 0) + piece.count);
    }
    for (const [name, n] of change) {
      const home = what === 'workers' ? BAG : SUPPLY;
      const fromSupply = name === 'green' || name === what ? Math.max(0, Math.min(green, n)) : 0;
      green -= fromSupply;
      add(journeys, 'gain', 'green', fromSupply, SUPPLY, hand);
      add(journeys, 'draw', name, n - fromSupply, home, hand);
      add(journeys, 'pay', name, -n, hand, home);
    }
  });
  return journeys;
}

/** By name where both looks show it; else only how many more there are, under the name of all of them. */
function changeOf(before: Hand, after: Hand, what: string): Map<string, number> {
  if (typeof before === 'number' || typeof after === 'number')
    return new Map([[what, sum(after) - sum(before)]]);
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return new Map([...names].map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]));
}

function add(
  journeys: Journey[],
  kind: Journey['kind'],
  name: string,
  count: number,
  from: Anchor,
  to: Anchor,
): void {
  if (count > 0) journeys.push({ kind, piece: { name, count }, from, to });
}
