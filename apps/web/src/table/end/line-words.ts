import type { TileSpec } from '@keyflower/engine';
import { noun, tileName } from '@keyflower/words/story/names';
import type { Words } from '@keyflower/words';
import type { Share } from './sources.ts';

/** What a line of the sheet is about. */
export function lineName({ line, fields }: Share, { story, after, end }: Words): string {
  if (fields !== undefined) return end.fields(fields, noun(line.kind ?? '', story));
  return line.tile === undefined ? after.goldLeft : tileName(line.tile, story);
}

/** What the tile's own rule counted. */
function counted(count: number, { front }: TileSpec, { story, end }: Words): string {
  const rule = front.shape?.shape ?? front.farm?.rule ?? '';
  const say = (end.counted as Readonly<Record<string, (n: number) => string>>)[rule];
  return say ? say(count) : story.lines.counted(count);
}

/** What made the points, beside the items that are shown with their signs. */
export function lineReason(
  { line, fields, source }: Share,
  words: Words,
  spec: (tile: string) => TileSpec,
): string {
  const { story } = words;
  const { lines } = story;
  const flipped = line.flipped ? lines.flipped : '';
  if (source === 'printed') return flipped;
  const said = [
    line.marker ? lines.marker(noun(line.marker, story)) : '',
    line.kind && fields === undefined ? lines.counting(noun(line.kind, story)) : '',
    line.loop ? lines.loop(line.loop.length) : '',
    line.tile !== undefined && line.count !== undefined && !line.loop
      ? counted(line.count, spec(line.tile), words)
      : '',
    flipped,
  ];
  return said.filter(Boolean).join(', ');
}
