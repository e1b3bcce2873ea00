import { hasLanguage, words } from '../language.ts';

const CODES = {
  bold: 1,
  dim: 2,
  red: 31,
  green: 32,
  yellow: 33,
  blue: 34,
} as const;

type Style = keyof typeof CODES;
const COLOURS = ['blue', 'red', 'yellow', 'green'] as const;

/** Colour never carries information of its own (see https://no-color.org). */
const coloured = process.stdout.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb';

export function paint(style: Style, text: string): string {
  return coloured ? `\u001B[${CODES[style]}m${text}\u001B[0m` : text;
}

/** Shows "2 red" and "2 red workers" in red. For whole lines after layout, because escape codes would count towards their width. */
export function tint(line: string): string {
  return coloured && hasLanguage() ? COLOURS.reduce(tintOne, line) : line;
}

function tintOne(line: string, colour: (typeof COLOURS)[number]): string {
  const { nouns, plurals, workers } = words().story;
  const forms = [
    workers(2, colour),
    workers(1, colour),
    workers(1, colour, 'label'),
    plurals[colour],
    nouns[colour],
  ];
  const pattern = new RegExp(`\\b\\d+ (${forms.join('|')})(?!\\p{L})`, 'gu');
  return line.replace(pattern, (counted) => paint(colour, counted));
}
