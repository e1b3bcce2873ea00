import { type Child, el } from '../page/dom.ts';

/** A mouse that only passes by doesn't ask; a finger that stays does. */
const MOUSE_RESTS = 350;
const FINGER_RESTS = 450;
const FINGER_TREMBLES = 10;
const GAP = 8;

const makers = new WeakMap<Element, () => Child[]>();
const card = el('div', { class: 'hover-card', id: 'hover-card', role: 'tooltip', hidden: true });
let anchor: Element | null = null;
let timer = 0;
/** Where a finger went down, until it is lifted or moves. */
let pressed: { x: number; y: number } | null = null;
/** The finger rested to read: lifting it is no click. */
let swallow = false;

/** Shows a card when a mouse rests on the element, a finger stays on it, or the keyboard reaches it. */
export function withCard<E extends Element>(element: E, make: () => Child[]): E {
  if (!card.isConnected) start();
  makers.set(element, make);
  element.setAttribute('data-card', '');
  return element;
}

/** What the card was about may have been drawn anew or gone. */
export function dropCardOfGone(): void {
  if (anchor && !anchor.isConnected) hide();
}

function show(element: Element): void {
  const make = makers.get(element);
  if (!make || !element.isConnected) return;
  hide();
  anchor = element;
  anchor.setAttribute('aria-describedby', card.id);
  card.replaceChildren(...(make().filter(Boolean) as Node[]));
  card.hidden = false;
  place(element.getBoundingClientRect(), card.getBoundingClientRect());
}

function hide(): void {
  clearTimeout(timer);
  anchor?.removeAttribute('aria-describedby');
  anchor = null;
  card.hidden = true;
}

/** Beside the element where there is room, else above or below it; never outside the window. */
function place(about: DOMRect, { width, height }: DOMRect): void {
  const within = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));
  const beside = [about.right + GAP, about.left - GAP - width].find(
    (left) => left >= GAP && left + width <= innerWidth - GAP,
  );
  const above = about.top - GAP - height;
  const [x, y] =
    beside === undefined
      ? [about.left + (about.width - width) / 2, above >= GAP ? above : about.bottom + GAP]
      : [beside, about.top + (about.height - height) / 2];
  card.style.translate = `${within(x, innerWidth - width)}px ${within(y, innerHeight - height)}px`;
}

const carded = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest('[data-card]') : null;

function later(element: Element, ms: number, before: () => void = () => {}): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    before();
    show(element);
  }, ms);
}

function start(): void {
  document.body.append(card);
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'touch') return;
    const element = carded(event);
    if (element && element === anchor) return;
    hide();
    if (element) later(element, MOUSE_RESTS);
  });
  document.documentElement.addEventListener('pointerleave', hide);
  document.addEventListener('pointerdown', (event) => {
    hide();
    swallow = false;
    const element = carded(event);
    if (event.pointerType !== 'touch' || !element) return;
    pressed = { x: event.clientX, y: event.clientY };
    later(element, FINGER_RESTS, () => (swallow = true));
  });
  document.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > FINGER_TREMBLES) letGo();
  });
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, letGo);
  document.addEventListener('contextmenu', (event) => pressed && carded(event) && event.preventDefault());
  document.addEventListener('click', swallowClick, { capture: true });
  document.addEventListener('focusin', (event) => {
    const element = carded(event);
    if (element?.matches(':focus-visible')) show(element);
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('scroll', hide, { capture: true, passive: true });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
}

function letGo(): void {
  if (!pressed) return;
  pressed = null;
  clearTimeout(timer);
}

function swallowClick(event: Event): void {
  if (!swallow) return;
  swallow = false;
  event.preventDefault();
  event.stopPropagation();
}
