const ASKED = 'keyflower-read-card';

/** Opens the full card of a tile, to be read at leisure. */
export function readCard(tile: string): void {
  document.dispatchEvent(new CustomEvent(ASKED, { detail: tile }));
}

/** Subscribes to requests to open a card; returns the unsubscribe function. */
export function onReadCard(read: (tile: string) => void): () => void {
  const hear = (event: Event): void => read((event as CustomEvent<string>).detail);
  document.addEventListener(ASKED, hear);
  return () => document.removeEventListener(ASKED, hear);
}
