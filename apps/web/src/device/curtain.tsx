import type { DeviceWords } from '@keyflower/words';
import { useEffect, useRef } from 'preact/hooks';
import type { DeviceGame } from './device-game.ts';

/** Between the turns of two people: nothing of the game is on the page until the next player has the device. */
export function Curtain({ game, seat, words }: { game: DeviceGame; seat: number; words: DeviceWords }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The heading is read out first. The button is not focused: a key that was pressed twice would open the curtain.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [seat]);
  const name = game.nameOf(seat);
  return (
    <section class="part curtain" aria-labelledby="curtain-title">
      <h1 id="curtain-title" ref={heading} tabIndex={-1}>
        {words.passTo(name)}
      </h1>
      <p>{words.lookAway(name)}</p>
      <div class="row">
        <button type="button" class="main large" onClick={() => game.uncover()}>
          {words.uncover(name)}
        </button>
        <a href="/device">{words.pause}</a>
      </div>
    </section>
  );
}
