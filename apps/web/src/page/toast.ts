export interface Toast {
  id: number;
  text: string;
  kind: 'good' | 'bad';
}

const SHOWN_MS = 6000;
const watchers = new Set<() => void>();
let shown: readonly Toast[] = [];
let last = 0;

function set(next: readonly Toast[]): void {
  shown = next;
  for (const watcher of watchers) watcher();
}

export const toasts = (): readonly Toast[] => shown;

export function onToasts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function dropToast(id: number): void {
  set(shown.filter((other) => other.id !== id));
}

/** Shows a short message in the corner for a few seconds. */
export function toast(text: string, kind: 'good' | 'bad' = 'good'): void {
  const id = ++last;
  // A repeated message replaces its predecessor.
  set([...shown.filter((other) => other.text !== text), { id, text, kind }]);
  setTimeout(() => dropToast(id), SHOWN_MS);
}
