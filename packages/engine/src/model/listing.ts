import type { AnyAction, CoreAction } from './action.ts';

/** Where each section of a listing (the actions about one tile) began, noted by a pass that only counts. */
export class Sections {
  private starts = new Int32Array(256);
  private length = 0;

  clear(): void {
    this.length = 0;
  }

  mark(count: number): void {
    if (this.length === this.starts.length) {
      const longer = new Int32Array(this.length * 2);
      longer.set(this.starts);
      this.starts = longer;
    }
    this.starts[this.length++] = count;
  }

  /** The count at which a section ended. */
  end(section: number, total: number): number {
    return section + 1 < this.length ? this.starts[section + 1] : total;
  }
}

/**
 * Collects legal actions. Generators announce alternatives in runs (`begin`), so one and the same generator
 * serves to count, to pick the n-th and to list: only the alternatives from `from` up to `to` are built.
 */
export class Listing<Action extends AnyAction = CoreAction> {
  readonly actions: Action[] = [];
  count = 0;
  /** The part of the announced run that is to be built. */
  low = 0;
  high = 0;
  private readonly from: number;
  private readonly to: number;
  private readonly only: number;
  private readonly stopEarly: boolean;
  private marking: Sections | null = null;
  private counted: Sections | null = null;
  private total = 0;
  private section = 0;

  /** `only` keeps the actions about one tile; `stopEarly` gives up counting once `to` is passed. */
  constructor(from: number, to: number, only = -1, stopEarly = false) {
    this.from = from;
    this.to = to;
    this.only = only;
    this.stopEarly = stopEarly;
  }

  /** Only counts, and notes where the sections begin. */
  static counting(sections: Sections): Listing {
    const listing = new Listing(0, 0);
    sections.clear();
    listing.marking = sections;
    return listing;
  }

  /** Builds one action of a list counted just before: sections that do not hold it are passed over unread. */
  static picking(place: number, sections: Sections, total: number): Listing {
    const listing = new Listing(place, place + 1, -1, true);
    listing.counted = sections;
    listing.total = total;
    return listing;
  }

  begin(alternatives: number): boolean {
    const start = this.count;
    this.count += alternatives;
    this.low = this.from > start ? this.from - start : 0;
    this.high = this.to < this.count ? this.to - start : alternatives;
    return this.low < this.high;
  }

  add(action: Action): void {
    this.actions.push(action);
  }

  /** Begins the section of a tile; true if nothing of it is wanted. */
  skips(tile: number): boolean {
    this.marking?.mark(this.count);
    if (this.only >= 0 && this.only !== tile) return true;
    if (this.counted) {
      const end = this.counted.end(this.section++, this.total);
      if (end <= this.from) {
        this.count = end;
        return true;
      }
    }
    return this.isFull();
  }

  /** Whether actions that concern no tile are wanted. */
  wantsTileless(): boolean {
    return this.only < 0 && !this.isFull();
  }

  isFull(): boolean {
    return this.stopEarly && this.count > this.to;
  }

  get cut(): boolean {
    return this.count > this.to;
  }
}
