import { preferences } from '../../session/index.ts';
import type { Scene } from '../scene.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

const tileAt = (target: EventTarget | null): string | null =>
  (target instanceof Element ? target.closest('[data-tile]') : null)?.getAttribute('data-tile') ?? null;

/** What letters do. They act only while the focus is on the board, and only if the person likes it. */
const LETTERS: Readonly<Record<string, (scene: Scene, tile: string | null) => void>> = {
  b: ({ verbs, lights }, tile) => {
    if (tile === null) return;
    if (lights.get(tile)?.bid === undefined) verbs.set({ kind: 'tile', tile });
    else verbs.begin('bid', tile);
  },
  u: ({ verbs, lights }, tile) => {
    if (tile === null) return;
    if (lights.get(tile)?.use === undefined) verbs.set({ kind: 'tile', tile });
    else verbs.begin('use', tile);
  },
  p: ({ verbs, actions }) => {
    const pass = actions.find(({ type }) => type === 'pass');
    if (pass) verbs.act(pass);
  },
  r: ({ verbs }) => verbs.rotate(1),
  z: ({ verbs }) => verbs.undo(),
  l: () => document.querySelector<HTMLElement>('[role=tab]')?.focus(),
  '?': () => document.querySelector<HTMLElement>('[data-act=help]')?.click(),
};

/** Keys while the focus is somewhere on the table. */
export function keyDown(event: KeyboardEvent, scene: Scene): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
    return;
  if (event.key === 'Escape' && scene.draft.kind !== 'none') {
    scene.verbs.back();
    return;
  }
  const letter = LETTERS[event.key.toLowerCase()];
  if (!letter || !preferences().keys) return;
  event.preventDefault();
  letter(scene, tileAt(event.target));
}
