import { type ComponentChildren } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { isMuted, session } from '../../session/index.ts';
import { Dialog } from '../../ui/dialogs.tsx';
import { Aids } from '../aids/aids.tsx';
import { type Scene, useScene } from '../scene.ts';
import { ChatNews } from './chat-news.tsx';
import { Chat } from './chat.tsx';
import { Log } from './log.tsx';
import { useNarrow } from './narrow.ts';
import { Tabs } from './tabs.tsx';

export type SideTab = 'log' | 'chat' | 'aids';

/** How far the chat of each table was read since the page was loaded. */
const read = new Map<string, number>();

/** Lines of others that came since the chat was last seen. */
function useUnread({ model }: Scene, reading: boolean): number {
  const { chatTold } = model;
  const newest = model.chat.at(-1)?.id ?? 0;
  const known = read.get(model.id);
  useEffect(() => {
    // What was said before one came is not news.
    if (chatTold && (reading || known === undefined)) read.set(model.id, newest);
  }, [model, chatTold, newest, reading, known]);
  return model.chat.filter(
    ({ id, person, removed }) =>
      !reading &&
      known !== undefined &&
      id > known &&
      !removed &&
      person?.id !== session.me.id &&
      !isMuted(person?.id),
  ).length;
}

/** Log, chat and thinking aids: beside the table, or on narrow screens one button away. */
export function SidePanel() {
  const scene = useScene();
  const { words } = scene;
  const { side } = words.screen;
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState<SideTab>('log');
  const visible = !narrow || open;
  const unread = useUnread(scene, visible && tab === 'chat');
  const close = (): void => setOpen(false);
  const panel = <Panel tab={tab} setTab={setTab} unread={unread} visible={visible} />;
  return (
    <section class="side-panel" aria-label={side.title}>
      <ChatNews />
      {narrow ? (
        <button type="button" class="side-opener" onClick={() => setOpen(true)}>
          <svg viewBox="-12 -12 24 24" width="22" height="22" aria-hidden="true">
            <path d="M-9 -8H9V5H-1L-5 9V5H-9ZM-5 -4H5M-5 0H3" />
          </svg>
          <span>{side.open}</span>
          <Unread n={unread} />
        </button>
      ) : (
        panel
      )}
      {narrow && open ? (
        <Dialog title={side.title} class="side-sheet" onClose={close}>
          {panel}
        </Dialog>
      ) : null}
    </section>
  );
}

function Unread({ n }: { n: number }) {
  const { words } = useScene();
  return n > 0 ? (
    <span class="unread">
      <span aria-hidden="true">{n}</span>
      <span class="unseen">{words.screen.side.unread(n)}</span>
    </span>
  ) : null;
}

function Panel({
  tab,
  setTab,
  unread,
  visible,
}: {
  tab: SideTab;
  setTab: (tab: SideTab) => void;
  unread: number;
  visible: boolean;
}) {
  const { words, aids, model } = useScene();
  const { side } = words.screen;
  const id = useId();
  const tabs: { key: SideTab; label: ComponentChildren; body: ComponentChildren }[] = [
    { key: 'log', label: side.log, body: <Log visible={visible && tab === 'log'} /> },
    {
      key: 'chat',
      label: (
        <>
          {side.chat}
          <Unread n={unread} />
        </>
      ),
      body: <Chat model={model} visible={visible && tab === 'chat'} />,
    },
    // Not drawn while nobody looks: it thinks anew with every change.
    ...(aids ? [{ key: 'aids' as const, label: side.aids, body: tab === 'aids' ? <Aids /> : null }] : []),
  ];
  return <Tabs id={id} label={side.title} tabs={tabs} chosen={tab} choose={setTab} />;
}
