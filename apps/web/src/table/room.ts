/* How much room there is on the screen, in pixels: it decides how much of a tile can be read. */

const NARROW = 820;
const WIDEST = 1400;
/** What stands beside and around the board on a wide screen, and around it on a narrow one. */
const BESIDE = 400;
const AROUND = 48;

export const isNarrow = (): boolean => innerWidth <= NARROW;

/** A tile of the market: see `.tiles` in the style sheet. */
export const tileWidth = (): number => (isNarrow() ? 110 : 160);

/** The width of the board. */
export const boardWidth = (): number =>
  isNarrow() ? innerWidth - AROUND : Math.min(innerWidth, WIDEST) - BESIDE;
