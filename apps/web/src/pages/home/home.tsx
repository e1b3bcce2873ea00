import type { TableRow } from '@keyflower/protocol';
import { effect } from '@preact/signals';
import { useEffect, useId, useState } from 'preact/hooks';
import { api, session } from '../../session/index.ts';
import { go, type Page, Part, useWords } from '../../ui/index.ts';
import { inOrder, isRunning, TableRows } from '../table-list.tsx';
import { BegunHere, begunGames } from './begun-here.tsx';
import { Hero } from './hero.tsx';
import { MyName, PlayNow } from './play-now.tsx';

const TABLE = /^\/(?:t|replay)\/[\w-]+$/;
const CODE = /^[\w-]{6,40}$/;

/** The path of an invitation link or table code; null if it is neither. Only paths of this site are returned. */
export function pathOfInvitation(text: string): string | null {
  const given = text.trim();
  if (CODE.test(given)) return `/t/${given}`;
  // Copied links may lack the protocol, or have text around them.
  const link = given.match(/(?:https?:\/\/)?[^\s/]*(\/(?:t|replay)\/[\w-]+(?:\?[^\s#]*)?)/);
  if (link?.[1] === undefined) return null;
  const { pathname, search } = new URL(link[1], 'http://here');
  return TABLE.test(pathname) ? pathname + search : null;
}

/** Joins a table by an invitation link or its code. */
function JoinByLink() {
  const { start } = useWords();
  const [wrong, setWrong] = useState(false);
  const error = useId();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const link = new FormData(event.currentTarget as HTMLFormElement).get('link');
    const path = typeof link === 'string' ? pathOfInvitation(link) : null;
    if (path === null) setWrong(true);
    else go(path);
  };
  return (
    <Part title={start.join}>
      <p class="faint">{start.joinHint}</p>
      <form class="row" onSubmit={submit}>
        <input
          class="grows"
          name="link"
          required
          autocomplete="off"
          aria-label={start.joinLabel}
          placeholder={start.joinLabel}
          aria-invalid={wrong}
          aria-describedby={error}
          onInput={() => setWrong(false)}
        />
        <button type="submit">{start.joinIt}</button>
      </form>
      <p id={error} class="bad" role="status">
        {wrong ? start.joinBad : ''}
      </p>
    </Part>
  );
}

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

/** The table lists, refreshed periodically and whenever the set of waiting tables changes. */
function useLists(first: Lists): Lists {
  const [lists, setLists] = useState(first);
  useEffect(() => {
    const renew = (): void => {
      // Keep the lists while the server is unreachable; a notice says so.
      if (!document.hidden) look().then(setLists, () => {});
    };
    let known = session.waiting;
    const unwatch = effect(() => {
      if (session.waiting !== known) renew();
      known = session.waiting;
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
  const waiting = running.filter((table) => table.waiting);
  return (
    <div class="start">
      {waiting.length > 0 && (
        <section class="part next" role="status">
          <h2>{start.next}</h2>
          <TableRows tables={waiting} empty="" />
        </section>
      )}
      <section class="box">
        <Hero />
        <div class="lid">
          <h1>Keyflower</h1>
          <p class="tagline">{start.tagline}</p>
          <p>{start.facts}</p>
          <PlayNow bots={bots} />
          <p class="other-ways">
            <a href="/learn">{start.learn}</a>
            <a href="/device/guided">{start.firstGame}</a>
            <a href="/device">{start.onDevice}</a>
          </p>
          <MyName />
        </div>
      </section>
      <div class="ways-in">
        <Part title={start.create}>
          <p class="faint">{start.createHint}</p>
          <a class="button" href="/new">
            {start.create}
          </a>
        </Part>
        <JoinByLink />
        <Part title={start.learn}>
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
          <BegunHere />
          <TableRows
            tables={running.filter((table) => !table.waiting)}
            empty={waiting.length + begunGames().length > 0 ? '' : start.mineEmpty}
          />
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

/** The start page: play now, create a table, find one. */
export async function homePage(): Promise<Page> {
  const [first, { bots }] = await Promise.all([look(), api<{ bots: string[] }>('GET', '/bots')]);
  return { title: 'Keyflower', content: <Home first={first} bots={bots} /> };
}
