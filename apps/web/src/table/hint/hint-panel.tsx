import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type AdviceWords, loadAdviceWords } from '@keyflower/words';
import { RoomWords, useRoomWords } from '../../ui/room-words.ts';
import { useScene } from '../scene.ts';
import { follow } from './follow.ts';
import { oddsText, suggestionText, whyText } from './hint-words.ts';
import type { Suggestion } from './short-list.ts';
import type { Hint } from './use-hint.ts';

const SENTENCES = new RoomWords(loadAdviceWords);

/** What a hint says. It steps back while something is in hand, and is there again when that is put back. */
export function HintPanel({ hint }: { hint: Hint }) {
  const { draft } = useScene();
  return hint.open && (draft.kind === 'none' || draft.kind === 'tile') ? <Panel hint={hint} /> : null;
}

function Panel({ hint: { advice, ask, close } }: { hint: Hint }) {
  const { words } = useScene();
  const { hint } = words;
  const sentences = useRoomWords(SENTENCES, null);
  const box = useRef<HTMLElement>(null);
  // Before anything is painted: whoever sees the box may close it.
  useLayoutEffect(() => {
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      close();
      document.querySelector<HTMLElement>('[data-act=hint]')?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [close]);
  // Whoever waited for it goes on there; whoever went elsewhere stays there.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
    if (advice && document.activeElement?.matches('[data-act=hint]'))
      box.current?.querySelector<HTMLElement>('[data-act=follow]')?.focus();
  }, [advice, sentences]);
  return (
    <section ref={box} class="hint" aria-label={hint.button}>
      <p class="hint-says" role="status">
        {advice === undefined || sentences === null ? (
          <>
            <span class="thinking" aria-hidden="true" /> {hint.thinking}
          </>
        ) : advice === null ? (
          hint.failed
        ) : (
          hint.found
        )}
      </p>
      {advice === null ? (
        <button type="button" onClick={ask}>
          {hint.again}
        </button>
      ) : null}
      {advice && sentences ? (
        <>
          <ol>
            {advice.map((one, i) => (
              <Advised key={i} advice={one} sentences={sentences} />
            ))}
          </ol>
          <p class="faint">{hint.guess}</p>
        </>
      ) : null}
    </section>
  );
}

function Advised({ advice, sentences }: { advice: Suggestion; sentences: AdviceWords }) {
  const scene = useScene();
  const { doIt, doThis } = scene.words.hint;
  const what = suggestionText(advice.action, scene);
  return (
    <li>
      <strong>{what}</strong>
      <button
        type="button"
        data-act="follow"
        aria-label={doThis(what)}
        onClick={() => follow(advice.action, scene)}
      >
        {doIt}
      </button>
      <p>{whyText(advice.reason, sentences, scene)}</p>
      {advice.odds ? (
        <p class="odds">
          <meter min={0} max={1} value={advice.odds.percent / 100} aria-hidden="true" />
          {oddsText(advice.odds, scene)}
        </p>
      ) : null}
    </li>
  );
}
