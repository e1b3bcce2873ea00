import { signal } from '@preact/signals';
import type { TableView, TableModel, ToldEvent } from './model.ts';

/** One change of the view with its events. */
export interface Moment {
  before: TableView;
  after: TableView;
  events: readonly ToldEvent[];
}

/** Enough for what the others do between two turns of the viewer, and for the end of a season. */
const MOST_KEPT = 48;

const isBeginning = ({ type }: ToldEvent): boolean => type === 'season-began';

/** Recent changes, kept so that they can be shown again. */
export class Moments {
  private readonly kept: Moment[] = [];
  private last: TableView | null = null;
  private told = 0;
  /** The latest change. It is set before the page shows it, so that positions can be read from the page. */
  readonly latest = signal<Moment | null>(null);
  /** Changes to be shown again. */
  readonly again = signal<readonly Moment[]>([]);

  /** Must be called before the new view is rendered. */
  see(view: TableView, { events, version = 0 }: Pick<TableModel, 'events' | 'version'>): void {
    const { last } = this;
    const isComplete = events.length === version;
    const news = last && isComplete ? events.slice(this.told) : [];
    // After an undo the view comes first and its events are loaded: they are news then. Those before the first view
    // are not.
    if (isComplete || !last) this.told = version;
    this.last = view;
    if (last && (last !== view || news.length > 0)) this.note(last, view, news);
  }

  note(before: TableView, after: TableView, events: readonly ToldEvent[]): void {
    const moment = { before, after, events };
    // Planned steps are animated but not kept for showing again.
    if (events.length > 0) this.kept.push(moment);
    if (this.kept.length > MOST_KEPT) this.kept.shift();
    this.latest.value = moment;
  }

  /** The kept changes that contain these events, in order. */
  of(events: readonly ToldEvent[]): Moment[] {
    const wanted = new Set(events);
    return this.kept.filter((moment) => moment.events.some((event) => wanted.has(event)));
  }

  /** The kept changes from the end of a season to the beginning of the next; none if the first is not kept. */
  seasonEnd(ended: ToldEvent | undefined): Moment[] {
    const first = this.kept.findIndex(({ events }) => events.some((event) => event === ended));
    if (first < 0 || ended?.type !== 'season-ended') return [];
    const last = this.kept.findIndex(({ events }, at) => at >= first && events.some(isBeginning));
    return this.kept.slice(first, last < 0 ? undefined : last + 1);
  }

  /** Shows the changes of these events again. */
  showAgain(events: readonly ToldEvent[]): void {
    this.show(this.of(events));
  }

  show(moments: readonly Moment[]): void {
    if (moments.length > 0) this.again.value = [...moments];
  }
}
