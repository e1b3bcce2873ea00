/** The subject of a sentence by name; null is the reader. */
export type Who = string | null;

/** Plurals and lists by the rules of a language. */
export interface Grammar {
  /** The form of a word for a number: "worker" for 1, "workers" for 2. */
  form: (n: number, one: string, more: string) => string;
  /** A number and its word: "2 workers". */
  many: (n: number, one: string, more: string) => string;
  /** "a, b and c" */
  list: (items: readonly string[]) => string;
  /** "a, b or c" */
  either: (items: readonly string[]) => string;
}

/** `locale` is a BCP 47 tag, such as `fr` or `en-GB`. */
export function grammar(locale: string): Grammar {
  const plurals = new Intl.PluralRules(locale);
  const and = new Intl.ListFormat(locale, { type: 'conjunction' });
  const or = new Intl.ListFormat(locale, { type: 'disjunction' });
  const form = (n: number, one: string, more: string): string => (plurals.select(n) === 'one' ? one : more);
  return {
    form,
    many: (n, one, more) => `${n} ${form(n, one, more)}`,
    list: (items) => and.format(items),
    either: (items) => or.format(items),
  };
}
