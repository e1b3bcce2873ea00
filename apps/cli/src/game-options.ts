import { FULL_EDITION, parseOptions, type Options, RefusalError } from '@keyflower/engine';
import { oneOf, UsageError, wholeNumber } from './command.ts';

const MODES = Object.keys(FULL_EDITION);

export const FARMERS_OPTION = {
  farmers: {
    value: 'MODE',
    help: 'The Farmers: off (default), mixed (shuffle its tiles in) or all (play with all of its tiles)',
    choices: MODES,
  },
};

/** The variants that can be chosen besides players and expansion. */
export const VARIANT_OPTIONS = {
  gamers: { help: "gamers' variant: openly received pieces stay open" },
  handicap: {
    value: 'SEAT,...',
    help: 'seats, counted from 0, that start with an extra green worker',
  },
};

interface GameFlags {
  players: string;
  farmers?: string | undefined;
  gamers?: boolean;
  handicap?: string | undefined;
}

/** A game's options from the flags that several commands share. */
export function gameOptions({ players, farmers, gamers, handicap }: GameFlags): Options {
  const count = wholeNumber(players, '--players', 2, 6);
  const seats = handicap
    ? handicap.split(',').map((seat) => wholeNumber(seat, '--handicap', 0, count - 1))
    : [];
  const mode = oneOf(farmers, '--farmers', MODES);
  try {
    return parseOptions({ players: count, farmers: mode, gamers: gamers ?? false, handicap: seats });
  } catch (error) {
    if (error instanceof RefusalError) throw new UsageError(error.message);
    throw error;
  }
}
