import { type GameEvent, type RecordEntry, redactEvent, type ReplayOptions } from '@keyflower/engine';
import type { UndoneEvent } from '@keyflower/protocol';

export type ToldEvent = GameEvent | UndoneEvent;

/** Viewers in a row: the seats, then the spectators. */
export const viewerIndex = (viewer: number | null, players: number): number => viewer ?? players;

/** Whether a viewer learns of an event at all. */
function learns(event: GameEvent, index: number, players: number): boolean {
  return redactEvent(event, index < players ? index : null) !== null;
}

/** What lets somebody see something hidden, or draws lots: it cannot be taken back without asking. */
const REVEALING: ReadonlySet<string> = new Set<GameEvent['type']>([
  'drew-workers',
  'drew-skills',
  'placements-shown',
  'offers-shown',
  'season-began',
  'boat-loaded',
  'game-over',
]);

/** Whose steps can be taken back without asking, and from which entry on. */
export interface FreeUndo {
  seat: number;
  from: number;
}

/** The window of free undo after a seat's step: it opens with the first step of a turn and closes when lots were drawn. */
export function nextFreeUndo(
  now: FreeUndo | null,
  seat: number,
  entry: number,
  events: readonly GameEvent[],
): FreeUndo | null {
  if (events.some(({ type }) => REVEALING.has(type))) return null;
  return now?.seat === seat ? now : { seat, from: entry };
}

/** Counts events for every viewer. A viewer's version is how many they were told of: it gives away nothing else. */
export function countTold(told: number[], events: readonly GameEvent[]): void {
  const players = told.length - 1;
  for (const event of events) {
    for (let index = 0; index <= players; index++) if (learns(event, index, players)) told[index] += 1;
  }
}

/**
 * Follows a record as it is replayed and retells it: how many events each viewer was told of, and, for one
 * viewer, the events themselves.
 */
export class Story {
  readonly told: number[];
  /** What the listener was told, from the beginning. */
  readonly events: ToldEvent[] = [];
  private readonly players: number;
  private readonly listener: number | null | undefined;
  /** How much everyone knew before each entry, and whose entry it was: what an undo goes back to. */
  private readonly before = new Map<number, { told: number[]; player: number }>();
  private since: number[];
  private heard: GameEvent[] = [];
  /** Somebody's time ran out: what was played for them is not theirs to take back. */
  private playedFor: number | null = null;
  freeUndo: FreeUndo | null = null;

  constructor(players: number, listener?: number | null) {
    this.players = players;
    this.listener = listener;
    this.told = Array.from({ length: players + 1 }, () => 0);
    this.since = [...this.told];
  }

  get hooks(): Pick<ReplayOptions, 'onEntry' | 'onEvent'> {
    return { onEvent: (event) => this.hear(event), onEntry: (entry) => this.turnPage(entry) };
  }

  private hear(event: GameEvent): void {
    countTold(this.told, [event]);
    this.heard.push(event);
    if (this.listener === undefined) return;
    const seen = redactEvent(event, this.listener);
    if (seen) this.events.push(seen);
  }

  private turnPage(entry: RecordEntry): void {
    if ('action' in entry) {
      this.before.set(entry.n, { told: this.since, player: entry.player });
      const own = this.playedFor !== entry.player;
      this.freeUndo = own ? nextFreeUndo(this.freeUndo, entry.player, entry.n, this.heard) : null;
    } else {
      this.freeUndo = null;
    }
    this.playedFor = 'timeout' in entry ? entry.timeout.player : null;
    if ('undo' in entry) this.takeBack(entry.undo);
    this.since = [...this.told];
    this.heard = [];
  }

  /** Whoever was told of something that is now taken back is told that it was. */
  private takeBack(n: number): void {
    const mark = this.before.get(n);
    if (!mark) return;
    for (let index = 0; index <= this.players; index++) {
      if (this.told[index] === mark.told[index]) continue;
      this.told[index] += 1;
      if (this.listener !== undefined && index === viewerIndex(this.listener, this.players)) {
        this.events.push({ type: 'undone', player: mark.player });
      }
    }
  }
}
