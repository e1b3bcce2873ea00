import { nearest } from './nearest.ts';
import { Offence, type Path } from './path.ts';

type Fields = Record<string, unknown>;

const MOST_POINTS = 99;
/** Of anything that is counted in pieces. */
export const MOST_PIECES = 12;

const listed = (names: readonly string[]): string => names.join(', ');

/** A guess at what was meant, or what there is. */
export function hint(typed: string, names: readonly string[]): string {
  const meant = nearest(typed, names);
  return meant === null ? `there is: ${listed(names)}` : `did you mean "${meant}"?`;
}

/** An object whose fields are among these; the first other one is refused. */
export function readFields(value: unknown, path: Path, known: readonly string[]): Fields {
  const fields = readObject(value, path);
  for (const name of Object.keys(fields)) {
    if (known.includes(name)) continue;
    throw new Offence([...path, name], `there is no such field to correct; ${hint(name, known)}`);
  }
  return fields;
}

export function readObject(value: unknown, path: Path): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Offence(path, 'an object is expected');
  }
  return value as Fields;
}

export function readWhole(value: unknown, path: Path, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw new Offence(path, `a whole number from ${least} to ${most} is expected`);
  }
  return value;
}

export const readPoints = (value: unknown, path: Path): number => readWhole(value, path, 0, MOST_POINTS);

export function readName(value: unknown, path: Path, names: readonly string[]): string {
  if (typeof value === 'string' && names.includes(value)) return value;
  const guess = typeof value === 'string' ? nearest(value, names) : null;
  const question = guess === null ? '' : `; did you mean "${guess}"?`;
  throw new Offence(path, `one of ${listed(names)} is expected${question}`);
}

/** How many of each, in the order of the names; something of it there must be. */
export function readCounts(value: unknown, path: Path, names: readonly string[]): Record<string, number> {
  const fields = readObject(value, path);
  for (const name of Object.keys(fields)) {
    if (!names.includes(name)) {
      throw new Offence([...path, name], `there is no such thing here; ${hint(name, names)}`);
    }
    readWhole(fields[name], [...path, name], 1, MOST_PIECES);
  }
  const there = names.filter((name) => Object.hasOwn(fields, name));
  if (there.length === 0) throw new Offence(path, 'at least one thing is expected');
  return Object.fromEntries(there.map((name) => [name, fields[name] as number]));
}

export function readList(value: unknown, path: Path, least: number, most: number): unknown[] {
  if (!Array.isArray(value) || value.length < least || value.length > most) {
    const size = least === most ? String(least) : `${least} to ${most}`;
    throw new Offence(path, `a list of ${size} entries is expected`);
  }
  return value;
}
