import { render } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { awayPage, ROUTES } from './pages/index.ts';
import { ApiError, becomeReady, session, setTitle, showPreferences, showTitle } from './session/index.ts';
import {
  type Arrival,
  ErrorBoundary,
  errorPage,
  ErrorPanel,
  Foot,
  Head,
  isMissingScript,
  keptScroll,
  Loading,
  match,
  missingScriptPage,
  Notices,
  type Page,
  reportErrors,
  ServerUnreachable,
  showAgain,
  startRouting,
  textOf,
  Toasts,
} from './ui/index.ts';

/** Without input for this long, a reload does not interrupt the user. */
const IDLE_MS = 20_000;
const CHECK_MS = 5_000;

/** The first page has loaded by then. */
const IDLE_AFTER_MS = 1500;

let lastInput = 0;
let hasUnsentInput = false;

/** Form input is gone once it was submitted or another page is shown. */
function clearUnsentInput(): void {
  hasUnsentInput = false;
}

function reloadIfSafe(): void {
  if (!session.outdated || hasUnsentInput || !session.safeToReload()) return;
  if (document.hidden || Date.now() - lastInput > IDLE_MS) location.reload();
}

/** Reloads the page after a server update, as soon as nothing is lost by it. */
function watchForUpdates(): void {
  const noteInput = (): void => {
    lastInput = Date.now();
  };
  noteInput();
  addEventListener('pointerdown', noteInput, { capture: true, passive: true });
  addEventListener('keydown', noteInput, { capture: true, passive: true });
  addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.closest('form')) hasUnsentInput = true;
  });
  addEventListener('submit', clearUnsentInput);
  document.addEventListener('visibilitychange', reloadIfSafe);
  setInterval(reloadIfSafe, CHECK_MS);
}

async function make(): Promise<Page> {
  const found = match(ROUTES, location.pathname);
  if (!found) return errorPage(null);
  const query = new URLSearchParams(location.search);
  try {
    return await found.make(found.parameters, query);
  } catch (error) {
    if (error instanceof ApiError) {
      const { body } = error;
      return body.code === 'OFFLINE' ? awayPage([], query).catch(() => errorPage(body)) : errorPage(body);
    }
    if (isMissingScript(textOf(error))) return missingScriptPage();
    throw error;
  }
}

/** Shorter waits need no progress indicator. */
const PROGRESS_DELAY_MS = 200;

interface Shown {
  page: Page;
  path: string;
  arrival: Arrival;
  at: number;
}

/** Restores the scroll position and moves the focus to the heading, which screen readers then announce. */
function settle({ arrival }: Shown): void {
  const named = arrival === 'again' ? null : document.getElementById(location.hash.slice(1));
  if (named) named.scrollIntoView();
  else if (arrival === 'forward') scrollTo(0, 0);
  else if (arrival !== 'again') scrollTo(0, keptScroll());
  if (arrival === 'first' || arrival === 'again') return;
  const heading = named ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading || document.activeElement?.closest('main')) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}

function App() {
  const [shown, show] = useState<Shown | null>(null);
  const [late, setLate] = useState(false);
  useEffect(() => {
    let leave: () => void = () => {};
    /** Pages load asynchronously: only the one asked for last is shown. */
    let wanted = 0;
    startRouting((arrival) => {
      const mine = ++wanted;
      const slow = setTimeout(() => mine === wanted && setLate(true), PROGRESS_DELAY_MS);
      const path = location.pathname;
      void make()
        .then((page) => {
          if (mine !== wanted) {
            page.leave?.();
            return;
          }
          leave();
          leave = page.leave ?? (() => {});
          clearUnsentInput();
          show({ page, path, arrival, at: mine });
        })
        .finally(() => {
          clearTimeout(slow);
          if (mine === wanted) setLate(false);
        });
    });
  }, []);
  useLayoutEffect(() => {
    if (shown) settle(shown);
  }, [shown]);
  const page = shown?.page;
  const { away } = session;
  // What was opened without the server may need it.
  useEffect(() => {
    if (!away && page && !page.isLocal) showAgain();
  }, [away]);
  const title = typeof page?.title === 'function' ? page.title() : page?.title;
  useEffect(() => {
    if (title !== undefined) setTitle(title);
  }, [title, shown]);
  return (
    <>
      {late && <div class="on-its-way" aria-hidden="true" />}
      {shown && <Head path={shown.path} />}
      <main key={shown?.at} id="main" tabIndex={-1} aria-busy={late || !page}>
        <ErrorBoundary>{page?.content}</ErrorBoundary>
      </main>
      {page && <Foot />}
      <Notices isLocal={page?.isLocal} />
      <ErrorPanel />
      <Toasts />
    </>
  );
}

/** Lets the app start without a network from now on; where it is installed, with all that it can do there. */
function keepForOffline(): void {
  if (matchMedia('(display-mode: standalone)').matches) void becomeReady();
  else
    navigator.serviceWorker?.register('/sw.js').catch(() => {
      // Not allowed in this browser.
    });
  addEventListener('appinstalled', () => void becomeReady());
}

async function begin(): Promise<void> {
  const app = document.getElementById('app')!;
  showPreferences();
  render(<Loading />, app);
  try {
    await session.enter();
  } catch {
    render(<ServerUnreachable />, app);
    return;
  }
  reportErrors();
  watchForUpdates();
  showTitle();
  render(<App />, app);
  setTimeout(keepForOffline, IDLE_AFTER_MS);
}

void begin();
