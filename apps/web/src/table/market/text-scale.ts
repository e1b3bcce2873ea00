/** A usual line of text under a tile, in pixels. */
export const LINE = 17;

let known: number | null = null;

/** How much larger than usual a person reads, as far as the table can follow. */
export const textScale = (): number =>
  (known ??= Math.min(2, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16));

/** Asking the browser costs a whole style sheet: it is done again only when sizes have changed. */
export function measureTextAgain(): void {
  known = null;
}
