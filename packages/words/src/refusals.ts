import type { ActionRefusalFacts, ActionRefusalReason } from '@keyflower/engine';

/** A text for every engine refusal; `other` is for reasons of a newer server. */
export type RefusalWords = {
  readonly [Reason in ActionRefusalReason]: string | ((facts: ActionRefusalFacts[Reason]) => string);
} & { readonly other: string };

/** Why an action was refused, as a sentence for players. */
export function refusalText(refused: { reason: string; facts: object }, texts: RefusalWords): string {
  if (!Object.hasOwn(texts, refused.reason)) return texts.other;
  const text = texts[refused.reason as ActionRefusalReason];
  return typeof text === 'string' ? text : (text as (facts: object) => string)(refused.facts);
}
