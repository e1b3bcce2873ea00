import type { TableReply } from '@keyflower/protocol';
import type { ReplayWords } from '@keyflower/words';
import { editionOf } from '../play/index.ts';
import { api, apiText, session } from '../session/index.ts';
import { nameAt, type Page, useWords } from '../ui/index.ts';
import { OpenRecord } from './open-record.tsx';
import { placeIn } from './place.ts';
import { linesOf, Replay } from './replay.ts';
import { ReplayScreen } from './replay-screen.tsx';
import type { ReplayedGame } from './replayed-game.ts';
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

/** Steps through a finished game of this server, or one from a file. */
export async function replayPage([id]: string[], query: URLSearchParams): Promise<Page> {
  const title = (): string => session.words.replay.title;
  const firstTexts = await loadTexts();
  if (id === undefined) return { title, content: <OpenRecord firstTexts={firstTexts} query={query} /> };
  const { table: info, you } = await api<TableReply>('GET', `/tables/${id}`);
  if (info.status !== 'over') return { title, content: <NotYet id={id} firstTexts={firstTexts} /> };
  const edition = editionOf(info.settings);
  const replay = new Replay(edition, linesOf(await apiText(`/tables/${id}/record`)));
  const game: ReplayedGame = {
    table: { id, seat: you.seat },
    info,
    edition,
    replay,
    nameOf: (words) => nameAt(info, words),
  };
  const start = placeIn(query, replay.last, info.seats.length, you.seat);
  return { title, content: <ReplayScreen game={game} start={start} firstTexts={firstTexts} /> };
}
