import {
  commitmentTo,
  decisions,
  type GameEvent,
  publicAnswer,
  type RecordEntry,
  redactEvent,
  type ReplayOptions,
  type State,
} from '@keyflower/engine';
import type { ToldEvent } from '@keyflower/protocol';
import { personIn, type SeatEntry } from './seat-events.ts';

/** What an entry of the record told: an action, a change of a seat, or that an action and all after it were undone. */
export type Told =
  | { type: 'action'; player: number | null; forced: boolean; events: readonly ToldEvent[] }
  | { type: 'seat'; entry: SeatEntry; before: string | null }
  | { type: 'undo'; player: number; since: readonly number[] }
  | { type: 'restored'; hash: string };

export interface ToldEntry {
  /** The number of the entry, 0 for the set-up. */
  n: number;
  /** Every viewer's version before it: the seats in order, then the spectators. */
  versions: readonly number[];
  told: Told;
}

/** The people whom an entry names. */
export function namedIn({ told }: ToldEntry): string[] {
  if (told.type !== 'seat') return [];
  return [told.before, personIn(told.entry.seat.name)].filter((person) => typeof person === 'string');
}

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

/** Counts an undo for the viewers who saw any of what is undone, and puts their decisions to them again. */
export function countUndo(versions: number[], askedAt: number[], since: readonly number[]): void {
  for (let index = 0; index < versions.length; index++) {
    if (versions[index] === since[index]) continue;
    versions[index]! += 1;
    if (index < askedAt.length) askedAt[index] = versions[index]!;
  }
}

/** Follows a record as it is replayed: how many events each viewer was told of, and what each entry told. */
export class EventLog {
  readonly versions: number[];
  /** Each seat's version when its current decision was put to it. */
  readonly askedAt: number[];
  private readonly tell: (entry: ToldEntry) => void;
  /** The person on each seat, if known. */
  private readonly holders: (string | null)[];
  /** All versions before each action, and whose it was, to restore them on undo. */
  private readonly before = new Map<number, { versions: readonly number[]; player: number }>();
  private since: readonly number[];
  private owed = 0;
  /** Whether the current events belong to the set-up; unknown before the first event. */
  private settingUp: boolean | null = null;
  private events: GameEvent[] = [];
  /** The seats whose next answer is publicly the only one. */
  private forced: readonly number[] = [];
  /** Whether the next answer is one that the server gave when time ran out. */
  private timedOut = false;

  constructor(players: number, holders: readonly (string | null)[], tell: (entry: ToldEntry) => void) {
    this.tell = tell;
    this.holders = [...holders];
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
    this.events.push(event);
    if (this.settingUp && event.type === 'season-began') this.begin();
  }

  /** The set-up is over; it belongs to no step, so the first one begins after it. */
  private begin(): void {
    this.settingUp = false;
    this.tellEvents(0, null, false);
    for (let seat = 0; seat < this.askedAt.length; seat++) this.askedAt[seat] = this.versions[seat]!;
  }

  private tellEvents(n: number, player: number | null, forced: boolean): void {
    const told = forced && player !== null ? withForced(this.events, player) : this.events;
    const events = this.timedOut ? withTimedOut(told) : told;
    this.tell({ n, versions: this.since, told: { type: 'action', player, forced, events } });
    this.events = [];
    this.since = [...this.versions];
  }

  private turnPage(entry: RecordEntry, state: State): void {
    const owesNow = owing(state);
    if ('action' in entry) {
      const { n, player } = entry;
      this.before.set(n, { versions: this.since, player });
      this.tellEvents(n, player, this.forced.includes(player));
      noteAsked(this.askedAt, this.versions, { actor: player, owedBefore: this.owed, owesNow });
    } else if ('undo' in entry) this.takeBack(entry);
    else if ('seat' in entry) this.changeSeat(entry);
    else if ('reseed' in entry) this.noteRestored(entry);
    this.timedOut = 'timeout' in entry;
    this.owed = owesNow;
    this.forced = forcedSeats(state);
  }

  private changeSeat(entry: SeatEntry): void {
    const { player, name } = entry.seat;
    const before = this.holders[player] ?? null;
    this.tell({ n: entry.n, versions: this.since, told: { type: 'seat', entry, before } });
    this.holders[player] = personIn(name) ?? before;
    countPublic(this.versions);
    this.since = [...this.versions];
  }

  private noteRestored({ n, reseed }: Extract<RecordEntry, { reseed: string }>): void {
    this.tell({ n, versions: this.since, told: { type: 'restored', hash: commitmentTo(reseed) } });
    countPublic(this.versions);
    this.since = [...this.versions];
  }

  private takeBack({ n, undo }: Extract<RecordEntry, { undo: number }>): void {
    const mark = this.before.get(undo);
    if (!mark) return;
    const { versions, player } = mark;
    this.tell({ n, versions: this.since, told: { type: 'undo', player, since: versions } });
    countUndo(this.versions, this.askedAt, versions);
    this.since = [...this.versions];
  }
}
