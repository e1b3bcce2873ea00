import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError, wholeNumber } from '../command.ts';
import { gameOptions } from '../game-options.ts';
import { freshSeed } from '../seed.ts';
import { type Entrant, entrantNamed, DEFAULT_OPPONENT, programsOf, thinkingTime } from './entrants.ts';
import { lineupsOf, type Plan, seatingsOf } from './plan.ts';
import type { SprtBounds } from './statistics/sprt.ts';

const MAX_GAMES = 10_000_000;
const MAX_GRACE_MS = 600_000;
const MAX_PLAYERS = 6;
const MAX_ITERATIONS = 1_000_000_000;

interface Flags {
  bots?: string | undefined;
  bot: string[];
  players?: string | undefined;
  games: string;
  farmers?: string | undefined;
  seed?: string | undefined;
  time: string;
  grace: string;
  iterations?: string | undefined;
}

export function planOf(flags: Flags): Plan {
  const time = thinkingTime(flags.time, '--time');
  const programs = programsOf(flags.bot);
  const names = namesOf(flags, [...programs.keys()]);
  const entrants: Entrant[] = [...new Set(names)].map((name) => entrantNamed(name, programs, time));
  const players = flags.players ?? String(Math.max(2, names.length));
  const options = gameOptions({ players, farmers: flags.farmers });
  const places = names.map((name) => entrants.findIndex((entrant) => entrant.name === name));
  const lineups = lineupsOf(places, options.players);
  const games = wholeNumber(flags.games, '--games', 1, MAX_GAMES);
  const sets = Math.ceil((games * lineups.length) / seatingsOf(lineups).length);
  const grace = wholeNumber(flags.grace, '--grace', 1, MAX_GRACE_MS);
  const plan = { options, seed: flags.seed ?? freshSeed(), entrants, lineups, sets, grace };
  if (flags.iterations === undefined) return plan;
  return { ...plan, iterations: wholeNumber(flags.iterations, '--iterations', 1, MAX_ITERATIONS) };
}

/** The names of all entrants: programs not in `--bots` first; without `--bots`, the default opponent fills up. */
function namesOf({ bots, players }: Flags, programs: readonly string[]): string[] {
  const named = bots?.split(',').map((name) => name.trim()) ?? [];
  const unnamed = programs.filter((program) => !named.some((name) => name.split('@')[0] === program));
  const all = [...unnamed, ...named];
  if (all.length === 0) throw new UsageError('no players given: use --bots NAME,... or --bot COMMAND');
  if (bots !== undefined) return all;
  const seats = Math.min(Number(players ?? 2), MAX_PLAYERS);
  return [...all, ...Array.from({ length: Math.max(0, seats - all.length) }, () => DEFAULT_OPPONENT)];
}

/** The bounds of a sequential test, as `0.5,0.75`. */
export function boundsOf(text: string, { lineups, entrants }: Plan): SprtBounds {
  const [low = Number.NaN, high = Number.NaN, ...rest] = text
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (!(low > 0 && low < high && high < 1) || rest.length > 0) {
    throw new UsageError(`--sprt is two win rates between 0 and 1, the lower first, not "${text}"`);
  }
  if (lineups.length > 1 || entrants.length === 1) {
    throw new UsageError('--sprt tests the first bot of a single line-up against the others in it');
  }
  return { low, high };
}

/** Checks before the games are played that the results can be written. */
export function checkFile(path: string): void {
  try {
    if (existsSync(path) && statSync(path).isDirectory()) throw new Error(`${path} is a directory`);
    accessSync(existsSync(path) ? path : dirname(path), constants.W_OK);
  } catch (error) {
    throw new UsageError(`--output: ${error instanceof Error ? error.message : String(error)}`);
  }
}
