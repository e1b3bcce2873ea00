import { type Season, SEASONS } from '@keyflower/engine';
import type { Accuracy, ReviewedDecision, SeatAccuracy } from './review.ts';

/** The mean loss of a decision with which the accuracy is 50. */
const HALF = 4;

type Judged = Pick<ReviewedDecision, 'seat' | 'season' | 'judged' | 'better'>;

/** 100 without any loss, and less the more a decision costs on average: `100 * HALF / (HALF + mean loss)`. */
export function accuracyOf(decisions: readonly Judged[]): Accuracy {
  const judged = decisions.filter((one) => one.judged);
  let loss = 0;
  for (const { better } of judged) loss += better?.loss ?? 0;
  const { length } = judged;
  return {
    accuracy: length > 0 ? Math.round((100 * HALF) / (HALF + loss / length)) : null,
    decisions: length,
    loss: Math.round(loss * 100) / 100,
  };
}

/** The accuracy of every seat, in each season and in the whole game. */
export function accuracies(players: number, decisions: readonly Judged[]): SeatAccuracy[] {
  return Array.from({ length: players }, (_, seat) => {
    const own = decisions.filter((one) => one.seat === seat);
    const seasons = SEASONS.map((season): [Season, Accuracy] => [
      season,
      accuracyOf(own.filter((one) => one.season === season)),
    ]);
    return { seat, game: accuracyOf(own), seasons: Object.fromEntries(seasons) as Record<Season, Accuracy> };
  });
}
