import { LANGUAGES, type Language } from '@keyflower/protocol';
import { english } from './words/english.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import type { Words } from './words/notices.ts';

const shelf: Record<Language, Words> = { en: english, fr: french, de: german };

/** The words of a language (`fr`, `de-CH`); English where we do not speak it. */
export function words(language: string): Words {
  const spoken = LANGUAGES.find((known) => known === language.split('-')[0]?.toLowerCase());
  return shelf[spoken ?? 'en'];
}
