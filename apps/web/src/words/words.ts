import type { Language } from '@keyflower/protocol';
import type { Words } from './english.ts';

export type { Words } from './english.ts';

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
};

/** Only the language that somebody reads is loaded. */
const LOADERS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./english.ts')).english,
  fr: async () => (await import('./french.ts')).french,
  de: async () => (await import('./german.ts')).german,
};

const loaded = new Map<Language, Words>();

export async function loadWords(language: Language): Promise<Words> {
  const words = loaded.get(language) ?? (await LOADERS[language]());
  loaded.set(language, words);
  return words;
}
