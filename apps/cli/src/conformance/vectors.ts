import { UsageError } from '../command.ts';
import { readText } from '../files.ts';
import { type Case, CONFORMANCE_FORMAT, type Header, type LoadCase } from './format.ts';

export interface Vectors {
  header: Header;
  cases: readonly Case[];
  /** The positions that cases name. */
  positions: ReadonlyMap<string, LoadCase>;
}

export function readVectors(path: string): Vectors {
  return parseVectors(readText(path), path);
}

/** The vectors in a text. What is wrong with a line is told with its number. */
export function parseVectors(text: string, path: string): Vectors {
  const [header, ...cases] = text
    .trimEnd()
    .split('\n')
    .map((line, i) => parseLine(line, `${path}:${i + 1}`));
  const { format } = header as Partial<Header>;
  if (format !== CONFORMANCE_FORMAT) {
    throw new UsageError(`${path} is not ${CONFORMANCE_FORMAT}: its format is ${JSON.stringify(format)}`);
  }
  const known = cases as Case[];
  const positions = new Map(known.flatMap((one) => (one.kind === 'load' ? [[one.id, one] as const] : [])));
  for (const one of known) {
    if ('position' in one && !positions.has(one.position)) {
      throw new UsageError(`${path}: case ${one.id} names the position ${one.position}, which is missing`);
    }
  }
  return { header: header as Header, cases: known, positions };
}

function parseLine(line: string, place: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch (error) {
    throw new UsageError(`${place}: ${(error as Error).message}`);
  }
}

export interface Filter {
  kinds: readonly string[];
  /** Rule ids or the beginning of one: `BID`. */
  rules: readonly string[];
  /** Tile ids or faces: `keywood`, `keywood:back`. */
  tiles: readonly string[];
  ids: readonly string[];
}

/** The cases that have one of the names of every part that names any. */
export function selected(cases: readonly Case[], filter: Filter): Case[] {
  const { kinds, rules, tiles, ids } = filter;
  return cases.filter(
    (one) =>
      (kinds.length === 0 || kinds.includes(one.kind)) &&
      (ids.length === 0 || ids.includes(one.id)) &&
      (rules.length === 0 || one.rules.some((rule) => rules.some((name) => isIn(rule, name, '-')))) &&
      (tiles.length === 0 || one.tiles.some((tile) => tiles.some((name) => isIn(tile, name, ':')))),
  );
}

const isIn = (name: string, wanted: string, separator: string): boolean =>
  name === wanted || name.startsWith(wanted + separator);
