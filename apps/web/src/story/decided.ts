import type { Words } from '@keyflower/words';

/** Why a table was closed, in a sentence. */
export function closedText(reason: string | null, { server: { closed } }: Words): string {
  return Object.hasOwn(closed, reason ?? '') ? closed[reason as keyof typeof closed] : closed.other;
}

/** Why a game is not rated, as part of a sentence. */
export function unratedText(reason: string, { server: { unrated } }: Words): string {
  return Object.hasOwn(unrated, reason) ? unrated[reason as keyof typeof unrated] : reason;
}
