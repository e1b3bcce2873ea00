import type { Edition, State } from '@keyflower/engine';
import type { Words } from '@keyflower/words';
import { computed, type ReadonlySignal, signal, type Signal, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import {
  type Commands,
  type Moments,
  NOTHING,
  type Pointing,
  SERVER,
  specsOf,
  type TableContext,
  type TableModel,
  type TableView,
} from '../play/index.ts';
import { fromSignals } from '../signals.ts';

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
  nameOf: (seat: number) => string;
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
    nameOf: from(({ nameOf }) => nameOf),
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
