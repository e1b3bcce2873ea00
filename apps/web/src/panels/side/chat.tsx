import type { ChatLine } from '@keyflower/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { SeatPlate } from '../../art/index.ts';
import { newId, type TableModel, tellRefusal, useTable } from '../../play/index.ts';
import { api, attempt, isMuted, mute, session, toast } from '../../session/index.ts';
import { Dialog, useWords } from '../../ui/index.ts';
import { Newest, useNewest } from './newest.tsx';

const LONGEST = 500;

/** The chat of the table. */
export function Chat({ model, visible }: { model: TableModel; visible: boolean }) {
  const words = useWords();
  const lines = model.chat.filter(({ person }) => !isMuted(person?.id));
  const newest = useNewest(lines.length, visible);
  const silence = async (person: string): Promise<void> => {
    await mute(person);
    toast(words.game.muted);
  };
  return (
    <>
      <div class="story-box">
        <div
          class="story"
          ref={newest.box}
          onScroll={newest.onScroll}
          tabIndex={0}
          role="region"
          aria-label={words.screen.side.chat}
        >
          {lines.length > 0 ? (
            <ol class="said">
              {lines.map((line) => (
                <Line key={line.id} line={line} table={model.id} silence={silence} />
              ))}
            </ol>
          ) : (
            <p class="faint">{words.screen.side.quiet}</p>
          )}
        </div>
        <Newest {...newest} />
      </div>
      <Say table={model.id} />
    </>
  );
}

function Line({
  line,
  table,
  silence,
}: {
  line: ChatLine;
  table: string;
  silence: (person: string) => Promise<void>;
}) {
  const words = useWords();
  const [asking, ask] = useState<'report' | 'remove' | null>(null);
  const { id, person, seat, text, removed } = line;
  const { game, screen, unnamed } = words;
  const name = person?.name || unnamed;
  const others = person !== null && person.id !== session.me.id && !removed;
  const send = async (why: string): Promise<void> => {
    if (asking === 'remove') return void (await api('POST', `/operator/chat/${id}/remove`, { reason: why }));
    await api('POST', '/reports', { person: person?.id, table, chat: id, text: why });
    toast(game.reported);
  };
  return (
    <li class={person?.id === session.me.id ? 'own' : undefined}>
      {seat === null ? <span class="no-seat" /> : <SeatPlate seat={seat} size={18} />}
      <div class="lines">
        <p>
          {person ? (
            <a class="who" href={`/people/${person.id}`} target="_blank" rel="noopener">
              {name}
            </a>
          ) : null}{' '}
          {removed ? <em class="faint">{game.removed}</em> : text}
        </p>
        {others ? (
          <details class="line-tools">
            <summary aria-label={screen.side.more(name)}>…</summary>
            <div>
              <button
                type="button"
                class="quiet small"
                onClick={() => void attempt(() => silence(person.id))}
              >
                {game.mute}
              </button>
              <button type="button" class="quiet small" onClick={() => ask('report')}>
                {game.report}
              </button>
              {session.me.operator ? (
                <button type="button" class="quiet small" onClick={() => ask('remove')}>
                  {game.remove}
                </button>
              ) : null}
            </div>
          </details>
        ) : null}
      </div>
      {asking ? (
        <AskText
          title={asking === 'report' ? game.report : game.remove}
          label={asking === 'report' ? game.reportWhat : game.reason}
          about={{ who: name, text }}
          send={send}
          onClose={() => ask(null)}
        />
      ) : null}
    </li>
  );
}

/** Chat input. A message that could not be sent stays in the field. */
function Say({ table }: { table: string }) {
  const { game } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const say = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (text === '') return;
    const reply = await session.ask({ type: 'chat', table, id: newId(), text });
    if (!tellRefusal(reply) && field.current) field.current.value = '';
  };
  return (
    <form class="say" onSubmit={(event) => void attempt(() => say(event))}>
      <input
        ref={field}
        maxLength={LONGEST}
        autoComplete="off"
        placeholder={game.say}
        aria-label={game.say}
      />
      <button type="submit">{game.send}</button>
    </form>
  );
}

/** Asks for a reason, for a report or a removal. */
function AskText({
  title,
  label,
  about,
  send,
  onClose,
}: {
  title: string;
  label: string;
  /** The chat message in question. */
  about: { who: string; text: string };
  send: (text: string) => Promise<void>;
  onClose: () => void;
}) {
  const { game } = useWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (text !== '' && (await attempt(() => send(text)))) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <blockquote class="quoted">
        <b>{about.who}</b> {about.text}
      </blockquote>
      <form onSubmit={(event) => void submit(event)}>
        <label class="field">
          <span>{label}</span>
          <textarea ref={field} rows={4} maxLength={LONGEST} required autofocus />
        </label>
        <button type="submit" class="main">
          {game.send}
        </button>
      </form>
    </Dialog>
  );
}

/** Announces new chat messages to screen readers, whichever tab is open. Game events are announced elsewhere. */
export function ChatNews() {
  const { model, words } = useTable();
  const heard = useRef<number | null>(null);
  const [news, setNews] = useState('');
  const { chatTold } = model;
  const newest = model.chat.at(-1)?.id ?? 0;
  useEffect(() => {
    if (!chatTold) return;
    const since = heard.current;
    heard.current = newest;
    // Messages from before joining are not news.
    if (since === null) return;
    const lines = model.chat.filter(
      ({ id, person, removed }) =>
        id > since && !removed && person?.id !== session.me.id && !isMuted(person?.id),
    );
    if (lines.length > 0)
      setNews(
        lines
          .map(({ person, text }) => words.screen.side.says(person?.name || words.unnamed, text))
          .join(' '),
      );
  }, [model, chatTold, newest]);
  return (
    <p class="unseen" aria-live="polite">
      {news}
    </p>
  );
}
