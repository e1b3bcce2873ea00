import { signal } from '@preact/signals';
import { api } from './api.ts';
import { session } from './session.ts';

/** People muted since the page was loaded: the server omits their messages from the next connection on. */
const muted = signal<ReadonlySet<string>>(new Set());

export const isMuted = (person: string | undefined): boolean =>
  person !== undefined && muted.value.has(person);

export async function mute(person: string): Promise<void> {
  await api('PUT', `/me/blocks/${person}`, {});
  muted.value = new Set([...muted.value, person]);
}

/** Unmuting reconnects, so that their messages appear at once. */
export async function unmute(person: string): Promise<void> {
  await api('DELETE', `/me/blocks/${person}`, {});
  muted.value = new Set([...muted.value].filter((other) => other !== person));
  session.connection.drop();
  session.connection.hurry();
}
