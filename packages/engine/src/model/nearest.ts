/** The name that was probably meant; null where none is similar. */
export function nearest(typed: string, names: readonly string[]): string | null {
  const wanted = typed.slice(0, LONGEST).toLowerCase();
  let best: string | null = null;
  // A third of the letters may be wrong, and one of a short name.
  let bound = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const name of names) {
    const distance = editDistance(wanted, name.toLowerCase());
    if (distance < bound && distance < name.length) {
      bound = distance;
      best = name;
    }
  }
  return best;
}

/** All names are shorter: more of what was typed need not be compared. */
const LONGEST = 60;

/** Damerau–Levenshtein distance: letters inserted, deleted, replaced or swapped with the next. */
function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = rows[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(changed, rows[i - 1][j] + 1, row[j - 1] + 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) row[j] = Math.min(row[j], rows[i - 2][j - 2] + 1);
    }
    rows.push(row);
  }
  return rows[a.length][b.length];
}
