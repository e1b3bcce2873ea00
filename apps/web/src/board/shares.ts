import type { Room } from './room.ts';

/** Half of the board belongs to the village in front. */
const VILLAGE_SHARE = 0.5;
const GAPS = 16;
/** Widths of the column with the other villages, in pixels. */
const LEAST = 180;
const MOST = 420;
/** Market tiles may become smaller to make room for the other villages, but not smaller than this. */
const LEAST_SCALE = 0.42;
/** About how wide a tile is in a market that does not fit. */
const SCROLLED = 120;

interface ColumnLayout {
  kind: string;
  width: number;
  tiles: { scale: number };
}

interface Shares<L> {
  market: L;
  /** Width of the column with the other villages; 0 without one. */
  others: number;
}

/** Divides the board between market, the village in front and the other villages. */
export function divide<L extends ColumnLayout>(
  { width, height }: Room,
  layOutMarket: (room: Room, scrolled: number) => L,
  hasOthers: boolean,
): Shares<L> {
  const most = width * (1 - VILLAGE_SHARE) - GAPS;
  const market = layOutMarket({ width: most, height }, SCROLLED);
  if (!hasOthers) return { market, others: 0 };
  const room = most - market.width;
  if (room >= LEAST) return { market, others: Math.min(room, MOST) };
  const smaller = layOutMarket({ width: most - LEAST, height }, SCROLLED);
  if (smaller.kind === 'column' && smaller.tiles.scale >= LEAST_SCALE)
    return { market: smaller, others: Math.min(most - smaller.width, MOST) };
  return { market, others: 0 };
}
