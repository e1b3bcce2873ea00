import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** How something is found again after it was drawn anew. */
const NAMES = ['data-tile', 'data-spot', 'data-act'] as const;

function selectorOf(element: Element): string | null {
  for (const name of NAMES) {
    const value = element.getAttribute(name);
    if (value !== null) return `[${name}="${CSS.escape(value)}"]`;
  }
  return null;
}

/**
 * Whatever had the focus may be gone after an action: then the same thing elsewhere takes it, or the place where one is told
 * what to do next. Without this a keyboard would start at the top of the page again.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
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
  });
}
