import { parseArgs } from 'node:util';
import { align, formatNumber } from '../table.ts';
import { type Busy, busyRounds, ratio, typical } from '../server/busy-rounds.ts';
import { type Figure, inUnit, report } from '../server/figures.ts';
import { type Installation, onPostgres, onSqlite, removePostgres } from './installations.ts';
import { measureCosts, needsTable } from './costs.ts';
import { storedRows } from './stored-rows.ts';

const PARTS = ['busy', 'pace', 'costs', 'stored'] as const;

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    tables: { type: 'string', default: '50' },
    games: { type: 'string', default: '1000000' },
    only: { type: 'string', multiple: true },
    part: { type: 'string', multiple: true, default: [...PARTS] },
  },
});

/** The steady rate of `pace`. */
const PER_SECOND = 180;
const FEW_GAMES = 1000;

const wanted = (all: Installation[]): Installation[] =>
  all.filter(({ name }) => flags.only?.includes(name) ?? true);

function busyTable(all: readonly Busy[]): string {
  const header = ['actions answered', 'a second', 'p50', 'p99', `× ${all[0].contender.name}`];
  const rows = all.map((busy) => [
    `${busy.contender.name}: ${busy.contender.what}`,
    typical(busy, 'perSecond').toFixed(0),
    `${formatNumber(typical(busy, 'p50'))} ms`,
    `${formatNumber(typical(busy, 'p99'))} ms`,
    formatNumber(ratio(busy, all[0])),
  ]);
  return align([header, ...rows]);
}

const rounds = (all: Installation[]): Promise<Busy[]> =>
  busyRounds(all, Number(flags.rounds), {
    tables: Number(flags.tables),
    warmUpSeconds: 1.5,
    seconds: Number(flags.seconds),
  });

/** As many actions as are answered. */
async function busyPart(): Promise<Figure[]> {
  const all = [
    onSqlite('S'),
    onPostgres('P1', 1),
    onPostgres('P2', 2),
    onPostgres('P3', 3),
    onPostgres('P2a', 2, true),
    onPostgres('P3a', 3, true),
  ];
  const busy = await rounds(wanted(all));
  console.log(`${busyTable(busy)}\n`);
  const sqlite = busy.find(({ contender }) => contender.name === 'S');
  return busy.flatMap((one) => {
    const { name, what } = one.contender;
    const measured = `${typical(one, 'perSecond').toFixed(0)} /s`;
    if (!sqlite || one === sqlite) return [{ what, measured, value: 0 }];
    const value = ratio(one, sqlite);
    const must = name === 'P1' ? { must: { sign: '≥', n: 0.5 } as const } : {};
    return [{ what, measured, against: `${formatNumber(value)} × S`, value, ...must }];
  });
}

/** How long an action takes at a steady rate. */
async function pacePart(): Promise<Figure[]> {
  const figures: Figure[] = [];
  const most: Record<string, number> = { S: 10, P1: 25 };
  for (const one of wanted([onSqlite('S'), onPostgres('P1', 1), onPostgres('P3a', 3, true)])) {
    const server = await one.start();
    const order = { port: server.port, tables: 50, perSecond: PER_SECOND, warmUpSeconds: 8, seconds: 10 };
    const { p50, p99 } = await one.drive(order);
    await server.stop();
    figures.push(inUnit(`${one.what}: ${PER_SECOND} actions a second, p50`, p50, 'ms'));
    figures.push(inUnit(`${one.what}: ${PER_SECOND} actions a second, p99`, p99, 'ms', most[one.name]));
  }
  return figures;
}

/** What an action costs, and what a million games a day need by that. */
async function costsPart(): Promise<Figure[]> {
  const costs = await measureCosts(Number(flags.tables), 3 * Number(flags.seconds));
  console.log(`${needsTable(costs)}\n`);
  return [
    inUnit('PostgreSQL, 1 server: processor time of the server for an action', costs.server, 'ms'),
    inUnit('the same of PostgreSQL', costs.postgres, 'ms'),
    inUnit('the database grows by, for an action', costs.stored, 'B'),
    inUnit('its write-ahead log by', costs.logged, 'B'),
  ];
}

/** What an action costs with few and with many stored games, and how long the server takes to start. */
async function storedPart(): Promise<Figure[]> {
  const [few, many] = [storedRows(FEW_GAMES), storedRows(Number(flags.games))];
  const pairs = [
    [onSqlite('S few', few), onSqlite('S many', many)],
    [onPostgres('P few', 1, false, few), onPostgres('P many', 1, false, many)],
  ];
  const figures: Figure[] = [];
  for (const pair of pairs) {
    const chosen = wanted(pair);
    if (chosen.length < 2) continue;
    const busy = await rounds(chosen);
    console.log(`${busyTable(busy)}\n`);
    const value = ratio(busy[1], busy[0]);
    const { what, startMs } = pair[1];
    const measured = `${typical(busy[1], 'perSecond').toFixed(0)} /s`;
    const against = `${formatNumber(value)} × ${FEW_GAMES}`;
    figures.push({ what, measured, against, value, must: { sign: '≥', n: 0.8 } });
    figures.push(inUnit(`${what}: start`, startMs / 1000, 's', 3));
  }
  return figures;
}

async function main(): Promise<void> {
  console.log(`Node ${process.versions.node}, ${process.arch}; ${flags.tables} busy tables\n`);
  const measure: Record<string, () => Promise<Figure[]>> = {
    busy: busyPart,
    pace: pacePart,
    costs: costsPart,
    stored: storedPart,
  };
  const figures: Figure[] = [];
  try {
    for (const part of PARTS) if (flags.part.includes(part)) figures.push(...(await measure[part]()));
  } finally {
    await removePostgres();
  }
  console.log(report(figures));
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
