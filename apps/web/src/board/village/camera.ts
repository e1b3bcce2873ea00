import { centreOf, RADIUS } from '../../art/index.ts';
import type { Spot } from '../../play/index.ts';

/** Duration of button zooms, in milliseconds; the style sheet has the same value. */
const GLIDE = 180;
/** Delay after the last wheel event. */
const PAUSE = 140;

/**
 * The view of a village. During a gesture only a transform is written, once a frame; at its end the drawing is
 * rendered at its new size, so that it is sharp again.
 *
 * The transform of a gesture is that of a paused animation. After a change of an element's own transform Chromium
 * composes all layers of the page again, since others may overlap now; for an animated one it assumes that they do.
 */
export class Camera {
  private viewpoint: Viewpoint = { x: 0, y: 0, k: 1 };
  private frame: VillageFrame = { left: 0, top: 0, width: 1, height: 1, isWhole: false };
  private size: Size = { width: 0, height: 0 };
  /** The scale at which the layer is currently drawn. */
  private drawn = 1;
  private layer: HTMLElement | null = null;
  private gesture: Animation | null = null;
  private request = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Until moved by the user, the village is fitted: readable by default, or entirely if asked for. */
  private mode: 'legible' | 'whole' | 'free' = 'legible';
  private readonly onRest: (k: number) => void;

  constructor(onRest: (k: number) => void) {
    this.onRest = onRest;
  }

  /** Takes the drawing of a village, made for this scale. */
  hold(layer: HTMLElement, frame: VillageFrame, drawn: number): void {
    this.layer = layer;
    this.drawn = drawn;
    this.frame = frame;
    this.fitAgain();
    if (this.mode !== 'free') this.rest();
  }

  resize(size: Size): void {
    this.size = size;
    this.fitAgain();
    this.rest();
  }

  /** Another village: fits again. */
  renew(): void {
    this.mode = 'legible';
  }

  /** The scale at which a village will be shown, so that it is drawn only once; null while unknown. */
  sizeFor(frame: VillageFrame): number | null {
    if (this.mode === 'free' || this.size.width === 0) return null;
    return fitted(frame, this.size, frame.isWhole || this.mode === 'whole').k;
  }

  /** The same for a village that comes to the front. */
  sizeForNext(frame: Frame): number | null {
    return this.size.width === 0 ? null : fitted(frame, this.size, false).k;
  }

  fit(): void {
    this.glide(fitted(this.frame, this.size, true));
    this.mode = 'whole';
  }

  nearer(factor: number): void {
    this.glide(zoomed(this.viewpoint, factor, 0, 0));
  }

  pan(dx: number, dy: number): void {
    this.followTo(panned(this.viewpoint, dx, dy));
  }

  /** Zooms at a point relative to the centre, and settles after a while. */
  zoom(factor: number, dx: number, dy: number): void {
    this.followTo(zoomed(this.viewpoint, factor, dx, dy));
  }

  /** Scrolls a box into view, given relative to the centre. */
  show(box: Frame): void {
    const viewpoint = showing(this.viewpoint, box, this.size);
    if (viewpoint.x === this.viewpoint.x && viewpoint.y === this.viewpoint.y) return;
    this.glide(viewpoint);
  }

  /** Ends the gesture: delayed if more input may come. */
  rest(soon = false): void {
    clearTimeout(this.timer);
    if (soon) this.timer = setTimeout(() => this.settle(), PAUSE);
    else this.settle();
  }

  drop(): void {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.request);
    this.endGesture();
    this.layer = null;
  }

  private settle(): void {
    this.endGesture();
    this.onRest(this.viewpoint.k);
  }

  /** The layer keeps the transform itself. */
  private endGesture(): void {
    if (!this.gesture) return;
    this.gesture.cancel();
    this.gesture = null;
    this.write();
  }

  private fitAgain(): void {
    const { frame, size, mode } = this;
    if (mode !== 'free') this.viewpoint = fitted(frame, size, frame.isWhole || mode === 'whole');
    this.write();
  }

  /** A step of a gesture. */
  private followTo(viewpoint: Viewpoint): void {
    if (!this.gesture && this.layer) {
      this.gesture = this.layer.animate([], 1);
      this.gesture.pause();
    }
    this.move(viewpoint);
  }

  private move(viewpoint: Viewpoint): void {
    this.mode = 'free';
    this.viewpoint = within(viewpoint, this.frame);
    clearTimeout(this.timer);
    this.request ||= requestAnimationFrame(() => this.write());
  }

  private glide(viewpoint: Viewpoint): void {
    if (this.gesture) {
      this.endGesture();
      // A transition starts where the browser has last computed the style.
      this.layer?.getBoundingClientRect();
    }
    this.move(viewpoint);
    this.layer?.classList.add('gliding');
    this.timer = setTimeout(() => {
      this.layer?.classList.remove('gliding');
      this.onRest(this.viewpoint.k);
    }, GLIDE);
  }

  private write(): void {
    cancelAnimationFrame(this.request);
    this.request = 0;
    if (!this.layer) return;
    const { viewpoint, frame, size, drawn } = this;
    const x = size.width / 2 - (viewpoint.x - frame.left) * viewpoint.k;
    const y = size.height / 2 - (viewpoint.y - frame.top) * viewpoint.k;
    const transform = `translate(${x}px, ${y}px) scale(${viewpoint.k / drawn})`;
    const effect = this.gesture?.effect;
    if (effect instanceof KeyframeEffect) effect.setKeyframes({ transform: [transform, transform] });
    else this.layer.style.transform = transform;
  }
}

/* The visible part of a village. Lengths are in the units of the drawings. */

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What is framed of a village. */
export interface VillageFrame extends Frame {
  /** Whether all of it is in view, however small its tiles become. */
  isWhole: boolean;
}

interface Size {
  width: number;
  height: number;
}

/** The point of the village at the centre of the place, and pixels per unit. */
export interface Viewpoint {
  x: number;
  y: number;
  k: number;
}

export const TILE_WIDTH = 2 * RADIUS;
/** Margin around the outermost hexagons, for pieces and rings that stick out. */
const MARGIN = 14;
const HALF_HEIGHT = RADIUS * Math.sqrt(0.75);

/** Width of a tile in pixels: maximum zoom, maximum when fitted, minimum unless asked for. */
const NEAREST = 420;
const COMFORTABLE = 200;
const LEGIBLE = 110;
const LEGIBLE_ON_PHONE = 50;
const FARTHEST = 22;
/** Below this width a place is that of a phone. */
const PHONE = 420;
/** The width and height of five columns and five rows, in tile widths, with the margin. */
const FIVE_COLUMNS = 4.15;
const FIVE_ROWS = 4.91;

/** A village of five rows and columns is in view; a longer one has tiles of the same size and pans. */
function legibleIn({ width, height }: Size): number {
  if (width < PHONE) return LEGIBLE_ON_PHONE;
  const fits = Math.min(width / FIVE_COLUMNS, height / FIVE_ROWS);
  return clamp(fits, LEGIBLE_ON_PHONE, LEGIBLE);
}

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

/** Centres and fits the village, but keeps it readable unless `whole` is set. */
export function fitted(frame: Frame, size: Size, whole: boolean): Viewpoint {
  const fits = Math.min(size.width / frame.width, size.height / frame.height);
  const k = clamp(fits, (whole ? FARTHEST : legibleIn(size)) / TILE_WIDTH, COMFORTABLE / TILE_WIDTH);
  return { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2, k };
}

/** Keeps part of the village in view. */
export function within({ x, y, k }: Viewpoint, frame: Frame): Viewpoint {
  return {
    x: clamp(x, frame.left, frame.left + frame.width),
    y: clamp(y, frame.top, frame.top + frame.height),
    k: clampZoom(k),
  };
}

/** Moved by pixels. */
export const panned = ({ x, y, k }: Viewpoint, dx: number, dy: number): Viewpoint => ({
  x: x - dx / k,
  y: y - dy / k,
  k,
});

/** Zoomed by a factor around a point relative to the centre, which stays in place. */
export function zoomed({ x, y, k }: Viewpoint, factor: number, dx: number, dy: number): Viewpoint {
  const nearer = clampZoom(k * factor);
  return { x: x + dx / k - dx / nearer, y: y + dy / k - dy / nearer, k: nearer };
}

/** Moved as little as necessary to show a box, in pixels relative to the centre. */
export function showing(viewpoint: Viewpoint, box: Frame, { width, height }: Size): Viewpoint {
  const shift = (from: number, length: number, room: number): number => {
    const half = room / 2;
    if (from < -half || length > room) return -half - from;
    return from + length > half ? half - from - length : 0;
  };
  return panned(viewpoint, shift(box.left, box.width, width), shift(box.top, box.height, height));
}
