import { render } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { ApiError } from './api.ts';
import { house } from './house.ts';
import { setTitle } from './page/badge.ts';
import { isMissingScript, textOf, watchForMishaps } from './page/mishap.ts';
import { type Arrival, keptScroll, match, type Page, startRouting } from './page/router.ts';
import { nothingWritten, watchForUpdates } from './page/update.ts';
import { showPreferences } from './preferences.ts';
import { ROUTES } from './routes.ts';
import { watchNetwork } from './socket/network.ts';
import { Foot, Head } from './ui/frame.tsx';
import { useHouse } from './ui/hooks.ts';
import { Guarded, MishapPanel } from './ui/mishap.tsx';
import { Notices, Toasts } from './ui/notices.tsx';
import { missingPage, sorryPage } from './ui/sorry.tsx';
import { Unreachable, Waiting } from './ui/before.tsx';

async function make(): Promise<Page> {
  const found = match(ROUTES, location.pathname);
  if (!found) return sorryPage(null);
  try {
    return await found.make(found.parameters, new URLSearchParams(location.search));
  } catch (error) {
    if (error instanceof ApiError) return sorryPage(error.complaint);
    if (isMissingScript(textOf(error))) return missingPage();
    throw error;
  }
}

/** A page on its way is mentioned only if it takes its time. */
const PATIENCE_MS = 200;

interface Shown {
  page: Page;
  path: string;
  arrival: Arrival;
  at: number;
}

/** Where a new page is scrolled to, and who listens hears that it is there. */
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
  useHouse();
  const [shown, show] = useState<Shown | null>(null);
  const [late, setLate] = useState(false);
  useEffect(() => {
    let leave: () => void = () => {};
    /** Pages are made while the person may already have gone on: only the last one is shown. */
    let wanted = 0;
    startRouting((arrival) => {
      const mine = ++wanted;
      const slow = setTimeout(() => mine === wanted && setLate(true), PATIENCE_MS);
      const path = location.pathname;
      void make()
        .then((page) => {
          if (mine !== wanted) {
            page.leave?.();
            return;
          }
          leave();
          leave = page.leave ?? (() => {});
          nothingWritten();
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
  const title = typeof page?.title === 'function' ? page.title() : page?.title;
  useEffect(() => {
    if (title !== undefined) setTitle(title);
  }, [title, shown]);
  return (
    <>
      {late && <div class="on-its-way" aria-hidden="true" />}
      {shown && <Head path={shown.path} />}
      <main key={shown?.at} id="main" tabIndex={-1} aria-busy={late || !page}>
        <Guarded>{page?.content}</Guarded>
      </main>
      {page && <Foot />}
      <Notices />
      <MishapPanel />
      <Toasts />
    </>
  );
}

async function begin(): Promise<void> {
  const app = document.getElementById('app')!;
  showPreferences();
  render(<Waiting />, app);
  try {
    await house.enter();
  } catch {
    render(<Unreachable />, app);
    return;
  }
  watchForMishaps();
  watchForUpdates();
  watchNetwork(house.line);
  render(<App />, app);
}

void begin();
