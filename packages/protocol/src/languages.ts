/** A new language is one more code here and a folder of the same name in packages/words/src. */
export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
