import { must } from '../../must.ts';

/** The inverse of a small positive definite matrix, by Gauss-Jordan elimination. */
export function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  const cell = (row: number, column: number): number => must(rows[row]?.[column]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++) {
      if (Math.abs(cell(i, column)) > Math.abs(cell(pivot, column))) pivot = i;
    }
    [rows[column], rows[pivot]] = [must(rows[pivot]), must(rows[column])];
    const lead = cell(column, column);
    rows[column] = must(rows[column]).map((value) => value / lead);
    for (let i = 0; i < size; i++) {
      const factor = cell(i, column);
      if (i !== column) rows[i] = must(rows[i]).map((value, j) => value - factor * cell(column, j));
    }
  }
  return rows.map((row) => row.slice(size));
}
