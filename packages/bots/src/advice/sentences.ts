import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { Naming, Reason, Sentences } from './reason.ts';

const SHELF = { en: english, fr: french, de: german } as const satisfies Readonly<Record<string, Sentences>>;
export type Language = keyof typeof SHELF;

/** A reason in a language; what things are called there is the teller's business. */
export function reasonText(reason: Reason, language: Language, naming: Naming): string {
  const sentences = SHELF[language];
  // Each sentence takes its own reason: that they belong together is what the table's type says.
  const sentence = sentences[reason.id] as (facts: Reason, naming: Naming) => string;
  const text = sentence(reason, naming);
  const told = reason.by ? `${text.slice(0, -1)} (${sentences.by(naming.goods(reason.by))}).` : text;
  return told.charAt(0).toUpperCase() + told.slice(1);
}
