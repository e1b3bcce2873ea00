import { type LessonsWords, loadLessonsWords } from '@keyflower/words';
import { useMemo } from 'preact/hooks';
import { TableScreen } from '../panels/index.ts';
import { session } from '../session/index.ts';
import { type Page, PageWords, usePageWords } from '../ui/index.ts';
import { LESSONS } from './catalogue.ts';
import { CurrentLesson, LessonPanel, StepEnded } from './lesson-panel.tsx';
import { LessonRun } from './lesson-run.ts';
import type { Lesson } from './lesson.ts';
import { keepProgress, progressIn, startOf } from './progress.ts';

const TEXTS = new PageWords(loadLessonsWords);

function startRun(lesson: Lesson, words: LessonsWords): LessonRun {
  return new LessonRun({
    lesson,
    at: startOf(lesson),
    names: [session.me.name, words.opponent],
    changed: (at, step) => {
      const { solved } = progressIn(lesson.id);
      const isNew = step !== null && !solved.includes(step);
      keepProgress(lesson.id, { at, solved: isNew ? [...solved, step] : solved });
    },
  });
}

function LessonScreen({ run, first }: { run: LessonRun; first: LessonsWords }) {
  const words = usePageWords(TEXTS, first);
  const lesson = useMemo(() => ({ run, words }), [run, words]);
  const { live, model } = run.table;
  const hasEnded = run.status.is !== 'working' && model.info?.status === 'playing';
  return (
    <CurrentLesson.Provider value={lesson}>
      <TableScreen
        key={model.id}
        table={live.table}
        Guide={LessonPanel}
        Ended={hasEnded ? StepEnded : undefined}
      />
    </CurrentLesson.Provider>
  );
}

/** A lesson by its id; null if there is none. */
export async function lessonContent(id: string): Promise<Page | null> {
  const lesson = LESSONS.find((one) => one.id === id);
  if (!lesson) return null;
  const { lang } = session.me;
  const first = await TEXTS.load(lang);
  const run = startRun(lesson, first);
  return {
    title: () => (TEXTS.known(session.me.lang) ?? first).lessons[lesson.id].title,
    content: <LessonScreen run={run} first={first} />,
    isLocal: true,
    leave: () => run.end(),
  };
}
