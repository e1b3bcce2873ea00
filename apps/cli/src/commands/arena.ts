import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { BOT_IDS } from '@keyflower/bots';
import { boundsOf, checkFile, planOf } from '../arena/arguments.ts';
import { counted } from '../arena/counted.ts';
import { HOST } from '../arena/entrants.ts';
import { gamesOf, type Plan } from '../arena/plan.ts';
import { playAll } from '../arena/pool.ts';
import { printable } from '../arena/printable.ts';
import { ArenaProgress } from '../arena/progress.ts';
import { summaryJson, summaryText } from '../arena/report.ts';
import { Standing } from '../arena/standing.ts';
import type { SprtBounds } from '../arena/statistics/sprt.ts';
import { neverAnswered, summarize, type Summary } from '../arena/summary.ts';
import { type Command, FAILED, FARMERS_HELP, OK, readArguments, wholeNumber } from '../command.ts';
import { complain, print } from '../terminal/output.ts';

const MOST_THREADS = 1024;
const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

async function run(args: string[]): Promise<number> {
  const { values } = readArguments({
    args,
    options: {
      bots: { type: 'string' },
      bot: { type: 'string', multiple: true, default: [] },
      players: { type: 'string' },
      games: { type: 'string', default: '100' },
      farmers: { type: 'string' },
      seed: { type: 'string' },
      time: { type: 'string', default: '1000' },
      iterations: { type: 'string' },
      grace: { type: 'string', default: '1000' },
      threads: { type: 'string', default: String(availableParallelism()) },
      sprt: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const threads = wholeNumber(values.threads, '--threads', 1, MOST_THREADS);
  const plan = planOf(values);
  const bounds = values.sprt === undefined ? null : boundsOf(values.sprt, plan);
  if (values.json !== undefined) checkFile(values.json);
  warnOfThreads(plan, threads);
  return hold(plan, threads, bounds, values.json);
}

/** Bots that share a core think less than their time promises, and nothing in the results would show it. */
function warnOfThreads(plan: Plan, threads: number): void {
  const cores = availableParallelism();
  const busy = Math.min(threads, gamesOf(plan));
  const clocked = plan.iterations === undefined || plan.entrants.some(({ command }) => command !== undefined);
  if (busy <= cores || !clocked) return;
  complain(`${busy} threads, but ${cores} to run them on: who plays by the clock gets less than its time`);
}

/** Holds the tournament and tells what came of it. */
async function hold(
  plan: Plan,
  threads: number,
  bounds: SprtBounds | null,
  json: string | undefined,
): Promise<number> {
  const progress = new ArenaProgress(gamesOf(plan));
  const standing = new Standing(plan, bounds);
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  // Not once: a second Ctrl-C would end us before the programs, which don't hear of it, are ended.
  for (const signal of ENDING) process.on(signal, interrupt);
  const results = await playAll(plan, threads, {
    played: (games) => progress.show(games, standing.news),
    interrupted: interruption.signal,
    enough: (set) => standing.note(set),
  }).finally(() => {
    for (const signal of ENDING) process.off(signal, interrupt);
    progress.clear();
  });
  if (results.length === 0) {
    complain('interrupted before one deal was played in all its seatings: there is nothing to tell');
    return FAILED;
  }
  const ended = standing.decided ? 'sprt' : interruption.signal.aborted ? 'interrupted' : 'count';
  const summary = summarize(plan, results, bounds, ended);
  tell(summary, { seconds: progress.seconds, threads }, json);
  return complainOfSilence(summary) ? FAILED : OK;
}

/** Results of a program that never answered look like any others; a misspelt command must not pass for a weak bot. */
function complainOfSilence(summary: Summary): boolean {
  const silent = neverAnswered(summary);
  for (const { name, command } of silent) {
    complain(`${name} did not give one answer; it was started with: ${printable(command)}`);
  }
  return silent.length > 0;
}

function tell(summary: Summary, speed: { seconds: number; threads: number }, json: string | undefined): void {
  const text = json === undefined ? '' : summaryJson(summary, speed);
  if (json === '-') {
    print(text);
    return;
  }
  const { seconds, threads } = speed;
  print(...summaryText(summary), '', `${seconds.toFixed(1)} s on at most ${counted(threads, 'thread')}`);
  if (json !== undefined) writeFileSync(json, `${text}\n`);
}

export const arena: Command = {
  name: 'arena',
  summary: 'tournaments between bots, yours included',
  usage: '[--bots NAME,...] [--bot COMMAND]... [options]',
  help: `Every deal is played in all seatings: the line-up moves on by one seat, and the
draws stay the same. Prints win rates (a shared victory is split), scores,
margins and Elo with 95 % intervals, thinking times and faults. Bots that don't
look at a clock give the same results for the same seed, whatever the number of
threads. docs/bots.md has the formulas, the JSON and the ladder.

  --bots NAME,...      one name for all seats, one name for each seat, or more
                       names than --players: then every choice of so many
                       meets. NAME@MS gives a bot its own time: steward@300.
                       ${BOT_IDS.join(', ')}
  --bot COMMAND        a program that plays (docs/bots.md#programs-that-play);
                       NAME=COMMAND gives it a name for --bots. Those that
                       --bots doesn't name come before the others. Can be
                       repeated. Free seats go to ${HOST}
  --players N          2 to 6 (default: as many as are named)
  --games N            for each line-up, up to whole deals (default: 100)
  --sprt LOW,HIGH      end as soon as a sequential test (5 % error on either
                       side) says whether the first bot wins LOW of the games
                       or less, or HIGH or more: 0.5,0.75
  --time MS            thinking time for each turn (default: 1000)
  --iterations N       bots that search do it N times for each decision, not by
                       the clock: then they too give the same results again
  --grace MS           how long a program may go on after that before it counts
                       as silent (default: 1000; ten times that when it starts)
${FARMERS_HELP}
  --seed TEXT          repeats a tournament (default: a fresh one)
  --threads N          games at the same time (default: as many as cores)
  --json FILE          the results as JSON too; - prints them instead

Ctrl-C ends it early, with the deals that were played to the end. If a program
did not give one answer, the results are printed, but the exit code is 1.`,
  run,
};
