/** A usual line of text under a tile, in pixels. */
export const LINE = 17;

/** How much larger than usual a person reads, as far as the table can follow. */
export const textScale = (): number =>
  Math.min(2, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16);
