import type { Inspected, Pointed } from '../../play/index.ts';

/* What the pointer and the focus are on, and long presses. Elements say what they are about in data attributes. */

/** A pointer that only crosses an element does not count. */
const POINTER_RESTS = 70;
const FINGER_RESTS = 500;
const FINGER_TREMBLES = 10;

/**
 * `data-card`: a tile, with `data-card-back` if its back is up. `data-about`: the tiles that a line of text is about.
 * `data-seat`: a player, also the one that a line is about.
 */
const ABOUT = '[data-card], [data-about], [data-seat]';

interface About extends Pointed {
  shown: Inspected | null;
}

const closest = (target: EventTarget | null, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

/** What an element is about. */
function aboutOf(element: Element): About {
  const card = element.getAttribute('data-card');
  if (card !== null) {
    const shown = { tile: card, back: element.hasAttribute('data-card-back') };
    return { tiles: [card], seat: null, shown };
  }
  const tiles = element.getAttribute('data-about')?.split(' ').filter(Boolean) ?? [];
  const given = element.getAttribute('data-seat');
  const seat = given === null ? null : Number(given);
  const [tile] = tiles;
  const shown = tile === undefined ? (seat === null ? null : { seat }) : { tile, back: false };
  return { tiles, seat, shown };
}

interface Watcher {
  pointedAt: (about: About | null) => void;
  /** A long press opens the card of a tile. */
  pressedLong: (tile: string, back: boolean) => void;
}

const isDragging = (): boolean => document.documentElement.classList.contains('dragging');

/** Listens to the whole document until the returned function is called. */
export function watchPointing({ pointedAt, pressedLong }: Watcher): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const capture = { signal, capture: true };
  let resting: ReturnType<typeof setTimeout> | undefined;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let over: Element | null = null;
  /** Where a finger went down, until it is lifted or moves. */
  let pressed: { x: number; y: number } | null = null;
  /** After a long press, lifting the finger is no click. */
  let swallow = false;

  const tell = (element: Element | null): void => {
    clearTimeout(resting);
    pointedAt(element?.isConnected ? aboutOf(element) : null);
  };
  const moveTo = (element: Element | null): void => {
    if (element === over) return;
    over = element;
    clearTimeout(resting);
    resting = setTimeout(() => tell(element), POINTER_RESTS);
  };
  const onOver = ({ pointerType, target }: PointerEvent): void => {
    if (pointerType !== 'touch' && !isDragging()) moveTo(closest(target, ABOUT));
  };
  const onFocus = ({ target }: Pick<FocusEvent, 'target'>): void => {
    const element = closest(target, ABOUT);
    if (element?.matches(':focus-visible') || element?.querySelector(':focus-visible')) tell(element);
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent): void => {
    if (closest(target, ABOUT) && !closest(relatedTarget, ABOUT)) tell(over);
  };
  const onDown = ({ pointerType, target, clientX, clientY }: PointerEvent): void => {
    swallow = false;
    const anchor = closest(target, '[data-card]');
    if (pointerType !== 'touch' || !anchor) return;
    pressed = { x: clientX, y: clientY };
    clearTimeout(holding);
    holding = setTimeout(() => {
      if (isDragging()) return;
      swallow = true;
      pressedLong(anchor.getAttribute('data-card') ?? '', anchor.hasAttribute('data-card-back'));
    }, FINGER_RESTS);
  };
  const letGo = (): void => {
    pressed = null;
    clearTimeout(holding);
  };
  const onMove = ({ clientX, clientY }: PointerEvent): void => {
    if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > FINGER_TREMBLES) letGo();
  };
  const onClick = (event: Event): void => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };

  if (document.activeElement) onFocus({ target: document.activeElement });
  document.addEventListener('pointerover', onOver, { signal });
  document.documentElement.addEventListener('pointerleave', () => moveTo(null), { signal });
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('focusout', onBlur, { signal });
  document.addEventListener('pointerdown', onDown, capture);
  document.addEventListener('pointermove', onMove, { signal });
  document.addEventListener('pointerup', letGo, capture);
  document.addEventListener('pointercancel', letGo, capture);
  document.addEventListener('contextmenu', (event) => pressed && event.preventDefault(), { signal });
  document.addEventListener('click', onClick, capture);
  return () => {
    clearTimeout(resting);
    clearTimeout(holding);
    ending.abort();
  };
}
