import { type Eye, fitted, type Frame, panned, showing, type Size, within, zoomed } from './viewport.ts';

/** How long buttons take to come nearer, in milliseconds; the style sheet says the same. */
const GLIDE = 180;
/** After the last turn of the wheel. */
const PAUSE = 140;

/**
 * Looks at a village. While a hand moves, only a transform is written, once a frame; when it rests, the drawing
 * takes on the size at which it is seen, so that it is crisp again.
 */
export class Camera {
  private eye: Eye = { x: 0, y: 0, k: 1 };
  private frame: Frame = { left: 0, top: 0, width: 1, height: 1 };
  private size: Size = { width: 0, height: 0 };
  /** The size at which the layer is drawn now. */
  private drawn = 1;
  private layer: HTMLElement | null = null;
  private request = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Until somebody moves it, the village fits into its place, as long as it can be read; or all of it, if asked for. */
  private mode: 'legible' | 'whole' | 'free' = 'legible';
  private readonly onRest: (k: number) => void;

  constructor(onRest: (k: number) => void) {
    this.onRest = onRest;
  }

  /** Takes the drawing of a village, made for this size. */
  hold(layer: HTMLElement, frame: Frame, drawn: number): void {
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

  /** Another village: it fits again. */
  renew(): void {
    this.mode = 'legible';
  }

  /** The size at which a village is going to be seen, so that it is drawn only once; null while that isn't known. */
  sizeFor(frame: Frame): number | null {
    if (this.mode === 'free' || this.size.width === 0) return null;
    return fitted(frame, this.size, this.mode === 'whole').k;
  }

  fit(): void {
    this.glide(fitted(this.frame, this.size, true));
    this.mode = 'whole';
  }

  nearer(factor: number): void {
    this.glide(zoomed(this.eye, factor, 0, 0));
  }

  pan(dx: number, dy: number): void {
    this.move(panned(this.eye, dx, dy));
  }

  /** Zooms at a point, given from the middle of the place, and rests after a while. */
  zoom(factor: number, dx: number, dy: number): void {
    this.move(zoomed(this.eye, factor, dx, dy));
  }

  /** Brings something into sight, given by its box from the middle of the place. */
  show(box: Frame): void {
    const eye = showing(this.eye, box, this.size);
    if (eye.x === this.eye.x && eye.y === this.eye.y) return;
    this.glide(eye);
  }

  /** The hand rests: soon, if more may come. */
  rest(soon = false): void {
    clearTimeout(this.timer);
    if (soon) this.timer = setTimeout(() => this.onRest(this.eye.k), PAUSE);
    else this.onRest(this.eye.k);
  }

  drop(): void {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.request);
    this.layer = null;
  }

  private fitAgain(): void {
    if (this.mode !== 'free') this.eye = fitted(this.frame, this.size, this.mode === 'whole');
    this.write();
  }

  private move(eye: Eye): void {
    this.mode = 'free';
    this.eye = within(eye, this.frame);
    clearTimeout(this.timer);
    this.request ||= requestAnimationFrame(() => this.write());
  }

  private glide(eye: Eye): void {
    this.move(eye);
    this.layer?.classList.add('gliding');
    this.timer = setTimeout(() => {
      this.layer?.classList.remove('gliding');
      this.onRest(this.eye.k);
    }, GLIDE);
  }

  private write(): void {
    cancelAnimationFrame(this.request);
    this.request = 0;
    if (!this.layer) return;
    const { eye, frame, size, drawn } = this;
    const x = size.width / 2 - (eye.x - frame.left) * eye.k;
    const y = size.height / 2 - (eye.y - frame.top) * eye.k;
    this.layer.style.transform = `translate(${x}px, ${y}px) scale(${eye.k / drawn})`;
  }
}
