import { COLOURS, type Colour } from '@keyflower/engine';
import { total } from '@keyflower/words/story/names';
import type { Sight } from '../sight.ts';

/** A bid of mine that somebody has outbid: it can go elsewhere, but only whole (BID-2). */
export interface Bundle {
  tile: string;
  colour: Colour;
  size: number;
  /** What it lost to. */
  highest: number;
}

/** A seat's losing bids, in the order in which their tiles lie on the table. */
export function losingBids(
  { market, turnOrder }: Pick<Sight, 'market' | 'turnOrder'>,
  seat: number,
): Bundle[] {
  return [...market, ...turnOrder].flatMap(({ tile, bids = [] }) => {
    const mine = bids.find(({ player }) => player === seat);
    const highest = Math.max(0, ...bids.map(({ workers }) => total(workers)));
    const size = total(mine?.workers);
    const colour = COLOURS.find((one) => mine?.workers[one]);
    return colour && size < highest ? [{ tile, colour, size, highest }] : [];
  });
}
