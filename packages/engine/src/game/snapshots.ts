import type { State } from '../model/state.ts';

/** A game as it was when its record had `length` entries, of which `standing` were not undone. */
export interface Snapshot {
  readonly length: number;
  readonly standing: number;
  /** Must not change any more. */
  readonly state: State;
}

/** Older states are not kept: they are replayed from the start. */
const FARTHEST = 128;

/**
 * Recent states of a game. The older they are, the fewer are kept: one for every doubling of the distance, so that going
 * back costs about as much as the way is long. What was undone does not make the way longer.
 */
export class Snapshots {
  private kept: Snapshot[] = [];

  add(snapshot: Snapshot): void {
    const kept = [...this.kept, snapshot];
    const distance = ({ standing }: Snapshot): number => snapshot.standing - standing;
    const doublings = (older: Snapshot): number => Math.floor(Math.log2(distance(older) + 1));
    this.kept = kept.filter((one, i) => {
      const older = kept[i - 1];
      // The oldest of each doubling is kept, so that it can grow older.
      return distance(one) <= FARTHEST && (!older || doublings(older) !== doublings(one));
    });
  }

  /** Forgets what was undone. */
  dropAfter(length: number): void {
    this.kept = this.kept.filter((snapshot) => snapshot.length <= length);
  }

  /** The latest state that is not later than when the record had `length` entries. */
  upTo(length: number): Snapshot | undefined {
    return this.kept.filter((snapshot) => snapshot.length <= length).at(-1);
  }
}
