import { Land, Ring, Standing } from '../../drawn/face.tsx';
import { TILE_BOX } from '../../art/art.ts';
import { tileName } from '@keyflower/words/story/names';
import { sideText } from '@keyflower/words/story/tile-text';
import { readCard } from '../card/reading.ts';
import { useScene } from '../scene.ts';

/** My winter tiles, face to me. Where they are to be put up, touching one chooses it; else it opens its card. */
export function WinterTiles({ tiles, offered }: { tiles: readonly string[]; offered: readonly string[] }) {
  const { spec, words, draft, asked, verbs } = useScene();
  const offering = asked?.decision === 'offer';
  const chosen = draft.kind === 'offer' ? draft.tiles : [];
  const toggle = (tile: string): void =>
    verbs.set({
      kind: 'offer',
      tiles: chosen.includes(tile)
        ? chosen.filter((one) => one !== tile)
        : tiles.filter((one) => one === tile || chosen.includes(one)),
    });
  return (
    <ul class="winter-cards">
      {tiles.map((tile) => {
        const isChosen = offering ? chosen.includes(tile) : offered.includes(tile);
        const label = [
          tileName(tile, words.story),
          sideText(spec(tile), false, words.story),
          ...(!offering && isChosen ? [words.screen.offered] : []),
        ].join(', ');
        return (
          <li key={tile}>
            <button
              type="button"
              class={['winter-card', offering ? 'lit' : '', isChosen ? 'chosen' : '']
                .filter(Boolean)
                .join(' ')}
              aria-label={label}
              aria-pressed={offering ? isChosen : undefined}
              data-card={tile}
              data-tile={tile}
              onClick={() => (offering ? toggle(tile) : readCard(tile))}
            >
              <svg class="art face" viewBox={TILE_BOX} aria-hidden="true">
                <Land spec={spec(tile)} />
                <Standing spec={spec(tile)} side="front" detail="small" />
                <Ring />
              </svg>
              {isChosen ? (
                <svg class="tick" viewBox="-10 -10 20 20" aria-hidden="true">
                  <circle r="9" />
                  <path d="M-4.5 0L-1 3.5L4.5 -3.5" />
                </svg>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
