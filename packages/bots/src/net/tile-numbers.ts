import type { Content } from '@keyflower/engine';
import { TRAINED_TILES } from '../evaluate/trained-tiles.ts';

/** Tiles by id in the order of training; all others share the number after the last. */
const numbers = new Map(TRAINED_TILES.flatMap(([, ids]) => ids.split(' ')).map((id, number) => [id, number]));

/** How many numbers there are. */
export const TILE_NUMBERS = numbers.size + 1;

const known = new WeakMap<Content, Uint8Array>();

/** The number of each tile of a content. */
export function tileNumbersOf(content: Content): Uint8Array {
  let found = known.get(content);
  if (!found) {
    found = Uint8Array.from(content.ids, (id) => numbers.get(id) ?? TILE_NUMBERS - 1);
    known.set(content, found);
  }
  return found;
}
