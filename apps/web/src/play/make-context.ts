import type { Action, Edition, View } from '@keyflower/engine';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { session } from '../session/index.ts';
import { byKey, fromSignals } from '../signals.ts';
import { nameAt } from '../ui/index.ts';
import type { Analysis } from './analysis.ts';
import type { TableBackend } from './backend.ts';
import { type Draft, isAbout, NOTHING } from './draft.ts';
import { newsTiles, standingEvents } from './events.ts';
import { highlightsOf, spotsOf } from './highlights.ts';
import { specsOf, type TableModel } from './model.ts';
import type { Moments } from './moments.ts';
import type { Pointing } from './pointing.ts';
import type { Commands, TableContext } from './table.ts';
import { whyNot } from './why.ts';

/** What the table context is computed from. The functions read signals. */
interface Sources {
  model: TableModel;
  backend: TableBackend;
  edition: ReadonlySignal<Edition>;
  asked: ReadonlySignal<TableContext['asked']>;
  draft: ReadonlySignal<Draft>;
  openCard: ReadonlySignal<TableContext['openCard']>;
  moments: Moments;
  pointing: Pointing;
  commands: Commands;
  plan: () => readonly Action[];
  analysis: () => Analysis;
  view: () => View;
  seat: () => number | null;
  shownSeat: () => number;
  ready: () => Action | null;
  isAhead: () => boolean;
  mayChooseAhead: () => boolean;
}

/** The context of the components of a table that is played. */
export function makeContext(sources: Sources): TableContext {
  const { model, edition, asked, draft, analysis, seat } = sources;
  const from = <T>(read: (now: Analysis) => T): ReadonlySignal<T> => computed(() => read(analysis()));
  const farmers = from(({ view }) => view.options.farmers);
  const highlights = computed(() =>
    highlightsOf(analysis(), asked.value === null ? null : seat(), draft.value),
  );
  const playerAt = byKey((player: number) => sources.view().players[player]!, computed);
  const shownSeat = computed(() => sources.shownSeat());
  const standing = computed(() => standingEvents(model.events));
  const news = computed(() => newsTiles(standing.value, model.you.seat));
  return fromSignals<TableContext>({
    model: signal(model),
    backend: signal(sources.backend),
    view: computed(() => sources.view()),
    edition,
    spec: computed(() => specsOf(edition.value, { options: { farmers: farmers.value } })),
    words: computed(() => session.words),
    nameOf: computed(() => nameAt(model.info, session.words)),
    me: computed(() => model.you.seat),
    asked,
    state: from(({ state }) => state),
    actions: from(({ actions }) => actions),
    isAhead: computed(() => sources.isAhead()),
    mayChooseAhead: computed(() => sources.mayChooseAhead()),
    plan: computed(() => sources.plan()),
    draft,
    draftAt: signal(byKey((tile: string) => (isAbout(draft.value, tile) ? draft.value : NOTHING))),
    ready: computed(() => sources.ready()),
    highlights,
    highlightAt: signal(byKey((tile: string) => highlights.value.get(tile))),
    spots: computed(() => spotsOf(analysis().actions, draft.value)),
    why: signal((what, tile) =>
      whyNot(what, tile, { analysis: analysis(), seat: seat(), draft: draft.value, words: session.words }),
    ),
    standing,
    news,
    isNews: signal(byKey((tile: string) => news.value.has(tile))),
    aids: computed(() => model.info?.settings.aids ?? true),
    shownSeat,
    village: computed(() => playerAt(shownSeat.value).village),
    playerAt: signal(playerAt),
    moments: signal(sources.moments),
    pointing: signal(sources.pointing),
    openCard: sources.openCard,
    commands: signal(sources.commands),
  });
}
