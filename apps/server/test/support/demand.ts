/** For helpers that check as they go: what has to hold, and what it means if it doesn't. */
export function demand(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence);
}

/** The same, word for word. */
export function demandSame(one: unknown, other: unknown, about: string): void {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  demand(a === b, `${about}: ${a}\nand not ${b}`);
}
