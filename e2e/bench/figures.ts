/** The percentile of a list of figures. */
export function percentile(figures: readonly number[], percent: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

export interface Row {
  what: string;
  measured: string;
  target: string;
  met: boolean | null;
}

export function printTable(rows: readonly Row[]): void {
  const widths = (['what', 'measured', 'target'] as const).map((key) =>
    Math.max(key.length, ...rows.map((row) => row[key].length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  console.log(line(['what', 'measured', 'target', 'met']));
  console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|-----|`);
  for (const { what, measured, target, met } of rows)
    console.log(line([what, measured, target, met === null ? '   ' : met ? 'yes' : 'NO ']));
}
