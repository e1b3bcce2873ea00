import { ApiError } from '../api.ts';
import { complaintText } from '../house.ts';
import { toast } from './toast.ts';

const watchers = new Set<() => void>();
let happened: string | null = null;

function set(what: string | null): void {
  happened = what;
  for (const watcher of watchers) watcher();
}

/** What went wrong in our own scripts, outside of any component; null if nothing did. */
export const mishap = (): string | null => happened;

export const forgetMishap = (): void => set(null);

export function onMishap(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
}

/** What browsers say when a script file is not there any more, or the network is not. */
export const isMissingScript = (text: string): boolean => /dynamically imported|module script/i.test(text);

/** Browsers report this as an error although nothing is wrong: sizes are told one frame later. */
const HARMLESS = /ResizeObserver loop/;

/** From now on nothing goes wrong in silence. */
export function watchForMishaps(): void {
  addEventListener('error', ({ error, message }) => {
    if (!HARMLESS.test(message)) set(textOf(error ?? message));
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof ApiError) toast(complaintText(reason.complaint), 'bad');
    else set(textOf(reason));
  });
}
