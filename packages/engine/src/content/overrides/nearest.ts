/** Which of the names somebody may have meant; null where none comes near. */
export function nearest(typed: string, names: readonly string[]): string | null {
  const wanted = typed.slice(0, LONGEST).toLowerCase();
  let best: string | null = null;
  // A third of the letters may be wrong, and two of a short name.
  let bound = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const name of names) {
    const distance = editDistance(wanted, name.toLowerCase());
    if (distance < bound && distance < name.length) {
      bound = distance;
      best = name;
    }
  }
  return best;
}

/** Names are short; whatever is longer is no slip of the finger. */
const LONGEST = 60;

/** How many letters have to be put in, taken out or changed to make one word of the other. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}
