import { publicAnswer } from '@keyflower/engine';
import { type GuideWords, loadGuideWords } from '@keyflower/words';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useLayoutEffect, useState } from 'preact/hooks';
import { TaskPanel } from '../panels/index.ts';
import { useTable, type TableContext } from '../play/index.ts';
import { PageWords, usePageWords } from '../ui/index.ts';
import { endOfGame } from './game-end.ts';
import type { GuideRun } from './guide-run.ts';
import type { Moment } from './moment.ts';
import { keyOf } from './prompts.ts';
import { sayNudge, sayPrompt } from './say.ts';

interface Said {
  title: string;
  text: readonly string[];
  /** Dismisses it; null while the player still does what it is about. */
  close: (() => void) | null;
}

export const GUIDE_TEXTS = new PageWords(loadGuideWords);

/** The guide of the game that is shown. */
export const CurrentGuide = createContext<GuideRun | null>(null);

/** The panel's text keeps the focus where it is: it changes while the player plays. */
const QUIET = { is: 'working' };
/** The player has opened the text, and reads it next. */
const READING = { is: 'reading' };

function momentOf(table: TableContext): Moment | null {
  const { me, asked, view, edition, state, actions, standing, draft, ready } = table;
  if (me === null) return null;
  // Where there is one answer for all to see, it is given for the player.
  const isAsked = asked !== null && publicAnswer(state, me) === null;
  return {
    edition,
    view,
    seat: me,
    decision: isAsked ? asked.decision : null,
    actions,
    events: standing,
    looked: draft.kind === 'tile' || draft.kind === 'workers' ? draft.tile : null,
    ready,
  };
}

/** Why the tile whose menu is open takes none of the player's moves; null if it does. */
function blockedText({ draft, asked, highlightAt, why, words }: TableContext): string[] | null {
  if (draft.kind !== 'tile' || asked?.decision !== 'turn' || highlightAt(draft.tile)) return null;
  const { tile } = draft;
  const reasons = [
    [words.now.notBid, why('bid', tile)],
    [words.now.notUse, why('use', tile)],
  ] as const;
  return reasons.flatMap(([what, reason]) => (reason ? [words.labelled(what, reason.text)] : []));
}

interface Guidance {
  run: GuideRun;
  words: GuideWords;
}

function useGuide(): Guidance | null {
  const run = useContext(CurrentGuide);
  const words = usePageWords(GUIDE_TEXTS, null);
  return run && words && { run, words };
}

interface PanelProps extends Guidance {
  title: string;
  isRead?: boolean;
  children: ComponentChildren;
  buttons: ComponentChildren;
}

const Panel = ({ run, words, title, isRead = false, children, buttons }: PanelProps) => (
  <TaskPanel
    label={words.name}
    title={title}
    leave={{ press: () => run.turn(false), label: words.off }}
    status={isRead ? READING : QUIET}
    says={children}
    buttons={buttons}
  />
);

/** What was explained in this game, to read it again. */
function Explained({ run, words, leave }: Guidance & { leave: () => void }) {
  const table = useTable();
  return (
    <Panel
      run={run}
      words={words}
      title={words.again}
      isRead
      buttons={
        <>
          <button type="button" onClick={leave}>
            {words.back}
          </button>
          <button
            type="button"
            class="quiet"
            onClick={() => {
              run.startOver();
              leave();
            }}
          >
            {words.everything}
          </button>
        </>
      }
    >
      <ul class="guide-list">
        {run.shown.map((prompt) => (
          <li key={keyOf(prompt)}>
            <button
              type="button"
              class="link"
              onClick={() => {
                run.again(prompt);
                leave();
              }}
            >
              {sayPrompt(prompt, table.me ?? 0, words, table).title}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What is shown now: why something is not possible, else a missed chance, else what is new. */
function saidNow({ run, words }: Guidance, table: TableContext): Said | null {
  const { nudge, prompt } = run;
  const blocked = blockedText(table);
  if (blocked) return { title: words.whyNot, text: [...blocked, words.elsewhere], close: null };
  if (nudge)
    return {
      title: words.tip,
      text: [sayNudge(nudge, words, table)],
      close: () => run.closeNudge(),
    };
  return prompt && { ...sayPrompt(prompt, table.me ?? 0, words, table), close: () => run.gotIt() };
}

function Explanation({ run, words, list }: Guidance & { list: () => void }) {
  const table = useTable();
  const said = saidNow({ run, words }, table);
  const close = said?.close;
  const [read, reading] = useState<string | null>(null);
  const isRead = said !== null && said.text.join() === read;
  return (
    <Panel
      run={run}
      words={words}
      title={said?.title ?? words.name}
      isRead={isRead}
      buttons={
        close ? (
          <>
            {isRead ? null : (
              <button type="button" class="main guide-read" onClick={() => reading(said.text.join())}>
                {words.read}
              </button>
            )}
            <button type="button" class="main" onClick={close}>
              {words.gotIt}
            </button>
          </>
        ) : (
          <button type="button" class="quiet" onClick={list}>
            {words.again}
          </button>
        )
      }
    >
      {said ? (
        said.text.map((text) => (
          <p key={text} class={run.nudge ? 'guide-text guide-chance' : 'guide-text'}>
            {text}
          </p>
        ))
      ) : (
        <p class="faint guide-idle">{table.asked ? words.idle : words.waiting}</p>
      )}
    </Panel>
  );
}

/** The guide beside the table. */
export function GuidePanel() {
  const guide = useGuide();
  const [listed, list] = useState(false);
  const moment = momentOf(useTable());
  // Before the change is seen: the panel never shows what belongs to the decision before.
  useLayoutEffect(() => {
    if (moment) guide?.run.see(moment);
  });
  if (!guide) return null;
  return listed ? (
    <Explained {...guide} leave={() => list(false)} />
  ) : (
    <Explanation {...guide} list={() => list(true)} />
  );
}

/** How the points came about, beside the result of the game. */
export function GuideComment() {
  const guide = useGuide();
  const table = useTable();
  const { me } = table;
  if (!guide?.run.isOn || me === null) return null;
  const end = endOfGame({ edition: table.edition, view: table.view, seat: me });
  const { title, text } = sayPrompt(end, me, guide.words, table);
  return (
    <section class="guide-comment">
      <h3>{title}</h3>
      <p>{text}</p>
    </section>
  );
}

/** Turns the guide off, or on again. */
export function GuideSwitch({ run }: { run: GuideRun }) {
  const words = usePageWords(GUIDE_TEXTS, null);
  return (
    words && (
      <button type="button" class="quiet" onClick={() => run.turn(!run.isOn)}>
        {run.isOn ? words.off : words.on}
      </button>
    )
  );
}
