import { el } from './dom.ts';

const SHOWN_MS = 6000;
const corner = el('div', {
  class: 'toasts',
  role: 'status',
  'aria-live': 'polite',
});

/** Says something in the corner for a while. */
export function toast(text: string, kind: 'good' | 'bad' = 'good'): void {
  if (!corner.isConnected) document.body.append(corner);
  const note = el('div', { class: `toast ${kind}`, onclick: () => note.remove() }, text);
  corner.append(note);
  setTimeout(() => note.remove(), SHOWN_MS);
}
