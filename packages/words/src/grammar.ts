/** Who does something, by name; null is the reader. */
export type Who = string | null;

/** Plurals and lists as a language forms them. */
export interface Grammar {
  /** The word that goes with a number: "worker" with 1, "workers" with 2. */
  form: (n: number, one: string, more: string) => string;
  /** A number and its word: "2 workers". */
  many: (n: number, one: string, more: string) => string;
  /** "a, b and c" */
  list: (items: readonly string[]) => string;
  /** "a, b or c" */
  either: (items: readonly string[]) => string;
}

/** `locale` is a tag of BCP 47, such as `fr` or `en-GB`. */
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
