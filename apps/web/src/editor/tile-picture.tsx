import type { TileSpec } from '@keyflower/engine';
import { Land, sideOf, Standing, TILE_BOX } from '../art/index.ts';

/** A small drawing of a tile beside its name. */
export const TilePicture = ({ spec, flipped = false }: { spec: TileSpec; flipped?: boolean }) => (
  <svg class="art editor-picture" viewBox={TILE_BOX} aria-hidden="true">
    <Land spec={spec} />
    <Standing spec={spec} side={sideOf(spec, flipped)} detail="small" />
  </svg>
);
