import { type Language, LANGUAGES } from '@keyflower/protocol';
import { loadWords, type Words } from '@keyflower/words';
import { loadReasons } from '../../src/session/reasons.ts';

/** Every dictionary at once, for tests. Pages load only one. */
export const DICTIONARIES = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadWords(language)])),
) as Readonly<Record<Language, Words>>;

await Promise.all(LANGUAGES.map(loadReasons));
