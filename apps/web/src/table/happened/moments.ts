import type { TableModel, ToldEvent } from '../model.ts';
import type { Sight } from '../sight.ts';

/** One change of what is seen, and what happened in it. */
export interface Moment {
  before: Sight;
  after: Sight;
  events: readonly ToldEvent[];
}

/** Enough for what the others do between two of my turns. */
const MOST_KEPT = 24;

/** What was seen change lately: so that it can be shown once more. */
export class Moments {
  private readonly kept: Moment[] = [];
  private readonly listeners = new Set<(moment: Moment) => void>();
  private readonly watchers = new Set<(moments: readonly Moment[]) => void>();
  private last: Sight | null = null;
  private told = 0;

  /**
   * To be called with whatever is about to be drawn, before it is: listeners then still find the last picture on
   * the screen.
   */
  see(sight: Sight, { events, version = 0 }: Pick<TableModel, 'events' | 'version'>): void {
    const { last } = this;
    // What happened before this browser looked may be filled in later: that is no news.
    const news = last && events.length === version ? events.slice(this.told) : [];
    this.told = version;
    this.last = sight;
    if (last && (last !== sight || news.length > 0)) this.note(last, sight, news);
  }

  note(before: Sight, after: Sight, events: readonly ToldEvent[]): void {
    const moment = { before, after, events };
    // What one only plans is shown when it is done, but no one wants to see it again.
    if (events.length > 0) this.kept.push(moment);
    if (this.kept.length > MOST_KEPT) this.kept.shift();
    for (const listener of this.listeners) listener(moment);
  }

  /** The moments in which these events happened, in order; what is too long ago is missing. */
  of(events: readonly ToldEvent[]): Moment[] {
    const wanted = new Set(events);
    return this.kept.filter((moment) => moment.events.some((event) => wanted.has(event)));
  }

  /** Shows the moments of these events once more, wherever moments are shown. */
  showAgain(events: readonly ToldEvent[]): void {
    const moments = this.of(events);
    if (moments.length > 0) for (const watcher of this.watchers) watcher(moments);
  }

  readonly onReplay = (watcher: (moments: readonly Moment[]) => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  readonly onMoment = (listener: (moment: Moment) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

const all = new WeakMap<TableModel, Moments>();

/** The moments of a table. */
export function momentsOf(model: TableModel): Moments {
  const known = all.get(model) ?? new Moments();
  all.set(model, known);
  return known;
}
