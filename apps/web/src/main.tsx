import { render } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ApiError } from './api.ts';
import { complaintText, house } from './house.ts';
import { setTitle } from './page/badge.ts';
import type { Child } from './page/dom.ts';
import { match, type Page, startRouting } from './page/router.ts';
import { showPreferences } from './preferences.ts';
import { ROUTES } from './routes.ts';
import { Banner, Foot, Head } from './ui/frame.tsx';

async function make(): Promise<Page> {
  const found = match(ROUTES, location.pathname);
  const { notFound, backHome } = house.words;
  const sorry = (text: string): Page => ({
    title: 'Keyflower',
    content: (
      <>
        <p>{text}</p>
        <a href="/">{backHome}</a>
      </>
    ),
  });
  if (!found) return sorry(notFound);
  try {
    return await found.make(found.parameters, new URLSearchParams(location.search));
  } catch (error) {
    if (error instanceof ApiError) return sorry(complaintText(error.complaint));
    throw error;
  }
}

/** Elements that were made without components. */
function Made({ children }: { children: readonly Child[] }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => place.current!.replaceChildren(...children.flatMap((child) => (child ? [child as Node] : []))),
    [children],
  );
  return <div ref={place} />;
}

function App() {
  const [shown, show] = useState<{ page: Page; at: number } | null>(null);
  useEffect(() => {
    let leave: () => void = () => {};
    /** Pages are made while the person may already have gone on: only the last one is shown. */
    let wanted = 0;
    startRouting(() => {
      const mine = ++wanted;
      void make().then((page) => {
        if (mine !== wanted) {
          page.leave?.();
          return;
        }
        leave();
        leave = page.leave ?? (() => {});
        setTitle(page.title);
        show({ page, at: mine });
      });
    });
  }, []);
  const page = shown?.page;
  return (
    <>
      <Head />
      <Banner />
      <main key={shown?.at} class={page?.wide ? 'wide' : ''}>
        {page?.body ? <Made>{page.body}</Made> : page?.content}
      </main>
      {!page?.wide && <Foot />}
    </>
  );
}

async function begin(): Promise<void> {
  const app = document.getElementById('app')!;
  showPreferences();
  try {
    await house.enter();
  } catch {
    // Who I am is not known, so neither is the language.
    render(<p>The server does not answer. · Le serveur ne répond pas. · Der Server antwortet nicht.</p>, app);
    setTimeout(() => location.reload(), 5000);
    return;
  }
  addEventListener('online', () => house.line.hurry());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) house.line.hurry();
  });
  render(<App />, app);
}

void begin();
