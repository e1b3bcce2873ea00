import { useScene } from '../scene.ts';
import type { Standing } from './standing.ts';

const CROWN = 'M-22 10L-26 -12L-12 -2L0 -18L12 -2L26 -12L22 10Z';

/** Who won, and how a tie ended. */
export function Headline({ standing }: { standing: Standing }) {
  const { words, cast, me } = useScene();
  const { end } = words;
  const { winners, tied } = standing;
  const names = (seats: readonly number[]): string => end.list(seats.map(cast));
  const won =
    winners.length === 1 && winners[0] === me ? end.youWon : end.won(names(winners), winners.length);
  return (
    <header class="end-headline">
      <svg class="art end-crown" viewBox="-30 -22 60 40" aria-hidden="true">
        <path d={CROWN} />
      </svg>
      <h2 id="end-title" tabIndex={-1}>
        {won}
      </h2>
      {tied.length > 1 ? (
        <p>{winners.length > 1 ? end.shared(names(tied)) : end.tieBroken(names(tied), cast(winners[0]))}</p>
      ) : null}
    </header>
  );
}
