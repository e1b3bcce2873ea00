import type { GameScore, ScoreLine, ScoreSheet } from '@keyflower/engine';
import { terminal, words } from '../language.ts';
import { type Column, row, WIDTH } from '../terminal/layout.ts';
import { paint } from '../terminal/style.ts';
import { counted, countsText, fieldName, noun, type SeatNames, tileName } from './names.ts';
import { must } from '../must.ts';

const NAME_WIDTH = 24;
const COLUMNS: readonly Column[] = [
  { width: 1 },
  { width: NAME_WIDTH },
  { width: 4, align: 'right' },
  { width: 1 },
  { width: WIDTH - NAME_WIDTH - 10 },
];

/** All score sheets, and the winner. */
export function scoreText({ players, winners }: GameScore, names: SeatNames): string[] {
  const { after, labelled } = words();
  return [
    ...players.flatMap((sheet, seat) => [
      paint('bold', labelled(names.subject(seat), after.points(sheet.total))),
      ...sheetText(sheet),
      '',
    ]),
    paint('bold', verdict(players, winners, names)),
  ];
}

export function sheetText(sheet: ScoreSheet): string[] {
  return sheet.lines.flatMap((line) =>
    row(['', lineName(line), String(line.points), '', reason(line)], COLUMNS),
  );
}

function lineName({ tile, field }: ScoreLine): string {
  if (field !== undefined) return fieldName(field);
  return tile ? tileName(tile) : words().after.goldLeft;
}

function verdict(players: readonly ScoreSheet[], winners: readonly number[], names: SeatNames): string {
  const { after, end } = words();
  const points = after.points(must(players[must(winners[0])]).total);
  const winnerNames = end.list(winners.map((seat) => names.name(seat)));
  const won =
    winners.length === 1 && winners[0] === names.you ? end.youWon : end.won(winnerNames, winners.length);
  return `${won} (${points})`;
}

/** What the points of a line come from. */
function reason(line: ScoreLine): string {
  const { face, lines } = words().story;
  return [
    line.items ? countsText(line.items, '') : '',
    line.gold === undefined ? '' : terminal().goldEach,
    line.marker ? lines.marker(counted(1, line.marker)) : '',
    line.field === undefined ? '' : face.fieldWith(noun(line.kind ?? '')),
    line.field === undefined && line.kind ? lines.counting(noun(line.kind)) : '',
    line.loop ? lines.loop(line.loop.length) : '',
    !line.loop && line.count !== undefined ? lines.counted(line.count) : '',
    line.flipped ? lines.flipped : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}
