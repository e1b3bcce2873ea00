import type { Language } from '@keyflower/protocol';
import { english, type Words } from '../../src/words/english.ts';
import { french } from '../../src/words/french.ts';
import { german } from '../../src/words/german.ts';

/** Every dictionary at once, for tests. Pages load only one. */
export const DICTIONARIES: Readonly<Record<Language, Words>> = { en: english, fr: french, de: german };
