import type { Better } from '@keyflower/bots/review-format';
import type { Action } from '@keyflower/engine';
import type { ReviewWords } from '@keyflower/words';
import { suggestionText } from '../../panels/index.ts';
import { specsOf, type TableContext } from '../../play/index.ts';
import { session } from '../../session/index.ts';
import type { SteppedGame } from '../stepped-game.ts';
import type { Mistake } from './mistakes.ts';

/** What was played and what would have been better, in words. */
export function actionsOf(
  { at, seat, action, better }: Mistake,
  replay: SteppedGame,
  { words, edition }: Pick<TableContext, 'words' | 'edition'>,
): { played: string; instead: string } {
  const view = replay.view(at, seat);
  const asked = view.pending.find(({ player }) => player === seat) ?? null;
  const text = (one: Action): string =>
    suggestionText(one, { words, view, me: seat, asked, spec: specsOf(edition, view) });
  return { played: text(action), instead: text(better.action) };
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** What a mistake costs: of two players, one loses what the other gains, so the chance of winning says most. */
export function costOf({ loss, winRate }: Better, { players }: SteppedGame, words: ReviewWords): string {
  const percent = Math.round(100 * winRate);
  return players === 2 && percent > 0
    ? words.costsChance(percent)
    : words.costs(new Intl.NumberFormat(session.me.lang, ONE_DIGIT).format(loss));
}
