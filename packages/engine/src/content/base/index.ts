import { buildContent } from '../content.ts';
import type { TileSpec } from '../../model/tile.ts';
import { autumn } from './autumn.ts';
import { boats } from './boats.ts';
import { homes } from './homes.ts';
import { spring } from './spring.ts';
import { summer } from './summer.ts';
import { summerBoats } from './summer-boats.ts';
import { turnOrder } from './turn-order.ts';
import { winter } from './winter.ts';

/** The base game's tiles. Their order is the order of every listing; new tiles go to the end of their list. */
export const BASE_TILES: readonly TileSpec[] = [
  ...spring,
  ...summer,
  ...summerBoats,
  ...autumn,
  ...winter,
  ...homes,
  ...boats,
  ...turnOrder,
];

export const BASE_CONTENT = buildContent(BASE_TILES);
