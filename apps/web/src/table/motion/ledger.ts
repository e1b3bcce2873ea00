import type { Anchor, Journey, JourneyKind } from './journey.ts';

type Counts = Readonly<Record<string, number | undefined>>;

export const sum = (counts: Counts | number | undefined): number =>
  typeof counts === 'number'
    ? counts
    : Object.values(counts ?? {}).reduce<number>((all, n) => all + (n ?? 0), 0);

/** So many of a thing that are gone from a place, or came to it; `left` of them are not explained yet. */
export interface Entry<Place> {
  place: Place;
  name: string;
  left: number;
}

/** What each place lost and got between two looks. */
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
