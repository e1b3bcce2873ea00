const CODES = {
  bold: 1,
  dim: 2,
  red: 31,
  green: 32,
  yellow: 33,
  blue: 34,
} as const;

type Style = keyof typeof CODES;

/** Colours only help: nothing is told by colour alone (see https://no-color.org). */
const coloured = process.stdout.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb';

export function paint(style: Style, text: string): string {
  return coloured ? `\u001B[${CODES[style]}m${text}\u001B[0m` : text;
}

/** Shows "2 red" in red. For whole lines, once they are laid out: the codes would count as letters before. */
export function tint(line: string): string {
  if (!coloured) return line;
  return line.replace(/\b\d+ (blue|red|yellow|green)\b/g, (counted, colour: Style) => paint(colour, counted));
}
