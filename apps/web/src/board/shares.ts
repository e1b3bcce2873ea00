import type { Room } from './room.ts';

/** Half of the board belongs to the village in front. */
const VILLAGE_SHARE = 0.5;
const GAPS = 16;
/** Widths of the column with the other villages, in pixels. */
const LEAST = 180;
const MOST = 420;
/** Market tiles may become smaller so that the other villages have a column, but not smaller than this. */
const LEAST_SCALE = 0.42;
/** The same so that the other villages can be read better. */
const EASY_SCALE = 0.5;
const STEP = 10;
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

/**
 * Divides the board between market, the village in front and the other villages. `wanted` is the width with which the
 * other villages are easy to read, 0 if they are not shown.
 */
export function divide<L extends ColumnLayout>(
  { width, height }: Room,
  layOutMarket: (room: Room, scrolled: number) => L,
  wanted: number,
): Shares<L> {
  const most = width * (1 - VILLAGE_SHARE) - GAPS;
  const market = layOutMarket({ width: most, height }, SCROLLED);
  if (wanted === 0) return { market, others: 0 };
  const room = most - market.width;
  for (let others = Math.min(wanted, MOST); others > Math.max(room, LEAST); others -= STEP) {
    const smaller = layOutMarket({ width: most - others, height }, SCROLLED);
    if (smaller.kind === 'column' && smaller.tiles.scale >= EASY_SCALE)
      return { market: smaller, others: Math.min(most - smaller.width, MOST) };
  }
  if (room >= LEAST) return { market, others: Math.min(room, MOST) };
  const smaller = layOutMarket({ width: most - LEAST, height }, SCROLLED);
  if (smaller.kind === 'column' && smaller.tiles.scale >= LEAST_SCALE)
    return { market: smaller, others: Math.min(most - smaller.width, MOST) };
  return { market, others: 0 };
}
