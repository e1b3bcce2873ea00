import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../../play/index.ts';
import { isMuted, session } from '../../session/index.ts';

export type SideTab = 'log' | 'chat' | 'aids' | 'notes';

export const sideTab = signal<SideTab>('log');
/** Whether the panel is open on a narrow screen. */
export const isSideOpen = signal(false);

/** Opens the panel on a narrow screen; at the chat if there is something to read. */
export function openSide(unread: number): void {
  if (unread > 0) sideTab.value = 'chat';
  isSideOpen.value = true;
}

/** The last chat message read, by table, since the page was loaded. */
const lastRead = signal<ReadonlyMap<string, number>>(new Map());

/** Marks the messages as read while the chat is visible. */
export function useReading(model: TableModel, reading: boolean): void {
  const { chatTold } = model;
  const newest = model.chat.at(-1)?.id ?? 0;
  const known = lastRead.value.get(model.id);
  useEffect(() => {
    // Messages from before joining are not news.
    if (chatTold && (reading || known === undefined) && known !== newest)
      lastRead.value = new Map(lastRead.value).set(model.id, newest);
  }, [model, chatTold, newest, reading, known]);
}

/** The number of unread messages by others. */
export function unreadIn({ id: table, chat }: TableModel): number {
  const known = lastRead.value.get(table);
  if (known === undefined) return 0;
  return chat.filter(
    ({ id, person, removed }) =>
      id > known && !removed && person?.id !== session.me.id && !isMuted(person?.id),
  ).length;
}
