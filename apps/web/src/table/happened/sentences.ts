import { type Cast, tell } from '@keyflower/words/story/tell';
import type { Words } from '@keyflower/words';
import type { ToldEvent } from '../model.ts';

/** What happened in sentences; headings become sentences too. */
export function sentencesOf(events: readonly ToldEvent[], cast: Cast, words: Words): string[] {
  return events.flatMap((event) => {
    const told = tell(event, cast, words.story);
    if (!told) return [];
    return told.heading && !/[.!?]$/.test(told.text) ? `${told.text}.` : told.text;
  });
}

/** The first few sentences, and how many there are beside them. */
export function shortened(
  sentences: readonly string[],
  most: number,
  rest: (n: number) => string,
): readonly string[] {
  const left = sentences.length - most;
  return left > 1 ? [...sentences.slice(0, most), rest(left)] : sentences;
}
