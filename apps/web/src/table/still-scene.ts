import type { Edition, State } from '@keyflower/engine';
import type { Words } from '@keyflower/words';
import { computed, type ReadonlySignal, signal, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { reading } from '../signals.ts';
import { readCard } from './card/reading.ts';
import { nameAt } from './cast.ts';
import { NOTHING } from './desk/draft.ts';
import type { TableModel } from './model.ts';
import type { Scene, Verbs } from './scene.ts';
import { type Sight, specsOf } from './sight.ts';

const nothing = (): void => {};

/** Nothing can be done at a game that is over, except to look closer. */
const stillVerbs = (look: Verbs['look']): Verbs => ({
  touch: readCard,
  lift: nothing,
  drop: nothing,
  begin: nothing,
  set: nothing,
  spot: nothing,
  rotate: nothing,
  act: nothing,
  confirm: nothing,
  back: nothing,
  undo: nothing,
  look,
});

export interface Still {
  model: TableModel;
  sight: Sight;
  state: State;
  edition: Edition;
  words: Words;
  /** Whose eyes it is seen with; null sees all. */
  me: number | null;
  /** Tiles that the last step was about. */
  news: ReadonlySet<string>;
  looking: number;
  look: Verbs['look'];
}

function makeStillScene(still: ReadonlySignal<Still>): Scene {
  const from = <T>(read: (still: Still) => T): ReadonlySignal<T> => computed(() => read(still.value));
  return reading<Scene>({
    model: from(({ model }) => model),
    sight: from(({ sight }) => sight),
    edition: from(({ edition }) => edition),
    spec: from(({ edition, sight }) => specsOf(edition, sight)),
    words: from(({ words }) => words),
    cast: from(({ model, words }) => nameAt(model.info, words)),
    me: from(({ me }) => me),
    asked: signal(null),
    state: from(({ state }) => state),
    actions: signal([]),
    plan: signal([]),
    draft: signal(NOTHING),
    draftAt: signal(() => NOTHING),
    ready: signal(null),
    lights: signal(new Map()),
    lightAt: signal(() => undefined),
    spots: signal([]),
    why: signal(() => null),
    news: from(({ news }) => news),
    isNews: signal((tile) => still.value.news.has(tile)),
    aids: from(({ model }) => model.info?.settings.aids ?? true),
    looking: from(({ looking }) => looking),
    village: from(({ sight, looking }) => sight.players[looking].village),
    playerAt: signal((seat) => still.value.sight.players[seat]),
    verbs: from(({ look }) => stillVerbs(look)),
  });
}

/** A table that is only looked at: the same parts draw it, and nothing is lit. */
export function useStillScene(still: Still): Scene {
  const source = useSignal(still);
  source.value = still;
  return useMemo(() => makeStillScene(source), []);
}
