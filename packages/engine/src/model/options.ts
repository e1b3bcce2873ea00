import { MAX_PLAYERS, MIN_PLAYERS } from './names.ts';
import { RefusalError } from './refusal.ts';
import type { InputFacts } from './refusal-facts.ts';
import { inputRefusal } from './refusal-messages.ts';

/** Which rulings a game is played by. A change that alters a replay gets a new number and keeps the old. */
export const RULES_VERSION = 1;
export const SUPPORTED_RULES: readonly number[] = [RULES_VERSION];

/** How a game is played with The Farmers, as the option `farmers` says. */
export const MODES = ['off', 'mixed', 'all'] as const;
export type Mode = (typeof MODES)[number];

export interface Options {
  players: number;
  farmers: Mode;
  /** VAR-1. */
  gamers: boolean;
  /** VAR-2: seats that start with an extra green worker. */
  handicap: readonly number[];
}

function refuse<Reason extends keyof InputFacts>(
  reason: Reason,
  facts: InputFacts[Reason],
  rule?: string,
): never {
  throw new RefusalError(inputRefusal('BAD_REQUEST', reason, facts, rule));
}

/** Options as a program or a person wrote them, with the defaults filled in. */
export function parseOptions(input: unknown): Options {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return refuse('wrong-type', { path: 'options', expected: 'object' });
  const { players, farmers = 'off', gamers = false, handicap = [] } = input as Record<string, unknown>;
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
  return {
    players,
    farmers: farmers as Mode,
    gamers,
    handicap: [...(handicap as number[])].sort((a, b) => a - b),
  };
}
