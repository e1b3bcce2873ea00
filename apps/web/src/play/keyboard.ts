import { preferences } from '../session/index.ts';
import { reachable } from './reachable.ts';
import type { TableContext } from './table.ts';

/** Whether an element takes keys for itself. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

const tileAt = (target: EventTarget | null): string | null =>
  (target instanceof Element ? target.closest('[data-tile]') : null)?.getAttribute('data-tile') ?? null;

/** Letter shortcuts, if enabled. */
const LETTERS: Readonly<Record<string, (table: TableContext, tile: string | null) => void>> = {
  b: ({ commands, highlights }, tile) => {
    if (tile === null) return;
    if (highlights.get(tile)?.bid === undefined) commands.set({ kind: 'tile', tile });
    else commands.begin('bid', tile);
  },
  u: ({ commands, highlights }, tile) => {
    if (tile === null) return;
    if (highlights.get(tile)?.use === undefined) commands.set({ kind: 'tile', tile });
    else commands.begin('use', tile);
  },
  p: ({ commands, actions }) => {
    const pass = actions.find(({ type }) => type === 'pass');
    if (pass) commands.act(pass);
  },
  r: ({ commands }) => commands.rotate(1),
  z: ({ commands }) => commands.undo(),
  l: () => document.querySelector<HTMLElement>('[role=tab]')?.focus(),
  i: () => document.querySelector<HTMLElement>('[data-act=legend]')?.click(),
  '?': () => document.querySelector<HTMLElement>('[data-act=help]')?.click(),
};

/** Where the focus is while no control has it: after loading, and after coming from another page. */
const isWholePage = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.matches('main'));

/** Without a focused control, an arrow key begins at the tile that was inspected last, or at the first. */
function beginWalk(event: KeyboardEvent, { pointing }: TableContext): boolean {
  if (!(event.key in AHEAD) || !isWholePage(event.target)) return false;
  const { inspected } = pointing;
  const last = inspected && 'tile' in inspected ? [`[data-tile="${CSS.escape(inspected.tile)}"]`] : [];
  const [start] = [...last, '.market-place [data-tile]', '.village-place [data-tile]'].flatMap((selector) =>
    reachable(document, selector).slice(0, 1),
  );
  event.preventDefault();
  start?.focus();
  return true;
}

/** Keys of the table. They work with the focus anywhere on it, and after a click on nothing. */
export function keyDown(event: KeyboardEvent, table: TableContext): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
    return;
  if (beginWalk(event, table)) return;
  if (event.key === 'Escape' && table.draft.kind !== 'none') {
    table.commands.back();
    return;
  }
  const letter = LETTERS[event.key.toLowerCase()];
  if (!letter || !preferences().keys) return;
  event.preventDefault();
  letter(table, tileAt(event.target) ?? table.pointing.tile);
}

/** A position on the screen. */
interface Place {
  x: number;
  y: number;
}

const AHEAD: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Lateral distance weighs more than distance ahead, so that arrows follow rows. */
const ASIDE = 2;

/** The nearest of the positions in a direction, -1 where there is none. */
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

/** Arrow keys move between tiles, or between free positions, by their location. */
export function walk(event: KeyboardEvent, container: Element): void {
  if (!(event.key in AHEAD) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const here = event.target instanceof Element ? event.target.closest('[data-tile],[data-spot]') : null;
  if (!here || !container.contains(here)) return;
  const others = reachable(container, '[data-tile],[data-spot]').filter((element) => element !== here);
  event.preventDefault();
  const next = others[nextPlace(middle(here), others.map(middle), event.key)];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
