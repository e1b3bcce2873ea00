import type { Edition, State } from '@keyflower/engine';
import type { Words } from '@keyflower/words';
import { readCard } from './card/reading.ts';
import { nameAt } from './cast.ts';
import { NOTHING } from './desk/draft.ts';
import type { TableModel } from './model.ts';
import type { Scene, Verbs } from './scene.ts';
import { type Sight, specsOf } from './sight.ts';

const nothing = (): void => {};

/** Nothing can be done to a game that is over; one can look closer. */
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

/** A table that is only looked at: the same parts draw it, and nothing is lit. */
export function makeStillScene({
  model,
  sight,
  state,
  edition,
  words,
  me,
  news,
  looking,
  look,
}: Still): Scene {
  return {
    model,
    sight,
    edition,
    spec: specsOf(edition, sight),
    words,
    cast: nameAt(model.info, words),
    me,
    asked: null,
    state,
    actions: [],
    plan: [],
    draft: NOTHING,
    draftAt: () => NOTHING,
    ready: null,
    lights: new Map(),
    lightAt: () => undefined,
    spots: [],
    why: () => null,
    news,
    isNews: (tile) => news.has(tile),
    aids: model.info?.settings.aids ?? true,
    looking,
    verbs: stillVerbs(look),
  };
}
