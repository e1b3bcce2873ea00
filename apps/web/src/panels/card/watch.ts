/* When a card opens: the mouse rests, the keyboard focus stays, or a long press. */

const MOUSE_RESTS = 450;
/** After a click, no card opens until the pointer moves to another element: it would cover the result. */
const ELSEWHERE = 40;
const FOCUS_RESTS = 500;
const FINGER_RESTS = 500;
/** Time to get from the element to its card. */
const MOUSE_TRAVELS = 250;
const FINGER_TREMBLES = 10;

export type Way = 'pointer' | 'focus';

export interface CardDisplay {
  show: (anchor: Element, way: Way) => void;
  hide: () => void;
  /** A long press opens the card for reading. */
  read: (anchor: Element) => void;
  /** The card shown now. */
  shown: () => { anchor: Element; way: Way } | null;
  /** The card's own element. */
  card: () => Element | null;
  /** The window was resized or something scrolled. */
  moved: () => void;
}

const about = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-card]') : null;

const isDragging = (): boolean => document.documentElement.classList.contains('dragging');

/** Listens to the whole document until the returned function is called. */
export function watchCards(display: CardDisplay): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const capture = { signal, capture: true };
  let showing: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let over: Element | null = null;
  /** Where a finger went down, until it is lifted or moves. */
  let pressed: { x: number; y: number } | null = null;
  let clicked: { x: number; y: number } | null = null;
  /** After a long press, lifting the finger is no click. */
  let swallow = false;

  const stop = (): void => {
    clearTimeout(showing);
    clearTimeout(hiding);
  };
  const hide = (): void => {
    stop();
    display.hide();
  };
  const showLater = (anchor: Element, way: Way, ms: number): void => {
    clearTimeout(showing);
    showing = setTimeout(() => {
      if (!anchor.isConnected || isDragging()) return;
      stop();
      display.show(anchor, way);
    }, ms);
  };
  const inCard = (target: EventTarget | null): boolean =>
    target instanceof Node && display.card()?.contains(target) === true;

  const onOver = ({ pointerType, target, clientX, clientY }: PointerEvent): void => {
    if (pointerType === 'touch') return;
    if (clicked && Math.hypot(clientX - clicked.x, clientY - clicked.y) > ELSEWHERE) clicked = null;
    if (inCard(target)) return stop();
    const anchor = about(target);
    if (anchor === over) return;
    over = anchor;
    clearTimeout(showing);
    if (display.shown()?.anchor === anchor) return clearTimeout(hiding);
    if (anchor && !clicked) showLater(anchor, 'pointer', MOUSE_RESTS);
    if (display.shown()?.way === 'pointer') leaveSoon();
  };
  const leaveSoon = (): void => {
    clearTimeout(hiding);
    hiding = setTimeout(display.hide, MOUSE_TRAVELS);
  };
  const onDown = (event: PointerEvent): void => {
    if (inCard(event.target)) return;
    hide();
    swallow = false;
    clicked = { x: event.clientX, y: event.clientY };
    const anchor = about(event.target);
    if (event.pointerType !== 'touch' || !anchor) return;
    pressed = { x: event.clientX, y: event.clientY };
    showing = setTimeout(() => {
      if (isDragging()) return;
      swallow = true;
      display.read(anchor);
    }, FINGER_RESTS);
  };
  const onMove = ({ clientX, clientY }: PointerEvent): void => {
    if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > FINGER_TREMBLES) letGo();
  };
  const letGo = (): void => {
    if (!pressed) return;
    pressed = null;
    clearTimeout(showing);
  };
  const onClick = (event: Event): void => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocus = ({ target }: FocusEvent): void => {
    if (inCard(target)) return;
    const anchor = about(target);
    if (display.shown()?.way === 'focus') hide();
    if (anchor?.matches(':focus-visible')) showLater(anchor, 'focus', FOCUS_RESTS);
  };
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    clearTimeout(showing);
    if (display.shown()?.way === 'focus' && !inCard(relatedTarget)) hide();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !display.shown()) return clearTimeout(showing);
    // The first Escape closes the card, the next cancels the draft.
    event.stopPropagation();
    hide();
  };

  document.addEventListener('pointerover', onOver, { signal });
  document.documentElement.addEventListener(
    'pointerleave',
    () => {
      over = null;
      clearTimeout(showing);
      if (display.shown()?.way === 'pointer') leaveSoon();
    },
    { signal },
  );
  document.addEventListener('pointerdown', onDown, capture);
  document.addEventListener('pointermove', onMove, { signal });
  document.addEventListener('pointerup', letGo, capture);
  document.addEventListener('pointercancel', letGo, capture);
  document.addEventListener('contextmenu', (event) => pressed && event.preventDefault(), { signal });
  document.addEventListener('click', onClick, capture);
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('focusout', onBlur, { signal });
  document.addEventListener('keydown', onKey, capture);
  document.addEventListener('wheel', ({ target }) => inCard(target) || hide(), { ...capture, passive: true });
  document.addEventListener('scroll', ({ target }) => inCard(target) || display.moved(), {
    ...capture,
    passive: true,
  });
  addEventListener('resize', display.moved, { signal });
  return () => {
    stop();
    ending.abort();
  };
}
