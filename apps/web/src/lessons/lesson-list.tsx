import type { LessonsWords } from '@keyflower/words';
import { tileName } from '@keyflower/words/story/names';
import { useWords } from '../ui/index.ts';
import type { LessonId } from './lesson.ts';
import { progressIn } from './progress.ts';
import { TILES_OF_LESSON } from './tiles-of-lesson.ts';

/** Lessons about the expansion. */
const ABOUT_FARMERS: ReadonlySet<LessonId> = new Set<LessonId>(['farm', 'fields', 'breeding']);

/** Links to the tiles that a lesson is about. */
function LessonTiles({ id }: { id: LessonId }) {
  const { story } = useWords();
  return (
    <p class="lesson-tiles">
      {TILES_OF_LESSON[id].map((tile) => (
        <a key={tile} href={`/tiles/${tile}`}>
          {tileName(tile, story)}
        </a>
      ))}
    </p>
  );
}

function LessonRow({ id, words }: { id: LessonId; words: LessonsWords }) {
  const { title, about, steps } = words.lessons[id];
  const all = Object.keys(steps).length;
  const { at, solved } = progressIn(id);
  const isSolved = solved.length >= all;
  const begun = at > 0 || solved.length > 0;
  const label = isSolved ? words.repeat : begun ? words.goOn : words.begin;
  return (
    <li class={isSolved ? 'solved' : ''}>
      <div>
        <h3>{title}</h3>
        <p class="faint">{about}</p>
        <LessonTiles id={id} />
        <p class="lesson-progress">
          {isSolved ? `✓ ${words.solved}` : begun ? words.progress(solved.length, all) : ''}
        </p>
      </div>
      <a class="button" href={`/learn/${id}`} aria-label={`${label}: ${title}`}>
        {label}
      </a>
    </li>
  );
}

/** All lessons with the progress on this device. */
export function LessonList({ words }: { words: LessonsWords }) {
  const { start } = useWords();
  const ids = Object.keys(words.lessons) as LessonId[];
  const rows = (wanted: boolean) => (
    <ol class="lesson-list">
      {ids
        .filter((id) => ABOUT_FARMERS.has(id) === wanted)
        .map((id) => (
          <LessonRow key={id} id={id} words={words} />
        ))}
    </ol>
  );
  return (
    <section class="part" id="lessons" tabIndex={-1}>
      <h2>{words.title}</h2>
      <p class="faint">{words.about}</p>
      {rows(false)}
      <p>
        <a class="button" href="/device/guided">
          {start.firstGame}
        </a>
      </p>
      <h2>{words.farmers}</h2>
      {rows(true)}
    </section>
  );
}
