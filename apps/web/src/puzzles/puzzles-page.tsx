import { PUZZLE_KINDS, PUZZLE_LEVELS, type PuzzleEntry, type PuzzleKind } from '@keyflower/bots/puzzles';
import type { PuzzlesWords } from '@keyflower/words';
import { session } from '../session/index.ts';
import { errorPage, type Page, Part, usePageWords } from '../ui/index.ts';
import { TEXTS } from './current-puzzle.ts';
import { startOf, streakOf } from './daily.ts';
import { isSolved, progress } from './progress.ts';
import { numberOf, puzzleOfDay, puzzlesOf, today } from './puzzle-list.ts';

/** When a day of puzzles begins where the player is. */
const startText = (day: number): string =>
  new Intl.DateTimeFormat(session.me.lang, { hour: 'numeric', minute: '2-digit' }).format(startOf(day));

function Daily({ words }: { words: PuzzlesWords }) {
  const { daily } = words;
  const day = today();
  const puzzle = puzzleOfDay(day);
  const { days } = progress();
  const done = days.includes(day);
  const streak = streakOf(days, day);
  return (
    <Part title={daily.title} class="puzzle-daily">
      <div>
        <p>
          <strong>{words.kinds[puzzle.kind].title}</strong> · {words.level(puzzle.level)}
        </p>
        <p class="faint">
          {done ? `✓ ${daily.done(startText(day + 1))} ` : ''}
          {streak.now > 0 ? daily.streak(streak.now) : done ? '' : daily.none}
          {streak.best > streak.now ? ` · ${daily.best(streak.best)}` : ''}
        </p>
      </div>
      <a class={done ? 'button' : 'button main'} href={`/puzzles/${puzzle.id}`}>
        {done ? daily.again : daily.solve}
      </a>
    </Part>
  );
}

function PuzzleLink({ entry, words }: { entry: PuzzleEntry; words: PuzzlesWords }) {
  const solved = isSolved(entry.id);
  const n = numberOf(entry);
  return (
    <li>
      <a
        class={solved ? 'button solved' : 'button'}
        href={`/puzzles/${entry.id}`}
        aria-label={[words.nth(n), ...(solved ? [words.isSolved] : [])].join(', ')}
      >
        {n}
      </a>
    </li>
  );
}

function Kind({ kind, words }: { kind: PuzzleKind; words: PuzzlesWords }) {
  const all = puzzlesOf(kind);
  const { title, about } = words.kinds[kind];
  const solved = all.filter(({ id }) => isSolved(id)).length;
  return (
    <Part title={title}>
      <p class="faint">{about}</p>
      <p class="puzzle-progress">{words.progress(solved, all.length)}</p>
      {PUZZLE_LEVELS.map((level) => {
        const puzzles = all.filter((one) => one.level === level);
        if (puzzles.length === 0) return null;
        return (
          <div key={level} class="puzzle-level">
            <h3>{words.level(level)}</h3>
            <ul>
              {puzzles.map((entry) => (
                <PuzzleLink key={entry.id} entry={entry} words={words} />
              ))}
            </ul>
          </div>
        );
      })}
    </Part>
  );
}

function Puzzles({ first }: { first: PuzzlesWords }) {
  const words = usePageWords(TEXTS, first);
  return (
    <>
      <h1>{words.title}</h1>
      <p class="faint">{words.about}</p>
      <Daily words={words} />
      {PUZZLE_KINDS.map((kind) => (
        <Kind key={kind} kind={kind} words={words} />
      ))}
    </>
  );
}

/** All puzzles, or one of them, whose scripts are loaded then. */
export async function puzzlesPage([id]: string[]): Promise<Page> {
  if (id) return (await (await import('./puzzle-screen.tsx')).puzzleContent(id)) ?? errorPage(null);
  const first = await TEXTS.load(session.me.lang);
  return {
    title: () => (TEXTS.known(session.me.lang) ?? first).title,
    content: <Puzzles first={first} />,
    isLocal: true,
  };
}
