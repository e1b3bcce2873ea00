import { loadPuzzle } from '@keyflower/bots/puzzles';
import type { PuzzlesWords } from '@keyflower/words';
import { useMemo } from 'preact/hooks';
import { TableScreen } from '../panels/index.ts';
import { session } from '../session/index.ts';
import { type Page, usePageWords } from '../ui/index.ts';
import { CurrentPuzzle, TEXTS } from './current-puzzle.ts';
import { noteSolved } from './progress.ts';
import { PuzzleEnded, PuzzlePanel } from './puzzle-panel.tsx';
import { puzzleOfDay, today } from './puzzle-list.ts';
import { PuzzleRun } from './puzzle-run.ts';

function PuzzleScreen({ run, first }: { run: PuzzleRun; first: PuzzlesWords }) {
  const words = usePageWords(TEXTS, first);
  const puzzle = useMemo(() => ({ run, words }), [run, words]);
  return (
    <CurrentPuzzle.Provider value={puzzle}>
      <TableScreen
        table={run.table.live.table}
        Guide={PuzzlePanel}
        Ended={run.status.is === 'working' ? undefined : PuzzleEnded}
      />
    </CurrentPuzzle.Provider>
  );
}

/** A puzzle by its id; null if there is none. */
export async function puzzleContent(id: string): Promise<Page | null> {
  const { lang } = session.me;
  const [first, puzzle] = await Promise.all([TEXTS.load(lang), loadPuzzle(id)]);
  if (!puzzle) return null;
  const run = new PuzzleRun({
    puzzle,
    name: session.me.name,
    solved: () => {
      const day = today();
      noteSolved(id, puzzleOfDay(day).id === id ? day : null);
    },
  });
  return {
    title: () => (TEXTS.known(session.me.lang) ?? first).kinds[puzzle.kind].title,
    content: <PuzzleScreen key={id} run={run} first={first} />,
    isLocal: true,
    leave: () => run.end(),
  };
}
