/* What the pages say, as patterns: names are looked for in whatever language the page speaks. */

/** Spaces that must not break a line are read out like any other. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');

const NUMBER = 777;
const WORD = 'ZZZ';

type Saying = (n: number, what: string) => string;

/** Whatever a sentence with a number, and perhaps a word, can look like. */
export function said(saying: Saying): RegExp {
  const variants = [1, NUMBER].flatMap((n) =>
    ['', WORD].map((what) =>
      escaped(saying(n, what))
        .replace(n === 1 ? /\b1\b/ : String(NUMBER), '\\d+')
        .replace(WORD, '[^.]+?'),
    ),
  );
  return new RegExp([...new Set(variants)].join('|'));
}

/** Whatever a sentence about something, and perhaps another thing, can look like. */
export const saidOf = (saying: (what: string, other: string) => string): RegExp =>
  new RegExp(escaped(saying(WORD, WORD)).replaceAll(WORD, '.+?'));
