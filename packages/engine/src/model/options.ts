import { MAX_PLAYERS, MIN_PLAYERS } from './names.ts';
import { nearest } from './nearest.ts';
import { RefusalError } from './refusal.ts';
import type { InputFacts } from './refusal-facts.ts';
import { inputRefusal } from './refusal-messages.ts';

/** Which rulings a game is played by. A change that alters a replay gets a new number and keeps the old. */
export const RULES_VERSION = 1;
export const SUPPORTED_RULES: readonly number[] = [RULES_VERSION];

/** How a game is played with The Farmers, as the option `farmers` says. */
export const MODES = ['off', 'mixed', 'all'] as const;
export type Mode = (typeof MODES)[number];

/** The expansion that has an option of its own. */
export const FARMERS = 'farmers';

export interface Options {
  players: number;
  farmers: Mode;
  /** VAR-1. */
  gamers: boolean;
  /** VAR-2: seats that start with an extra green worker. */
  handicap: readonly number[];
  /** Further expansions by id, in alphabetical order; left out where there are none. */
  expansions?: readonly string[];
}

function refuse<Reason extends keyof InputFacts>(
  reason: Reason,
  facts: InputFacts[Reason],
  rule?: string,
): never {
  throw new RefusalError(inputRefusal('BAD_REQUEST', reason, facts, rule));
}

const OPTION_NAMES = Object.keys({
  players: true,
  farmers: true,
  gamers: true,
  handicap: true,
  expansions: true,
} satisfies Record<keyof Options, true>);

/** Longer names are cut in refusals. */
const LONGEST_NAME = 40;

/** The options of a new game, with the defaults filled in. An option that does not exist is refused. */
export function parseOptions(input: unknown): Options {
  const options = parseStoredOptions(input);
  const unknown = Object.keys(input as object).find((name) => !OPTION_NAMES.includes(name));
  if (unknown === undefined) return options;
  const meant = nearest(unknown, OPTION_NAMES);
  const name = unknown.slice(0, LONGEST_NAME);
  return refuse('unknown-option', meant === null ? { name } : { name, nearest: meant });
}

/** The options of a position or a record, where fields that this version does not know are ignored. */
export function parseStoredOptions(input: unknown): Options {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return refuse('wrong-type', { path: 'options', expected: 'object' });
  const {
    players,
    farmers = 'off',
    gamers = false,
    handicap = [],
    expansions = [],
  } = input as Record<string, unknown>;
  if (
    typeof players !== 'number' ||
    !Number.isInteger(players) ||
    players < MIN_PLAYERS ||
    players > MAX_PLAYERS
  ) {
    return refuse('out-of-range', { path: 'options.players', low: MIN_PLAYERS, high: MAX_PLAYERS }, 'SET-1');
  }
  if (!MODES.includes(farmers as Mode))
    return refuse('unknown-name', { path: 'options.farmers', expected: MODES });
  if (typeof gamers !== 'boolean')
    return refuse('wrong-type', { path: 'options.gamers', expected: 'boolean' });
  const isSeat = (seat: unknown) =>
    Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < players;
  if (!Array.isArray(handicap) || !handicap.every(isSeat) || new Set(handicap).size !== handicap.length) {
    return refuse('wrong-type', { path: 'options.handicap', expected: 'seats' });
  }
  if (!Array.isArray(expansions) || !expansions.every((id) => typeof id === 'string' && id !== FARMERS)) {
    return refuse('wrong-type', { path: 'options.expansions', expected: 'array' });
  }
  return {
    players,
    farmers: farmers as Mode,
    gamers,
    handicap: [...(handicap as number[])].sort((a, b) => a - b),
    ...(expansions.length > 0 ? { expansions: [...new Set(expansions as string[])].sort() } : {}),
  };
}
