import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { preferences } from '../session/index.ts';
import { type TableContext, useTable } from './table.ts';

const isTyping = (target: EventTarget | null): boolean =>
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

/** Keys while the focus is on the table. */
export function keyDown(event: KeyboardEvent, table: TableContext): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
    return;
  if (event.key === 'Escape' && table.draft.kind !== 'none') {
    table.commands.back();
    return;
  }
  const letter = LETTERS[event.key.toLowerCase()];
  if (!letter || !preferences().keys) return;
  event.preventDefault();
  letter(table, tileAt(event.target));
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
  const others = [...container.querySelectorAll<HTMLElement | SVGElement>('[data-tile],[data-spot]')].filter(
    (element) => element !== here,
  );
  event.preventDefault();
  const next = others[nextPlace(middle(here), others.map(middle), event.key)];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Attributes that identify an element after it was replaced. */
const NAMES = ['data-tile', 'data-spot', 'data-act'] as const;

function selectorOf(element: Element): string | null {
  for (const name of NAMES) {
    const value = element.getAttribute(name);
    if (value !== null) return `[${name}="${CSS.escape(value)}"]`;
  }
  return null;
}

/**
 * The focused element may be gone after an action: then its counterpart elsewhere takes the focus, or the prompt.
 * Otherwise the keyboard would start at the top of the page again. Draws nothing.
 */
export function FocusKeeper({ root }: { root: RefObject<HTMLElement | null> }): null {
  const { view, draft, shownSeat } = useTable();
  const last = useRef<{ element: Element; again: string | null } | null>(null);
  useEffect(() => {
    const place = root.current!;
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof Element) last.current = { element: target, again: selectorOf(target) };
    };
    place.addEventListener('focusin', note);
    return () => place.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const { activeElement } = document;
    if ((activeElement && activeElement !== document.body) || !last.current) return;
    const { element, again } = last.current;
    if (element.isConnected && element.getClientRects().length > 0) return;
    const found = again === null ? null : root.current?.querySelector<HTMLElement | SVGElement>(again);
    (found ?? root.current?.querySelector<HTMLElement>('.now'))?.focus({ preventScroll: true });
  }, [view, draft, shownSeat]);
  return null;
}
