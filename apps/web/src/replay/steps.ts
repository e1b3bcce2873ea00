import { type TableView, tilesOf as tilesOfEvent, type ToldEvent } from '../play/index.ts';

/** Tiles that a step concerned. */
export function tilesOf(events: readonly ToldEvent[]): ReadonlySet<string> {
  return new Set(
    events.flatMap((event) => ('tile' in event ? [event.tile] : 'boat' in event ? [event.boat] : [])),
  );
}

/** The player who acted in a step. */
export function actorOf(events: readonly ToldEvent[]): number | null {
  for (const event of events) if ('player' in event) return event.player;
  return null;
}

/** The seat in whose village a step took place; null for the market, or all over the table. */
export function villageOf(
  events: readonly ToldEvent[],
  { players }: Pick<TableView, 'players'>,
): number | null {
  const [first] = events;
  if (first?.type === 'placed' || first?.type === 'placing-done') return first.player;
  const [tile] = first ? tilesOfEvent(first) : [];
  const owner = players.findIndex(({ village }) => village.some((placed) => placed.tile === tile));
  return owner < 0 ? null : owner;
}
