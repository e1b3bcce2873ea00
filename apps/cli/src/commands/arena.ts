import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { BOT_IDS } from '@keyflower/bots';
import { boundsOf, checkFile, planOf } from '../arena/arguments.ts';
import { counted } from '../arena/counted.ts';
import { DEFAULT_OPPONENT } from '../arena/entrants.ts';
import { gamesOf, type Plan } from '../arena/plan.ts';
import { playAll } from '../arena/pool.ts';
import { printable } from '../protocol/printable.ts';
import { ArenaProgress } from '../arena/progress.ts';
import { summaryJson, summaryText } from '../arena/report.ts';
import { Standing } from '../arena/standing.ts';
import type { SprtBounds } from '../arena/statistics/sprt.ts';
import { neverAnswered, summarize, type Summary } from '../arena/summary.ts';
import { type Command, FAILED, OK } from '../command.ts';
import { JSON_OPTION, QUIET_OPTION, THREADS_OPTION } from '../common-options.ts';
import { FARMERS_OPTION } from '../game-options.ts';
import { readArguments } from '../read-arguments.ts';
import { threadsOf } from '../threads.ts';
import { logLine, print } from '../terminal/output.ts';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const OPTIONS = {
  bots: {
    value: 'NAME,...',
    help: `one name for all seats, one per seat, or more names than --players to play every combination. NAME@MS sets the time of one bot, for example steward@300. Names: ${BOT_IDS.join(', ')}`,
    choices: BOT_IDS,
    list: true,
  },
  bot: {
    value: 'COMMAND',
    help: `add a program (docs/bots.md#programs-that-play); NAME=COMMAND names it for --bots. Programs that --bots doesn't name take the first seats. Can be repeated. Without --bots, ${DEFAULT_OPPONENT} fills the free seats`,
    repeatable: true,
  },
  players: { value: 'N', help: '2 to 6 (default: the number of names)' },
  games: { value: 'N', help: 'games per line-up, in whole deals (default: 100)', fallback: '100' },
  sprt: {
    value: 'LOW,HIGH',
    help: "stop once a sequential test (5 % error on either side) decides whether the first bot's win rate is at most LOW or at least HIGH, for example 0.5,0.75",
  },
  time: { value: 'MS', help: 'thinking time per turn (default: 1000)', fallback: '1000' },
  iterations: {
    value: 'N',
    help: 'search iterations per decision instead of a time limit, for reproducible results',
  },
  grace: {
    value: 'MS',
    help: 'how long a program may exceed the time limit before it counts as silent (default: 1000; ten times that for the first answer)',
    fallback: '1000',
  },
  ...FARMERS_OPTION,
  seed: { value: 'TEXT', help: 'seed of the deals (default: random)' },
  ...THREADS_OPTION,
  ...JSON_OPTION,
  output: { value: 'FILE', help: 'write the results to a file as JSON as well', path: 'file' },
  ...QUIET_OPTION,
} as const;

async function run(args: string[]): Promise<number> {
  const { values } = readArguments(withOutput(args), OPTIONS);
  const threads = threadsOf(values.threads);
  const plan = planOf(values);
  const bounds = values.sprt === undefined ? null : boundsOf(values.sprt, plan);
  if (values.output !== undefined) checkFile(values.output);
  warnAboutThreads(plan, threads);
  return runTournament(plan, threads, bounds, values);
}

/** `--output FILE` was `--json FILE` before, and `--json` was `--json -`. */
function withOutput(args: readonly string[]): string[] {
  const words = args.flatMap((word) => (word.startsWith('--json=') ? ['--json', word.slice(7)] : [word]));
  const isFile = (word: string | undefined): boolean => word !== undefined && !word.startsWith('-');
  return words.flatMap((word, i) => {
    if (word === '-' && words[i - 1] === '--json') return [];
    return word === '--json' && isFile(words[i + 1]) ? ['--output'] : [word];
  });
}

/** Bots that share a core search less in the same time, which the results would not show. */
function warnAboutThreads(plan: Plan, threads: number): void {
  const cores = availableParallelism();
  const busy = Math.min(threads, gamesOf(plan));
  const clocked = plan.iterations === undefined || plan.entrants.some(({ command }) => command !== undefined);
  if (busy <= cores || !clocked) return;
  logLine(`${busy} threads, but only ${cores} cores: bots with a time limit get less computing time`);
}

interface Wanted {
  json: boolean;
  output: string | undefined;
  quiet: boolean;
}

/** Plays the tournament and prints the results. */
async function runTournament(
  plan: Plan,
  threads: number,
  bounds: SprtBounds | null,
  wanted: Wanted,
): Promise<number> {
  const progress = new ArenaProgress(gamesOf(plan));
  const standing = new Standing(plan, bounds);
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  // Not `once`: a second Ctrl-C would end this process before the programs, which don't get the signal.
  for (const signal of STOP_SIGNALS) process.on(signal, interrupt);
  const results = await playAll(plan, threads, {
    played: (games) => progress.show(games, standing.status),
    interrupted: interruption.signal,
    enough: (set) => standing.note(set),
  }).finally(() => {
    for (const signal of STOP_SIGNALS) process.off(signal, interrupt);
    progress.clear();
  });
  if (results.length === 0) {
    logLine('interrupted before any deal was played in all seatings: no results');
    return FAILED;
  }
  const ended = standing.decided ? 'sprt' : interruption.signal.aborted ? 'interrupted' : 'count';
  const summary = summarize(plan, results, bounds, ended);
  printResults(summary, { seconds: progress.seconds, threads }, wanted);
  return reportUnanswered(summary) ? FAILED : OK;
}

/** Reports programs that never answered, so that a misspelt command does not pass for a weak bot. */
function reportUnanswered(summary: Summary): boolean {
  const silent = neverAnswered(summary);
  for (const { name, command } of silent) {
    logLine(`${name} never answered; its command is: ${printable(command)}`);
  }
  return silent.length > 0;
}

function printResults(
  summary: Summary,
  speed: { seconds: number; threads: number },
  { json, output }: Wanted,
): void {
  const { seconds, threads } = speed;
  if (json) print(summaryJson(summary, speed));
  else print(...summaryText(summary), '', `${seconds.toFixed(1)} s on at most ${counted(threads, 'thread')}`);
  if (output !== undefined) writeFileSync(output, `${summaryJson(summary, speed)}\n`);
}

export const arena: Command = {
  name: 'arena',
  summary: 'run tournaments between bots, including your own',
  usage: '[--bots NAME,...] [--bot COMMAND]... [options]',
  help: `Plays every deal in all seatings: the line-up rotates by one seat while the
draws stay the same. Prints win rates (shared victories are split), scores,
margins and Elo with 95 % intervals, thinking times and faults. For bots without
a time limit, the same seed gives the same results with any number of threads.
docs/bots.md describes the formulas, the JSON and the ladder.`,
  options: OPTIONS,
  closing: `Ctrl-C stops early and prints the results of all complete deals. The exit code
is 1 if a program never answered.`,
  run,
};
