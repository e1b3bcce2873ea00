import type { Words } from '@keyflower/words';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import { Camera, type Frame, type VillageFrame } from './camera.ts';

interface Held {
  place: RefObject<HTMLDivElement | null>;
  layer: RefObject<HTMLDivElement | null>;
  camera: Camera;
  /** Pixels per unit at the end of the last gesture. */
  k: number;
}

/** A camera for a layer in a place. `whose` identifies the village: another one is fitted first. */
export function useCamera(frame: VillageFrame, whose: number, onGhostWheel: (by: 1 | -1) => void): Held {
  const place = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  /** The scale at which the village is drawn. */
  const drawn = useRef(0.5);
  const [, drawAgain] = useReducer((n: number) => n + 1, 0);
  const [camera] = useState(
    () =>
      new Camera((size) => {
        place.current?.classList.remove('moving');
        if (size === drawn.current) return;
        drawn.current = size;
        drawAgain(undefined);
      }),
  );
  const wheel = useRef(onGhostWheel);
  wheel.current = onGhostWheel;
  const seen = useRef(whose);
  if (seen.current !== whose) camera.renew();
  seen.current = whose;
  const k = camera.sizeFor(frame) ?? drawn.current;
  drawn.current = k;

  useLayoutEffect(() => {
    if (layer.current) camera.hold(layer.current, frame, k);
  }, [camera, frame.left, frame.top, frame.width, frame.height, k, whose]);

  useLayoutEffect(() => {
    const box = place.current!;
    const measure = (): void => camera.resize(roomIn(box));
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    return () => {
      observer.disconnect();
      camera.drop();
    };
  }, [camera]);

  useEffect(() => followHands(place.current!, camera, (by) => wheel.current(by)), [camera]);

  return { place, layer, camera, k };
}

/** Where the village is centred. On a phone the zoom buttons are beside it, in the padding, and cover nothing. */
function roomIn(place: Element): Frame {
  const { left, top, width, height } = place.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(place).paddingRight) || 0;
  return { left, top, width: width - padding, height };
}

/** Keeps the focused element in view. */
export function keepInSight(event: FocusEvent, camera: Camera): void {
  const target = event.target as Element;
  const place = event.currentTarget as Element;
  if (!(target instanceof SVGElement) || !target.matches(':focus-visible')) return;
  const box = target.getBoundingClientRect();
  const { left, top, width, height } = roomIn(place);
  camera.show({
    left: box.left - left - width / 2,
    top: box.top - top - height / 2,
    width: box.width,
    height: box.height,
  });
}

/** A pointer that moves less is a click. */
const FAR_ENOUGH = 6;
const WHEEL = 0.0016;
const PINCH_WHEEL = 0.01;
/** One notch of a mouse wheel; trackpads report smaller steps. */
const NOTCH = 100;

interface Hand {
  x: number;
  y: number;
}

/**
 * Pans a camera with one finger or a mouse, zooms with two fingers or a wheel. Draggable elements and controls above
 * the village are marked `data-still`.
 */
function followHands(place: HTMLElement, camera: Camera, onGhostWheel: (by: 1 | -1) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const hands = new Map<number, Hand>();
  let moved = false;
  let start: Hand = { x: 0, y: 0 };
  let turned = 0;

  let box = roomIn(place);

  const begin = (): void => {
    if (place.classList.contains('moving')) return;
    box = roomIn(place);
    place.classList.add('moving');
  };

  const fromMiddle = (x: number, y: number): [number, number] => [
    x - box.left - box.width / 2,
    y - box.top - box.height / 2,
  ];

  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (hands.size === 0) moved = false;
    if ((event.target as Element).closest('[data-still]')) return;
    if (hands.size === 0) {
      start = { x: event.clientX, y: event.clientY };
    }
    hands.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  const move = (event: PointerEvent): void => {
    const before = hands.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!moved && hands.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < FAR_ENOUGH) return;
    if (!moved) {
      moved = true;
      for (const id of hands.keys()) place.setPointerCapture(id);
      begin();
    }
    const other = [...hands].find(([id]) => id !== event.pointerId)?.[1];
    hands.set(event.pointerId, now);
    if (!other) return camera.pan(now.x - before.x, now.y - before.y);
    const apart = (hand: Hand): number => Math.max(1, Math.hypot(hand.x - other.x, hand.y - other.y));
    camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    camera.zoom(apart(now) / apart(before), ...fromMiddle((now.x + other.x) / 2, (now.y + other.y) / 2));
  };

  const up = (event: PointerEvent): void => {
    if (!hands.delete(event.pointerId) || hands.size > 0) return;
    if (moved) camera.rest();
  };

  /** Suppresses the click at the end of a gesture. */
  const click = (event: Event): void => {
    if (!moved) return;
    moved = false;
    if (event instanceof MouseEvent && event.detail === 0) return;
    event.stopPropagation();
  };

  const wheel = (event: WheelEvent): void => {
    if ((event.target as Element).closest('.scrolls')) return;
    event.preventDefault();
    const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * NOTCH * 0.4;
    if ((event.target as Element).closest('[data-preview]') && !event.ctrlKey) {
      turned += pixels;
      if (Math.abs(turned) < NOTCH * 0.5) return;
      onGhostWheel(turned > 0 ? 1 : -1);
      turned = 0;
      return;
    }
    begin();
    const factor = Math.exp(-pixels * (event.ctrlKey ? PINCH_WHEEL : WHEEL));
    camera.zoom(factor, ...fromMiddle(event.clientX, event.clientY));
    camera.rest(true);
  };

  place.addEventListener('pointerdown', down, { signal });
  place.addEventListener('pointermove', move, { signal });
  place.addEventListener('pointerup', up, { signal });
  place.addEventListener('pointercancel', up, { signal });
  place.addEventListener('click', click, { signal, capture: true });
  place.addEventListener('wheel', wheel, { signal, passive: false });
  return () => ending.abort();
}

const ZOOM = 1.35;

const SIGNS = {
  zoomOut: 'M-6 0H6',
  fit: 'M-6 -2V-6H-2M2 -6H6V-2M6 2V6H2M-2 6H-6V2',
  zoomIn: 'M-6 0H6M0 -6V6',
} as const;

/** Zoom buttons, for devices without a wheel or touch. */
export function ZoomTools({ camera, words }: { camera: Camera; words: Words }) {
  const tool = (sign: keyof typeof SIGNS, work: () => void) => (
    <button
      type="button"
      class="village-tool"
      title={words.village[sign]}
      aria-label={words.village[sign]}
      onClick={work}
    >
      <svg viewBox="-8 -8 16 16" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  );
  return (
    <div class="village-tools" data-still>
      {tool('zoomOut', () => camera.nearer(1 / ZOOM))}
      {tool('fit', () => camera.fit())}
      {tool('zoomIn', () => camera.nearer(ZOOM))}
    </div>
  );
}

/** Plus and minus zoom, zero fits the village. */
export function zoomByKey(event: KeyboardEvent, camera: Camera): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === '+' || event.key === '=') camera.nearer(ZOOM);
  else if (event.key === '-') camera.nearer(1 / ZOOM);
  else if (event.key === '0') camera.fit();
  else return;
  event.preventDefault();
}
