import type { ComponentChildren } from 'preact';
import { house } from '../house.ts';

/** A page on show. `leave` is called when another one comes. */
export interface Page {
  /** A function where it depends on the language. */
  title: string | (() => string);
  /** What it shows. */
  content: ComponentChildren;
  leave?: () => void;
}

export type PageMaker = (parameters: string[], query: URLSearchParams) => Page | Promise<Page>;

/** How somebody came to a page: that decides where it is scrolled to, and who has the focus. */
export type Arrival = 'first' | 'forward' | 'back' | 'again';

const SCROLL_SAVED_MS = 150;

let show: (arrival: Arrival) => void = () => {};

/** Remembers with the page how far it was scrolled, for those who come back. */
function keepScroll(): void {
  history.replaceState({ scroll: scrollY }, '');
}

/** How far the present page was scrolled when it was left. */
export function keptScroll(): number {
  return (history.state as { scroll?: number } | null)?.scroll ?? 0;
}

/** Goes to another page of the application. */
export function go(path: string): void {
  if (house.outdated) {
    location.assign(path);
    return;
  }
  keepScroll();
  history.pushState(null, '', path);
  show('forward');
}

/** Shows the present page again, from the beginning. */
export function showAgain(): void {
  show('again');
}

/** A place on the present page. */
function jump(anchor: HTMLAnchorElement): void {
  history.replaceState(history.state, '', anchor.hash);
  const target = document.getElementById(anchor.hash.slice(1));
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}

function isOurs(anchor: HTMLAnchorElement): boolean {
  return (
    !anchor.hasAttribute('download') &&
    anchor.target === '' &&
    anchor.origin === location.origin &&
    !anchor.pathname.startsWith('/api/')
  );
}

/** From now on `present` is called for every page that a person goes to. */
export function startRouting(present: (arrival: Arrival) => void): void {
  show = present;
  history.scrollRestoration = 'manual';
  let saving: ReturnType<typeof setTimeout> | undefined;
  addEventListener('scroll', () => {
    clearTimeout(saving);
    saving = setTimeout(keepScroll, SCROLL_SAVED_MS);
  });
  addEventListener('popstate', () => {
    // Otherwise the page just left would write where it was scrolled to over what this one remembers.
    clearTimeout(saving);
    present('back');
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (!anchor || !isOurs(anchor)) return;
    event.preventDefault();
    if (anchor.hash !== '' && anchor.pathname === location.pathname && anchor.search === location.search)
      jump(anchor);
    else go(anchor.pathname + anchor.search + anchor.hash);
  });
  present('first');
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
