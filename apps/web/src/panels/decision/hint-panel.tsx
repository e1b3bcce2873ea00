import type { Reason } from '@keyflower/bots';
import type { Action } from '@keyflower/engine';
import { adviceText, type AdviceWords, loadAdviceWords } from '@keyflower/words';
import { goodsText, tileName } from '@keyflower/words/story/names';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { PageWords, usePageWords } from '../../ui/index.ts';
import { type LabelContext, labelOf } from './pending.tsx';
import { type TableContext, tilesOfAction, useTable } from '../../play/index.ts';
import { spotWords } from '../../board/index.ts';
import { type Expected, follow, type Suggestion } from './suggestions.ts';
import type { Hint } from './use-hint.ts';

/** An action as text; a place in the village is described by its neighbours. */
export function suggestionText(action: Action, table: LabelContext): string {
  if (action.type !== 'place') return labelOf(action, table);
  const { words, view, me } = table;
  const { village } = view.players[me ?? 0]!;
  const put = words.village.putAt(tileName(action.tile, words.story), spotWords(action, village, words));
  return action.rotation === 0 ? put : `${put}, ${words.village.turned(action.rotation * 60)}`;
}

/** The reason in a sentence, without the workers used: the action already names them. */
function whyText(reason: Reason, sentences: AdviceWords, { words, nameOf }: TableContext): string {
  const { by: _, ...plain } = reason;
  return adviceText(plain, sentences, {
    tile: (id) => words.hint.tile(tileName(id, words.story)),
    player: nameOf,
    goods: (counts) => goodsText(counts, words),
  });
}

/** "61% to win" or "about 68 points at the end". */
function ExpectedResult({ expected, panel }: { expected: Expected; panel: AdviceWords['panel'] }) {
  if ('points' in expected) return <p class="odds">{panel.points(expected.points)}</p>;
  return (
    <p class="odds">
      <meter min={0} max={1} value={expected.percent / 100} aria-hidden="true" />
      {panel.odds(expected.percent)}
    </p>
  );
}

const SENTENCES = new PageWords(loadAdviceWords);

/** The suggestions; hidden while the player prepares an action. */
export function HintPanel({ hint }: { hint: Hint }) {
  const { draft } = useTable();
  return hint.open && (draft.kind === 'none' || draft.kind === 'tile') ? <Panel hint={hint} /> : null;
}

function Panel({ hint: { advice, ask, close } }: { hint: Hint }) {
  const { words } = useTable();
  const { hint } = words;
  const sentences = usePageWords(SENTENCES, null);
  const box = useRef<HTMLElement>(null);
  // Layout effect: Escape must work as soon as the panel is visible.
  useLayoutEffect(() => {
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      close();
      document.querySelector<HTMLElement>('[data-act=hint]')?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [close]);
  // Move the focus to the first suggestion only if it is still on the hint button.
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
          sentences.panel.failed
        ) : (
          sentences.panel.found(advice.length)
        )}
      </p>
      {advice === null && sentences ? (
        <button type="button" onClick={ask}>
          {sentences.panel.again}
        </button>
      ) : null}
      {advice && sentences ? (
        <>
          <ol>
            {advice.map((one, i) => (
              <Advised key={i} advice={one} sentences={sentences} />
            ))}
          </ol>
          <p class="faint">{sentences.panel.guess}</p>
        </>
      ) : null}
    </section>
  );
}

function Advised({ advice, sentences }: { advice: Suggestion; sentences: AdviceWords }) {
  const table = useTable();
  const { pointing } = table;
  const { doIt, doThis } = sentences.panel;
  const what = suggestionText(advice.action, table);
  const tiles = tilesOfAction(advice.action);
  return (
    <li class={tiles.some(pointing.isAtTile) ? 'pointed' : undefined} data-about={tiles.join(' ')}>
      <strong>{what}</strong>
      <button
        type="button"
        data-act="follow"
        aria-label={doThis(what)}
        onClick={() => follow(advice.action, table)}
      >
        {doIt}
      </button>
      <p>{whyText(advice.reason, sentences, table)}</p>
      {advice.expected ? <ExpectedResult expected={advice.expected} panel={sentences.panel} /> : null}
    </li>
  );
}

/** Opens and closes the hint. */
export function HintButton({ hint: { offered, open, ask, close } }: { hint: Hint }) {
  const { words, draft } = useTable();
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
