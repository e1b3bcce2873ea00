import type { EditorWords } from '@keyflower/words/editor';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { session } from '../session/index.ts';
import { type Page, Part, Picks, replaceAddress, usePageWords } from '../ui/index.ts';
import { CurrentEditor, useEditor } from './current-editor.ts';
import { DecisionEditor } from './decision-editor.tsx';
import { GameEditor } from './game-editor.tsx';
import { HandEditor } from './hand-editor.tsx';
import { HarbourEditor, MarketEditor } from './market-editor.tsx';
import { printJson, rangeOf } from './model/json-text.ts';
import type { Place } from './model/place.ts';
import { emptyPosition, firstPosition, PositionEditor } from './model/position-editor.ts';
import { fromFragment, LONGEST_LINK, toFragment } from './model/share.ts';
import { ProblemHere, Verdict } from './problem.tsx';
import { PlayOn } from './play-on.tsx';
import { AdvicePart, Scores } from './results.tsx';
import { TextPart } from './text-part.tsx';
import { TEXTS } from './texts.ts';
import { VillageEditor } from './village-editor.tsx';

/** How long after a change the address follows, in milliseconds. */
const ADDRESS_DELAY = 400;

/** The address always leads to the position as it is, so that reloading or sharing it loses nothing. */
function useAddress(editor: PositionEditor): void {
  const { version } = editor;
  useEffect(() => {
    if (version === 0) return undefined;
    const { pathname } = location;
    const timer = setTimeout(() => {
      if (editor.problem?.kind === 'not-json' || editor.problem?.kind === 'empty') return;
      void toFragment(JSON.parse(editor.text)).then((fragment) => {
        const address = `${pathname}#${fragment}`;
        if (editor.version !== version) return;
        replaceAddress(address.length > LONGEST_LINK ? pathname : address);
      });
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [editor, version]);
}

/** Where a problem lies by hand, if it lies in a part of the editor. */
const partOf = ({ section, tile }: Place): string =>
  tile !== null && section !== 'player' ? `[data-tile="${tile}"] > summary` : `#editor-${section}`;

function PositionPage({ editor, first, isDamaged }: PageProps) {
  const words = usePageWords(TEXTS, first);
  const area = useRef<HTMLTextAreaElement>(null);
  const context = useMemo(() => ({ editor, words }), [editor, words]);
  useAddress(editor);
  const show = (place: Place): void => {
    if (place.seat !== null) {
      editor.look(place.seat);
      editor.picked = place.tile;
    }
    const field = area.current;
    if (!field) return;
    const { start, end } = rangeOf(editor.text, place.path);
    field.setSelectionRange(start, end);
    const line = editor.text.slice(0, start).split('\n').length - 1;
    field.scrollTop = (line / editor.text.split('\n').length) * field.scrollHeight - field.clientHeight / 3;
    const part = document.querySelector<HTMLElement>(partOf(place)) ?? field;
    part.focus();
    part.scrollIntoView({ block: 'center' });
  };
  return (
    <CurrentEditor.Provider value={context}>
      <div class="position-editor">
        <header>
          <h1>{words.title}</h1>
          <p class="faint">{words.intro}</p>
          {isDamaged ? (
            <p class="problem-here" role="alert">
              {words.linkDamaged}
            </p>
          ) : null}
          <Beginnings />
          <Verdict show={show} />
        </header>
        <div class="by-hand" inert={!editor.isReadable}>
          {editor.isReadable ? null : <p class="problem-here">{words.textFirst}</p>}
          <GameEditor />
          <DecisionEditor />
          <PlayersEditor />
          <MarketEditor />
          <HarbourEditor />
          <p class="faint">{words.onlyText}</p>
        </div>
        <div class="beside">
          <TextPart area={area} />
          <Scores />
          <AdvicePart />
          <PlayOn />
        </div>
      </div>
    </CurrentEditor.Provider>
  );
}

/** Something to begin with, and the way back. */
function Beginnings() {
  const { editor, words } = useEditor();
  const { position } = editor;
  return (
    <div class="row" role="group" aria-label={words.parts.start}>
      <span class="faint">{words.parts.start}</span>
      <button type="button" onClick={() => editor.replace(emptyPosition(position.players.length))}>
        {words.empty}
      </button>
      <button type="button" onClick={() => editor.replace(firstPosition(position))}>
        {words.first}
      </button>
      <button
        type="button"
        class="to-text"
        onClick={() => document.querySelector<HTMLElement>('.position-text')?.focus()}
      >
        {words.parts.text}
      </button>
      <button type="button" disabled={!editor.canUndo} onClick={() => editor.undo()}>
        {words.undo}
      </button>
    </div>
  );
}

/** One player at a time: village and hand. */
function PlayersEditor() {
  const { editor, words } = useEditor();
  const { position, seat } = editor;
  return (
    <Part title={words.parts.players} id="editor-player" tabIndex={-1}>
      <Picks
        legend={words.parts.players}
        name="editor-seat"
        options={position.players.map((_, n) => [String(n), words.player(n + 1)])}
        value={String(seat)}
        onPick={(n) => editor.look(Number(n))}
      />
      <ProblemHere section="player" />
      <VillageEditor key={seat} />
      <HandEditor key={`hand ${seat}`} />
    </Part>
  );
}

interface PageProps {
  editor: PositionEditor;
  first: EditorWords;
  isDamaged: boolean;
}

/** The text in the address; null if there is none. */
async function textInAddress(): Promise<{ text: string | null; isDamaged: boolean }> {
  try {
    const text = await fromFragment(location.hash);
    return { text: text === null ? null : printJson(JSON.parse(text)), isDamaged: false };
  } catch {
    return { text: null, isDamaged: true };
  }
}

/** The position editor, with the position of the address. */
export async function editorPage(): Promise<Page> {
  const [first, { text, isDamaged }] = await Promise.all([TEXTS.load(session.me.lang), textInAddress()]);
  const editor = new PositionEditor(text ?? printJson(emptyPosition(2)));
  return {
    title: () => (TEXTS.known(session.me.lang) ?? first).title,
    content: <PositionPage editor={editor} first={first} isDamaged={isDamaged} />,
    isLocal: true,
  };
}
