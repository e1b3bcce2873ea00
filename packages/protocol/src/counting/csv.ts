import { COLOURS } from '@keyflower/engine';
import { SOURCES } from './sources.ts';
import type { Tally, TallyGroup } from './tally.ts';

type Row = readonly [subject: string, item: string | number, measure: string, value: number];

function rowsOf({ games, scores, seats, sources, tiles, advice }: Tally): Row[] {
  const { tens, ...sums } = scores;
  return [
    ['games', '', 'count', games],
    ...Object.entries(sums).map(([measure, value]): Row => ['score', '', measure, value]),
    ...tens.map((count, i): Row => ['score', `${i * 10}+`, 'count', count]),
    ...seats.flatMap((seat, i) =>
      Object.entries(seat).map(([measure, value]): Row => ['seat', i + 1, measure, value]),
    ),
    ...SOURCES.map((source): Row => ['source', source, 'points', sources[source]]),
    ...Object.entries(tiles).flatMap(([tile, { colours, ...counts }]) => [
      ...Object.entries(counts).map(([measure, value]): Row => ['tile', tile, measure, value]),
      ...COLOURS.map((colour, i): Row => ['tile', tile, colour, colours[i] ?? 0]),
    ]),
    ...Object.entries(advice).map(([measure, value]): Row => ['advice', '', measure, value]),
  ];
}

/** One sum a line. No value needs quotes: they are numbers, and names of ours. */
export function csvOf(groups: readonly TallyGroup[]): string {
  const lines = groups.flatMap(({ players, farmers, tally }) =>
    rowsOf(tally).map((row) => [players, farmers, ...row].join(',')),
  );
  return ['players,farmers,subject,item,measure,value', ...lines, ''].join('\r\n');
}
