import { signal } from '@preact/signals';
import { byKey } from '../signals.ts';

/** What the pointer or the focus is on: tiles that it names, and a player. */
export interface Pointed {
  tiles: readonly string[];
  seat: number | null;
}

/** What the inspector shows: a tile with the face that is up, or a player. */
export type Inspected = { tile: string; back: boolean } | { seat: number };

/**
 * What is pointed at on the table, and what was inspected last. A component that shows one tile or one player reads
 * `isAtTile` or `isAtSeat` and is rendered only when that changes.
 */
export class Pointing {
  private readonly now = signal<Pointed | null>(null);
  private readonly last = signal<Inspected | null>(null);

  readonly isAtTile = byKey((tile: string) => this.now.value?.tiles.includes(tile) === true);
  readonly isAtSeat = byKey((seat: number) => this.now.value?.seat === seat);

  /** The tile that is pointed at now. */
  get tile(): string | null {
    return this.now.value?.tiles[0] ?? null;
  }

  /** Stays after nothing is pointed at any more. */
  get inspected(): Inspected | null {
    return this.last.value;
  }

  inspect(shown: Inspected): void {
    if (JSON.stringify(shown) !== JSON.stringify(this.last.peek())) this.last.value = shown;
  }

  at(pointed: Pointed): void {
    this.now.value = pointed;
  }

  atNothing(): void {
    this.now.value = null;
  }
}
