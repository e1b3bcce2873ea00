import type { Language } from '@keyflower/protocol';
import { english, type Words } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';

export type { Words } from './english.ts';

export const DICTIONARIES: Readonly<Record<Language, Words>> = {
  en: english,
  fr: french,
  de: german,
};
