/** A text, or a function that makes one. */
export type Text = string | ((...values: never[]) => unknown);

/** All texts of a dictionary by their path. */
export function textsOf(words: object, path = ''): Map<string, Text> {
  const found = new Map<string, Text>();
  for (const [key, value] of Object.entries(words) as [string, unknown][]) {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'object' && value !== null) for (const one of textsOf(value, at)) found.set(...one);
    else found.set(at, value as Text);
  }
  return found;
}

const NUMBERS = [21, 32, 43, 54, 65];
/** An object with every field: its value is the field's name in brackets. */
const FIELDS = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? `<${name}>` : undefined) });

/** What texts may be made from: numbers, strings, lists, or the fields of one object. */
const VALUES: readonly (readonly unknown[])[] = [
  NUMBERS,
  NUMBERS.map(String),
  NUMBERS.map((number) => [String(number)]),
  [FIELDS],
];

/** What a text says, made from the first kind of values that it can be made from; null where there is none. */
export function example(text: Text): string | null {
  if (typeof text !== 'function') return text;
  for (const values of VALUES)
    try {
      return JSON.stringify(text(...(values as never[])));
    } catch {
      // Not made from this kind.
    }
  return null;
}

/** Which values appear in a text, for each kind of values; null where it can't be made from that kind. */
export function placeholders(text: Text | undefined): (string[] | null)[] {
  if (typeof text !== 'function') return [];
  return VALUES.map((values) => {
    try {
      const made = JSON.stringify(text(...(values as never[])));
      return [...new Set(made.match(/21|32|43|54|65|<\w+>/g))].sort();
    } catch {
      return null;
    }
  });
}
