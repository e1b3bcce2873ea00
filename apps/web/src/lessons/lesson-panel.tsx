import type { LessonsWords } from '@keyflower/words';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { TaskPanel } from '../panels/index.ts';
import { useWords } from '../ui/index.ts';
import { lessonAfter } from './catalogue.ts';
import type { LessonRun } from './lesson-run.ts';
import { stepWords } from './lesson.ts';

interface LessonContext {
  run: LessonRun;
  words: LessonsWords;
}

export const CurrentLesson = createContext<LessonContext | null>(null);

function useLesson(): LessonContext {
  const lesson = useContext(CurrentLesson);
  if (!lesson) throw new Error('Only parts of a lesson know the lesson.');
  return lesson;
}

/** The task, what to do next, and how the pupil is doing. */
export function LessonPanel() {
  const { run, words } = useLesson();
  const { lesson, at, status } = run;
  return (
    <TaskPanel
      label={words.guide}
      title={words.lessons[lesson.id].title}
      progress={words.step(at + 1, lesson.steps.length)}
      leave={{ href: '/learn', label: words.leave }}
      status={status}
      hinted={run.hinted}
      says={status.is === 'working' ? <Task /> : <Outcome />}
      buttons={status.is === 'working' ? <TaskButtons /> : <OutcomeButtons />}
    />
  );
}

/** In place of the prompt: the game stands still until the pupil goes on in the panel. */
export function StepEnded() {
  const { run, words } = useLesson();
  return <p class="prompt">{run.status.is === 'wrong' ? words.attemptOver : words.stepSolved}</p>;
}

function Task() {
  const { run, words } = useLesson();
  const { lesson, at, step, hinted } = run;
  const { goal, hint } = stepWords(words, lesson.id, step.id);
  return (
    <>
      {at === 0 && !hinted ? <p class="task-about faint">{words.lessons[lesson.id].about}</p> : null}
      <p>
        <strong>{words.task}</strong> {goal}
      </p>
      {hinted ? <p class="task-hint">{hint}</p> : null}
    </>
  );
}

function TaskButtons() {
  const { run, words } = useLesson();
  return (
    <>
      {run.hinted ? (
        <button type="button" onClick={() => run.showMe()}>
          {words.showMe}
        </button>
      ) : (
        <button type="button" onClick={() => (run.hinted = true)}>
          {words.hint}
        </button>
      )}
      {run.isLast ? (
        <NextLesson />
      ) : (
        <button type="button" class="quiet" onClick={() => run.next()}>
          {words.skip}
        </button>
      )}
    </>
  );
}

function Outcome() {
  const { run, words } = useLesson();
  const { lesson, step, status } = run;
  const { solved, wrong } = stepWords(words, lesson.id, step.id);
  if (status.is === 'wrong') {
    const shared: Readonly<Record<string, string>> = words.wrong;
    return (
      <p>
        <strong>{words.notQuite}</strong> {wrong[status.why] ?? shared[status.why]}
      </p>
    );
  }
  const shown = status.is === 'solved' && status.shown;
  return (
    <p>
      <strong>{shown ? words.shown : words.wellDone}</strong> {solved}
    </p>
  );
}

function OutcomeButtons() {
  const { run, words } = useLesson();
  const { status } = run;
  if (status.is === 'wrong')
    return (
      <>
        <button type="button" class="main" onClick={() => run.retry()}>
          {words.tryAgain}
        </button>
        <button type="button" class="quiet" onClick={() => run.showMe()}>
          {words.showMe}
        </button>
      </>
    );
  return (
    <>
      {run.isLast ? (
        <NextLesson isMain />
      ) : (
        <button type="button" class="main" onClick={() => run.next()}>
          {words.next}
        </button>
      )}
      {status.is === 'solved' && status.shown ? (
        <button type="button" class="quiet" onClick={() => run.retry()}>
          {words.tryAgain}
        </button>
      ) : null}
    </>
  );
}

/** Leads on from the last step; from the last lesson about the base game, and from the last of all, to a whole game. */
function NextLesson({ isMain = false }: { isMain?: boolean }) {
  const { run, words } = useLesson();
  const { start } = useWords();
  const { id } = run.lesson;
  const next = lessonAfter(id);
  return (
    <>
      <a class={isMain ? 'button main' : 'button quiet'} href={next ? `/learn/${next.id}` : '/learn'}>
        {next && !isMain
          ? words.skip
          : next
            ? words.nextLesson(words.lessons[next.id].title)
            : words.allLessons}
      </a>
      {isMain && (id === 'winter' || !next) ? (
        <a class="button" href="/device/guided">
          {start.firstGame}
        </a>
      ) : null}
    </>
  );
}
