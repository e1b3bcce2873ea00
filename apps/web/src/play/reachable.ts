/**
 * Villages that were in front stay in the page while they are hidden. These helpers find only what the pointer and the
 * keyboard can reach.
 */
export const isReachable = (element: Element): boolean => element.closest('[data-idle]') === null;

/** The elements that match a selector and can be reached. */
export function reachable<Found extends Element = HTMLElement | SVGElement>(
  root: ParentNode,
  selector: string,
): Found[] {
  return [...root.querySelectorAll<Found>(selector)].filter(isReachable);
}
