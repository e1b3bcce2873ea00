import { api } from '../../api.ts';
import { house } from '../../house.ts';

/** People who were muted since the page was loaded: the server leaves out their lines from the next connection on. */
const muted = new Set<string>();

export const isMuted = (person: string | undefined): boolean => person !== undefined && muted.has(person);

export async function mute(person: string): Promise<void> {
  await api('PUT', `/me/blocks/${person}`, {});
  muted.add(person);
}

/** Whoever is not muted any more is heard at once: on a new connection. */
export async function unmute(person: string): Promise<void> {
  await api('DELETE', `/me/blocks/${person}`, {});
  muted.delete(person);
  house.line.drop();
  house.line.hurry();
}
