import type { Sight, TableModel, ToldEvent } from './model.ts';

/** One change of the view with its events. */
export interface Moment {
  before: Sight;
  after: Sight;
  events: readonly ToldEvent[];
}

/** Enough for what the others do between two turns of the viewer. */
const MOST_KEPT = 24;

/** Recent changes, kept so that they can be shown again. */
export class Moments {
  private readonly kept: Moment[] = [];
  private readonly listeners = new Set<(moment: Moment) => void>();
  private readonly watchers = new Set<(moments: readonly Moment[]) => void>();
  private last: Sight | null = null;
  private told = 0;

  /**
   * Must be called before the new view is rendered: listeners read the previous positions from the page.
   */
  see(sight: Sight, { events, version = 0 }: Pick<TableModel, 'events' | 'version'>): void {
    const { last } = this;
    // Earlier events may be loaded later: they are not news.
    const news = last && events.length === version ? events.slice(this.told) : [];
    this.told = version;
    this.last = sight;
    if (last && (last !== sight || news.length > 0)) this.note(last, sight, news);
  }

  note(before: Sight, after: Sight, events: readonly ToldEvent[]): void {
    const moment = { before, after, events };
    // Planned steps are animated but not kept for showing again.
    if (events.length > 0) this.kept.push(moment);
    if (this.kept.length > MOST_KEPT) this.kept.shift();
    for (const listener of this.listeners) listener(moment);
  }

  /** The kept changes that contain these events, in order. */
  of(events: readonly ToldEvent[]): Moment[] {
    const wanted = new Set(events);
    return this.kept.filter((moment) => moment.events.some((event) => wanted.has(event)));
  }

  /** Shows the changes of these events again. */
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
