import { nearest } from '../../model/nearest.ts';
import { type Path, refuseField } from './path.ts';

type Fields = Record<string, unknown>;

const MOST_POINTS = 99;
/** Of anything that is counted in pieces. */
export const MOST_PIECES = 12;

/** The name that was probably meant, as a fact of a refusal. */
export function nearestFact(typed: unknown, names: readonly string[]): { nearest?: string } {
  const meant = typeof typed === 'string' ? nearest(typed, names) : null;
  return meant === null ? {} : { nearest: meant };
}

/** An object whose fields are among these; the first other one is refused. */
export function readFields(value: unknown, path: Path, known: readonly string[]): Fields {
  const fields = readObject(value, path);
  for (const name of Object.keys(fields)) {
    if (!known.includes(name)) unknownField(name, path, known);
  }
  return fields;
}

function unknownField(name: string, path: Path, known: readonly string[]): never {
  return refuseField([...path, name], 'unknown-field', { expected: known, ...nearestFact(name, known) });
}

export function readObject(value: unknown, path: Path): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuseField(path, 'wrong-type', { expected: 'object' });
  }
  return value as Fields;
}

export function readWhole(value: unknown, path: Path, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    return refuseField(path, 'out-of-range', { low: least, high: most });
  }
  return value;
}

export const readPoints = (value: unknown, path: Path): number => readWhole(value, path, 0, MOST_POINTS);

export function readName(value: unknown, path: Path, names: readonly string[]): string {
  if (typeof value === 'string' && names.includes(value)) return value;
  return refuseField(path, 'unknown-name', { expected: names, ...nearestFact(value, names) });
}

/** How many of each, in the order of the names; at least one must be positive. */
export function readCounts(value: unknown, path: Path, names: readonly string[]): Record<string, number> {
  const fields = readObject(value, path);
  for (const name of Object.keys(fields)) {
    if (!names.includes(name)) unknownField(name, path, names);
    readWhole(fields[name], [...path, name], 1, MOST_PIECES);
  }
  const there = names.filter((name) => Object.hasOwn(fields, name));
  if (there.length === 0) refuseField(path, 'empty', {});
  return Object.fromEntries(there.map((name) => [name, fields[name] as number]));
}

export function readList(value: unknown, path: Path, least: number, most: number): unknown[] {
  if (!Array.isArray(value) || value.length < least || value.length > most) {
    return refuseField(path, 'wrong-length', { low: least, high: most });
  }
  return value;
}
