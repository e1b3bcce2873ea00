import { centreOf, RADIUS } from '../../art/art.ts';
import type { Spot } from '../desk/draft.ts';

/* Where somebody looks at in a village. Lengths of the village are in the units of the drawings. */

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The point of the village in the middle of the place, and how many pixels a unit takes. */
export interface Eye {
  x: number;
  y: number;
  k: number;
}

export const TILE_WIDTH = 2 * RADIUS;
/** Around the outermost hexagons, for pieces and rings that stand out. */
const MARGIN = 14;
const HALF_HEIGHT = RADIUS * Math.sqrt(0.75);

/** How wide a tile may be in pixels: nearest, largest when it all fits by itself, least unless asked for. */
const NEAREST = 420;
const COMFORTABLE = 200;
const LEGIBLE = 50;
const FARTHEST = 22;

export function frameOf(spots: readonly Spot[]): Frame {
  const xs = spots.map(({ q, r }) => centreOf(q, r)[0]);
  const ys = spots.map(({ q, r }) => centreOf(q, r)[1]);
  const left = Math.min(...xs) - RADIUS - MARGIN;
  const top = Math.min(...ys) - HALF_HEIGHT - MARGIN;
  return {
    left,
    top,
    width: Math.max(...xs) + RADIUS + MARGIN - left,
    height: Math.max(...ys) + HALF_HEIGHT + MARGIN - top,
  };
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

const clampZoom = (k: number): number => clamp(k, FARTHEST / TILE_WIDTH, NEAREST / TILE_WIDTH);

/** The whole village in the middle. Unless `whole` is asked for, never so small that nothing can be read. */
export function fitted(frame: Frame, { width, height }: Size, whole: boolean): Eye {
  const fits = Math.min(width / frame.width, height / frame.height);
  const k = clamp(fits, (whole ? FARTHEST : LEGIBLE) / TILE_WIDTH, COMFORTABLE / TILE_WIDTH);
  return { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2, k };
}

/** Keeps something of the village in sight. */
export function within({ x, y, k }: Eye, frame: Frame): Eye {
  return {
    x: clamp(x, frame.left, frame.left + frame.width),
    y: clamp(y, frame.top, frame.top + frame.height),
    k: clampZoom(k),
  };
}

/** Moved by so many pixels. */
export const panned = ({ x, y, k }: Eye, dx: number, dy: number): Eye => ({
  x: x - dx / k,
  y: y - dy / k,
  k,
});

/** Nearer by a factor, while what is at a point, seen from the middle of the place, stays there. */
export function zoomed({ x, y, k }: Eye, factor: number, dx: number, dy: number): Eye {
  const nearer = clampZoom(k * factor);
  return { x: x + dx / k - dx / nearer, y: y + dy / k - dy / nearer, k: nearer };
}

/** Moved as little as need be to see a box, in pixels from the middle of the place. */
export function showing(eye: Eye, box: Frame, { width, height }: Size): Eye {
  const shift = (from: number, length: number, room: number): number => {
    const half = room / 2;
    if (from < -half || length > room) return -half - from;
    return from + length > half ? half - from - length : 0;
  };
  return panned(eye, shift(box.left, box.width, width), shift(box.top, box.height, height));
}
