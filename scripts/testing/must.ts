/** The value, where a test or script knows that there is one. Throws otherwise. */
export function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('expected a value');
  return value;
}

type Tuple<T, N extends number, Found extends T[] = []> = Found['length'] extends N
  ? [...Found, ...T[]]
  : Tuple<T, N, [...Found, T]>;

/** A list that is known to have `count` elements or more, for destructuring. Throws otherwise. */
export function atLeast<T, N extends number>(count: N, list: readonly T[]): Tuple<T, N> {
  if (list.length < count) throw new Error(`expected at least ${count} elements, not ${list.length}`);
  return list as unknown as Tuple<T, N>;
}
