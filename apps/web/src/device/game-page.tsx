import type { DeviceWords } from '@keyflower/words';
import { TableScreen } from '../panels/index.ts';
import { session } from '../session/index.ts';
import { errorPage, type Page, showAgain, usePageWords, useWords } from '../ui/index.ts';
import { Curtain } from './curtain.tsx';
import { DeviceGame } from './device-game.ts';
import { RecordButton } from './record-button.tsx';
import { DamagedGame, openSaved, type SavedGame } from './saved-game.ts';
import { savedGames } from './saved-games.ts';
import { ServerButton } from './server-button.tsx';
import { TEXTS } from './texts.ts';

/** What keeps the game from going on, or from being there the next time. */
function Hindrance({ game, words }: { game: DeviceGame; words: DeviceWords }) {
  const { failure } = useWords();
  if (!game.isStuck && !game.isUnstored) return null;
  return (
    <div class="notices" role="alert">
      <p class="notice bad">
        <span>{game.isStuck ? words.botFailed : words.unstored}</span>
        {game.isStuck && (
          <button type="button" class="small" onClick={() => game.tryAgain()}>
            {failure.again}
          </button>
        )}
      </p>
    </div>
  );
}

function GameScreen({ game, first }: { game: DeviceGame; first: DeviceWords }) {
  const words = usePageWords(TEXTS, first);
  const { loading } = useWords();
  const { stage, table } = game;
  return (
    <>
      {stage.at === 'curtain' ? (
        <Curtain game={game} seat={stage.seat} words={words} />
      ) : table?.live.isKnown ? (
        <TableScreen key={stage.seat} table={table.live.table} />
      ) : (
        <p class="narrow">{loading}</p>
      )}
      <Hindrance game={game} words={words} />
    </>
  );
}

function Damaged({ first }: { first: DeviceWords }) {
  const words = usePageWords(TEXTS, first);
  return (
    <section class="part">
      <h1>{words.damaged}</h1>
      <p>{words.damagedWhy}</p>
      <a class="button main" href="/device">
        {words.title}
      </a>
    </section>
  );
}

function Afterwards({ id }: { id: string }) {
  return (
    <>
      <a class="button main" href="/device">
        {TEXTS.known(session.me.lang)?.title}
      </a>
      <RecordButton id={id} />
    </>
  );
}

/** What the menu of a running game offers besides the usual. */
function MenuItems({ id, first }: { id: string; first: DeviceWords }) {
  const words = usePageWords(TEXTS, first);
  return savedGames.read(id)?.scores === null ? <ServerButton id={id} words={words} /> : null;
}

function opened(id: string, saved: SavedGame, first: DeviceWords): { game: DeviceGame; leave: () => void } {
  const game = new DeviceGame({
    id,
    plan: saved,
    ...openSaved(saved),
    store: (now) => savedGames.write(id, now),
    extras: {
      Afterwards: () => <Afterwards id={id} />,
      MenuItems: () => <MenuItems id={id} first={first} />,
    },
  });
  // Another tab plays the same game: what it stored counts.
  const unwatch = savedGames.watch(id, showAgain);
  return {
    game,
    leave: () => {
      unwatch();
      game.end();
    },
  };
}

/** A game on this device. */
export async function deviceGamePage([id = '']: string[]): Promise<Page> {
  const first = await TEXTS.load(session.me.lang);
  const title = (): string => (TEXTS.known(session.me.lang) ?? first).title;
  try {
    const saved = savedGames.read(id);
    if (!saved) return errorPage(null);
    const { game, leave } = opened(id, saved, first);
    return { title, content: <GameScreen game={game} first={first} />, isLocal: true, leave };
  } catch (error) {
    if (!(error instanceof DamagedGame)) throw error;
    return { title, content: <Damaged first={first} />, isLocal: true };
  }
}
