import { align, formatNumber, type Verdict } from '../table.ts';

/** The required value of a figure. */
export interface Bar {
  sign: '≥' | '<';
  n: number;
  unit?: string;
}

/** A line of the report. */
export interface Figure {
  what: string;
  /** With its unit. */
  measured: string;
  /** The reference it is compared with, if any. */
  against?: string;
  /** The number that is compared with the required value. */
  value: number;
  must?: Bar;
  aim?: Bar;
}

const HEADER = ['what', 'measured', 'ratio', 'must', 'aim', 'verdict'];

const reaches = (value: number, { sign, n }: Bar): boolean => (sign === '<' ? value < n : value >= n);

function verdict({ value, must, aim }: Figure): Verdict {
  if (!must && !aim) return '';
  if (must && !reaches(value, must)) return 'MISSED';
  return aim && reaches(value, aim) ? 'aim reached' : must ? 'ok' : '';
}

const shown = (bar?: Bar): string =>
  bar ? `${bar.sign} ${formatNumber(bar.n)}${bar.unit ? ` ${bar.unit}` : ''}` : '';

export function report(figures: Figure[]): string {
  const lines = figures.map((figure) => [
    figure.what,
    figure.measured,
    figure.against ?? '',
    shown(figure.must),
    shown(figure.aim),
    verdict(figure),
  ]);
  return align([HEADER, ...lines], (column) => column === 0 || column === HEADER.length - 1);
}

/** A figure in the unit of its bar. */
export function inUnit(what: string, value: number, unit: string, must?: number): Figure {
  return {
    what,
    measured: `${formatNumber(value)} ${unit}`,
    value,
    ...(must === undefined ? {} : { must: { sign: '<', n: must, unit } as const }),
  };
}
