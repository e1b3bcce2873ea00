import type { GameScore, ScoreLine, ScoreSheet } from '@keyflower/engine';
import { type Column, listed, plural, row, WIDTH } from '../terminal/layout.ts';
import { paint } from '../terminal/style.ts';
import { type Cast, countsText, fieldName, tileName } from './names.ts';

const NAME_WIDTH = 20;
const COLUMNS: readonly Column[] = [
  { width: 1 },
  { width: NAME_WIDTH },
  { width: 4, align: 'right' },
  { width: 1 },
  { width: WIDTH - NAME_WIDTH - 10 },
];

/** Everyone's sheet, and who has won. */
export function scoreText({ players, winners }: GameScore, cast: Cast): string[] {
  return [
    ...players.flatMap((sheet, seat) => [
      paint('bold', `${cast.subject(seat)}: ${plural(sheet.total, 'point')}`),
      ...sheetText(sheet),
      '',
    ]),
    paint('bold', verdict(players, winners, cast)),
  ];
}

export function sheetText(sheet: ScoreSheet): string[] {
  return sheet.lines.flatMap((line) =>
    row(['', lineName(line), String(line.points), '', reason(line)], COLUMNS),
  );
}

function lineName({ tile, field }: ScoreLine): string {
  if (field !== undefined) return fieldName(field);
  return tile ? tileName(tile) : 'gold left';
}

function verdict(players: readonly ScoreSheet[], winners: readonly number[], cast: Cast): string {
  const points = plural(players[winners[0]].total, 'point');
  if (winners.length === 1)
    return `${cast.subject(winners[0])} ${cast.does(winners[0], 'win')} with ${points}.`;
  return `${listed(winners.map((seat) => cast.name(seat)))} share the victory with ${points} each.`;
}

/** What of the sheet's line the points come from. */
function reason(line: ScoreLine): string {
  const parts: string[] = [];
  if (line.items) parts.push(countsText(line.items, ''));
  if (line.gold !== undefined) parts.push('one point each');
  if (line.marker) parts.push(`the marker as ${line.marker}`);
  if (line.field !== undefined) parts.push(`a field with ${line.kind === 'sheep' ? '' : 'a '}${line.kind}`);
  else if (line.kind) parts.push(`counting ${line.kind}`);
  if (line.loop) parts.push(`a loop of ${line.loop.length} tiles`);
  else if (line.count !== undefined) parts.push(`${line.count} counted`);
  if (line.flipped) parts.push('upgraded by the Flipper');
  return parts.filter((part) => part !== '').join(', ');
}
