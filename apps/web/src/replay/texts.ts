import { loadReplayWords, type ReplayWords } from '@keyflower/words';
import { session } from '../session/index.ts';
import { PageWords, usePageWords } from '../ui/index.ts';

const TEXTS = new PageWords(loadReplayWords);

/** The texts that only replays need, in the visitor's language. */
export const loadTexts = (): Promise<ReplayWords> => TEXTS.load(session.me.lang);

/** They follow the language. `first`: those that were loaded with the page. */
export const useTexts = (first: ReplayWords): ReplayWords => usePageWords(TEXTS, first);
