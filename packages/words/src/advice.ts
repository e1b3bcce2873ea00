import type { Reason, ReasonFacts, ReasonId } from '@keyflower/bots/reasons';
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
  /** Distinguishes two actions that have the same reason. */
  readonly by: (goods: string) => string;
};

/** Why an action is worth considering, in a sentence. */
export function adviceText(reason: Reason, words: AdviceWords, naming: Naming): string {
  // The type of the table guarantees that each sentence takes the facts of its reason.
  const sentence = words[reason.id] as (facts: Reason, naming: Naming) => string;
  const plain = sentence(reason, naming);
  const text = reason.by ? `${plain.slice(0, -1)} (${words.by(naming.goods(reason.by))}).` : plain;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
