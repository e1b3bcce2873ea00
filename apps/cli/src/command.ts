import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { FULL_EDITION, parseOptions, type Options, RefusalError } from '@keyflower/engine';

/** Exit codes. */
export const OK = 0;
/** A check failed. */
export const FAILED = 1;
/** Invalid usage; nothing was done. */
export const WRONG_USAGE = 2;

export interface Command {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** The arguments, as printed after the command's name. */
  usage: string;
  /** Everything else `keyflower help <name>` prints. */
  help: string;
  run(args: string[]): number | Promise<number>;
}

/** Invalid usage. The message says what is wrong and what is expected. */
export class UsageError extends Error {}

/** Like `parseArgs`, but throws a UsageError for invalid arguments. */
export function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // The first sentence of Node's message is enough; the rest is about positionals that begin with a dash.
    throw new UsageError(error instanceof Error ? error.message.split('. ')[0] : String(error));
  }
}

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
  if (!found) throw new UsageError(`${flag} is one of ${known.join(', ')}, not "${value}"`);
  return found;
}

/** The help for `--farmers`, shared by the commands that have it. */
export const FARMERS_HELP = `  --farmers MODE       The Farmers: off (default), mixed (shuffle its tiles in)
                       or all (play with all of its tiles)`;

export interface OptionFlags {
  players: string;
  farmers?: string;
  gamers?: boolean;
  handicap?: string;
}

/** A game's options from the flags that several commands share. */
export function gameOptions({ players, farmers, gamers, handicap }: OptionFlags): Options {
  const count = wholeNumber(players, '--players', 2, 6);
  const seats = handicap
    ? handicap.split(',').map((seat) => wholeNumber(seat, '--handicap', 0, count - 1))
    : [];
  const mode = oneOf(farmers, '--farmers', Object.keys(FULL_EDITION));
  try {
    return parseOptions({ players: count, farmers: mode, gamers: gamers ?? false, handicap: seats });
  } catch (error) {
    if (error instanceof RefusalError) throw new UsageError(error.message);
    throw error;
  }
}

/** The text of a file; throws a UsageError if it can't be read. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
