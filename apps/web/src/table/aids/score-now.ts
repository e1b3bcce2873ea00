import { scoreView, type SeenScore } from '@keyflower/engine';
import type { Scene } from '../scene.ts';

type Seen = Pick<Scene, 'model' | 'sight' | 'edition'>;

interface Counted {
  key: string;
  edition: Scene['edition'];
  score: SeenScore;
}

/** What was counted last, by seat: points are asked for whenever anything is drawn. */
const counted = new WeakMap<Scene['model'], Counted[]>();

/** All that a seat's points can hang on. Views change in place, so only what they say tells them apart. */
function keyOf({ sight }: Seen, seat: number): string {
  const { village, placing, workers, skills, known, wheat } = sight.players[seat];
  return JSON.stringify([sight.purple === seat, village, placing, workers, skills, known, wheat]);
}

/** The sheet of a seat if the game ended now, from nothing but what the viewer sees. */
export function sheetNow(scene: Seen, seat: number): SeenScore {
  const seats = counted.get(scene.model) ?? [];
  counted.set(scene.model, seats);
  const key = keyOf(scene, seat);
  const last = seats[seat] as Counted | undefined;
  if (last?.key === key && last.edition === scene.edition) return last.score;
  const [score] = scoreView(scene.edition, scene.sight, [seat]);
  seats[seat] = { key, edition: scene.edition, score };
  return score;
}

/** Points if the game ended now: exact for who sees all that counts, otherwise the fewest there can be. */
export function scoreNow(scene: Seen, seat: number): { points: number; exact: boolean } {
  const { sheet, exact } = sheetNow(scene, seat);
  return { points: sheet.total, exact };
}
