import { mkdirSync } from 'node:fs';
import { type Command, OK, UsageError, wholeNumber } from '../command.ts';
import { JSON_OPTION, QUIET_OPTION, THREADS_OPTION } from '../common-options.ts';
import { FARMERS_OPTION, gameOptions, VARIANT_OPTIONS } from '../game-options.ts';
import { PLAYER_NAMES, playerNamed } from '../players.ts';
import { readArguments } from '../read-arguments.ts';
import { freshSeed } from '../seed.ts';
import type { Plan } from '../simulate/game.ts';
import { simulateAll } from '../simulate/pool.ts';
import { Progress } from '../simulate/progress.ts';
import { summarize, summaryText } from '../simulate/report.ts';
import { threadsOf } from '../threads.ts';
import { thousands } from '../terminal/layout.ts';
import { print } from '../terminal/output.ts';
import { readOverrides, TILES_OPTION } from '../tiles.ts';

const MAX_GAMES = 100_000_000;

const OPTIONS = {
  games: { value: 'N', help: 'number of games (default: 1000)', fallback: '1000' },
  players: { value: 'N', help: '2 to 6 (default: the number of names in --bots, or 4)' },
  seed: { value: 'TEXT', help: 'seed of the run (default: random, shown in the summary)' },
  bots: {
    value: 'NAME,...',
    help: `the players: one name for all seats, or one per seat; ${PLAYER_NAMES.join(', ')}`,
    choices: PLAYER_NAMES,
    list: true,
  },
  ...THREADS_OPTION,
  ...FARMERS_OPTION,
  ...VARIANT_OPTIONS,
  record: {
    value: 'DIRECTORY',
    help: 'write a record of every game to this directory',
    path: 'directory',
    formerly: 'records',
  },
  ...TILES_OPTION,
  ...JSON_OPTION,
  ...QUIET_OPTION,
} as const;

async function run(args: string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS);
  const games = wholeNumber(values.games, '--games', 1, MAX_GAMES);
  const threads = threadsOf(values.threads);
  const named = values.bots?.split(',') ?? ['random'];
  named.forEach(playerNamed);
  const players = values.players ?? String(named.length > 1 ? named.length : 4);
  const options = gameOptions({ ...values, players });
  const plan: Plan = {
    options,
    seed: values.seed ?? freshSeed(),
    bots: botsFor(named, options.players),
    ...(values.tiles === undefined ? {} : { tiles: readOverrides(values.tiles) }),
    ...(values.record === undefined ? {} : { records: folder(values.record) }),
  };
  const progress = new Progress(games);
  const tally = await simulateAll(plan, games, threads, (played) => progress.show(played));
  const { seconds } = progress;
  progress.clear();
  const summary = summarize(plan, tally);
  if (values.json) {
    const speed = { seconds, gamesPerSecond: games / seconds, threads, workers: threads };
    print(JSON.stringify({ ...summary, speed }, null, 2));
  } else {
    const speed = `${thousands(games / seconds)} games/s (${seconds.toFixed(1)} s, at most ${threads} threads)`;
    print(...summaryText(summary), '', speed);
  }
  return OK;
}

function botsFor(named: readonly string[], players: number): string[] {
  const [first] = named;
  if (first !== undefined && named.length === 1) return Array.from({ length: players }, () => first);
  if (named.length !== players) {
    throw new UsageError(
      `--bots has ${named.length} names for ${players} seats: give one name, or one per seat`,
    );
  }
  return [...named];
}

function folder(path: string): string {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new UsageError(`--record: ${error instanceof Error ? error.message : String(error)}`);
  }
  return path;
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'play many games on all cores and summarize them',
  usage: '[options]',
  help: `Prints game lengths, scores by seat, statistics for each tile, and games per
second. The same seed gives the same summary with any number of threads; only
the speed differs.`,
  options: OPTIONS,
  run,
};
