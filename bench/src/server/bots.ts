import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { median } from '../measure.ts';
import { align, formatNumber } from '../table.ts';
import { type Figure, inUnit, report } from './figures.ts';
import type { GuestsResult, LoadResult } from './order.ts';
import { freshFolder, type RunningGuests, runLoad, startGuests, startKeyflower } from './processes.ts';

/* Measures whether thinking bots slow down people: the latency of two people's actions without other tables, beside
   tables with as much play but no thinking, and beside tables with thinking bots. */

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    tables: { type: 'string', default: '20' },
    bot: { type: 'string', default: 'steward' },
    pace: { type: 'string' },
  },
});

/** Time for the bots' queue to reach its full length. */
const QUEUE_UP_MS = 500;
const MB = 1e6;
const QUANTILES = ['p50', 'p95', 'p99'] as const;

/** A bot whose answers cost next to nothing. */
const QUICK_BOT = 'random';

interface Round {
  alone: LoadResult;
  quick: LoadResult;
  thinking: LoadResult;
  /** Results of the thinking bots. */
  bots: GuestsResult;
  /** Answers of the other bots in the same time. */
  quickAnswers: number;
}

const typical = (results: LoadResult[], quantile: (typeof QUANTILES)[number]): number =>
  median(results.map((result) => result[quantile]));

/** The latency of people's actions; ratios are taken within each round, because the load of the machine varies. */
function peopleTable(rounds: Round[]): string {
  const line = (what: string, part: 'alone' | 'quick' | 'thinking'): string[] => {
    const results = rounds.map((round) => round[part]);
    return [
      what,
      ...QUANTILES.map((quantile) => `${formatNumber(typical(results, quantile))} ms`),
      String(results.reduce((sum, { actions }) => sum + actions, 0)),
    ];
  };
  const ratio = (what: string, to: 'alone' | 'quick'): string[] => [
    what,
    ...QUANTILES.map((quantile) =>
      formatNumber(median(rounds.map((round) => round.thinking[quantile] / round[to][quantile]))),
    ),
    '',
  ];
  return align([
    ['an action of two people', ...QUANTILES, 'actions'],
    line('no other tables', 'alone'),
    line(`beside ${flags.tables} tables, no thinking`, 'quick'),
    line(`beside ${flags.tables} tables, bots think`, 'thinking'),
    ratio('thinking to no other tables', 'alone'),
    ratio('thinking to no thinking', 'quick'),
  ]);
}

function botFigures(rounds: Round[], memory: number): Figure[] {
  const all = rounds.map(({ bots }) => bots);
  const quick = rounds.reduce((sum, { quickAnswers }) => sum + quickAnswers, 0);
  const answers = all.reduce((sum, result) => sum + result.answers, 0);
  const answerMs = all.reduce((sum, result) => sum + result.answerMs * result.answers, 0) / answers;
  return [
    inUnit('bots that thought or waited to, at a time', median(all.map(({ asked }) => asked)), 'bots'),
    { what: 'answers of bots that think', measured: String(answers), value: answers },
    { what: 'answers of bots that do not, in as much time', measured: String(quick), value: quick },
    inUnit('from a question to its answer, waiting included, on average', answerMs, 'ms'),
    inUnit('resident memory of the server at the end', memory / MB, 'MB'),
  ];
}

async function main(): Promise<void> {
  const pace = flags.pace === undefined ? 'one after another' : `${flags.pace} a second`;
  console.log(`Node ${process.versions.node}, ${process.arch}; actions ${pace}; ${flags.bot}\n`);
  // A failing bot is replaced by random play, which is not thinking: the server logs a warning.
  const server = await startKeyflower(freshFolder(), { logLevel: 'warn' });
  const { port } = server;
  const tables = Number(flags.tables);
  const thinkers = await startGuests({ port, tables, bot: flags.bot });
  const others = await startGuests({ port, tables, bot: QUICK_BOT });
  const order = { port, tables: 1, warmUpSeconds: 1, seconds: Number(flags.seconds) };
  const people = (): Promise<LoadResult> =>
    runLoad('keyflower-load', { ...order, ...(flags.pace ? { perSecond: Number(flags.pace) } : {}) });
  const beside = async (guests: RunningGuests, pauseMs = 0): Promise<[LoadResult, GuestsResult]> => {
    guests.play(pauseMs);
    await sleep(QUEUE_UP_MS);
    return [await people(), await guests.rest()];
  };
  const rounds: Round[] = [];
  // The first round does not count: by its end, all code is compiled.
  for (let round = 0; round <= Number(flags.rounds); round++) {
    const alone = await people();
    const [thinking, bots] = await beside(thinkers);
    // Guests who pause as long as bots think produce as many actions.
    const [quick, { answers: quickAnswers }] = await beside(others, Math.round(bots.answerMs));
    if (round > 0) rounds.push({ alone, quick, thinking, bots, quickAnswers });
  }
  const memory = await server.metric('process_resident_memory_bytes');
  await server.stop();
  console.log(`${peopleTable(rounds)}\n`);
  console.log(report(botFigures(rounds, memory)));
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
