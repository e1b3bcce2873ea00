import type { DeviceWords } from '@keyflower/words';
import { GUIDE_TEXTS, GuideComment, GuideRun, GuideSwitch } from '../guide/index.ts';
import { TableScreen } from '../panels/index.ts';
import { session } from '../session/index.ts';
import { errorPage, type Page, showAgain, usePageWords, useWords } from '../ui/index.ts';
import { Curtain } from './curtain.tsx';
import { DeviceGame } from './device-game.ts';
import { guidedStartPage } from './guided-start.tsx';
import { GuidedTable } from './guided-table.tsx';
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

interface GameScreenProps {
  game: DeviceGame;
  guide: GuideRun | null;
  first: DeviceWords;
}

function GameScreen({ game, guide, first }: GameScreenProps) {
  const words = usePageWords(TEXTS, first);
  const { loading } = useWords();
  const { stage, table } = game;
  return (
    <>
      {stage.at === 'curtain' ? (
        <Curtain game={game} seat={stage.seat} words={words} />
      ) : table?.live.isKnown && guide ? (
        <GuidedTable key={stage.seat} table={table.live.table} guide={guide} />
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
  const { after } = useWords();
  return (
    <>
      <a class="button main" href="/device">
        {TEXTS.known(session.me.lang)?.newGame}
      </a>
      <ReplayLink id={id} />
      <a class="button" href={`/device/${id}/replay?review`}>
        {after.review}
      </a>
      <RecordButton id={id} />
    </>
  );
}

function ReplayLink({ id }: { id: string }) {
  const { after } = useWords();
  return (
    <a class="button quiet" href={`/device/${id}/replay`}>
      {after.replay}
    </a>
  );
}

/** What the menu of a running game offers besides the usual. */
function MenuItems({ id, guide, first }: { id: string; guide: GuideRun | null; first: DeviceWords }) {
  const words = usePageWords(TEXTS, first);
  return (
    <>
      {guide && <GuideSwitch run={guide} />}
      <ReplayLink id={id} />
      {savedGames.read(id)?.scores === null ? <ServerButton id={id} words={words} /> : null}
    </>
  );
}

interface Opened {
  game: DeviceGame;
  guide: GuideRun | null;
  leave: () => void;
}

function opened(id: string, saved: SavedGame, first: DeviceWords): Opened {
  const guide = saved.guided ? new GuideRun(id) : null;
  const game = new DeviceGame({
    id,
    plan: saved,
    ...openSaved(saved),
    store: (now) => savedGames.write(id, now),
    extras: {
      Afterwards: () => <Afterwards id={id} />,
      ...(guide && { Comment: GuideComment }),
      MenuItems: () => <MenuItems id={id} guide={guide} first={first} />,
    },
  });
  // Another tab plays the same game: what it stored counts.
  const unwatch = savedGames.watch(id, showAgain);
  return {
    game,
    guide,
    leave: () => {
      unwatch();
      game.end();
    },
  };
}

/** In place of a game's id: the page that begins a guided one. */
const GUIDED = 'guided';

/** A game on this device. */
export async function deviceGamePage([id = '']: string[]): Promise<Page> {
  if (id === GUIDED) return guidedStartPage();
  const first = await TEXTS.load(session.me.lang);
  const title = (): string => (TEXTS.known(session.me.lang) ?? first).title;
  try {
    const saved = savedGames.read(id);
    if (!saved) return errorPage(null);
    if (saved.guided) await GUIDE_TEXTS.load(session.me.lang);
    const { game, guide, leave } = opened(id, saved, first);
    const content = <GameScreen game={game} guide={guide} first={first} />;
    return { title, content, isLocal: true, leave };
  } catch (error) {
    if (!(error instanceof DamagedGame)) throw error;
    return { title, content: <Damaged first={first} />, isLocal: true };
  }
}
