import type { DeviceWords } from '@keyflower/words';
import { useEffect, useState } from 'preact/hooks';
import { becomeReady, type Readiness, session } from '../session/index.ts';
import { botTitle, dateText, listed, type Page, Part, usePageWords, useWords } from '../ui/index.ts';
import { isFromPosition, type SavedGame } from './saved-game.ts';
import { type ListedGame, savedGames } from './saved-games.ts';
import { ServerButton } from './server-button.tsx';
import { SetUp, STRONGEST } from './set-up.tsx';
import { TEXTS } from './texts.ts';

/** The players, with their scores once the game is over. */
function Players({ saved: { seats, scores } }: { saved: SavedGame }) {
  const words = useWords();
  const names = listed(
    seats.map((who) => ('name' in who ? who.name : who.bot)),
    words,
  );
  return <>{names.map((name, seat) => (scores ? `${name} ${scores[seat] ?? ''}` : name)).join(' – ')}</>;
}

function GameRow({ game, words, remove }: { game: ListedGame; words: DeviceWords; remove: () => void }) {
  const { story, status, start, after } = useWords();
  const [isSure, ask] = useState(false);
  const { id, saved } = game;
  return (
    <li>
      <div>
        {saved ? <Players saved={saved} /> : words.damaged}
        {saved && (
          <small class="faint">
            {[
              saved.scores ? status.over : story.seasons[saved.season],
              dateText(saved.played, session.me.lang),
              isFromPosition(saved) ? words.fromPosition : '',
            ]
              .filter(Boolean)
              .join(' · ')}
            {saved.table !== undefined && (
              <>
                {' · '}
                <a href={`/t/${saved.table}`}>{words.server.taken}</a>
              </>
            )}
          </small>
        )}
      </div>
      <div class="row">
        {saved && (
          <a class={saved.scores ? 'button' : 'button main'} href={`/device/${id}`}>
            {saved.scores ? after.result : start.open}
          </a>
        )}
        {saved?.scores === null && <ServerButton id={id} words={words} />}
        <button type="button" class="quiet" onClick={() => (isSure ? remove() : ask(true))}>
          {isSure ? words.removeSure : words.remove}
        </button>
      </div>
    </li>
  );
}

function Games({ words }: { words: DeviceWords }) {
  const [games, setGames] = useState(() => savedGames.list());
  if (games.length === 0) return null;
  const remove = (id: string): void => {
    savedGames.remove(id);
    setGames(savedGames.list());
  };
  return (
    <Part title={words.games}>
      <ul class="tables">
        {games.map((game) => (
          <GameRow key={game.id} game={game} words={words} remove={() => remove(game.id)} />
        ))}
      </ul>
      <p>
        <a href="/statistics?of=device">{words.statistics}</a>
      </p>
    </Part>
  );
}

/** How long after a download that failed the next one begins. */
const RETRY_MS = 5000;

function useReadiness(): Readiness {
  const [ready, setReady] = useState<Readiness>('storing');
  const { connected } = session;
  useEffect(() => {
    let isLatest = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const tryNow = async (): Promise<void> => {
      const now = await becomeReady();
      if (!isLatest) return;
      setReady(now);
      // The network may not carry everything yet when the connection is back.
      if (now === 'most' && connected) retry = setTimeout(() => void tryNow(), RETRY_MS);
    };
    void tryNow();
    return () => {
      isLatest = false;
      clearTimeout(retry);
    };
  }, [connected]);
  return ready;
}

function DevicePage({ first }: { first: DeviceWords }) {
  const words = usePageWords(TEXTS, first);
  const all = useWords();
  const ready = useReadiness();
  return (
    <>
      <h1>{words.title}</h1>
      <p class="faint">{words.intro}</p>
      <p class="faint" role="status">
        {words.ready[ready](botTitle(STRONGEST, all))}
      </p>
      <p>
        <a href="/device/guided">{all.start.firstGame}</a>
      </p>
      <Games words={words} />
      <SetUp words={words} lacksStrongest={ready === 'most'} />
    </>
  );
}

/** Games on this device: the ones begun, and a new one. */
export async function devicePage(): Promise<Page> {
  const first = await TEXTS.load(session.me.lang);
  return {
    title: () => (TEXTS.known(session.me.lang) ?? first).title,
    content: <DevicePage first={first} />,
    isLocal: true,
  };
}
