import { parseArgs } from 'node:util';
import { align, formatNumber } from '../table.ts';
import { type Busy, busyRounds, ratio, typical } from './busy-rounds.ts';
import { keyflower, YARDSTICKS } from './contenders.ts';

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    tables: { type: 'string', default: '50' },
    only: { type: 'string', multiple: true },
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
    ...all.map((yardstick) => formatNumber(ratio(busy, yardstick))),
  ]);
  return align([header, ...rows]);
}

async function main(): Promise<void> {
  const contenders = [...YARDSTICKS, keyflower('K', 2), keyflower('K4', 4)].filter(({ name }) => flags.only?.includes(name) ?? true);
  const tables = Number(flags.tables);
  const busy = await busyRounds(contenders, Number(flags.rounds), {
    tables,
    warmUpSeconds: 1.5,
    seconds: Number(flags.seconds),
  });
  console.log(`Node ${process.versions.node}, ${process.arch}; ${tables} busy tables of two players\n`);
  console.log(busyTable(busy));
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
