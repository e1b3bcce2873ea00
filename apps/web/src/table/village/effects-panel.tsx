import { useMemo } from 'preact/hooks';
import { tileName } from '@keyflower/words/story/names';
import type { Scene } from '../scene.ts';
import { ghostOf } from './building.ts';
import { effectLines } from './effect-words.ts';
import { effectsOf } from './effects.ts';

const TURNS = {
  left: { by: -1, d: 'M-6 2A6.500 6.500 0 1 1 1 6.500M-9.500 -2L-6 2.500L-1.500 -1' },
  right: { by: 1, d: 'M6 2A6.500 6.500 0 1 0 -1 6.500M9.500 -2L6 2.500L1.500 -1' },
} as const;

/** What comes of building there, and buttons to turn the tile. */
export function EffectsPanel({ scene }: { scene: Scene }) {
  const { words, draft, sight, me, spec, state, verbs } = scene;
  const ghost = ghostOf(scene);
  const village = sight.players[me ?? 0].village;
  const lines = useMemo(
    () => (ghost ? effectLines(effectsOf(ghost, village, spec, state, me ?? 0), ghost.fits, words) : []),
    [state, draft, words],
  );
  const turn = (side: keyof typeof TURNS) => (
    <button
      type="button"
      class="village-turn"
      title={words.village.turn[side]}
      aria-label={words.village.turn[side]}
      data-act={`turn-${side}`}
      onClick={() => verbs.rotate(TURNS[side].by)}
    >
      <svg viewBox="-11 -11 22 22" aria-hidden="true">
        <path d={TURNS[side].d} />
      </svg>
    </button>
  );
  const hint = draft.kind === 'place' ? words.village.pickSpot : words.village.pickFirst;
  return (
    <div class="village-effects scrolls">
      {ghost ? (
        <div class="village-turns">
          {turn('left')}
          <h3>{tileName(ghost.tile, words.story)}</h3>
          {turn('right')}
        </div>
      ) : null}
      <div aria-live="polite">
        {ghost ? (
          <ul>
            {lines.map(({ kind, text }) => (
              <li key={text} class={`effect ${kind}`}>
                {text}
              </li>
            ))}
          </ul>
        ) : (
          <p>{hint}</p>
        )}
      </div>
    </div>
  );
}
