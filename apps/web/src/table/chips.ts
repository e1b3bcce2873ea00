import type { Counts } from '@keyflower/engine';
import { el } from '../page/dom.ts';
import { noun, sorted, type Story } from '../story/names.ts';

/** Counted things as small labels in their colours; the colour is never the only sign. */
export function chips(counts: Counts<string> | undefined, story: Story): HTMLElement[] {
  return sorted(counts).map(([name, n]) =>
    el('span', { class: `chip ${name}` }, `${n} ${noun(name, story)}`),
  );
}
