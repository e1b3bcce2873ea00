import type { Options } from '@keyflower/engine';
import { UsageError } from '../command.ts';
import type { Entrant } from './entrants.ts';
import { must } from '../must.ts';

/** All that a thread needs to play any of the games. Plain data. */
export interface Plan {
  options: Options;
  seed: string;
  entrants: Entrant[];
  /** The entrant of every seat, as an index into `entrants`, for each line-up. */
  lineups: number[][];
  /** Number of seeds, each played by every line-up in all of its seatings. */
  sets: number;
  /** Search iterations per decision, instead of a time limit. */
  iterations?: number;
  /** How long a program may exceed its thinking time, in milliseconds. */
  grace: number;
}

/** One game of the tournament. */
export interface Fixture {
  number: number;
  set: number;
  /** Determines all draws; the games of a set share it. */
  seed: string;
  lineup: number;
  /** By how many seats the line-up was turned. */
  rotation: number;
  /** The entrant of every seat. */
  seats: number[];
}

/** The distinct rotations of a line-up, by 0, 1, … seats. */
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

/** The game with this number, from 0. Games are in the order of sets, so that every prefix of whole sets is balanced. */
export function fixtureOf({ lineups, seed }: Plan, number: number): Fixture {
  const seatings = seatingsOf(lineups);
  const set = Math.floor(number / seatings.length);
  return { number, set, seed: `${seed}/${set + 1}`, ...must(seatings[number % seatings.length]) };
}

/**
 * The line-ups: one name fills all seats, one name per seat is a single line-up, and more names play in every
 * combination.
 */
export function lineupsOf(named: readonly number[], players: number): number[][] {
  const [first] = named;
  if (first !== undefined && named.length === 1) return [Array.from({ length: players }, () => first)];
  if (named.length === players) return [[...named]];
  const distinct = [...new Set(named)];
  if (distinct.length < players || distinct.length < named.length) {
    throw new UsageError(
      `--bots has ${named.length} names for ${players} seats: give one, one per seat, or more that are all different`,
    );
  }
  return combinationsOf(distinct, players);
}

function combinationsOf(from: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return from.flatMap((first, i) =>
    combinationsOf(from.slice(i + 1), count - 1).map((rest) => [first, ...rest]),
  );
}
