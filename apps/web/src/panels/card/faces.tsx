import type { TileSpec } from '@keyflower/engine';
import { costText, sideText } from '@keyflower/words/story/tile-text';
import {
  cardBox,
  type Detail,
  EITHER_FACE,
  Land,
  Pieces,
  sideOf,
  Standing,
  TILE_BOX,
  upgradeStep,
} from '../../art/index.ts';
import { useTable } from '../../play/index.ts';

interface FacesProps {
  spec: TileSpec;
  /** Whether the back is up. */
  flipped: boolean;
  /** Larger drawings have more detail. */
  detail: Detail;
}

/** Every face of a tile, as drawing and text, with the cost of the upgrade between them. */
export function Faces({ spec, flipped, detail }: FacesProps) {
  const { story, screen } = useTable().words;
  const { card } = screen;
  if (!spec.back)
    return (
      <div class="card-single">
        <svg
          class={spec.goods ? 'art card-face wide' : 'art card-face'}
          viewBox={cardBox(spec)}
          aria-hidden="true"
        >
          <Land spec={spec} />
          <Standing spec={spec} side="front" detail={spec.goods ? 'full' : detail} />
        </svg>
        <p class="card-does">{sideText(spec, false, story)}</p>
      </div>
    );
  const [first, second] = spec.upgradeCost ? [card.front, card.upgraded] : [card.faceA, card.faceB];
  return (
    <div class="card-faces">
      <Face spec={spec} back={false} name={first} isUp={!flipped} detail={detail} />
      <Between spec={spec} />
      <Face spec={spec} back name={second} isUp={flipped} detail={detail} />
    </div>
  );
}

function Face({
  spec,
  back,
  name,
  isUp,
  detail,
}: {
  spec: TileSpec;
  back: boolean;
  name: string;
  isUp: boolean;
  detail: Detail;
}) {
  const { story, screen } = useTable().words;
  return (
    <figure class={isUp ? 'up' : ''}>
      <svg class="art" viewBox={TILE_BOX} aria-hidden="true">
        <Land spec={spec} />
        <Standing spec={spec} side={sideOf(spec, back)} detail={detail} />
      </svg>
      <figcaption>
        <small>
          {name}
          {isUp ? <em>{screen.card.shows}</em> : null}
        </small>
        {sideText(spec, back, story)}
      </figcaption>
    </figure>
  );
}

/** The cost and an arrow, or that a tile shows either of its faces. */
function Between({ spec }: { spec: TileSpec }) {
  const { story, screen } = useTable().words;
  if (!spec.upgradeCost)
    return (
      <svg class="art card-between" viewBox="-32 -16 64 32" aria-hidden="true">
        <Pieces drawing={EITHER_FACE} />
      </svg>
    );
  const { drawing, height } = upgradeStep(spec);
  const cost = screen.card.upgradeFor(costText(spec.upgradeCost, story));
  return (
    <svg class="art card-between" viewBox={`-28 0 56 ${height}`} role="img" aria-label={cost}>
      <title>{cost}</title>
      <Pieces drawing={drawing} />
    </svg>
  );
}
