import { RefusalError } from '../model/refusal.ts';
import { inputRefusal } from '../model/refusal-messages.ts';
import type { Mode } from '../model/options.ts';
import type { Content } from './content.ts';

/** The contents a program can play with, by mode. */
export type Edition = Readonly<Partial<Record<Mode, Content>>>;

/** One content, or several to choose from by a game's options. */
export type ContentSource = Content | Edition;

/** The content a game of this mode is played with. */
export function contentFor(source: ContentSource, mode: Mode): Content {
  const content = 'tiles' in source ? onlyFor(source, mode) : source[mode];
  if (content) return content;
  throw new RefusalError(inputRefusal('BAD_REQUEST', 'mode-not-available', { mode }));
}

function onlyFor(content: Content, mode: Mode): Content | undefined {
  return (content.expansion === null) === (mode === 'off') ? content : undefined;
}
