/** Tiles wear this while somebody looks at a card about them. */
const POINTED = 'pointed';

/** Points at tiles wherever they lie, or else at the village that they lie in, and at nothing else. */
export function pointAt(tiles: readonly string[], ownerOf: (tile: string) => number | null): void {
  pointAtNothing();
  for (const tile of tiles) {
    const owner = ownerOf(tile);
    const large = document.querySelectorAll(`[data-tile="${CSS.escape(tile)}"]`);
    const shown =
      large.length > 0 ? large : document.querySelectorAll(`[data-at="hand:${owner}"] .village-thumbnail`);
    for (const element of shown) element.classList.add(POINTED);
  }
}

export function pointAtNothing(): void {
  for (const element of document.querySelectorAll(`.${POINTED}`)) element.classList.remove(POINTED);
}
