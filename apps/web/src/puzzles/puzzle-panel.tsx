import type { PuzzlesWords } from '@keyflower/words';
import { type Story, tileName } from '@keyflower/words/story/names';
import { moveOf, type Move } from '@keyflower/bots/puzzles';
import { useTable } from '../play/index.ts';
import { TaskPanel } from '../panels/index.ts';
import { session } from '../session/index.ts';
import { Button, copyText, useWords } from '../ui/index.ts';
import { usePuzzle } from './current-puzzle.ts';
import { streakOf } from './daily.ts';
import { isSolved, progress } from './progress.ts';
import { nextPuzzle, numberOf, puzzleOfDay, today } from './puzzle-list.ts';
import type { Mistake } from './verdict.ts';

/** The puzzle beside the table: what to find, and how it went. */
export function PuzzlePanel() {
  const { run, words } = usePuzzle();
  const { puzzle, status } = run;
  const { kind, level } = puzzle;
  return (
    <TaskPanel
      label={words.panel}
      title={words.kinds[kind].title}
      progress={[
        `${numberOf(puzzle)}`,
        words.level(level),
        ...(isSolved(puzzle.id) ? [`✓ ${words.isSolved}`] : []),
      ].join(' · ')}
      leave={{ href: '/puzzles', label: words.leave }}
      status={status}
      hinted={run.hinted}
      says={status.is === 'working' ? <Task /> : <Outcome />}
      buttons={status.is === 'working' ? <TaskButtons /> : <OutcomeButtons />}
    />
  );
}

/** In place of the prompt, once the puzzle is over. */
export function PuzzleEnded() {
  const { words } = usePuzzle();
  return <p class="prompt">{words.ended}</p>;
}

function useGoal(): string {
  const { run, words } = usePuzzle();
  const { story } = useWords();
  const { puzzle } = run;
  const { move, carry, bid } = words.kinds;
  if (puzzle.kind === 'move') return move.goal;
  return puzzle.kind === 'carry' ? carry.goal(puzzle.now) : bid.goal(tileName(puzzle.tile, story));
}

function Task() {
  const { run, words } = usePuzzle();
  const goal = useGoal();
  return (
    <>
      <p>
        <strong>{words.task}</strong> {goal}
      </p>
      {run.hinted ? <Hint /> : null}
    </>
  );
}

function Hint() {
  const { run, words } = usePuzzle();
  const { nameOf } = useTable();
  const { puzzle, seat } = run;
  const { bid, carry } = words.kinds;
  const text = (): string => {
    if (puzzle.kind === 'carry') return carry.hint(puzzle.best);
    if (puzzle.kind === 'move') return hintOf(moveOf(puzzle.solution), words);
    const most = puzzle.rivals.flatMap((n, rival) => (rival === seat ? [] : [bid.most(nameOf(rival), n)]));
    return bid.hint(most.join(', '));
  };
  return <p class="task-hint">{text()}</p>;
}

function hintOf({ type }: Move, words: PuzzlesWords): string {
  if (type === 'pass') return words.hintPass;
  return type === 'bid' ? words.hintBid : words.hintUse;
}

function TaskButtons() {
  const { run, words } = usePuzzle();
  return (
    <>
      {run.hinted ? (
        <button type="button" onClick={() => run.showAnswer()}>
          {words.showMe}
        </button>
      ) : (
        <button type="button" onClick={() => (run.hinted = true)}>
          {words.hint}
        </button>
      )}
      <NextPuzzle />
    </>
  );
}

function Outcome() {
  const { run, words } = usePuzzle();
  const { status } = run;
  if (status.is === 'working') return null;
  if (status.is === 'wrong')
    return (
      <p>
        <strong>{words.notBest}</strong> <MistakeText mistake={status.mistake} />
      </p>
    );
  return (
    <>
      <p>
        <strong>{status.shown ? words.shownAnswer : words.right}</strong> <Answer />
      </p>
      {status.shown ? null : <Praise />}
    </>
  );
}

/** Points of a margin, in the conventions of the language. */
const decimal = (points: number): string =>
  new Intl.NumberFormat(session.me.lang, { maximumFractionDigits: 1 }).format(points);

const moveText = ({ type, tile }: Move, { moves }: PuzzlesWords, story: Story): string => {
  if (type === 'pass' || tile === undefined) return moves.pass;
  return moves[type === 'bid' ? 'bid' : 'use'](tileName(tile, story));
};

function Answer() {
  const { run, words } = usePuzzle();
  const { story } = useWords();
  const { puzzle, status } = run;
  const { move, carry, bid } = words.kinds;
  if (puzzle.kind === 'carry') return <>{carry.solved(puzzle.best, puzzle.best - puzzle.second)}</>;
  if (puzzle.kind === 'bid') return <>{bid.solved(puzzle.least)}</>;
  const shown = status.is === 'solved' && status.shown;
  const ahead = decimal(puzzle.margin);
  return (
    <>{shown ? words.shown(moveText(moveOf(puzzle.solution), words, story), ahead) : move.solved(ahead)}</>
  );
}

function MistakeText({ mistake }: { mistake: Mistake }) {
  const { run, words } = usePuzzle();
  const { nameOf } = useTable();
  const { story } = useWords();
  const { puzzle } = run;
  const { move, carry, bid } = words.kinds;
  const text = (): string => {
    switch (mistake.why) {
      case 'behind':
        return mistake.isSecond ? move.second(decimal(mistake.points)) : move.wrong(decimal(mistake.points));
      case 'fewer':
        return carry.wrong(mistake.points, mistake.missing);
      case 'few':
        return bid.few(nameOf(mistake.rival), mistake.workers);
      case 'fewElsewhere':
        return bid.fewElsewhere;
      case 'colour':
        return bid.colour;
      case 'many':
        return puzzle.kind === 'bid' ? bid.many(mistake.workers, puzzle.least) : '';
      case 'other':
        return puzzle.kind === 'bid' ? bid.other(tileName(puzzle.tile, story)) : '';
    }
  };
  return <>{text()}</>;
}

/** How hard it was, and what it means for the streak. */
function Praise() {
  const { run, words } = usePuzzle();
  const { puzzle } = run;
  const day = today();
  const isDaily = puzzleOfDay(day).id === puzzle.id;
  return (
    <p class="faint">
      {words.solvers(...puzzle.solved)}
      {isDaily ? ` ${words.daily.title}: ${words.daily.streak(streakOf(progress().days, day).now)}.` : ''}
    </p>
  );
}

function OutcomeButtons() {
  const { run, words } = usePuzzle();
  const { status } = run;
  const wrong = status.is === 'wrong';
  const again = wrong || (status.is === 'solved' && status.shown);
  return (
    <>
      {again ? (
        <button type="button" class={wrong ? 'main' : ''} onClick={() => run.retry()}>
          {words.tryAgain}
        </button>
      ) : null}
      {wrong ? (
        <button type="button" class="quiet" onClick={() => run.showAnswer()}>
          {words.showMe}
        </button>
      ) : (
        <NextPuzzle isMain={!again} />
      )}
      {wrong ? null : <LinkButton />}
    </>
  );
}

function LinkButton() {
  const { run, words } = usePuzzle();
  const copy = (): Promise<void> => copyText(`${location.origin}/puzzles/${run.puzzle.id}`);
  return (
    <Button class="quiet" work={copy}>
      {words.link}
    </Button>
  );
}

function NextPuzzle({ isMain = false }: { isMain?: boolean }) {
  const { run, words } = usePuzzle();
  const next = nextPuzzle(run.puzzle);
  return (
    <a
      class={isMain ? 'button main' : 'button quiet'}
      href={next ? `/puzzles/${next.id}` : '/puzzles'}
      data-act="next"
    >
      {next ? words.next : words.leave}
    </a>
  );
}
