import { DIRECTIONS } from './hex.ts';
import { isDryBetween, isRoadBetween, neighbourOf } from './village.ts';
import { MAX_TILES, NO_TILE, type State } from '../model/state.ts';

/**
 * Distances along roads from one tile, by breadth-first search up to a limit. The arrays are scratch, valid
 * until the next search: transport asks for them many times per use.
 */
export class RoadSearch {
  /** Tiles in the order in which they were reached; the first is the start itself. */
  readonly reached = new Uint8Array(MAX_TILES);
  count = 0;
  private readonly steps = new Int8Array(MAX_TILES);
  private readonly seen = new Uint8Array(MAX_TILES);

  /** MOVE-2; `overFields` is boat 2a (MOVE-6). */
  search(s: State, start: number, limit: number, overFields: boolean): void {
    for (let i = 0; i < this.count; i++) this.seen[this.reached[i]] = 0;
    this.count = 1;
    this.reached[0] = start;
    this.steps[start] = 0;
    this.seen[start] = 1;
    for (let i = 0; i < this.count; i++) {
      const tile = this.reached[i];
      if (this.steps[tile] === limit) return;
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        const next = neighbourOf(s, tile, direction);
        if (next === NO_TILE || this.seen[next] === 1) continue;
        const open = overFields
          ? isDryBetween(s, tile, direction, next)
          : isRoadBetween(s, tile, direction, next);
        if (!open) continue;
        this.seen[next] = 1;
        this.steps[next] = this.steps[tile] + 1;
        this.reached[this.count++] = next;
      }
    }
  }

  /** Steps to a tile, -1 if it is out of reach. */
  stepsTo(tile: number): number {
    return this.seen[tile] === 1 ? this.steps[tile] : -1;
  }
}
