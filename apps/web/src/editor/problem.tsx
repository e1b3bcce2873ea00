import { type EditorWords, positionProblemText } from '@keyflower/words/editor';
import { tileName } from '@keyflower/words/story/names';
import { useWords } from '../ui/index.ts';
import { useEditor } from './current-editor.ts';
import type { Place, Section } from './model/place.ts';
import type { Problem } from './model/reading.ts';

/** What is wrong, as a sentence. */
function sentenceOf(problem: Problem, words: EditorWords, nameOf: (tile: string) => string): string {
  switch (problem.kind) {
    case 'empty':
      return words.empties;
    case 'not-json':
      return problem.line === null ? words.notJson : words.notJsonAt(problem.line);
    case 'view':
      return words.isView;
    case 'record':
      return words.isRecord;
    case 'record-line':
      return words.isRecordLine;
    case 'action':
      return words.isAction;
    case 'no-format':
      return words.noFormat;
    case 'out-of-season':
      return problem.where === 'market' ? words.problems.contradictions['wrong-season'] : words.tooEarly;
    case 'refused': {
      const { refusal } = problem;
      if ('path' in refusal.facts && refusal.facts.path === 'format') return words.noFormat;
      return positionProblemText(refusal, words.problems, nameOf);
    }
  }
}

/** The part of a position that is wrong, and the tile. */
function useWhere(): string {
  const { editor, words } = useEditor();
  const { game, story } = useWords();
  const { place } = editor;
  if (!place) return '';
  const { section, seat, tile } = place;
  const parts: Record<Section, string> = {
    game: words.parts.game,
    decision: words.parts.decision,
    player: seat === null ? '' : words.player(seat + 1),
    market: game.market,
    harbour: words.parts.harbour,
    text: '',
  };
  const { problem } = editor;
  const isKnown = problem?.kind !== 'refused' || problem.refusal.reason !== 'unknown-tile';
  return [parts[section], tile !== null && isKnown ? tileName(tile, story) : ''].filter(Boolean).join(', ');
}

function useSentence(): string {
  const { editor, words } = useEditor();
  const { story } = useWords();
  return editor.problem ? sentenceOf(editor.problem, words, (tile) => tileName(tile, story)) : '';
}

/** Reasons about how the text is written: they name the field. */
const OF_TEXT: ReadonlySet<string> = new Set(
  'missing-field wrong-type out-of-range wrong-length empty unknown-name unknown-tile'.split(' '),
);

/** Whether the position is possible; if it isn't, why and where. */
export function Verdict({ show }: { show: (place: Place) => void }) {
  const { editor, words } = useEditor();
  const { labelled } = useWords();
  const sentence = useSentence();
  const where = useWhere();
  const { problem, place } = editor;
  if (!problem) {
    return (
      <p class="verdict good" role="status">
        {words.possible}
      </p>
    );
  }
  const refusal = problem.kind === 'refused' ? problem.refusal : null;
  const isRead = refusal !== null || problem.kind === 'out-of-season';
  const rule = problem.kind === 'out-of-season' ? problem.rule : refusal?.rule;
  return (
    <div class="verdict bad" role="status">
      <p>
        <strong>{isRead ? words.impossible : words.unreadable}</strong>
        {' – '}
        {where === '' ? sentence : labelled(where, sentence)}
        {refusal && place && OF_TEXT.has(refusal.reason) ? (
          <>
            {' '}
            <code>{place.path}</code>
          </>
        ) : null}
      </p>
      {isRead ? (
        <span class="row">
          {place ? (
            <button type="button" class="small" onClick={() => show(place)}>
              {words.showPlace}
            </button>
          ) : null}
          {rule ? <a href={`/rules/${rule}`}>{words.rule(rule)}</a> : null}
        </span>
      ) : null}
    </div>
  );
}

/** The problem again, in the part of the editor that it is about. */
export function ProblemHere({ section, tile = null }: { section: Section; tile?: string | null }) {
  const { editor } = useEditor();
  const sentence = useSentence();
  const { place } = editor;
  if (!place || place.section !== section || place.tile !== tile) return null;
  if (section === 'player' && place.seat !== editor.seat) return null;
  return <p class="problem-here">{sentence}</p>;
}
