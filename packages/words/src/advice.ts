import type { Reason, ReasonFacts, ReasonId, Remark, RemarkFacts, RemarkId } from '@keyflower/bots/reasons';
import type { Counts } from '@keyflower/engine';

/** The names of things in the reader's language. */
export interface Naming {
  tile(id: string): string;
  player(seat: number): string;
  /** "2 wood, 1 saw". */
  goods(counts: Counts<string>): string;
}

/** A sentence for every reason that a bot gives for an action. */
export type AdviceWords = {
  readonly [Id in ReasonId]: (facts: ReasonFacts[Id], naming: Naming) => string;
} & {
  /** Around the suggestions. */
  readonly panel: {
    readonly found: (n: number) => string;
    readonly failed: string;
    readonly again: string;
    readonly doIt: string;
    readonly doThis: (what: string) => string;
    readonly odds: (percent: number) => string;
    readonly points: (n: number) => string;
    readonly guess: string;
  };
  /** Distinguishes two actions that have the same reason. */
  readonly by: (goods: string) => string;
  /** What else speaks for an action or follows from it. */
  readonly also: { readonly [Id in RemarkId]: (facts: RemarkFacts[Id], naming: Naming) => string };
};

/** Why an action is worth considering, in one or more sentences. */
export function adviceText(reason: Reason, words: AdviceWords, naming: Naming): string {
  // The type of the table guarantees that each sentence takes the facts of its reason.
  const sentence = words[reason.id] as (facts: Reason, naming: Naming) => string;
  const by = reason.by ? [words.by(naming.goods(reason.by))] : [];
  const more = (reason.also ?? []).map((remark) => {
    const remarked = words.also[remark.id] as (facts: Remark, naming: Naming) => string;
    return remarked(remark, naming);
  });
  return [sentence(reason, naming), ...by, ...more]
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1))
    .join(' ');
}
