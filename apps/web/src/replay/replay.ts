import {
  type Action,
  apply,
  cloneState,
  commitmentTo,
  DrawnChance,
  type Edition,
  type GameEvent,
  makePosition,
  makeView,
  type Position,
  QuickRandom,
  type RecordEntry,
  type RecordHeader,
  redactEvents,
  type Replayed,
  replayRecord,
  type ScorableView,
  scoreGame,
  scoreView,
  type State,
} from '@keyflower/engine';
import type { TableView, ToldEvent } from '../play/index.ts';
import type { SeenStep } from './game-so-far.ts';
import { seasonsOf, SteppedGame } from './stepped-game.ts';

export interface Step {
  state: State;
  events: readonly GameEvent[];
  /** Whose action it was; null for the set-up. */
  actor: number | null;
  /** The step that it took back, with all after it. */
  undoes: number | null;
  /** The hash of the entropy that was added to the seed before it, if any. */
  restored: string | null;
  /** How many entries of the record lead here. */
  entries: number;
}

/** The lines of a record's text. */
export const linesOf = (record: string): unknown[] =>
  record
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

/** Another way for the game to go on after a step. All draws follow from the seed. */
export interface Line {
  at: number;
  line: readonly { seat: number; action: Action }[];
  seed: string;
}

/** Collects the steps of a record while it is replayed. */
class Steps {
  readonly steps: Step[] = [];
  private readonly stepOf = new Map<number, number>();
  private events: GameEvent[] = [];
  private restored: string | null = null;

  hear(event: GameEvent): void {
    this.events.push(event);
  }

  /** Ends a step. The next entry's number tells how many entries it took. */
  add(state: State, actor: number | null, undoes: number | null = null): void {
    const { events, restored } = this;
    this.steps.push({ state: cloneState(state), events, actor, undoes, restored, entries: 0 });
    this.events = [];
    this.restored = null;
  }

  /** Goes on in another way than the record. */
  goOn({ at, line, seed }: Line): void {
    this.steps.length = at + 1;
    const state = cloneState(this.steps[at]!.state);
    const chance = new DrawnChance(new QuickRandom(seed));
    for (const { seat, action } of line) {
      apply(state, seat, action, chance, (event) => this.hear(event));
      this.add(state, seat);
    }
  }

  /** The entries before this number belong to the steps so far. */
  reach(n: number): void {
    this.steps.at(-1)!.entries = n - 1;
  }

  note(entry: RecordEntry, state: State): void {
    this.reach(entry.n);
    if ('action' in entry) {
      this.stepOf.set(entry.n, this.steps.length);
      this.add(state, entry.player);
    } else if ('undo' in entry) {
      const undone = this.stepOf.get(entry.undo)!;
      this.add(state, this.steps[undone]!.actor, undone);
    } else if ('reseed' in entry) this.restored = commitmentTo(entry.reseed);
  }
}

/** A game from its record, step by step, from any seat or with full information. The first step is the set-up. */
export class Replay extends SteppedGame {
  readonly header: RecordHeader;
  readonly entries: Replayed['entries'];
  readonly result: Replayed['result'];
  readonly steps: readonly Step[];
  readonly players: number;
  readonly actors: readonly (number | null)[];
  readonly seasons: SteppedGame['seasons'];
  readonly moments: readonly number[];
  private readonly edition: Edition;
  private readonly toldTo = new Map<number | null, readonly (readonly ToldEvent[])[]>();

  /** Refused with the engine's reason if it cannot be replayed. With `other`, it goes on in that way. */
  constructor(edition: Edition, lines: readonly unknown[], other: Line | null = null) {
    super();
    const collected = new Steps();
    const { header, entries, result } = replayRecord(edition, lines, {
      onStart: (state) => collected.add(state, null),
      onEvent: (event) => collected.hear(event),
      onEntry: (entry, state) => collected.note(entry, state),
    });
    collected.reach(entries.length + 1);
    if (other) collected.goOn(other);
    this.header = header;
    this.entries = entries;
    this.result = result;
    this.steps = collected.steps;
    this.edition = edition;
    this.players = header.options.players;
    this.actors = this.steps.map(({ actor }) => actor);
    this.seasons = seasonsOf(this.steps.map((_, at) => this.view(at, null).season));
    this.moments = momentsOf(this.steps, entries);
  }

  /** The whole record. */
  get lines(): readonly unknown[] {
    return [this.header, ...this.entries, ...(this.result ? [this.result] : [])];
  }

  /** The record up to a step as text, with its seed if it is known: what a new game can go on from. */
  recordUpTo(at: number): { record: string; seed?: string } {
    const { header, entries, result } = this;
    const lines = [header, ...entries.slice(0, this.steps[at]!.entries)];
    const record = lines.map((line) => JSON.stringify(line)).join('\n');
    return { record, ...(result?.seed === undefined ? {} : { seed: result.seed }) };
  }

  /** The position after a step: everything, also what is hidden from all. */
  position(at: number): Position {
    return makePosition(this.state(at));
  }

  /** The view of a seat after a step; null shows everything. */
  view(at: number, viewer: number | null): TableView {
    const { state } = this.steps[at]!;
    return viewer === null ? this.position(at) : makeView(state, viewer);
  }

  state(at: number): State {
    return this.steps[at]!.state;
  }

  points(at: number, viewer: number | null): number[] {
    if (viewer === null) return scoreGame(this.state(at)).players.map(({ total }) => total);
    return scoreView(this.edition, this.view(at, viewer) as ScorableView).map(({ sheet }) => sheet.total);
  }

  /** What a seat saw of it while it was running; null: what everyone could see. */
  seenBy(viewer: number | null): SeenStep[] {
    const told = toldSteps(this.steps, (events) => redactEvents(events, viewer));
    return this.steps.flatMap(({ state }, at) => {
      const events = told[at]!;
      return at === 0 || events.length > 0 ? [{ view: makeView(state, viewer), events }] : [];
    });
  }

  protected told(viewer: number | null): readonly (readonly ToldEvent[])[] {
    const seen = (events: readonly GameEvent[]) => (viewer === null ? events : redactEvents(events, viewer));
    const told = this.toldTo.get(viewer) ?? toldSteps(this.steps, seen);
    this.toldTo.set(viewer, told);
    return told;
  }
}

/** The events of each step, as they are told to those who may know what `seen` leaves of them. */
function toldSteps(
  steps: readonly Step[],
  seen: (events: readonly GameEvent[]) => readonly GameEvent[],
): ToldEvent[][] {
  const before: number[] = [];
  let count = 0;
  return steps.map(({ events, actor, undoes, restored }) => {
    const told: ToldEvent[] = [];
    if (restored !== null) told.push({ type: 'restored', hash: restored });
    const since = undoes === null ? count : before[undoes]!;
    // That something was undone of which they were not told is hidden too.
    if (since < count) told.push({ type: 'undone', player: actor!, since });
    told.push(...seen(events));
    before.push(count);
    count += told.length;
    return told;
  });
}

/** The entries that are told to everyone but are no step, by number. */
const isToldBeside = (entry: RecordEntry): boolean => 'seat' in entry || 'reseed' in entry;

function momentsOf(steps: readonly Step[], entries: readonly RecordEntry[]): number[] {
  const told = toldSteps(steps, (events) => redactEvents(events, null));
  let count = 0;
  let beside = 0;
  return steps.map(({ entries: reached, restored }, at) => {
    const events = told[at]!.length - (restored === null ? 0 : 1);
    if (at > 0 && events > 0) count += 1;
    for (const entry of entries.slice(at === 0 ? 0 : steps[at - 1]!.entries, reached))
      if (isToldBeside(entry)) beside += 1;
    return count + beside;
  });
}
