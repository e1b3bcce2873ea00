import type { Action, Colour, Counts, DecisionKind, Edition } from '@keyflower/engine';
import type { TableView, ToldEvent } from '../play/index.ts';

/** What the guide may know: what its player sees, what happened, and what the player is about to do. */
export interface Moment {
  edition: Edition;
  /** As the player sees it. */
  view: TableView;
  seat: number;
  /** What the player has to decide; null while others decide. */
  decision: DecisionKind | null;
  /** All legal answers. */
  actions: readonly Action[];
  /** What happened so far, as the player sees it. */
  events: readonly ToldEvent[];
  /** The tile whose menu is open. */
  looked: string | null;
  /** The action that waits to be confirmed. */
  ready: Action | null;
}

type EventOf<Type extends ToldEvent['type']> = Extract<ToldEvent, { type: Type }>;

/** The last event of a type that fits, and its place; null if there is none. */
export function lastOf<Type extends ToldEvent['type']>(
  events: readonly ToldEvent[],
  type: Type,
  fits: (event: EventOf<Type>) => boolean = () => true,
): { at: number; event: EventOf<Type> } | null {
  const isOfType = (event: ToldEvent): event is EventOf<Type> => event.type === type;
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at]!;
    if (isOfType(event) && fits(event)) return { at, event };
  }
  return null;
}

/** The events of the current season, from the first one after the season began. */
export const eventsOfSeason = (events: readonly ToldEvent[]): readonly ToldEvent[] =>
  events.slice((lastOf(events, 'season-began')?.at ?? -1) + 1);

export const sizeOf = (counts: Counts<string>): number =>
  Object.values(counts).reduce<number>((sum, n) => sum + (n ?? 0), 0);

/** The seat's workers by colour: a seat always sees its own. */
export function workersOf({ view, seat }: Moment): Counts<Colour> {
  const { workers } = view.players[seat]!;
  return typeof workers === 'number' ? {} : workers;
}
