import type { Content } from '../model/game.ts';
import { FARMERS, type Mode } from '../model/options.ts';
import { RefusalError } from '../model/refusal.ts';
import { inputRefusal } from '../model/refusal-messages.ts';

/** The contents a program can play with, by mode. */
export type Edition = Readonly<Partial<Record<Mode, Content>>>;

/** One content, or several to choose from by a game's options. */
export type ContentSource = Content | Edition;

/** The content for a game of this mode, with these expansions besides The Farmers. */
export function contentFor(source: ContentSource, mode: Mode, further: readonly string[] = []): Content {
  const content = 'tiles' in source ? source : source[mode];
  if (!content || has(content, FARMERS) !== (mode !== 'off')) {
    throw new RefusalError(inputRefusal('BAD_REQUEST', 'mode-not-available', { mode }));
  }
  const expected = furtherExpansions(content);
  if (expected.length !== further.length || !further.every((id) => has(content, id))) {
    const facts = { path: 'options.expansions', expected };
    throw new RefusalError(inputRefusal('BAD_REQUEST', 'unknown-name', facts));
  }
  return content;
}

const has = ({ expansions }: Content, id: string): boolean =>
  expansions.some((expansion) => expansion.id === id);

/** The expansions of a content besides The Farmers, which has its own option. */
export const furtherExpansions = ({ expansions }: Content): string[] =>
  expansions.map(({ id }) => id).filter((id) => id !== FARMERS);
