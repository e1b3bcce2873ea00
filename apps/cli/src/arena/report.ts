import { table, thousands } from '../terminal/layout.ts';
import { paint } from '../terminal/style.ts';
import { counted } from './counted.ts';
import type { Estimate } from './statistics/interval.ts';
import type { Ended, Summary } from './summary.ts';
import { must } from '../must.ts';

const ENDED: Readonly<Record<Ended, string>> = {
  count: '',
  sprt: ', ended by the test',
  interrupted: ', interrupted',
};

/** The results as tables. */
export function summaryText(summary: Summary): string[] {
  const { games, options, ended, seed, winningScore, decisionsPerGame } = summary;
  const farmers = options.farmers === 'off' ? '' : `, The Farmers ${options.farmers}`;
  return [
    paint('bold', `${counted(games.played, 'game')} of ${options.players} players${farmers}, seed "${seed}"`),
    `${counted(games.sets, 'deal')}, ${games.sets === 1 ? '' : 'each '}played ${games.inSet === 1 ? 'once' : `in ${games.inSet} seatings`}${ENDED[ended]}`,
    '',
    ...resultTable(summary),
    '',
    ...thinkingTable(summary),
    ...pairingTable(summary),
    '',
    `winning score: mean ${around(winningScore, 1).replace('+', '')}; decisions a game: ${points(decisionsPerGame)}`,
    ...sprtText(summary),
    ...faultText(summary),
  ];
}

const points = (value: number): string => value.toFixed(1);
const signed = (value: number, digits: number): string => `${value > 0 ? '+' : ''}${value.toFixed(digits)}`;

/** A rate in percent with its interval, which is not symmetric. */
function share({ mean, interval }: Estimate): string {
  const percent = (rate: number): string => (rate * 100).toFixed(1);
  return interval ? `${percent(mean)} (${interval.map(percent).join('-')})` : percent(mean);
}

/** A signed number with the half-width of its interval. */
function around({ mean, interval }: Estimate, digits: number): string {
  const reach = interval ? ` ±${((interval[1] - interval[0]) / 2).toFixed(digits)}` : '';
  return `${signed(mean, digits)}${reach}`;
}

function resultTable({ bots }: Summary): string[] {
  return table(
    ['bot', 'seats', 'win rate, %', 'score', 'margin', 'Elo'],
    bots.map(({ name, seats, winRate, score, margin, elo }) => [
      name,
      thousands(seats),
      share(winRate),
      points(score.mean),
      around(margin, 1),
      around({ mean: elo.value, interval: elo.interval }, 0),
    ]),
  );
}

function thinkingTable({ bots }: Summary): string[] {
  const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 0);
  return table(
    ['bot', 'ms a turn', 'decisions', 'mean ms', 'p99 ms', 'most over', 'faults'],
    bots.map(({ name, budget, decisionsPerGame, time, faults }) => [
      name,
      thousands(budget),
      points(decisionsPerGame),
      ms(time.decision.mean),
      ms(time.decision.p99),
      ms(time.over),
      thousands(Object.values(faults).reduce((sum, count) => sum + count, 0)),
    ]),
  );
}

/** Omitted for two entrants in two-player games, where it would repeat the first table. */
function pairingTable({ bots, pairings, options }: Summary): string[] {
  if (bots.length < 3 && options.players === 2) return [];
  if (pairings.length === 0) return [];
  const rows = pairings.map(({ a, b, comparisons, rate }) => [
    `${a} before ${b}`,
    thousands(comparisons),
    share(rate),
  ]);
  return ['', ...table(['who came before whom', 'games', '%'], rows)];
}

function sprtText({ sprt, lineups }: Summary): string[] {
  if (!sprt) return [];
  const { low, high, llr, bound, verdict } = sprt;
  const first = must(lineups[0])[0];
  const said = {
    high: `${first} wins more than ${low}: ${high} is accepted`,
    low: `${first} wins less than ${high}: ${low} is accepted`,
    open: 'no verdict',
  }[verdict];
  return [`test of ${low} against ${high}: ${said} (llr ${llr.toFixed(2)} of ±${bound.toFixed(2)})`];
}

function faultText({ bots, faults }: Summary): string[] {
  return faults.map(({ bot, kind, game, message }) => {
    const count = bots.find(({ name }) => name === bot)?.faults[kind] ?? 0;
    return `${bot}: ${thousands(count)} ${kind}, first in game ${game}: ${message}`;
  });
}

/** The summary as JSON, one line for each game. */
export function summaryJson(summary: Summary, speed: { seconds: number; threads: number }): string {
  const { results, ...rest } = summary;
  const head = JSON.stringify({ ...rest, speed }, rounded, 2).replace(/\n\}$/, '');
  return `${head},\n  "results": [\n${results.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]\n}`;
}

/** Meaningless digits would only make files hard to compare. */
const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1e4) / 1e4 + 0 : value;
