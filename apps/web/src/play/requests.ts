import type { Action } from '@keyflower/engine';
import { errorText, type Reply, toast } from '../session/index.ts';
import type { TableBackend } from './backend.ts';
import { play } from './sound.ts';

/** A unique id for a request. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Shows a message if the server refused; returns whether it did. */
export function tellRefusal(reply: Reply): boolean {
  if (reply.type !== 'refused') return false;
  play('refuse');
  toast(errorText(reply.error), 'bad');
  return true;
}

/** Leaves an answer for the next decision with the server; null withdraws it. */
export async function queueAnswer(
  backend: TableBackend,
  table: string,
  action: Action | null,
): Promise<void> {
  const given = action as { type: string } | null;
  tellRefusal(await backend.ask({ type: 'queue', table, id: newId(), action: given }));
}

export async function askToUndo(
  backend: TableBackend,
  { id: table, version = 0 }: { id: string; version?: number },
): Promise<void> {
  tellRefusal(await backend.ask({ type: 'undo', table, id: newId(), version }));
}
