import type { ErrorBody, TableInfo } from '@keyflower/protocol';
import type { Words } from '@keyflower/words';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Chat, TableScreen } from '../panels/index.ts';
import { type TableModel, FollowedTable } from '../play/index.ts';
import { api, attempt, session, setTitle } from '../session/index.ts';
import {
  closedText,
  playersText,
  ErrorMessage,
  type Page,
  Part,
  replaceAddress,
  useWords,
} from '../ui/index.ts';
import { Lobby } from './lobby.tsx';
import { NameQuestion, shouldAskName } from './name-question.tsx';

/** The table's title, or else the names of its players. */
const titleOf = ({ info }: TableModel): string => info?.settings.title || playersText(info, session.words);

/** What a table without a game waits for, or why there will be none. */
function waitText({ status, reason }: TableInfo, words: Words): string {
  if (status === 'closed') return closedText(reason, words);
  return status === 'cancelled' ? words.lobby.cancelled : words.status.open;
}

/** A private table looks like one that does not exist: the way in is an invitation. */
function NoTable({ error }: { error: ErrorBody }) {
  const { lobby } = useWords();
  return (
    <>
      <ErrorMessage error={error} />
      {error.code === 'NOT_FOUND' ? <p class="narrow">{lobby.needsInvitation}</p> : null}
    </>
  );
}

/** How long a game waits for the device's contribution to its seed. */
const COMMIT_MS = 3000;

/** A game against bots, which starts by itself as soon as this device has committed its contribution to the seed. */
function Starting({ model, giveUp }: { model: TableModel; giveUp: () => void }) {
  const { loading } = useWords();
  const { info, you } = model;
  const isCommitted = !info?.draws || (you.seat !== null && info.draws.seats[you.seat] !== null);
  const isBegun = useRef(false);
  useEffect(() => {
    const begin = async (): Promise<void> => {
      if (isBegun.current) return;
      isBegun.current = true;
      if (!(await attempt(() => api('POST', `/tables/${model.id}/start`, {})))) giveUp();
    };
    const timer = setTimeout(begin, isCommitted ? 0 : COMMIT_MS);
    return () => clearTimeout(timer);
  }, [isCommitted]);
  return <p class="narrow">{loading}</p>;
}

/** A table from its creation to its result. */
function Table({
  followed,
  bots,
  accessKey,
  starts,
}: {
  followed: FollowedTable;
  bots: readonly string[];
  accessKey: string | undefined;
  starts: boolean;
}) {
  const words = useWords();
  const [isStarting, setStarting] = useState(starts);
  const { model, live } = followed;
  const { info, you, refused } = model;
  const title = titleOf(model);
  useEffect(() => {
    if (info) setTitle(title);
  }, [title]);
  // The address of a private table is its invitation: copied from the address bar, it lets others in.
  const key = info?.settings.public === false ? you.key : null;
  useEffect(() => {
    if (key !== null) replaceAddress(`/t/${model.id}?key=${key}`);
  }, [key]);
  if (refused !== null) return <NoTable error={refused} />;
  if (isStarting && info?.status === 'open' && you.host)
    return <Starting model={model} giveUp={() => setStarting(false)} />;
  if (info?.status === 'open' && !starts && shouldAskName()) return <NameQuestion />;
  if (info && (info.status === 'open' || info.started === null))
    return (
      <div class="lobby-page">
        <h1>{title}</h1>
        <p class="faint">{waitText(info, words)}</p>
        {info.status === 'open' ? (
          <Lobby model={model} bots={bots} accessKey={accessKey} />
        ) : (
          <p>
            <a class="button main" href="/">
              {words.backHome}
            </a>
          </p>
        )}
        <Part title={words.screen.side.chat} class="lobby-chat">
          <Chat model={model} visible />
        </Part>
      </div>
    );
  return live.isKnown ? <TableScreen table={live.table} /> : <p class="narrow">{words.loading}</p>;
}

export async function tablePage([id = '']: string[], query: URLSearchParams): Promise<Page> {
  const { bots } = await api<{ bots: string[] }>('GET', '/bots');
  const key = query.get('key') ?? undefined;
  const followed = new FollowedTable(id, key);
  const seat = Number(query.get('seat'));
  if (key !== undefined && seat >= 1) void takeSeat(id, seat - 1, key);
  return {
    title: session.words.home.title,
    content: <Table followed={followed} bots={bots} accessKey={key} starts={query.has('start')} />,
    leave: () => followed.end(),
  };
}

/** Takes the seat of a seat link, unless the visitor already has a seat or it is taken. */
async function takeSeat(id: string, seat: number, key: string): Promise<void> {
  try {
    const { table, you } = await api<{ table: { status: string }; you: { seat: number | null } }>(
      'POST',
      `/tables/${id}/enter`,
      { key },
    );
    if (table.status === 'open' && you.seat === null) await api('POST', `/tables/${id}/sit`, { seat, key });
  } catch {
    // The table shows who sits where.
  }
}
