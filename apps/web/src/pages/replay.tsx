import type { TableReply } from '@keyflower/protocol';
import { api, apiText, session } from '../session/index.ts';
import type { Page } from '../page/router.ts';
import { Replay } from '../table/replay.ts';
import { placeIn } from '../table/replay-controls.tsx';
import { ReplayScreen } from '../table/replay-screen.tsx';
import { editionOf } from '../table/sight.ts';
import { useWords } from '../ui/hooks.ts';

function NotYet({ id }: { id: string }) {
  const { replay, end } = useWords();
  return (
    <div class="narrow">
      <h1>{replay.title}</h1>
      <p>{replay.notYet}</p>
      <a href={`/t/${id}`} class="button main">
        {end.replay.toTable}
      </a>
    </div>
  );
}

/** Steps through a finished game. */
export async function replayPage([id]: string[], query: URLSearchParams): Promise<Page> {
  const title = (): string => session.words.replay.title;
  const { table, you } = await api<TableReply>('GET', `/tables/${id}`);
  if (table.status !== 'over') return { title, content: <NotYet id={id} /> };
  const edition = editionOf(table.settings);
  const replay = new Replay(edition, await apiText(`/tables/${id}/record`));
  const start = placeIn(query, replay.steps.length, table.seats.length, you.seat);
  return {
    title,
    content: <ReplayScreen id={id} table={table} edition={edition} replay={replay} start={start} />,
  };
}
