/** An assertion for helpers: throws the sentence unless the condition holds. */
export function ensure(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence);
}

/** Asserts that both values have the same JSON. */
export function ensureSame(one: unknown, other: unknown, about: string): void {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  ensure(a === b, `${about}: ${a}\nand not ${b}`);
}
