import type { ComponentChildren } from 'preact';
import { house } from '../house.ts';
import type { Child } from './dom.ts';

/** A page on show. `leave` is called when another one comes. */
export interface Page {
  title: string;
  /** What it shows. */
  content?: ComponentChildren;
  /** The whole window belongs to it: no margins, no footer. */
  wide?: boolean;
  body?: Child[];
  leave?: () => void;
}

export type PageMaker = (parameters: string[], query: URLSearchParams) => Page | Promise<Page>;

let show: () => void = () => {};

/** Goes to another page of the application. */
export function go(path: string): void {
  if (house.outdated) {
    location.assign(path);
    return;
  }
  history.pushState(null, '', path);
  scrollTo(0, 0);
  show();
}

/** Shows the present page again, for example in another language. */
export function showAgain(): void {
  show();
}

/** From now on `present` is called for every page that a person goes to. */
export function startRouting(present: () => void): void {
  show = present;
  addEventListener('popstate', present);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (
      !anchor ||
      anchor.hasAttribute('download') ||
      anchor.target !== '' ||
      anchor.origin !== location.origin
    )
      return;
    if (anchor.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(anchor.pathname + anchor.search + anchor.hash);
  });
  present();
}

/** The maker of the page at a path, with what stands in it. */
export function match(
  routes: readonly (readonly [RegExp, PageMaker])[],
  path: string,
): { make: PageMaker; parameters: string[] } | null {
  for (const [pattern, make] of routes) {
    const found = pattern.exec(path);
    if (found) return { make, parameters: found.slice(1) };
  }
  return null;
}
