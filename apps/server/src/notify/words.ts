import { english } from './words/english.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import type { Words } from './words/notices.ts';

export const languages = ['en', 'fr', 'de'] as const;

export type Language = (typeof languages)[number];

const shelf: Record<Language, Words> = { en: english, fr: french, de: german };

/** The words of a language (`fr`, `de-CH`); English where we do not speak it. */
export function words(language: string): Words {
  const spoken = languages.find((known) => known === language.split('-')[0]?.toLowerCase());
  return shelf[spoken ?? 'en'];
}
