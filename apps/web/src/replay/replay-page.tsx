import type { TableReply } from '@keyflower/protocol';
import type { ReplayWords, Words } from '@keyflower/words';
import { useMemo } from 'preact/hooks';
import { editionOf } from '../play/index.ts';
import { api, apiText, session } from '../session/index.ts';
import { nameAt, type Page, showAgain, useWords } from '../ui/index.ts';
import { OpenRecord } from './open-record.tsx';
import { GameSoFar, loadSteps } from './game-so-far.ts';
import { placeIn, placeSoFar } from './place.ts';
import { linesOf, Replay } from './replay.ts';
import { ReplayScreen, type ReplayScreenProps } from './replay-screen.tsx';
import type { ReplayedGame } from './replayed-game.ts';
import { RunningGame } from './running-game.ts';
import { loadTexts, useTexts } from './texts.ts';

function NotYet({ id, firstTexts }: { id: string; firstTexts: ReplayWords }) {
  const { replay } = useWords();
  const { toTable } = useTexts(firstTexts);
  return (
    <div class="narrow">
      <h1>{replay.title}</h1>
      <p>{replay.notYet}</p>
      <a href={`/t/${id}`} class="button main">
        {toTable}
      </a>
    </div>
  );
}

/** A running game: where the reader is stays the same while there are more steps. */
function GrowingReplay({
  running,
  game,
  start,
  firstTexts,
}: Omit<ReplayScreenProps, 'isReview'> & { running: RunningGame }) {
  const { replay } = running;
  const now = useMemo(() => ({ ...game, replay }), [game, replay]);
  return <ReplayScreen game={now} start={start} firstTexts={firstTexts} />;
}

/** Steps through a game of this server, or one from a file. A running game is shown as this person saw it. */
export async function replayPage([id]: string[], query: URLSearchParams): Promise<Page> {
  const title = (): string => session.words.replay.title;
  const firstTexts = await loadTexts();
  if (id === undefined) return { title, content: <OpenRecord firstTexts={firstTexts} query={query} /> };
  const { table: info, you } = await api<TableReply>('GET', `/tables/${id}`);
  const edition = editionOf(info.settings);
  const known = { info, edition, home: `/t/${id}`, nameOf: (words: Words) => nameAt(info, words) };
  const table = { id, seat: you.seat };
  if (info.status !== 'over') {
    const steps = await loadSteps(id);
    if (steps.length === 0) return { title, content: <NotYet id={id} firstTexts={firstTexts} /> };
    const replay = new GameSoFar(edition, steps);
    const running = new RunningGame({
      table: id,
      seat: you.seat,
      replay,
      load: (seen) => loadSteps(id, seen),
      reseated: showAgain,
    });
    const unfollow = session.follow(
      id,
      undefined,
      () => running.replay.version,
      (message) => running.hear(message),
    );
    const game: ReplayedGame = { ...known, table, replay, record: null };
    const start = placeSoFar(query, replay, you.seat);
    return {
      title,
      content: <GrowingReplay {...{ running, game, start, firstTexts }} />,
      leave: () => {
        unfollow();
        running.end();
      },
    };
  }
  const replay = new Replay(edition, linesOf(await apiText(`/tables/${id}/record`)));
  const game: ReplayedGame = { ...known, table, replay, record: replay };
  const start = placeIn(query, replay, you.seat);
  const isReview = query.has('review');
  return { title, content: <ReplayScreen {...{ game, start, firstTexts, isReview }} /> };
}
