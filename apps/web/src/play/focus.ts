import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useTable } from './table.ts';

/** Attributes that identify an element after it was replaced. */
const NAMES = ['data-tile', 'data-spot', 'data-act'] as const;

const withValue = (name: string, value: string): string => `[${name}="${CSS.escape(value)}"]`;

/** Where the focus goes when an element is gone: to its replacement, or to the tile that a popover was about. */
function successorsOf(element: Element): string[] {
  const own = NAMES.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [withValue(name, value)];
  });
  const beside = element.closest('[data-beside]')?.getAttribute('data-beside');
  return [...own.slice(0, 1), ...(beside ? [withValue('data-tile', beside)] : [])];
}

/**
 * The focused element may be gone after an action: then its counterpart elsewhere takes the focus, the tile that it
 * was about, or the prompt. Otherwise the keyboard would start at the top of the page again. Draws nothing.
 */
export function FocusKeeper({ root }: { root: RefObject<HTMLElement | null> }): null {
  const { view, draft, shownSeat } = useTable();
  const last = useRef<{ element: Element; successors: string[] } | null>(null);
  useEffect(() => {
    const place = root.current!;
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof Element) last.current = { element: target, successors: successorsOf(target) };
    };
    place.addEventListener('focusin', note);
    return () => place.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const { activeElement } = document;
    if ((activeElement && activeElement !== document.body) || !last.current) return;
    const { element, successors } = last.current;
    if (element.isConnected && element.getClientRects().length > 0) return;
    const [found] = [...successors, '.now'].flatMap(
      (selector) => root.current?.querySelector<HTMLElement | SVGElement>(selector) ?? [],
    );
    found?.focus({ preventScroll: true });
  }, [view, draft, shownSeat]);
  return null;
}
