import type { Camera } from './camera.ts';

/** A pointer that moves less is a click. */
const FAR_ENOUGH = 6;
const WHEEL = 0.0016;
const PINCH_WHEEL = 0.01;
/** One notch of a mouse wheel; trackpads tell less at a time. */
const NOTCH = 100;

interface Hand {
  x: number;
  y: number;
}

/**
 * Moves a camera with one finger or a mouse, brings it nearer with two or a wheel. What can be dragged itself, and
 * controls that lie above the village, are marked `data-still`.
 */
export function followHands(
  place: HTMLElement,
  camera: Camera,
  onGhostWheel: (by: 1 | -1) => void,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const hands = new Map<number, Hand>();
  let moved = false;
  let start: Hand = { x: 0, y: 0 };
  let turned = 0;

  let box = place.getBoundingClientRect();

  const begin = (): void => {
    if (place.classList.contains('moving')) return;
    box = place.getBoundingClientRect();
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

  /** The click at the end of a movement means nothing. */
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
    if ((event.target as Element).closest('[data-ghost]') && !event.ctrlKey) {
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
