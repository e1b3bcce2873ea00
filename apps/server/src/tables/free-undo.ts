import { decisions, type GameEvent, type State } from '@keyflower/engine';

/** Events that reveal hidden information or draw at random: undoing them needs consent. */
const REVEALING: ReadonlySet<string> = new Set<GameEvent['type']>([
  'drew-workers',
  'drew-skills',
  'placements-shown',
  'offers-shown',
  'season-began',
  'boat-loaded',
  'game-over',
]);

/** Events that begin a turn. */
const BEGINNING: ReadonlySet<string> = new Set<GameEvent['type']>(['passed', 'bid', 'used']);

/** Whose steps can be undone without asking, and from which entry on. */
export interface FreeUndo {
  seat: number;
  from: number;
}

/** What a seat has undone without a vote. Limited, because the record keeps what was undone. */
export interface Undos {
  /** Since another seat acted. */
  inTurn: number;
  /** Entries in the whole game. */
  entries: number;
}

interface Answered {
  seat: number;
  by: string;
  entry: number;
  events: readonly GameEvent[];
  after: State;
}

/**
 * The window of free undo after an answer: it opens with the first step of a turn and closes with a random draw. An
 * answer that the server gave leaves another player's window open. While others lay tiles in secret (END-9) there is
 * none: its end would reveal a placement.
 */
export function nextFreeUndo(now: FreeUndo | null, answer: Answered): FreeUndo | null {
  const { events, after } = answer;
  if (events.some(({ type }) => REVEALING.has(type))) return null;
  const next = windowAfter(now, answer);
  const hidden = decisions(after).some(
    ({ decision, player }) => decision === 'place' && player !== next?.seat,
  );
  return hidden ? null : next;
}

function windowAfter(now: FreeUndo | null, { seat, by, entry, events }: Answered): FreeUndo | null {
  // To undo a forced answer would only repeat it.
  if (by === 'forced') return now;
  const begins = events.some(({ type }) => BEGINNING.has(type));
  if (now?.seat === seat && !begins) return now;
  const isAutomatic = by === 'auto-pass' || by === 'queued';
  return now !== null && now.seat !== seat && isAutomatic ? now : { seat, from: entry };
}
