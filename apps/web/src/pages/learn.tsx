import { type LearnWords, type LessonsWords, loadLearnWords, loadLessonsWords } from '@keyflower/words';
import { LessonList } from '../lessons/index.ts';
import { session } from '../session/index.ts';
import { type Page, PageWords, usePageWords, useWords } from '../ui/index.ts';
import { PICTURES } from './learn-pictures.tsx';
import { RuleLinks } from './rule-text.tsx';
import { SheetLinks } from './sheets/sheet-links.tsx';

const TEXTS = new PageWords(loadLearnWords);
const LESSON_TEXTS = new PageWords(loadLessonsWords);

type Chapter = keyof LearnWords['chapters'];

/** Rules to read on with, by chapter. */
const RULES: Readonly<Record<Chapter, readonly string[]>> = {
  goal: ['SET-1', 'SEA-1', 'SCORE-15'],
  workers: ['SET-4', 'TURN-1', 'TURN-2'],
  bidding: ['BID-1', 'BID-2', 'BID-5', 'END-3'],
  using: ['USE-1', 'USE-2', 'END-4'],
  colours: ['BID-3', 'BID-4', 'USE-3'],
  village: ['END-10', 'END-11', 'USE-6'],
  transport: ['MOVE-1', 'MOVE-2', 'MOVE-4'],
  seasons: ['END-5', 'END-6', 'SEA-2'],
  winter: ['SEA-4', 'SCORE-3', 'SCORE-4', 'SCORE-14'],
  farmers: ['FARM-3', 'FARM-6', 'FARM-8', 'FARM-10'],
};
const CHAPTERS = Object.keys(RULES) as Chapter[];

function ChapterPart({ id, nth, words }: { id: Chapter; nth: number; words: LearnWords }) {
  const { title, text, caption } = words.chapters[id];
  const Picture = PICTURES[id];
  return (
    <section class="part lesson" id={id} tabIndex={-1}>
      <div>
        <h2>{`${nth}. ${title}`}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <RuleLinks label={words.rules} rules={RULES[id]} />
      </div>
      <figure>
        <Picture />
        <figcaption class="faint">{caption}</figcaption>
      </figure>
    </section>
  );
}

function Learn({ first, firstLessons }: { first: LearnWords; firstLessons: LessonsWords }) {
  const words = usePageWords(TEXTS, first);
  const lessons = usePageWords(LESSON_TEXTS, firstLessons);
  const { start } = useWords();
  return (
    <>
      <h1>{words.title}</h1>
      <LessonList words={lessons} />
      <p class="row">
        <a class="button" href="/puzzles">
          {words.puzzles}
        </a>
      </p>
      <h2>{words.contents}</h2>
      <p class="faint">{words.intro}</p>
      <nav aria-label={words.contents}>
        <ol class="row jumps">
          {CHAPTERS.map((id, i) => (
            <li key={id}>
              <a class="button quiet" href={`#${id}`}>
                {`${i + 1}. ${words.chapters[id].title}`}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {CHAPTERS.map((id, i) => (
        <ChapterPart key={id} id={id} nth={i + 1} words={words} />
      ))}
      <div class="row">
        <a class="button main large" href="/">
          {words.play}
        </a>
        <a href="/tiles">{start.readTiles}</a>
        <a href="/rules">{start.readRules}</a>
        <a href="/replay">{words.record}</a>
        <a href="/position">{words.position}</a>
      </div>
      <SheetLinks names={words.sheets} />
    </>
  );
}

/** The lessons and a short guide in pictures, or one lesson, whose scripts are loaded then. */
export async function learnPage([lesson]: string[]): Promise<Page> {
  if (lesson) return (await import('./lesson.tsx')).lessonPage(lesson);
  const { lang } = session.me;
  const [first, lessons] = await Promise.all([TEXTS.load(lang), LESSON_TEXTS.load(lang)]);
  return {
    title: () => (TEXTS.known(session.me.lang) ?? first).title,
    content: <Learn first={first} firstLessons={lessons} />,
  };
}
