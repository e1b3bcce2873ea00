import { canonicalJson } from '@keyflower/engine';

/** A place where an answer differs; `undefined` is a missing field or entry. */
export interface Difference {
  path: string;
  expected: unknown;
  actual: unknown;
}

/** Lists of names are sets: tiles in a hand, in a stack or out of the game have no order. */
const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Everything in which two JSON values differ; objects have no order. */
export function differences(expected: unknown, actual: unknown, path = ''): Difference[] {
  if (isNames(expected) && isNames(actual)) {
    return namesDiffer(expected, actual) ? [{ path, expected, actual }] : [];
  }
  const alike = isObject(expected) && isObject(actual) && Array.isArray(expected) === Array.isArray(actual);
  if (!alike) return expected === actual ? [] : [{ path, expected, actual }];
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...keys].flatMap((key) => differences(expected[key], actual[key], `${path}/${key}`));
}

function namesDiffer(expected: readonly string[], actual: readonly string[]): boolean {
  return [...expected].sort().join('\n') !== [...actual].sort().join('\n');
}

/** An action as one text, the same for every order of its fields and names. */
export function actionText(action: unknown): string {
  if (!isObject(action)) return canonicalJson(action);
  const entries = Object.entries(action).map(([key, value]) => [
    key,
    isNames(value) ? [...value].sort() : value,
  ]);
  return canonicalJson(Object.fromEntries(entries));
}
