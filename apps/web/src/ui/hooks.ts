import type { Words } from '@keyflower/words';
import { session } from '../session/index.ts';

/** The words of the reader's language. */
export const useWords = (): Words => session.words;
