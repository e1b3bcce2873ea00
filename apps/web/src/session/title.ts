import { effect, signal } from '@preact/signals';
import { session } from './session.ts';

const HEX = '<path d="M8 3h16l7 13-7 13H8L1 16z" fill="%233f7d3a"/>';
const KEY =
  '<circle cx="16" cy="12" r="5" fill="%23f3d35b"/><path d="M14.5 15h3v11h-3zM17 21h4v3h-4z" fill="%23f3d35b"/>';

function icon(waiting: number): string {
  if (waiting === 0) return '/favicon.svg';
  const shown = waiting > 9 ? '9+' : String(waiting);
  const badge = `<circle cx="22" cy="10" r="10" fill="%23c62828"/><text x="22" y="15" font-size="14" font-family="sans-serif" font-weight="bold" text-anchor="middle" fill="white">${shown}</text>`;
  return `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${HEX}${KEY}${badge}</svg>`;
}

const title = signal('Keyflower');

/** Sets the page's name in the browser's tab. */
export function setTitle(name: string): void {
  title.value = name === 'Keyflower' ? name : `${name} · Keyflower`;
}

/** From now on the tab shows the page's name and how many tables wait, in the title and on the icon. */
export function showTitle(): void {
  effect(() => {
    const waiting = session.waiting.length;
    document.title = waiting > 0 ? `(${waiting}) ${title.value}` : title.value;
    document.querySelector('link[rel=icon]')?.setAttribute('href', icon(waiting));
  });
}
