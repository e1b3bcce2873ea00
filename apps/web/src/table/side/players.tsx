import { useId } from 'preact/hooks';
import { useScene } from '../scene.ts';
import { around } from './player-facts.ts';
import { PlayerRow } from './player-row.tsx';

/** Everybody at the table, from me on clockwise. */
export function Players() {
  const { sight, me, words } = useScene();
  const heading = useId();
  return (
    <section class="players-rail" aria-labelledby={heading}>
      <h2 id={heading} class="unseen">
        {words.market.players.title}
      </h2>
      <ul>
        {around(sight.players.length, me).map((seat) => (
          <PlayerRow key={seat} seat={seat} />
        ))}
      </ul>
    </section>
  );
}
