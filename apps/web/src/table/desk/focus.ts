import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useScene } from '../scene.ts';

/** Attributes by which an element is found again after it was replaced. */
const NAMES = ['data-tile', 'data-spot', 'data-act'] as const;

function selectorOf(element: Element): string | null {
  for (const name of NAMES) {
    const value = element.getAttribute(name);
    if (value !== null) return `[${name}="${CSS.escape(value)}"]`;
  }
  return null;
}

/**
 * The element with the focus may be gone after an action: then the same thing elsewhere takes the focus, or the prompt
 * that says what to do next. Without this the keyboard would start at the top of the page again. Draws nothing.
 */
export function FocusKeeper({ root }: { root: RefObject<HTMLElement | null> }): null {
  const { sight, draft, looking } = useScene();
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
  }, [sight, draft, looking]);
  return null;
}
