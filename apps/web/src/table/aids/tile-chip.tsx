import { TILE_BOX } from '../../art/art.ts';
import { Land, sideOf, Standing } from '../../drawn/face.tsx';
import { tileName } from '@keyflower/words/story/names';
import { readCard } from '../card/reading.ts';
import { useScene } from '../scene.ts';
import { useSeen } from './use-seen.ts';

/** A tile the size of a thumb with its name; its card is one look or one touch away. */
export function TileChip({
  tile,
  flipped = false,
  note,
}: {
  tile: string;
  flipped?: boolean;
  note?: string;
}) {
  const { spec, words } = useScene();
  const [seen, picture] = useSeen();
  const side = sideOf(spec(tile), flipped);
  return (
    <button
      type="button"
      class="tile-chip"
      data-card={tile}
      data-card-back={side === 'back' ? '' : undefined}
      onClick={() => readCard(tile)}
    >
      <svg ref={picture} class="art" viewBox={TILE_BOX} aria-hidden="true">
        {seen ? (
          <>
            <Land spec={spec(tile)} />
            <Standing spec={spec(tile)} side={side} detail="small" />
          </>
        ) : null}
      </svg>
      <span class="tile-chip-name">
        {tileName(tile, words.story)}
        {note === undefined ? null : <small>{note}</small>}
      </span>
    </button>
  );
}
