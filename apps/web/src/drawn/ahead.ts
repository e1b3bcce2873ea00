import type { TileSpec } from '@keyflower/engine';
import type { Detail, Side } from '../art/art.ts';
import { landSymbol, standingSymbol } from './symbols.ts';

/** A tile that will probably be looked at. */
export interface Expected {
  spec: TileSpec;
  side: Side;
  detail: Detail;
}

/** The least that is left of an idle moment to begin another drawing, in milliseconds. */
const ENOUGH = 3;

const whenIdle: (work: (left: () => number) => void) => () => void =
  typeof requestIdleCallback === 'function'
    ? (work) => {
        const id = requestIdleCallback((deadline) => work(() => deadline.timeRemaining()));
        return () => cancelIdleCallback(id);
      }
    : (work) => {
        // One drawing at a time, where the browser doesn't tell when it is idle.
        const id = setTimeout(() => work(() => 0), 200);
        return () => clearTimeout(id);
      };

/**
 * Draws tiles while nothing else is to be done: when somebody looks at them, they are there at once. Answers how to end it.
 */
export function drawAhead(tiles: readonly Expected[]): () => void {
  let next = 0;
  let cancel = (): void => {};
  const work = (left: () => number): void => {
    do {
      const { spec, side, detail } = tiles[next++];
      landSymbol(spec);
      standingSymbol(spec, side, detail);
    } while (next < tiles.length && left() > ENOUGH);
    goOn();
  };
  const goOn = (): void => {
    if (next < tiles.length) cancel = whenIdle(work);
  };
  goOn();
  return () => cancel();
}
