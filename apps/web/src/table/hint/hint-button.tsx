import { useScene } from '../scene.ts';
import type { Hint } from './use-hint.ts';

/** Asks for a hint, and lets go of it. */
export function HintButton({ hint: { offered, open, ask, close } }: { hint: Hint }) {
  const { words, draft } = useScene();
  if (!offered || (draft.kind !== 'none' && draft.kind !== 'tile')) return null;
  return (
    <button
      type="button"
      class="quiet hint-button"
      data-act="hint"
      aria-expanded={open}
      onClick={() => (open ? close() : ask())}
    >
      <svg class="icon" viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
        <path d="M-2.500 6.500H2.500M-2.500 4H2.500C2.500 1.500 5 0.500 5 -2.500A5 5 0 0 0 -5 -2.500C-5 0.500 -2.500 1.500 -2.500 4Z" />
      </svg>
      {words.hint.button}
    </button>
  );
}
