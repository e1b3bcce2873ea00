import type { TableView } from '../../play/index.ts';
import { type Anchor, BAG, handOf, type Journey, type JourneyKind, SUPPLY } from './journey.ts';

type Counts = Readonly<Record<string, number | undefined>>;

export const sum = (counts: Counts | number | undefined): number =>
  typeof counts === 'number'
    ? counts
    : Object.values(counts ?? {}).reduce<number>((all, n) => all + (n ?? 0), 0);

/** A number of pieces that left or reached a place; `left` of them are not matched yet. */
export interface Entry<Place> {
  place: Place;
  name: string;
  left: number;
}

/** What each place lost and gained between two views. */
export class Ledger<Place extends { anchor: Anchor }> {
  readonly lost: Entry<Place>[] = [];
  readonly got: Entry<Place>[] = [];
  readonly journeys: Journey[] = [];

  compare(place: Place, before: Counts = {}, after: Counts = {}): void {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const change = (after[name] ?? 0) - (before[name] ?? 0);
      if (change > 0) this.got.push({ place, name, left: change });
      if (change < 0) this.lost.push({ place, name, left: -change });
    }
  }

  /** Explains losses by gains of the same thing, wherever `fits`. */
  match(kind: JourneyKind, fits: (from: Place, to: Place) => boolean): void {
    for (const from of this.lost) {
      for (const to of this.got) {
        if (from.left === 0) break;
        if (to.left === 0 || to.name !== from.name || !fits(from.place, to.place)) continue;
        const count = Math.min(from.left, to.left);
        this.journeys.push({
          kind,
          piece: { name: from.name, count },
          from: from.place.anchor,
          to: to.place.anchor,
        });
        from.left -= count;
        to.left -= count;
      }
    }
  }

  /** Where each remaining loss went. */
  send(entry: Entry<Place>, kind: JourneyKind, to: Anchor): void {
    this.close(entry, kind, entry.place.anchor, to);
  }

  /** Where each remaining gain came from. */
  fetch(entry: Entry<Place>, kind: JourneyKind, from: Anchor): void {
    this.close(entry, kind, from, entry.place.anchor);
  }

  private close(entry: Entry<Place>, kind: JourneyKind, from: Anchor, to: Anchor): void {
    if (entry.left > 0)
      this.journeys.push({ kind, piece: { name: entry.name, count: entry.left }, from, to });
    entry.left = 0;
  }
}

type Hand = Readonly<Record<string, number | undefined>> | number;

/**
 * Gains and losses of hands beyond the known movements: drawn, taken or paid. Where a hand is hidden only its size
 * is compared, so that nothing about its content can show.
 */
export function handJourneys(
  before: TableView,
  after: TableView,
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

/** Differences by name if both views show them; otherwise only the total, under the collective name. */
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
