import type { Counts } from '@keyflower/engine';
import { iconOf } from '../drawn/pictures.ts';
import { el } from '../page/dom.ts';
import { noun, sorted, type Story } from '../story/names.ts';

/** So many of a thing: its sign, the number, and its name. */
export const chip = (n: number, name: string, text: string): HTMLElement =>
  el(
    'span',
    { class: `chip ${name}` },
    iconOf(name),
    el('b', {}, n),
    el('span', { class: 'noun' }, ` ${text}`),
  );

/** Counted things as small labels; their colour is never the only sign. */
export function chips(counts: Counts<string> | undefined, story: Story): HTMLElement[] {
  return sorted(counts).map(([name, n]) => chip(n, name, noun(name, story)));
}
