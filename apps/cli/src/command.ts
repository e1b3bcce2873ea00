import { nearest } from '@keyflower/engine/layout';

/** Exit codes. */
export const OK = 0;
/** A check failed, or something could not be done. */
export const FAILED = 1;
/** Invalid usage; nothing was done. */
export const WRONG_USAGE = 2;

/** One option of a command: the arguments are read by it, and help and completion are made from it. */
export interface Option {
  /** What stands for the value in the help; a switch has none. */
  readonly value?: string;
  /** Its description, which the help wraps. Lines that start with a space are printed as they are. */
  readonly help: string;
  readonly fallback?: string;
  /** Whether it can be given several times. */
  readonly repeatable?: true;
  /** An earlier name, which still works and is not listed. */
  readonly formerly?: string;
  /** Possible values, for completion. */
  readonly choices?: readonly string[];
  /** Whether the value is a list of choices with commas. */
  readonly list?: true;
  /** Whether the value is a path, for completion. */
  readonly path?: 'file' | 'directory';
}

export type OptionTable = Readonly<Record<string, Option>>;

export interface Command {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** The arguments, as printed after the command's name. */
  usage: string;
  /** What it does, for `keyflower help <name>`. */
  help: string;
  /** Printed after the options. */
  closing?: string;
  options: OptionTable;
  /** What the first argument that is not an option may be; absent where all are options. */
  operands?: readonly string[] | 'file';
  run(args: string[]): number | Promise<number>;
}

/** Invalid usage. The message says what is wrong and what is expected. */
export class UsageError extends Error {}

export function wholeNumber(text: string, flag: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new UsageError(`${flag} is a whole number from ${least} to ${most}, not "${text}"`);
  }
  return value;
}

export function oneOf<T extends string>(
  value: string | undefined,
  flag: string,
  known: readonly T[],
): T | undefined {
  if (value === undefined) return undefined;
  const found = known.find((name) => name === value);
  if (found) return found;
  const meant = nearest(value, known);
  const question = meant === null ? '' : `; did you mean "${meant}"?`;
  throw new UsageError(`${flag} is one of ${known.join(', ')}, not "${value}"${question}`);
}

/** Refuses a name: suggests the nearest one, or lists all. */
export function unknownName(kind: string, name: string, known: readonly string[]): UsageError {
  const meant = nearest(name, known);
  const which = meant === null ? `; there are: ${known.join(', ')}` : `; did you mean "${meant}"?`;
  return new UsageError(`there is no ${kind} "${name}"${which}`);
}
