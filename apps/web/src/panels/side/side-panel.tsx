import type { ComponentChildren } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { useTable } from '../../play/index.ts';
import { Dialog, useNarrow } from '../../ui/index.ts';
import { Aids } from '../score/aids.tsx';
import { Chat, ChatNews } from './chat.tsx';
import { Log } from './log.tsx';
import { Notes } from './notes.tsx';
import { isSideOpen, openSide, type SideTab, sideTab, unreadIn, useReading } from './side-state.ts';

/** Log, chat and aids: beside the table, or behind a button on narrow screens. */
export function SidePanel() {
  const table = useTable();
  const { words } = table;
  const { side } = words.screen;
  const narrow = useNarrow();
  const open = isSideOpen.value;
  const tab = sideTab.value;
  const visible = !narrow || open;
  useReading(table.model, visible && tab === 'chat');
  const unread = unreadIn(table.model);
  const close = (): void => {
    isSideOpen.value = false;
  };
  // Another table begins with its log.
  useEffect(
    () => () => {
      close();
      sideTab.value = 'log';
    },
    [],
  );
  const panel = <Panel tab={tab} unread={unread} visible={visible} />;
  return (
    <section class="side-panel" aria-label={side.title}>
      <ChatNews />
      {narrow ? (
        <button type="button" class="side-opener" onClick={() => openSide(unread)}>
          <SpeechSign />
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
  const { words } = useTable();
  return n > 0 ? (
    <span class="unread">
      <span aria-hidden="true">{n}</span>
      <span class="unseen">{words.screen.side.unread(n)}</span>
    </span>
  ) : null;
}

/** Unread messages, on every sheet of a phone; opens the chat. */
export function UnreadButton() {
  const { model } = useTable();
  const unread = unreadIn(model);
  return unread === 0 ? null : (
    <button type="button" class="unread-button" onClick={() => openSide(unread)}>
      <SpeechSign />
      <Unread n={unread} />
    </button>
  );
}

const SpeechSign = () => (
  <svg viewBox="-12 -12 24 24" width="22" height="22" aria-hidden="true">
    <path d="M-9 -8H9V5H-1L-5 9V5H-9ZM-5 -4H5M-5 0H3" />
  </svg>
);

function Panel({ tab, unread, visible }: { tab: SideTab; unread: number; visible: boolean }) {
  const { words, aids, model, backend, me } = useTable();
  const { side } = words.screen;
  const id = useId();
  const tabs: { key: SideTab; label: ComponentChildren; body: ComponentChildren }[] = [
    { key: 'log', label: side.log, body: <Log visible={visible && tab === 'log'} /> },
    ...(backend.isLocal
      ? []
      : [
          {
            key: 'chat' as const,
            label: (
              <>
                {side.chat}
                <Unread n={unread} />
              </>
            ),
            body: <Chat model={model} visible={visible && tab === 'chat'} />,
          },
        ]),
    // Rendered only while visible: it computes scores on every change.
    ...(aids ? [{ key: 'aids' as const, label: side.aids, body: tab === 'aids' ? <Aids /> : null }] : []),
    ...(me === null || backend.isLocal
      ? []
      : [{ key: 'notes' as const, label: side.notes.title, body: tab === 'notes' ? <Notes /> : null }]),
  ];
  const choose = (key: SideTab): void => {
    sideTab.value = key;
  };
  return <Tabs id={id} label={side.title} tabs={tabs} chosen={tab} choose={choose} />;
}

interface Tab<Key extends string> {
  key: Key;
  label: ComponentChildren;
  body: ComponentChildren;
}

/** The tab that an arrow key, Home or End moves to. */
export function nextTab(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Tabs by the ARIA pattern: one tab stop, arrow keys move between tabs. Panels stay mounted while hidden. */
function Tabs<Key extends string>({
  id,
  label,
  tabs,
  chosen,
  choose,
}: {
  id: string;
  label: string;
  tabs: readonly Tab<Key>[];
  chosen: Key;
  choose: (key: Key) => void;
}) {
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ key }) => key === chosen);
    const next = nextTab(event.key, at, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    event.stopPropagation();
    choose(tab.key);
    document.getElementById(`${id}-${tab.key}`)?.focus();
  };
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === chosen}
            aria-controls={`${id}-${tab.key}-panel`}
            tabIndex={tab.key === chosen ? 0 : -1}
            onClick={() => choose(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          class={`tab-panel ${tab.key}`}
          role="tabpanel"
          id={`${id}-${tab.key}-panel`}
          aria-labelledby={`${id}-${tab.key}`}
          hidden={tab.key !== chosen}
        >
          {tab.body}
        </div>
      ))}
    </div>
  );
}
