import {
  decisions,
  type GameEvent,
  publicAnswer,
  type RecordEntry,
  redactEvent,
  type ReplayOptions,
  type State,
} from '@keyflower/engine';
import type { ToldEvent } from '@keyflower/protocol';
import type { SeatTeller } from './seat-events.ts';

/** Viewers by index: the seats, then the spectators. */
const viewerIndex = (viewer: number | null, players: number): number => viewer ?? players;

/** Whether a viewer is told of an event at all. */
function learns(event: GameEvent, index: number, players: number): boolean {
  return redactEvent(event, index < players ? index : null) !== null;
}

/** Marks the answer of a seat that publicly had no other. */
export function withForced(events: readonly ToldEvent[], seat: number): ToldEvent[] {
  return events.map((event) =>
    (event.type === 'passed' || event.type === 'boat-picked') && event.player === seat
      ? { ...event, forced: true }
      : event,
  );
}

/** Marks the first event of an answer that the server gave when time ran out. */
export const withTimedOut = ([first, ...rest]: readonly ToldEvent[]): ToldEvent[] =>
  first ? [{ ...first, timedOut: true }, ...rest] : [];

/** The seats whose answer everyone can foresee. */
export const forcedSeats = (state: State): number[] =>
  decisions(state)
    .filter(({ player }) => publicAnswer(state, player) !== null)
    .map(({ player }) => player);

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

/** Counts an event that every viewer is told of. */
export function countPublic(versions: number[]): void {
  for (let index = 0; index < versions.length; index++) versions[index]! += 1;
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
  readonly events: ToldEvent[] = [];
  private readonly players: number;
  private readonly subscriber: number | null | undefined;
  private readonly tellSeat: SeatTeller | undefined;
  /** All versions before each entry, and whose entry it was, to restore them on undo. */
  private readonly before = new Map<number, { versions: number[]; player: number }>();
  private since: number[];
  private owed = 0;
  /** Whether the current events belong to the set-up; unknown before the first event. */
  private settingUp: boolean | null = null;
  /** The seats whose next answer is publicly the only one. */
  private forced: readonly number[] = [];
  /** Whether the next event is the first of an answer that the server gave when time ran out. */
  private timedOut = false;

  /** `tellSeat` is needed for a subscriber only. */
  constructor(players: number, subscriber?: number | null, tellSeat?: SeatTeller) {
    this.players = players;
    this.subscriber = subscriber;
    this.tellSeat = tellSeat;
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
    const seen = this.subscriber === undefined ? null : redactEvent(event, this.subscriber);
    if (seen) this.events.push(...this.marked(seen));
    this.timedOut = false;
    if (this.settingUp && event.type === 'season-began') this.begin();
  }

  /** The set-up is over; it belongs to no step, so the first one begins after it. */
  private begin(): void {
    this.settingUp = false;
    this.since = [...this.versions];
    for (let seat = 0; seat < this.players; seat++) this.askedAt[seat] = this.versions[seat]!;
  }

  private turnPage(entry: RecordEntry, state: State): void {
    if ('action' in entry) {
      this.before.set(entry.n, { versions: this.since, player: entry.player });
    }
    if ('undo' in entry) this.takeBack(entry.undo);
    if ('seat' in entry) {
      countPublic(this.versions);
      if (this.tellSeat) this.events.push(this.tellSeat(entry));
    }
    this.timedOut = 'timeout' in entry;
    this.since = [...this.versions];
    const owesNow = owing(state);
    if ('action' in entry) {
      noteAsked(this.askedAt, this.versions, { actor: entry.player, owedBefore: this.owed, owesNow });
    }
    this.owed = owesNow;
    if (this.subscriber !== undefined) this.forced = forcedSeats(state);
  }

  private marked(event: GameEvent): ToldEvent[] {
    const seat = 'player' in event ? event.player : null;
    const told = seat !== null && this.forced.includes(seat) ? withForced([event], seat) : [event];
    return this.timedOut ? withTimedOut(told) : told;
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
