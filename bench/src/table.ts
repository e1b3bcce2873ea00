import { ratio, type Timing } from './measure.ts';

export interface Row {
  what: string;
  timing: Timing;
  /** The reference, measured in the same rounds. */
  reference?: { name: string; timing: Timing };
  /** The ratio to the reference must not be above this. */
  must?: number;
  /** The target ratio. */
  aim?: number;
}

export type Verdict = 'aim reached' | 'ok' | 'MISSED' | '';

const HEADER = ['what', 'measured', 'ratio', 'must', 'aim', 'verdict'];

function ratioOf({ timing, reference }: Row): number | undefined {
  return reference && ratio(timing, reference.timing);
}

/** Empty for a row without a reference or without a limit. */
export function verdict(row: Row): Verdict {
  const measured = ratioOf(row);
  if (measured === undefined || (row.must === undefined && row.aim === undefined)) return '';
  if (row.must !== undefined && measured > row.must) return 'MISSED';
  return row.aim !== undefined && measured <= row.aim ? 'aim reached' : 'ok';
}

/** Three significant digits, in the unit that keeps the number between 1 and 1000. */
export function formatTime(ns: number): string {
  const units: [string, number][] = [
    ['s', 1e9],
    ['ms', 1e6],
    ['µs', 1e3],
  ];
  for (const [unit, size] of units) {
    // From 999.5 on, three digits would round up to 1000 of the smaller unit.
    if (ns >= size * 0.9995) return `${formatNumber(ns / size)} ${unit}`;
  }
  return `${formatNumber(ns)} ns`;
}

/** Three significant digits without an exponent. */
export function formatNumber(n: number): string {
  const decimals = n > 0 ? Math.min(6, Math.max(0, 2 - Math.floor(Math.log10(n)))) : 0;
  return n.toFixed(decimals);
}

function bar(limit: number | undefined): string {
  return limit === undefined ? '' : `≤ ${formatNumber(limit)}`;
}

function cells(row: Row): string[] {
  const measured = ratioOf(row);
  const against = measured === undefined ? '' : `${formatNumber(measured)} × ${row.reference?.name}`;
  return [row.what, formatTime(row.timing.ns), against, bar(row.must), bar(row.aim), verdict(row)];
}

/** Lines of cells, the header first, as a Markdown table whose columns also line up in a terminal. */
export function align(lines: string[][], isText = (column: number): boolean => column === 0): string {
  const widths = lines[0].map((_, column) => Math.max(3, ...lines.map((line) => line[column].length)));
  const pad = (text: string, column: number) =>
    isText(column) ? text.padEnd(widths[column]) : text.padStart(widths[column]);
  const rule = widths.map((width, column) => '-'.repeat(width - 1) + (isText(column) ? '-' : ':'));
  const [header, ...body] = lines.map((line) => line.map(pad));
  return [header, rule, ...body].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

export function table(rows: Row[]): string {
  const texts = new Set([HEADER.indexOf('what'), HEADER.indexOf('verdict')]);
  return align([HEADER, ...rows.map(cells)], (column) => texts.has(column));
}
