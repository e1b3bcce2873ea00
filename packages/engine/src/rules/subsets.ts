import { MAX_TILES } from '../model/state.ts';
import type { LosingBids } from './losing.ts';

/**
 * Walks the subsets of a player's losing bids that may join an action, smallest places first. The caller says
 * which bids may be chosen; a subset whose workers exceed `limit` is passed over with all that contain it.
 */
export class GroupSubsets {
  readonly chosen = new Uint8Array(MAX_TILES);
  /** How many groups are chosen, and how many workers they are. */
  count = 0;
  workers = 0;
  private readonly allowed = new Uint8Array(MAX_TILES);
  private allowedCount = 0;
  private readonly cursor = new Uint8Array(MAX_TILES);
  private losing!: LosingBids;
  private limit = 0;

  /** Starts at the empty subset. `colour` -1 allows every colour; the bid at tile `except` is left out. */
  start(losing: LosingBids, colour: number, except: number, limit: number): void {
    this.losing = losing;
    this.limit = limit;
    this.allowedCount = 0;
    for (let i = 0; i < losing.count; i++) {
      if ((colour < 0 || losing.colours[i] === colour) && losing.tiles[i] !== except) {
        this.allowed[this.allowedCount++] = i;
      }
    }
    this.clear();
  }

  /** Goes to the next subset; false when there is none left. */
  next(): boolean {
    let from = this.count === 0 ? 0 : this.cursor[this.count - 1] + 1;
    for (;;) {
      for (let i = from; i < this.allowedCount; i++) {
        if (this.workers + this.losing.sizes[this.allowed[i]] <= this.limit) {
          this.take(i);
          return true;
        }
      }
      if (this.count === 0) return false;
      from = this.pop() + 1;
    }
  }

  /** How many bids may be chosen. */
  get size(): number {
    return this.allowedCount;
  }

  /** Adds the i-th bid that may be chosen, whatever the limit. */
  take(i: number): void {
    const place = this.allowed[i];
    this.cursor[this.count] = i;
    this.chosen[this.count++] = place;
    this.workers += this.losing.sizes[place];
  }

  clear(): void {
    this.count = 0;
    this.workers = 0;
  }

  includes(place: number): boolean {
    for (let i = 0; i < this.count; i++) if (this.chosen[i] === place) return true;
    return false;
  }

  private pop(): number {
    const i = this.cursor[--this.count];
    this.workers -= this.losing.sizes[this.allowed[i]];
    return i;
  }
}
