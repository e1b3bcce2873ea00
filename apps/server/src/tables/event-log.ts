import {
  decisions,
  type GameEvent,
  type RecordEntry,
  redactEvent,
  type ReplayOptions,
  type State,
} from '@keyflower/engine';
import type { UndoneEvent } from '@keyflower/protocol';

export type ViewerEvent = GameEvent | UndoneEvent;

/** Viewers by index: the seats, then the spectators. */
const viewerIndex = (viewer: number | null, players: number): number => viewer ?? players;

/** Whether a viewer is told of an event at all. */
function learns(event: GameEvent, index: number, players: number): boolean {
  return redactEvent(event, index < players ? index : null) !== null;
}

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

/** Whose steps can be undone without asking, and from which entry on. */
export interface FreeUndo {
  seat: number;
  from: number;
}

/**
 * The window of free undo after a seat's step: it opens with the first step of a turn and closes with a random
 * draw. While others lay tiles in secret (END-9) there is none: its end would reveal a placement.
 */
export function nextFreeUndo(
  now: FreeUndo | null,
  seat: number,
  entry: number,
  events: readonly GameEvent[],
  after: State,
): FreeUndo | null {
  if (events.some(({ type }) => REVEALING.has(type))) return null;
  if (decisions(after).some(({ decision, player }) => decision === 'place' && player !== seat)) return null;
  return now?.seat === seat ? now : { seat, from: entry };
}

function owing(state: State): number {
  let mask = 0;
  for (const { player } of decisions(state)) mask |= 1 << player;
  return mask;
}

/** Notes the version at which the current decisions were put to seats that owe one newly, or again. */
export function noteAsked(
  askedAt: number[],
  versions: readonly number[],
  step: { actor: number; owedBefore: number; owesNow: number },
): void {
  for (let seat = 0; seat < versions.length - 1; seat++) {
    const owes = (step.owesNow >> seat) & 1;
    if (owes && (seat === step.actor || !((step.owedBefore >> seat) & 1))) askedAt[seat] = versions[seat]!;
  }
}

/** Counts events for every viewer. A viewer's version is how many they were told of: it reveals nothing else. */
export function countEvents(versions: number[], events: readonly GameEvent[]): void {
  const players = versions.length - 1;
  for (const event of events) {
    for (let index = 0; index <= players; index++) if (learns(event, index, players)) versions[index]! += 1;
  }
}

/**
 * Follows a record as it is replayed: how many events each viewer was told of, and, for one viewer, the events
 * themselves.
 */
export class EventLog {
  readonly versions: number[];
  /** Each seat's version when its current decision was put to it. */
  readonly askedAt: number[];
  /** The subscriber's events, from the beginning. */
  readonly events: ViewerEvent[] = [];
  private readonly players: number;
  private readonly subscriber: number | null | undefined;
  /** All versions before each entry, and whose entry it was, to restore them on undo. */
  private readonly before = new Map<number, { versions: number[]; player: number }>();
  private since: number[];
  private heard: GameEvent[] = [];
  private owed = 0;
  /** Whether the current events belong to the set-up; unknown before the first event. */
  private settingUp: boolean | null = null;
  /** The seat whose time ran out: it cannot undo what was played for it. */
  private playedFor: number | null = null;
  freeUndo: FreeUndo | null = null;

  constructor(players: number, subscriber?: number | null) {
    this.players = players;
    this.subscriber = subscriber;
    this.versions = Array.from({ length: players + 1 }, () => 0);
    this.since = [...this.versions];
    this.askedAt = Array.from({ length: players }, () => 0);
  }

  get hooks(): Pick<ReplayOptions, 'onEntry' | 'onEvent'> {
    return { onEvent: (event) => this.hear(event), onEntry: (entry, state) => this.turnPage(entry, state) };
  }

  private hear(event: GameEvent): void {
    // A record starts with the set-up, which begins by drawing workers; every action begins with its own event.
    this.settingUp ??= event.type === 'drew-workers';
    countEvents(this.versions, [event]);
    this.heard.push(event);
    const seen = this.subscriber === undefined ? null : redactEvent(event, this.subscriber);
    if (seen) this.events.push(seen);
    if (this.settingUp && event.type === 'season-began') this.begin();
  }

  /** The set-up is over; it belongs to no step, so the first one begins after it. */
  private begin(): void {
    this.settingUp = false;
    this.since = [...this.versions];
    this.heard = [];
    for (let seat = 0; seat < this.players; seat++) this.askedAt[seat] = this.versions[seat]!;
  }

  private turnPage(entry: RecordEntry, state: State): void {
    if ('action' in entry) {
      this.before.set(entry.n, { versions: this.since, player: entry.player });
      const own = this.playedFor !== entry.player;
      this.freeUndo = own ? nextFreeUndo(this.freeUndo, entry.player, entry.n, this.heard, state) : null;
    } else {
      this.freeUndo = null;
    }
    this.playedFor = 'timeout' in entry ? entry.timeout.player : null;
    if ('undo' in entry) this.takeBack(entry.undo);
    this.since = [...this.versions];
    this.heard = [];
    const owesNow = owing(state);
    if ('action' in entry) {
      noteAsked(this.askedAt, this.versions, { actor: entry.player, owedBefore: this.owed, owesNow });
    }
    this.owed = owesNow;
  }

  /** Viewers who saw any of the undone events get an `undone` event. */
  private takeBack(n: number): void {
    const mark = this.before.get(n);
    if (!mark) return;
    for (let index = 0; index <= this.players; index++) {
      // Nothing changed for viewers who saw none of it.
      if (this.versions[index] === mark.versions[index]) continue;
      this.versions[index]! += 1;
      if (index < this.players) this.askedAt[index] = this.versions[index]!;
      if (this.subscriber !== undefined && index === viewerIndex(this.subscriber, this.players)) {
        this.events.push({ type: 'undone', player: mark.player, since: mark.versions[index]! });
      }
    }
  }
}
