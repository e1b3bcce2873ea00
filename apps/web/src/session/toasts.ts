import { signal } from '@preact/signals';

export interface Toast {
  id: number;
  text: string;
  kind: 'good' | 'bad';
}

const SHOWN_MS = 6000;
let last = 0;

/** Toasts, oldest first. */
export const toasts = signal<readonly Toast[]>([]);

export function dropToast(id: number): void {
  toasts.value = toasts.value.filter((other) => other.id !== id);
}

/** Shows a toast for a while. */
export function toast(text: string, kind: 'good' | 'bad' = 'good'): void {
  const id = ++last;
  // The same message is not shown twice at once.
  toasts.value = [...toasts.value.filter((other) => other.text !== text), { id, text, kind }];
  setTimeout(() => dropToast(id), SHOWN_MS);
}
