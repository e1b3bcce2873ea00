import {
  cloneState,
  type Edition,
  type GameEvent,
  makePosition,
  makeView,
  type RecordHeader,
  redactEvents,
  replayRecord,
  type State,
} from '@keyflower/engine';
import type { Words } from '@keyflower/words';
import { computed, type ReadonlySignal, signal, type Signal, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import {
  type Moments,
  type Pointing,
  NOTHING,
  SERVER,
  type TableContext,
  type TableView,
  specsOf,
  type TableModel,
  tilesOf as tilesOfEvent,
  type Commands,
} from '../play/index.ts';
import { fromSignals } from '../signals.ts';
import { nameAt } from '../ui/index.ts';

export interface Step {
  state: State;
  events: readonly GameEvent[];
}

/** A finished game, step by step, from any seat or with full information. */
export class Replay {
  readonly header: RecordHeader;
  readonly steps: readonly Step[];

  constructor(edition: Edition, record: string) {
    const lines = record
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    const steps: Step[] = [];
    let heard: GameEvent[] = [];
    const { header } = replayRecord(edition, lines, {
      onEvent: (event) => heard.push(event),
      onEntry: (entry, state) => {
        if (!('action' in entry || 'undo' in entry)) return;
        steps.push({ state: cloneState(state), events: heard });
        heard = [];
      },
    });
    this.header = header;
    this.steps = steps;
  }

  /** The view of a seat after a step; null shows everything. */
  view(at: number, viewer: number | null): TableView {
    const { state } = this.steps[at]!;
    return viewer === null ? makePosition(state) : makeView(state, viewer);
  }

  events(at: number, viewer: number | null): readonly GameEvent[] {
    const { events } = this.steps[at]!;
    return viewer === null ? events : redactEvents(events, viewer);
  }

  /** All events up to a step, and those of the step. */
  story(at: number, viewer: number | null): GameEvent[] {
    return this.steps.slice(0, at + 1).flatMap((_, step) => this.events(step, viewer));
  }
}

/** Tiles that a step concerned. */
export function tilesOf(events: readonly GameEvent[]): ReadonlySet<string> {
  return new Set(
    events.flatMap((event) => ('tile' in event ? [event.tile] : 'boat' in event ? [event.boat] : [])),
  );
}

/** The player who acted in a step. */
export function actorOf(events: readonly GameEvent[]): number | null {
  for (const event of events) if ('player' in event) return event.player;
  return null;
}

/** The seat in whose village a step took place; null for the market, or all over the table. */
export function villageOf(
  events: readonly GameEvent[],
  { players }: Pick<TableView, 'players'>,
): number | null {
  const [first] = events;
  if (first?.type === 'placed' || first?.type === 'placing-done') return first.player;
  const [tile] = first ? tilesOfEvent(first) : [];
  const owner = players.findIndex(({ village }) => village.some((placed) => placed.tile === tile));
  return owner < 0 ? null : owner;
}

const nothing = (): void => {};

/** No actions in a finished game, except opening cards and villages. */
const stillCommands = (look: Commands['look'], opened: Snapshot['opened']): Commands => ({
  touch: (tile) => {
    opened.value = { tile, back: false };
  },
  lift: nothing,
  drop: nothing,
  begin: nothing,
  switchTo: nothing,
  set: nothing,
  spot: nothing,
  rotate: nothing,
  act: nothing,
  confirm: nothing,
  back: nothing,
  undo: nothing,
  chooseAhead: nothing,
  look,
  readCard: (card) => {
    opened.value = card;
  },
});

export interface Snapshot {
  model: TableModel;
  view: TableView;
  state: State;
  edition: Edition;
  words: Words;
  /** The viewer; null sees everything. */
  me: number | null;
  /** Tiles that the last step concerned. */
  news: ReadonlySet<string>;
  shownSeat: number;
  look: Commands['look'];
  moments: Moments;
  pointing: Pointing;
  opened: Signal<TableContext['openCard']>;
}

function makeStillTable(still: ReadonlySignal<Snapshot>): TableContext {
  const from = <T>(read: (still: Snapshot) => T): ReadonlySignal<T> => computed(() => read(still.value));
  return fromSignals<TableContext>({
    model: from(({ model }) => model),
    backend: signal(SERVER),
    view: from(({ view }) => view),
    edition: from(({ edition }) => edition),
    spec: from(({ edition, view }) => specsOf(edition, view)),
    words: from(({ words }) => words),
    nameOf: from(({ model, words }) => nameAt(model.info, words)),
    me: from(({ me }) => me),
    asked: signal(null),
    state: from(({ state }) => state),
    actions: signal([]),
    isAhead: signal(false),
    mayChooseAhead: signal(false),
    plan: signal([]),
    draft: signal(NOTHING),
    draftAt: signal(() => NOTHING),
    ready: signal(null),
    highlights: signal(new Map()),
    highlightAt: signal(() => undefined),
    spots: signal([]),
    why: signal(() => null),
    standing: from(({ model }) => model.events),
    news: from(({ news }) => news),
    isNews: signal((tile) => still.value.news.has(tile)),
    aids: from(({ model }) => model.info?.settings.aids ?? true),
    shownSeat: from(({ shownSeat }) => shownSeat),
    village: from(({ view, shownSeat }) => view.players[shownSeat]!.village),
    playerAt: signal((seat) => still.value.view.players[seat]!),
    moments: from(({ moments }) => moments),
    pointing: from(({ pointing }) => pointing),
    openCard: from(({ opened }) => opened.value),
    commands: from(({ look, opened }) => stillCommands(look, opened)),
  });
}

/** A read-only table context: the same components draw it, and nothing is highlighted. */
export function useStillTable(still: Snapshot): TableContext {
  const source = useSignal(still);
  source.value = still;
  return useMemo(() => makeStillTable(source), []);
}
