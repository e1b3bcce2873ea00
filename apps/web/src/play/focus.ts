import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { reachable } from './reachable.ts';

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

const isAnythingFocused = (): boolean =>
  document.activeElement !== null && document.activeElement !== document.body;

type Focusable = HTMLElement | SVGElement;

/**
 * The handler of a button that its click removes. The browser lays out the changed page once more when it removes what is
 * focused, so the button gives up the focus before; `FocusKeeper` finds the next place for it.
 */
export const leaving =
  (act: () => void) =>
  ({ currentTarget }: { currentTarget: HTMLElement }): void => {
    currentTarget.blur();
    act();
  };

/**
 * The focused element may lose the focus without the player's doing: it was removed, or only moved within its parent.
 * Then the element itself takes the focus again, its counterpart elsewhere, the tile that it was about, or the
 * prompt. Otherwise the keyboard would start at the top of the page again. Draws nothing.
 */
export function FocusKeeper({ root }: { root: RefObject<HTMLElement | null> }): null {
  useEffect(() => {
    const place = root.current!;
    let last: { element: Focusable; successors: string[] } | null = null;
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement || target instanceof SVGElement)) return;
      // The browser itself returns it from a modal dialog.
      if (!target.closest('dialog')) last = { element: target, successors: successorsOf(target) };
    };
    /** After a click on nothing, there is no focus to restore. */
    const forget = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node) || !last?.element.contains(target)) last = null;
    };
    const restore = (): void => {
      if (!last || isAnythingFocused() || !document.hasFocus()) return;
      const candidates = [...last.successors, '.now'].flatMap((selector) =>
        reachable<Focusable>(place, selector),
      );
      // An element that is hidden or disabled does not take it.
      for (const candidate of [last.element, ...candidates]) {
        candidate.focus({ preventScroll: true });
        if (isAnythingFocused()) return;
      }
    };
    // After the effects of the same change, which may move the focus themselves.
    let frame = 0;
    const check = (): void => {
      cancelAnimationFrame(frame);
      if (!isAnythingFocused()) frame = requestAnimationFrame(() => setTimeout(restore));
    };
    const changes = new MutationObserver(check);
    changes.observe(place, { childList: true, subtree: true });
    const ending = new AbortController();
    const { signal } = ending;
    place.addEventListener('focusin', note, { signal });
    document.addEventListener('pointerdown', forget, { signal });
    addEventListener('focus', check, { signal });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      ending.abort();
    };
  }, []);
  return null;
}
