/** The subject of a sentence by name; null is the reader. */
export type Who = string | null;

/** How a phrase is used, for languages with cases: as the object of a verb, or standing alone as a label. */
export type Role = 'object' | 'label';

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

/** `locale` is a BCP 47 tag, such as `fr` or `en-GB`. Its data is loaded when a text first needs it. */
export function grammar(locale: string): Grammar {
  const plurals = once(() => new Intl.PluralRules(locale));
  const and = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const or = once(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
  const form = (n: number, one: string, more: string): string => (plurals().select(n) === 'one' ? one : more);
  return {
    form,
    many: (n, one, more) => `${n} ${form(n, one, more)}`,
    list: (items) => and().format(items),
    either: (items) => or().format(items),
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
