/** The element that is known to be there: other code guarantees the index or the key. */
export function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('expected a value');
  return value;
}
