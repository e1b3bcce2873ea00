import { must } from '../must.ts';
/** The narrowest terminal that is supported. */
export const WIDTH = 80;

/** Breaks a text into lines of at most `width`; later lines are indented. */
export function wrap(text: string, width = WIDTH, indent = 0): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const room = lines.length === 0 ? width : width - indent;
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  lines.push(line);
  return lines.map((part, i) => (i === 0 ? part : ' '.repeat(indent) + part));
}

export interface Column {
  width: number;
  align?: 'right';
}

/** One row of a table: a cell that is too long for its column is wrapped. */
export function row(cells: readonly string[], columns: readonly Column[]): string[] {
  const wrapped = cells.map((cell, i) => wrap(cell, must(columns[i]).width));
  const height = Math.max(...wrapped.map((lines) => lines.length));
  return Array.from({ length: height }, (_, y) =>
    columns
      .map(({ width, align }, i) => {
        const part = wrapped[i]?.[y] ?? '';
        return align === 'right' ? part.padStart(width) : part.padEnd(width);
      })
      .join(' ')
      .trimEnd(),
  );
}

/** A table with headings, its columns as wide as their widest cell; the first `words` columns are left-aligned. */
export function table(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  words = 1,
): string[] {
  const columns = headings.map((heading, i): Column => {
    const width = Math.max(heading.length, ...rows.map((cells) => must(cells[i]).length));
    return i < words ? { width } : { width, align: 'right' };
  });
  return [headings, ...rows].flatMap((cells) => row(cells, columns));
}

/** 1234567 as 1,234,567, whatever the locale. */
export function thousands(value: number): string {
  return Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
