import type { ErrorBody } from '@keyflower/protocol';
import type { Words } from '@keyflower/words';

/** The text for a refusal by the server; null where the general text of its code says enough. */
export function serverRefusalText(
  { reason = '', facts = {} }: Pick<ErrorBody, 'reason' | 'facts'>,
  { refused }: Words['server'],
): string | null {
  if (!Object.hasOwn(refused, reason)) return null;
  const text: string | ((facts: never) => string) = refused[reason as keyof typeof refused];
  return typeof text === 'string' ? text : text(facts as never);
}

/** Why a table was closed, in a sentence. */
export function closedText(reason: string | null, { server: { closed } }: Words): string {
  return Object.hasOwn(closed, reason ?? '') ? closed[reason as keyof typeof closed] : closed.other;
}

/** Why a game is not rated, as part of a sentence. */
export function unratedText(reason: string, { server: { unrated } }: Words): string {
  return Object.hasOwn(unrated, reason) ? unrated[reason as keyof typeof unrated] : reason;
}
