import type { TableRow } from '@keyflower/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api.ts';
import { house } from '../house.ts';
import type { Page } from '../page/router.ts';
import { Part } from '../ui/controls.tsx';
import { Hero } from '../ui/hero.tsx';
import { useWords } from '../ui/hooks.ts';
import { JoinByLink } from './start/join-by-link.tsx';
import { MyName } from './start/my-name.tsx';
import { PlayNow } from './start/play-now.tsx';
import { inOrder, isRunning, TableRows } from './start/table-rows.tsx';

const REFRESH_MS = 10_000;

interface Lists {
  mine: readonly TableRow[];
  open: readonly TableRow[];
}

async function look(): Promise<Lists> {
  const [{ tables: mine }, { tables: open }] = await Promise.all([
    api<{ tables: TableRow[] }>('GET', '/me/tables'),
    api<{ tables: TableRow[] }>('GET', '/tables'),
  ]);
  return { mine, open };
}

/** The lists, looked at again from time to time, and whenever a table begins or ceases to wait. */
function useLists(first: Lists): Lists {
  const [lists, setLists] = useState(first);
  useEffect(() => {
    const renew = (): void => {
      // Without the server they stay as they are; the frame says that it is not heard.
      if (!document.hidden) look().then(setLists, () => {});
    };
    let waiting = house.waiting;
    const unwatch = house.onChange(() => {
      if (house.waiting !== waiting) renew();
      waiting = house.waiting;
    });
    const timer = setInterval(renew, REFRESH_MS);
    document.addEventListener('visibilitychange', renew);
    return () => {
      unwatch();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, []);
  return lists;
}

function Home({ first, bots }: { first: Lists; bots: readonly string[] }) {
  const { start } = useWords();
  const { mine, open } = useLists(first);
  const running = inOrder(mine.filter(isRunning));
  const older = mine.filter(({ status }) => status === 'over' || status === 'closed');
  const next = running.filter(({ waiting }) => waiting).at(-1);
  return (
    <div class="start">
      <section class="box">
        <Hero />
        <div class="lid">
          <h1>Keyflower</h1>
          <p class="tagline">{start.tagline}</p>
          <p>{start.facts}</p>
          <PlayNow bots={bots} />
          <MyName />
        </div>
      </section>
      {next && (
        <p class="part next" role="status">
          <strong>{start.next}</strong>
          <a class="button main" href={`/t/${next.id}`}>
            {start.goThere}
          </a>
        </p>
      )}
      <div class="ways-in">
        <Part title={start.create}>
          <p class="faint">{start.createHint}</p>
          <a class="button" href="/new">
            {start.create}
          </a>
        </Part>
        <JoinByLink />
        <Part title={start.learn}>
          <p class="faint">{start.learnHint}</p>
          <div class="row">
            <a class="button" href="/learn">
              {start.learn}
            </a>
            <a href="/tiles">{start.readTiles}</a>
            <a href="/rules">{start.readRules}</a>
          </div>
        </Part>
      </div>
      <div class="two">
        <Part title={start.mine}>
          <TableRows tables={running} empty={start.mineEmpty} />
          {older.length > 0 && (
            <details>
              <summary>{start.older(older.length)}</summary>
              <TableRows tables={older} empty="" />
            </details>
          )}
        </Part>
        <Part title={start.openTables}>
          <TableRows tables={open} empty={start.openTablesEmpty} />
        </Part>
      </div>
    </div>
  );
}

/** The start page: play at once, make a table, find one. */
export async function homePage(): Promise<Page> {
  const [first, { bots }] = await Promise.all([look(), api<{ bots: string[] }>('GET', '/bots')]);
  return { title: 'Keyflower', content: <Home first={first} bots={bots} /> };
}
