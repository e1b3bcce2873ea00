/** A place on the screen. */
export interface Place {
  x: number;
  y: number;
}

const AHEAD: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What lies to the side counts for more than what lies ahead: one walks along rows. */
const ASIDE = 2;

/** The nearest of the places in a direction, -1 where there is none. Straight ahead is nearer than aside. */
export function nextPlace(from: Place, places: readonly Place[], key: string): number {
  const ahead = AHEAD[key];
  if (!ahead) return -1;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  places.forEach(({ x, y }, i) => {
    const along = (x - from.x) * ahead.x + (y - from.y) * ahead.y;
    const across = Math.abs((x - from.x) * ahead.y) + Math.abs((y - from.y) * ahead.x);
    // More than 60 degrees off is another direction.
    if (along <= 1 || across > along * Math.sqrt(3)) return;
    const far = along + ASIDE * across;
    if (far < least) [best, least] = [i, far];
  });
  return best;
}

const middle = (element: Element): Place => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Arrow keys walk from tile to tile, or from free place to free place, by where they lie. */
export function walk(event: KeyboardEvent, container: Element): void {
  if (!(event.key in AHEAD) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const here = event.target instanceof Element ? event.target.closest('[data-tile],[data-spot]') : null;
  if (!here || !container.contains(here)) return;
  const others = [...container.querySelectorAll<HTMLElement | SVGElement>('[data-tile],[data-spot]')].filter(
    (element) => element !== here,
  );
  event.preventDefault();
  const next = others[nextPlace(middle(here), others.map(middle), event.key)];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
