import {
  cloneState,
  commitmentTo,
  type Edition,
  type GameEvent,
  makePosition,
  makeView,
  type RecordEntry,
  type RecordHeader,
  redactEvents,
  type Replayed,
  replayRecord,
  type State,
} from '@keyflower/engine';
import type { TableView, ToldEvent } from '../play/index.ts';

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

export type Season = TableView['season'];

/** The steps of one season. */
export interface SeasonSteps {
  season: Season;
  from: number;
  to: number;
}

/** The lines of a record's text. */
export const linesOf = (record: string): unknown[] =>
  record
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

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

/** How many lines the header and the set-up take. */
function linesOfSetUp(lines: readonly unknown[]): number {
  const isDraw = (line: unknown): boolean => typeof line === 'object' && line !== null && 'chance' in line;
  const first = lines.findIndex((line, at) => at > 0 && !isDraw(line));
  return first < 0 ? lines.length : first;
}

/** A game from its record, step by step, from any seat or with full information. The first step is the set-up. */
export class Replay {
  readonly header: RecordHeader;
  readonly entries: Replayed['entries'];
  readonly result: Replayed['result'];
  readonly steps: readonly Step[];
  readonly seasons: readonly SeasonSteps[];
  private readonly told = new Map<number | null, readonly (readonly ToldEvent[])[]>();

  /** Refused with the engine's reason if it cannot be replayed. */
  constructor(edition: Edition, lines: readonly unknown[]) {
    const collected = new Steps();
    const start = replayRecord(edition, lines.slice(0, linesOfSetUp(lines)), {
      onEvent: (event) => collected.hear(event),
    });
    collected.add(start.state, null);
    let setUpEvents = collected.steps[0]!.events.length;
    const { header, entries, result } = replayRecord(edition, lines, {
      onEvent: (event) => (setUpEvents > 0 ? (setUpEvents -= 1) : collected.hear(event)),
      onEntry: (entry, state) => collected.note(entry, state),
    });
    collected.reach(entries.length + 1);
    this.header = header;
    this.entries = entries;
    this.result = result;
    this.steps = collected.steps;
    this.seasons = seasonsOf(this.steps.map((_, at) => this.view(at, null).season));
  }

  get last(): number {
    return this.steps.length - 1;
  }

  /** The record up to a step as text, with its seed if it is known: what a new game can go on from. */
  recordUpTo(at: number): { record: string; seed?: string } {
    const { header, entries, result } = this;
    const lines = [header, ...entries.slice(0, this.steps[at]!.entries)];
    const record = lines.map((line) => JSON.stringify(line)).join('\n');
    return { record, ...(result?.seed === undefined ? {} : { seed: result.seed }) };
  }

  /** The view of a seat after a step; null shows everything. */
  view(at: number, viewer: number | null): TableView {
    const { state } = this.steps[at]!;
    return viewer === null ? makePosition(state) : makeView(state, viewer);
  }

  events(at: number, viewer: number | null): readonly ToldEvent[] {
    return this.toldTo(viewer)[at]!;
  }

  /** All events up to a step, and those of the step. */
  story(at: number, viewer: number | null): ToldEvent[] {
    return this.toldTo(viewer)
      .slice(0, at + 1)
      .flat();
  }

  /** The step in which each event of the whole story was told. */
  stepsOfStory(viewer: number | null): number[] {
    return this.toldTo(viewer).flatMap((events, at) => events.map(() => at));
  }

  private toldTo(viewer: number | null): readonly (readonly ToldEvent[])[] {
    const told = this.told.get(viewer) ?? toldSteps(this.steps, viewer);
    this.told.set(viewer, told);
    return told;
  }
}

/** The events of each step, as a viewer is told of them. */
function toldSteps(steps: readonly Step[], viewer: number | null): ToldEvent[][] {
  const before: number[] = [];
  let count = 0;
  return steps.map(({ events, actor, undoes, restored }) => {
    const told: ToldEvent[] = [];
    if (restored !== null) told.push({ type: 'restored', hash: restored });
    if (undoes !== null) told.push({ type: 'undone', player: actor!, since: before[undoes]! });
    told.push(...(viewer === null ? events : redactEvents(events, viewer)));
    before.push(count);
    count += told.length;
    return told;
  });
}

function seasonsOf(seasons: readonly Season[]): SeasonSteps[] {
  const found: SeasonSteps[] = [];
  seasons.forEach((season, at) => {
    const last = found.at(-1);
    if (last?.season === season) last.to = at;
    else found.push({ season, from: at, to: at });
  });
  return found;
}
