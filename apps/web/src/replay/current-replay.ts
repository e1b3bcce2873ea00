import type { ReplayWords } from '@keyflower/words';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ReplayPlace } from './place.ts';
import type { Points } from './points.ts';
import type { ReplayedGame } from './replayed-game.ts';
import type { Mistake } from './review/mistakes.ts';
import type { ReviewControl } from './review/use-review.ts';
import type { SteppedGame } from './stepped-game.ts';

/** What the controls around a replayed table know besides the table. */
export interface ReplayContext {
  game: ReplayedGame;
  /** What is shown: the game, or a line that would have been better. */
  replay: SteppedGame;
  place: ReplayPlace;
  /** As the viewer could see them; none where the table allows no aids. */
  points: Points;
  texts: ReplayWords;
  to: (at: number) => void;
  seeAs: (viewer: number | null) => void;
  review: ReviewControl;
  /** Goes to the moment of a mistake in the game. */
  seeMistake: (mistake: Mistake) => void;
  /** Shows the line that would have been better there. */
  seeLine: (mistake: Mistake) => void;
}

export const CurrentReplay = createContext<ReplayContext | null>(null);

export function useReplay(): ReplayContext {
  const replay = useContext(CurrentReplay);
  if (!replay) throw new Error('Only parts of a replay know the replay.');
  return replay;
}
