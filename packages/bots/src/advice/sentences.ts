import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { Naming, Reason, Sentences } from './reason.ts';

const SHELF = { en: english, fr: french, de: german } as const satisfies Readonly<Record<string, Sentences>>;
export type Language = keyof typeof SHELF;

/** A reason in a language; what things are called there is the teller's business. */
export function reasonText(reason: Reason, language: Language, naming: Naming): string {
  // Each sentence takes its own reason: that they belong together is what the table's type says.
  const sentence = SHELF[language][reason.id] as (facts: Reason, naming: Naming) => string;
  const text = sentence(reason, naming);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
