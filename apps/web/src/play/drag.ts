import type { TableContext } from './table.ts';
import { type Load, parseTarget, type Target } from './draft.ts';

/** A pointer that moves less is a click. */
const FAR_ENOUGH = 8;
const DRAG_IMAGE = 'drag-image';

interface Drag {
  load: Load;
  from: { x: number; y: number };
  source: Element;
  image: HTMLElement | null;
  over: Element | null;
}

/** The drop target under the pointer, null where dropping is illegal. */
function targetAt(x: number, y: number): { element: Element; target: Target } | null {
  const element = document.elementFromPoint(x, y)?.closest('[data-drop]');
  const target = element ? parseTarget(element.getAttribute('data-drop')!) : null;
  return element && target ? { element, target } : null;
}

/** A copy of the dragged element, under the pointer. */
function dragImageOf(source: Element): HTMLElement {
  const image = document.createElement('div');
  image.className = DRAG_IMAGE;
  image.setAttribute('aria-hidden', 'true');
  const { width, height } = source.getBoundingClientRect();
  const drawing = source instanceof SVGGElement ? null : (source.querySelector('svg') ?? source);
  if (drawing) {
    image.append(drawing.cloneNode(true));
  } else {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('class', 'art');
    const box = (source as SVGGElement).getBBox();
    svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
    for (const child of source.childNodes) svg.append(child.cloneNode(true));
    image.append(svg);
  }
  image.style.width = `${Math.min(width, 96)}px`;
  image.style.height = `${Math.min(height, 96)}px`;
  document.body.append(image);
  return image;
}

/** Makes an element draggable by mouse or touch. Without movement it is a click, which the element handles itself. */
export function dragProps(load: Load, table: TableContext): { onPointerDown: (event: PointerEvent) => void } {
  return {
    onPointerDown: (event) => {
      if (event.button === 0 && event.isPrimary) begin(load, table, event);
    },
  };
}

function begin(load: Load, { commands }: TableContext, start: PointerEvent): void {
  const source = start.currentTarget as Element;
  const drag: Drag = { load, from: { x: start.clientX, y: start.clientY }, source, image: null, over: null };
  const ending = new AbortController();
  const { signal } = ending;
  const show = (over: Element | null): void => {
    if (over === drag.over) return;
    drag.over?.classList.remove('dragged-over');
    over?.classList.add('dragged-over');
    drag.over = over;
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    if (!drag.image) {
      if (Math.hypot(event.clientX - drag.from.x, event.clientY - drag.from.y) < FAR_ENOUGH) return;
      drag.image = dragImageOf(source);
      document.documentElement.classList.add('dragging');
      commands.lift(load);
    }
    drag.image.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -60%)`;
    show(targetAt(event.clientX, event.clientY)?.element ?? null);
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    ending.abort();
    document.documentElement.classList.remove('dragging');
    show(null);
    if (!drag.image) return;
    drag.image.remove();
    // Suppresses the click that follows a drag.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    const found = event.type === 'pointerup' ? targetAt(event.clientX, event.clientY) : null;
    if (found) commands.drop(load, found.target);
    else commands.back();
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      end(new PointerEvent('pointercancel', { pointerId: start.pointerId }));
    },
    { signal },
  );
}

const swallow = (click: Event): void => click.stopPropagation();
