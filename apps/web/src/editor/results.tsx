import { scoreGame } from '@keyflower/engine';
import { useMemo } from 'preact/hooks';
import { sharesOf, HintButton, HintPanel, Sheet, useHint } from '../panels/index.ts';
import { CurrentTable } from '../play/index.ts';
import { Part, useWords } from '../ui/index.ts';
import { useEditor } from './current-editor.ts';
import { deciderOf, useDecisionTable, useVillageTable } from './editor-table.ts';

/** The score sheets of all players. */
export function Scores() {
  const { editor, words } = useEditor();
  return (
    <Part title={words.parts.scores}>
      {editor.problem ? <p class="faint">{words.noScores}</p> : <Sheets />}
    </Part>
  );
}

function Sheets() {
  const { editor, words } = useEditor();
  const { after, labelled } = useWords();
  const table = useVillageTable();
  const { state } = editor;
  const sheets = useMemo(() => scoreGame(state).players, [state]);
  return (
    <CurrentTable.Provider value={table}>
      {sheets.map((sheet, seat) => {
        const shares = sharesOf(sheet, table.view.players[seat]?.village ?? [], table.spec);
        return (
          <details key={seat} class="editor-scores">
            <summary>{labelled(words.player(seat + 1), after.points(sheet.total))}</summary>
            <Sheet seat={seat} shares={shares} unfolded={shares.length} place={null} />
          </details>
        );
      })}
    </CurrentTable.Provider>
  );
}

/** What the bots would do. */
export function AdvicePart() {
  const { editor, words } = useEditor();
  const seat = deciderOf(editor);
  return (
    <Part title={words.parts.advice}>
      {seat === null ? (
        <p class="faint">{editor.problem ? words.noAdviceYet : words.noAdvice}</p>
      ) : (
        <Advice key={seat} seat={seat} />
      )}
    </Part>
  );
}

function Advice({ seat }: { seat: number }) {
  const { words } = useEditor();
  const table = useDecisionTable(seat);
  return (
    <CurrentTable.Provider value={table}>
      <p>{words.adviceFor(words.player(seat + 1))}</p>
      <Hints />
      <p class="faint small">{words.adviceHint}</p>
    </CurrentTable.Provider>
  );
}

function Hints() {
  const hint = useHint();
  return (
    <>
      <HintButton hint={hint} />
      <HintPanel hint={hint} />
    </>
  );
}
