import { type DeviceWords, loadDeviceWords } from '@keyflower/words';
import { useEffect, useRef } from 'preact/hooks';
import { session } from '../session/index.ts';
import { type Page, PageWords, Part, showAgain, usePageWords, useWords } from '../ui/index.ts';
import { BegunHere } from './home/begun-here.tsx';

const TEXTS = new PageWords(loadDeviceWords);

function Away({ first }: { first: DeviceWords }) {
  const words = usePageWords(TEXTS, first);
  const { start, failure } = useWords();
  const { connected } = session;
  const before = useRef(connected);
  useEffect(() => {
    if (connected && !before.current) showAgain();
    before.current = connected;
  }, [connected]);
  return (
    <div class="narrow">
      <h1>{words.away}</h1>
      <BegunHere />
      <Part title={words.awayWhy}>
        <ul class="plain">
          {(
            [
              ['/device', words.title],
              ['/device/guided', start.firstGame],
              ['/learn', start.learn],
              ['/puzzles', words.puzzles],
              ['/tiles', start.readTiles],
              ['/rules', start.readRules],
              ['/position', words.position],
              ['/replay', words.record],
              ['/statistics', words.statistics],
            ] as const
          ).map(([to, text]) => (
            <li key={to}>
              <a href={to}>{text}</a>
            </li>
          ))}
        </ul>
      </Part>
      <button type="button" class="main" onClick={showAgain}>
        {failure.again}
      </button>
    </div>
  );
}

/** What works without the server. */
export async function awayPage(): Promise<Page> {
  const first = await TEXTS.load(session.me.lang);
  return {
    title: () => (TEXTS.known(session.me.lang) ?? first).away,
    content: <Away first={first} />,
    // It says itself that there is no connection, and shows the page that was wanted as soon as there is one.
    isLocal: true,
  };
}
