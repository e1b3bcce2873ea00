import type { ComponentChildren } from 'preact';
import { session } from '../session/index.ts';

/** A page; `leave` is called when another one replaces it. */
export interface Page {
  /** A function where it depends on the language. */
  title: string | (() => string);
  content: ComponentChildren;
  /** Needs no server at all, so that a lost connection is of no concern there. */
  isLocal?: boolean;
  leave?: () => void;
}

export type PageMaker = (parameters: string[], query: URLSearchParams) => Page | Promise<Page>;

/** Navigation type; decides scroll position and initial focus. */
export type Arrival = 'first' | 'forward' | 'back' | 'again';

const SCROLL_SAVED_MS = 150;

let show: (arrival: Arrival) => void = () => {};

/** Stores the scroll position in the history entry. */
function keepScroll(): void {
  history.replaceState({ scroll: scrollY }, '');
}

/** The scroll position stored in the current history entry. */
export function keptScroll(): number {
  return (history.state as { scroll?: number } | null)?.scroll ?? 0;
}

/** Navigates within the application. */
export function go(path: string): void {
  if (session.outdated) {
    location.assign(path);
    return;
  }
  keepScroll();
  history.pushState(null, '', path);
  show('forward');
}

/** Changes the address of the page that is shown, its query or hash, without loading anything. */
export function replaceAddress(path: string): void {
  // A page that is being left is shown until the next one is loaded; the address is no longer its own.
  if (new URL(path, location.href).pathname === location.pathname)
    history.replaceState(history.state, '', path);
}

/** Loads the current page again. */
export function showAgain(): void {
  show('again');
}

/** Follows a link to an element of the current page. */
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

/** Calls `present` now and on every navigation. */
export function startRouting(present: (arrival: Arrival) => void): void {
  show = present;
  history.scrollRestoration = 'manual';
  let saving: ReturnType<typeof setTimeout> | undefined;
  addEventListener('scroll', () => {
    clearTimeout(saving);
    saving = setTimeout(keepScroll, SCROLL_SAVED_MS);
  });
  addEventListener('popstate', () => {
    // A pending save would overwrite the position stored with the entry just reached.
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

/** The route that matches a path, with its parameters. */
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
