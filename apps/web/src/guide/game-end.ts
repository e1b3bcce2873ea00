import { scoreView } from '@keyflower/engine';
import { type Source, SOURCES, sharesOf, tallyOf } from '../panels/index.ts';
import { specsOf } from '../play/index.ts';
import type { Moment } from './moment.ts';

/** Where the player's points come from. */
export interface GameEnd {
  topic: 'end';
  points: number;
  /** The points of each source that made any, most first. */
  sources: readonly { source: Source; points: number }[];
}

/** The player's points if the game ended now: the player sees everything that counts for them. */
export function endOfGame({ edition, view, seat }: Pick<Moment, 'edition' | 'view' | 'seat'>): GameEnd {
  const { sheet } = scoreView(edition, view, [seat])[0]!;
  const tally = tallyOf(sharesOf(sheet, view.players[seat]!.village, specsOf(edition, view)));
  const sources = SOURCES.map((source) => ({ source, points: tally[source] }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  return { topic: 'end', points: sheet.total, sources };
}
