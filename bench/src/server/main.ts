import { parseArgs } from 'node:util';
import { align, formatNumber } from '../table.ts';
import { type Busy, busyRounds, ratio, typical } from './busy-rounds.ts';
import { keyflower, REFERENCES } from './contenders.ts';
import { type Figure, report } from './figures.ts';
import { replicaFigures } from './replica-rows.ts';
import {
  busyFigures,
  crowdFigures,
  hostileFigures,
  loopFigures,
  paceFigures,
  storedFigures,
} from './server-rows.ts';

const PARTS = ['busy', 'pace', 'crowd', 'hostile', 'loop', 'stored', 'replica'] as const;

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    tables: { type: 'string', default: '50' },
    games: { type: 'string', default: '10000' },
    only: { type: 'string', multiple: true },
    part: { type: 'string', multiple: true, default: [...PARTS] },
  },
});

function busyTable(all: Busy[]): string {
  const header = [
    'actions answered',
    'a second',
    'p50',
    'p99',
    ...all.map(({ contender }) => `× ${contender.name}`),
  ];
  const rows = all.map((busy) => [
    `${busy.contender.name}: ${busy.contender.what}`,
    typical(busy, 'perSecond').toFixed(0),
    `${formatNumber(typical(busy, 'p50'))} ms`,
    `${formatNumber(typical(busy, 'p99'))} ms`,
    ...all.map((reference) => formatNumber(ratio(busy, reference))),
  ]);
  return align([header, ...rows]);
}

async function busyPart(): Promise<Figure[]> {
  const all = [...REFERENCES, keyflower('K', 2), keyflower('K4', 4)];
  const rounds = await busyRounds(
    all.filter(({ name }) => flags.only?.includes(name) ?? true),
    Number(flags.rounds),
    { tables: Number(flags.tables), warmUpSeconds: 1.5, seconds: Number(flags.seconds) },
  );
  console.log(`${busyTable(rounds)}\n`);
  return busyFigures(rounds);
}

async function main(): Promise<void> {
  console.log(`Node ${process.versions.node}, ${process.arch}; ${flags.tables} busy tables\n`);
  const measure: Record<string, () => Promise<Figure[]>> = {
    busy: busyPart,
    pace: paceFigures,
    crowd: crowdFigures,
    hostile: hostileFigures,
    loop: loopFigures,
    stored: () => storedFigures(Number(flags.games)),
    replica: () => replicaFigures(Number(flags.rounds), Number(flags.seconds)),
  };
  const figures: Figure[] = [];
  for (const part of PARTS) if (flags.part.includes(part)) figures.push(...(await measure[part]()));
  console.log(report(figures));
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
