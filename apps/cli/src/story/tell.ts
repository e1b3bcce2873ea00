import type { GameEvent } from '@keyflower/engine';
import { tell as tellEvent, type Told } from '@keyflower/words/story/tell';
import { terminal, words } from '../language.ts';
import { type SeatNames, tileName } from './names.ts';

export type { Told } from '@keyflower/words/story/tell';

/**
 * Events as sentences. For a player, pass redacted events. With `open`, for finished games, placements are told
 * when they are made.
 */
export function tell(events: readonly GameEvent[], names: SeatNames, open = false): Told[] {
  return inOrderOfTelling(events).flatMap((event) => {
    if (event.type === 'placed') return open ? [plain(placedText(event, names))] : [];
    // Already told one by one.
    if (event.type === 'placements-shown' && open && event.setAside.length === 0) return [];
    const told = tellEvent(open ? withoutPlacements(event) : event, (seat) => names.who(seat), words().story);
    const market = event.type === 'season-began' ? [plain(marketText(event))] : [];
    return told ? [told, ...market] : market;
  });
}

const plain = (text: string): Told => ({ text, heading: false });

/** The boats are loaded before the market is laid out, but belong under the new season's heading. */
function inOrderOfTelling(events: readonly GameEvent[]): GameEvent[] {
  const loaded = events.filter((event) => event.type === 'boat-loaded');
  const others = events.filter((event) => event.type !== 'boat-loaded');
  const began = others.findIndex((event) => event.type === 'season-began');
  return began < 0 ? [...events] : [...others.slice(0, began + 1), ...loaded, ...others.slice(began + 1)];
}

function withoutPlacements(event: GameEvent): GameEvent {
  return event.type === 'placements-shown' ? { ...event, placements: [] } : event;
}

function placedText({ player, tile }: Extract<GameEvent, { type: 'placed' }>, names: SeatNames): string {
  return words().story.events.placed(names.who(player), tileName(tile));
}

function marketText({ market }: Extract<GameEvent, { type: 'season-began' }>): string {
  const tiles = market.map(({ tile, face }) =>
    face ? `${tileName(tile)} (${terminal().face(face)})` : tileName(tile),
  );
  return terminal().onMarket(words().end.list(tiles));
}
