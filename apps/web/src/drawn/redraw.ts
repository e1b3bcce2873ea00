import type { Child } from '../page/dom.ts';
import { dropCardOfGone } from './hover-card.ts';

/** What can hold the focus on a table, and how it is found again after everything was drawn anew. */
const NAMES = ['data-tile', 'data-spot', 'data-zoom'] as const;

function selectorOf(element: Element): string | null {
  for (const name of NAMES) {
    const value = element.getAttribute(name);
    if (value !== null) return `[${name}="${CSS.escape(value)}"]`;
  }
  return null;
}

const overflows = (box: Element): boolean =>
  box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;

/** Draws a place anew. Focus stays where it was, and so does whatever was scrolled (`data-scroll`) or unfolded. */
export function redraw(place: HTMLElement, children: readonly Child[]): void {
  const focused = document.activeElement;
  const again = focused && place.contains(focused) ? selectorOf(focused) : null;
  const scrolled = new Map(
    [...place.querySelectorAll<HTMLElement>('[data-scroll]')]
      .filter(overflows)
      .map((box) => [box.dataset.scroll, { left: box.scrollLeft, top: box.scrollTop }]),
  );
  const opened = new Set(
    [...place.querySelectorAll<HTMLDetailsElement>('details[open][id]')].map(({ id }) => id),
  );
  place.replaceChildren(...(children.filter(Boolean) as Node[]));
  for (const details of place.querySelectorAll('details')) if (opened.has(details.id)) details.open = true;
  for (const box of place.querySelectorAll<HTMLElement>('[data-scroll]')) {
    const before = scrolled.get(box.dataset.scroll);
    // What begins to be too wide is seen from its middle.
    box.scrollLeft = before?.left ?? (box.scrollWidth - box.clientWidth) / 2;
    box.scrollTop = before?.top ?? 0;
  }
  if (again !== null) place.querySelector<HTMLElement | SVGElement>(again)?.focus({ preventScroll: true });
  dropCardOfGone();
}
