import { autumn } from './autumn.ts';
import { boats } from './boats.ts';
import { farmers } from './farmers.ts';
import { homes } from './homes.ts';
import type { TilePictures } from '../svg.ts';
import { spring } from './spring.ts';
import { summer } from './summer.ts';
import { winter } from './winter.ts';

export { turnOrder } from './boats.ts';

/** The picture of every tile by its id; turn-order tiles are drawn by their number instead. */
export const TILE_PICTURES: TilePictures = {
  ...spring,
  ...summer,
  ...autumn,
  ...winter,
  ...farmers,
  ...homes,
  ...boats,
};
