import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import {
  type Command,
  FARMERS_HELP,
  gameOptions,
  OK,
  readArguments,
  UsageError,
  wholeNumber,
} from '../command.ts';
import { PLAYER_NAMES, playerNamed } from '../players.ts';
import { freshSeed } from '../seed.ts';
import type { Plan } from '../simulate/game.ts';
import { simulateAll } from '../simulate/pool.ts';
import { Progress } from '../simulate/progress.ts';
import { summarize, summaryText } from '../simulate/report.ts';
import { thousands } from '../terminal/layout.ts';
import { print } from '../terminal/output.ts';
import { readOverrides, TILES_HELP } from '../tiles.ts';

const MAX_GAMES = 100_000_000;
const MAX_WORKERS = 1024;

async function run(args: string[]): Promise<number> {
  const { values } = readArguments({
    args,
    options: {
      games: { type: 'string', default: '1000' },
      players: { type: 'string' },
      seed: { type: 'string' },
      bots: { type: 'string' },
      workers: { type: 'string' },
      farmers: { type: 'string' },
      gamers: { type: 'boolean' },
      handicap: { type: 'string' },
      records: { type: 'string' },
      tiles: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const games = wholeNumber(values.games, '--games', 1, MAX_GAMES);
  const workers =
    values.workers === undefined
      ? availableParallelism()
      : wholeNumber(values.workers, '--workers', 1, MAX_WORKERS);
  const named = values.bots?.split(',') ?? ['random'];
  named.forEach(playerNamed);
  const players = values.players ?? String(named.length > 1 ? named.length : 4);
  const options = gameOptions({ ...values, players });
  const plan: Plan = {
    options,
    seed: values.seed ?? freshSeed(),
    bots: botsFor(named, options.players),
    ...(values.tiles === undefined ? {} : { tiles: readOverrides(values.tiles) }),
    ...(values.records === undefined ? {} : { records: folder(values.records) }),
  };
  const progress = new Progress(games);
  const tally = await simulateAll(plan, games, workers, (played) => progress.show(played));
  const { seconds } = progress;
  progress.clear();
  const summary = summarize(plan, tally);
  if (values.json) {
    const speed = { seconds, gamesPerSecond: games / seconds, workers };
    print(JSON.stringify({ ...summary, speed }, null, 2));
  } else {
    const speed = `${thousands(games / seconds)} games/s (${seconds.toFixed(1)} s, at most ${workers} threads)`;
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
    throw new UsageError(`--records: ${error instanceof Error ? error.message : String(error)}`);
  }
  return path;
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'play many games on all cores and summarize them',
  usage: '[options]',
  help: `Prints game lengths, scores by seat, statistics for each tile, and games per
second. The same seed gives the same summary with any number of threads; only
the speed differs.

  --games N            number of games (default: 1000)
  --players N          2 to 6 (default: the number of names in --bots, or 4)
  --seed TEXT          seed of the run (default: random, shown in the summary)
  --bots NAME,...      the players: one name for all seats, or one per seat;
                       ${PLAYER_NAMES.join(', ')}
  --workers N          number of threads (default: number of cores)
${FARMERS_HELP}
  --gamers             gamers' variant: openly received pieces stay open
  --handicap SEAT,...  seats, counted from 0, that start with an extra green
                       worker
  --records DIR        write a record of every game to this directory
${TILES_HELP}
  --json               print the summary as JSON`,
  run,
};
