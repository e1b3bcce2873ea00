import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { median } from '../measure.ts';
import { align, formatNumber } from '../table.ts';
import { type Figure, inUnit, report } from './figures.ts';
import type { GuestsResult, LoadResult } from './order.ts';
import { freshFolder, runLoad, startGuests, startKeyflower } from './processes.ts';

/* Whether people notice that bots think: how long two people's actions take, with and without bots at other tables. */

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    tables: { type: 'string', default: '20' },
    bot: { type: 'string', default: 'steward' },
    pace: { type: 'string' },
  },
});

/** By then the bots' queue is as long as it gets. */
const QUEUE_UP_MS = 500;
const MB = 1e6;
const QUANTILES = ['p50', 'p95', 'p99'] as const;

interface Round {
  alone: LoadResult;
  beside: LoadResult;
  bots: GuestsResult;
}

const typical = (results: LoadResult[], quantile: (typeof QUANTILES)[number]): number =>
  median(results.map((result) => result[quantile]));

/** What people waited for; the ratio is taken within each round, as a busy machine is as busy in both halves of it. */
function peopleTable(rounds: Round[]): string {
  const line = (what: string, results: LoadResult[]): string[] => [
    what,
    ...QUANTILES.map((quantile) => `${formatNumber(typical(results, quantile))} ms`),
    String(results.reduce((sum, { actions }) => sum + actions, 0)),
  ];
  const ratios = QUANTILES.map((quantile) =>
    formatNumber(median(rounds.map(({ alone, beside }) => beside[quantile] / alone[quantile]))),
  );
  return align([
    ['an action of two people', ...QUANTILES, 'actions'],
    line(
      'nobody else there',
      rounds.map(({ alone }) => alone),
    ),
    line(
      `beside ${flags.tables} bots`,
      rounds.map(({ beside }) => beside),
    ),
    ['ratio', ...ratios, ''],
  ]);
}

function botFigures(all: GuestsResult[], memory: number): Figure[] {
  const answers = all.reduce((sum, result) => sum + result.answers, 0);
  const answerMs = all.reduce((sum, result) => sum + result.answerMs * result.answers, 0) / answers;
  return [
    inUnit('bots that thought or waited to, at a time', median(all.map(({ asked }) => asked)), 'bots'),
    { what: 'answers of bots', measured: String(answers), value: answers },
    inUnit('from a question to its answer, waiting included, on average', answerMs, 'ms'),
    inUnit('resident memory of the server at the end', memory / MB, 'MB'),
  ];
}

async function main(): Promise<void> {
  const pace = flags.pace === undefined ? 'one after another' : `${flags.pace} a second`;
  console.log(`Node ${process.versions.node}, ${process.arch}; actions ${pace}; ${flags.bot}\n`);
  // A bot that fails is replaced by chance: the server warns of it, and that would be no thinking.
  const server = await startKeyflower(freshFolder(), 'warn');
  const { port } = server;
  const guests = await startGuests({ port, tables: Number(flags.tables), bot: flags.bot });
  const order = { port, tables: 1, warmUpSeconds: 1, seconds: Number(flags.seconds) };
  const people = (): Promise<LoadResult> =>
    runLoad('keyflower-load', { ...order, ...(flags.pace ? { perSecond: Number(flags.pace) } : {}) });
  const rounds: Round[] = [];
  // The first round does not count: by its end, all code is compiled.
  for (let round = 0; round <= Number(flags.rounds); round++) {
    const alone = await people();
    guests.play();
    await sleep(QUEUE_UP_MS);
    const beside = await people();
    const bots = await guests.rest();
    if (round > 0) rounds.push({ alone, beside, bots });
  }
  const memory = await server.metric('process_resident_memory_bytes');
  await server.stop();
  console.log(`${peopleTable(rounds)}\n`);
  const told = rounds.map(({ bots }) => bots);
  console.log(report(botFigures(told, memory)));
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
