/* Patterns for texts of the pages, to find elements by name in any language. */

/** Non-breaking spaces match like any other. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');

const NUMBER = 777;
const WORD = 'ZZZ';

type Text = (n: number, what: string) => string;

/** Matches a text for any number, and any word if it takes one. */
export function patternOf(text: Text): RegExp {
  const variants = [1, NUMBER].flatMap((n) =>
    ['', WORD].map((what) =>
      escaped(text(n, what))
        .replace(n === 1 ? /\b1\b/ : String(NUMBER), '\\d+')
        .replace(WORD, '[^.]+?'),
    ),
  );
  return new RegExp([...new Set(variants)].join('|'));
}

/** Matches a text for any one or two names. */
export const patternOfNames = (text: (what: string, other: string) => string): RegExp =>
  new RegExp(escaped(text(WORD, WORD)).replaceAll(WORD, '.+?'));
