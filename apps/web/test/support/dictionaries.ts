import type { Language } from '@keyflower/protocol';
import { pages as english } from '@keyflower/words/en/pages';
import type { Words } from '@keyflower/words';
import { pages as french } from '@keyflower/words/fr/pages';
import { pages as german } from '@keyflower/words/de/pages';

/** Every dictionary at once, for tests. Pages load only one. */
export const DICTIONARIES: Readonly<Record<Language, Words>> = { en: english, fr: french, de: german };
