import { signal } from '@preact/signals';

/** The height of a line of text under a tile at the default text size, in pixels. */
export const LINE = 17;

/** The reader's text size relative to the default, as far as the table can follow. */
export const textScale = signal(1);

/** Forces a style calculation: only to be called when sizes have changed. */
export function measureText(): void {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  textScale.value = Math.min(2, size / 16);
}
