import { useWords } from '../../ui/hooks.ts';

/** Leads down to what came while the reader was further up. */
export function Newest({ below, toEnd }: { below: boolean; toEnd: () => void }) {
  const words = useWords();
  return below ? (
    <button type="button" class="newest" onClick={toEnd}>
      {words.screen.side.newest}
      <svg viewBox="-6 -6 12 12" width="12" height="12" aria-hidden="true">
        <path d="M0 -5V4M-4 0L0 4.500L4 0" />
      </svg>
    </button>
  ) : null;
}
