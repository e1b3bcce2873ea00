import type { RecordHeader } from '@keyflower/engine';
import { plural } from '../terminal/layout.ts';

/** How many tiles a game was played with that are not as printed, and which corrections they are. */
export function correctedText({ hash, overrides }: NonNullable<RecordHeader['tiles']>): string {
  const { tiles } = overrides as { tiles: object };
  return `with ${plural(Object.keys(tiles).length, 'corrected tile')} (${hash.slice(0, 12)})`;
}
