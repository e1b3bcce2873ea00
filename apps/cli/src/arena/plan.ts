import type { Options } from '@keyflower/engine';
import { UsageError } from '../command.ts';
import type { Entrant } from './entrants.ts';

/** What a thread has to know to play any of the games. Plain data. */
export interface Plan {
  options: Options;
  seed: string;
  entrants: Entrant[];
  /** Who meets: an entrant, by its place in the list, for every seat. */
  lineups: number[][];
  /** How many seeds are played, each by every line-up in all of its seatings. */
  sets: number;
  /** Bots that search do it so many times for each decision, instead of by the clock. */
  iterations?: number;
  /** How long a program may be silent after its thinking time, in milliseconds. */
  grace: number;
}

/** One game of the tournament. */
export interface Fixture {
  number: number;
  set: number;
  /** The draws depend on this alone: the games of a set are dealt alike. */
  seed: string;
  lineup: number;
  /** By how many seats the line-up was turned. */
  rotation: number;
  /** The entrant of every seat. */
  seats: number[];
}

/** The line-up turned by 0, 1, … seats, as long as that seats somebody elsewhere. */
function rotationsOf(lineup: readonly number[]): number[][] {
  const turned = lineup.map((_, by) => [...lineup.slice(by), ...lineup.slice(0, by)]);
  const again = turned.findIndex((seats, by) => by > 0 && seats.every((one, seat) => one === lineup[seat]));
  return again < 0 ? turned : turned.slice(0, again);
}

/** The seatings of one set, in the order in which they are played. */
export function seatingsOf(
  lineups: readonly (readonly number[])[],
): Pick<Fixture, 'lineup' | 'rotation' | 'seats'>[] {
  return lineups.flatMap((one, lineup) =>
    rotationsOf(one).map((seats, rotation) => ({ lineup, rotation, seats })),
  );
}

export const gamesOf = ({ lineups, sets }: Plan): number => seatingsOf(lineups).length * sets;

/** The game with this number, from 0. Sets come one after the other: every beginning of the list is fair. */
export function fixtureOf({ lineups, seed }: Plan, number: number): Fixture {
  const seatings = seatingsOf(lineups);
  const set = Math.floor(number / seatings.length);
  return { number, set, seed: `${seed}/${set + 1}`, ...seatings[number % seatings.length] };
}

/**
 * Who meets whom: one name fills all seats, as many as there are seats make one line-up, and of more every
 * choice of so many meets.
 */
export function lineupsOf(named: readonly number[], players: number): number[][] {
  if (named.length === 1) return [Array.from({ length: players }, () => named[0])];
  if (named.length === players) return [[...named]];
  const distinct = [...new Set(named)];
  if (distinct.length < players || distinct.length < named.length) {
    throw new UsageError(
      `--bots names ${named.length} for ${players} seats: name one, one for each seat, or more, all different`,
    );
  }
  return choicesOf(distinct, players);
}

function choicesOf(from: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return from.flatMap((first, i) => choicesOf(from.slice(i + 1), count - 1).map((rest) => [first, ...rest]));
}
