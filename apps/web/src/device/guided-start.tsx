import { CHARACTERS } from '@keyflower/bots/characters';
import type { DeviceWords, GuideWords } from '@keyflower/words';
import { useState } from 'preact/hooks';
import { GUIDE_TEXTS } from '../guide/index.ts';
import { session, toast } from '../session/index.ts';
import { Form, go, type Page, Picks, usePageWords, useWords } from '../ui/index.ts';
import { newGame, reader } from './new-game.ts';
import { savedGames } from './saved-games.ts';
import { TEXTS } from './texts.ts';

const OPPONENTS = ['1', '2', '3'];

/** The latest guided game that is not over. */
const unfinished = (): string | undefined =>
  savedGames.list().find(({ saved }) => saved?.guided && saved.scores === null)?.id;

function GuidedStart({ first, device }: { first: GuideWords; device: DeviceWords }) {
  const words = usePageWords(GUIDE_TEXTS, first);
  const texts = usePageWords(TEXTS, device);
  const { start } = useWords();
  const [opponents, setOpponents] = useState('1');
  const begun = unfinished();
  const begin = (): void => {
    const bots = Array.from({ length: Number(opponents) }, () => ({ bot: CHARACTERS[0].id }));
    const id = newGame(
      { seats: [reader(0, texts), ...bots], aids: true, guided: true },
      { players: bots.length + 1, farmers: 'off', gamers: false },
    );
    if (id === null) return toast(texts.noStorage, 'bad');
    void navigator.storage?.persist?.();
    go(`/device/${id}`);
  };
  return (
    <>
      <h1>{words.title}</h1>
      <section class="part">
        <p>{words.about}</p>
        {begun !== undefined && (
          <p>
            <a class="button main" href={`/device/${begun}`}>
              {words.goOn}
            </a>
          </p>
        )}
        <Form class="device-set-up" label={words.begin} send={begin}>
          <Picks
            legend={words.opponents}
            name="opponents"
            options={OPPONENTS.map((n) => [n, n] as const)}
            value={opponents}
            onPick={setOpponents}
          />
        </Form>
        <p class="row">
          <a href="/learn#lessons">{words.lessonsFirst}</a>
          <a href="/device">{start.onDevice}</a>
        </p>
      </section>
    </>
  );
}

/** The page that begins a guided game. */
export async function guidedStartPage(): Promise<Page> {
  const { lang } = session.me;
  const [first, device] = await Promise.all([GUIDE_TEXTS.load(lang), TEXTS.load(lang)]);
  return {
    title: () => (GUIDE_TEXTS.known(session.me.lang) ?? first).title,
    content: <GuidedStart first={first} device={device} />,
    isLocal: true,
  };
}
