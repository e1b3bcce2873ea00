import { loadRulesWords, type RulesChapter, type RulesWords } from '@keyflower/words';
import { useEffect, useState } from 'preact/hooks';
import { session } from '../session/index.ts';
import { type Page, PageWords, Part, usePageWords } from '../ui/index.ts';
import { RuleText } from './rule-text.tsx';
import { searchFor } from './search.ts';
import { SearchBar } from './search-bar.tsx';
import { SheetLinks } from './sheets/sheet-links.tsx';

/** The rules that contain every word searched for, by chapter; chapters without a match are left out. */
export function foundIn(chapters: readonly RulesChapter[], sought: string): readonly RulesChapter[] {
  const matches = searchFor(sought);
  if (!matches) return chapters;
  return chapters.flatMap((chapter) => {
    const found = Object.entries(chapter.rules).filter(([id, text]) =>
      matches(`${id} ${chapter.title} ${text}`),
    );
    return found.length === 0 ? [] : [{ ...chapter, rules: Object.fromEntries(found) }];
  });
}

const TEXTS = new PageWords(loadRulesWords);

function Chapter({ chapter, wanted }: { chapter: RulesChapter; wanted: string | null }) {
  return (
    <Part id={chapter.id} tabIndex={-1} title={chapter.title} class="rules-chapter">
      {Object.entries(chapter.rules).map(([id, text]) => (
        <article key={id} id={id} tabIndex={-1} class={id === wanted ? 'rule wanted' : 'rule'}>
          <h3>
            <a href={`/rules/${id}`} aria-current={id === wanted ? 'true' : undefined}>
              {id}
            </a>
          </h3>
          <p>
            <RuleText text={text} />
          </p>
        </article>
      ))}
    </Part>
  );
}

function Contents({ words, chapters }: { words: RulesWords; chapters: readonly RulesChapter[] }) {
  return (
    <nav class="contents" aria-label={words.contents}>
      <h2>{words.contents}</h2>
      <ul>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls to the requested rule, if any, and focuses it. */
function Rules({ first, asked }: { first: RulesWords; asked: string | null }) {
  const words = usePageWords(TEXTS, first);
  const [sought, seek] = useState('');
  const known = asked !== null && words.chapters.some(({ rules }) => Object.hasOwn(rules, asked));
  const chapters = foundIn(words.chapters, sought);
  const count = chapters.reduce((n, { rules }) => n + Object.keys(rules).length, 0);
  useEffect(() => {
    const rule = known ? document.getElementById(asked) : null;
    rule?.scrollIntoView({ block: 'center' });
    rule?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="rules-page">
      <div class="rules-head">
        <h1>{words.title}</h1>
        {asked !== null && !known && (
          <p class="note" role="status">
            {words.unknown(asked)}
          </p>
        )}
        <p class="faint">{words.intro}</p>
        <SheetLinks names={words.sheets} />
        <SearchBar
          label={words.search}
          sought={sought}
          onSeek={seek}
          found={sought.trim() === '' ? '' : words.found(count)}
        />
      </div>
      <Contents words={words} chapters={chapters} />
      <div class="chapters">
        {chapters.map((chapter) => (
          <Chapter key={chapter.id} chapter={chapter} wanted={asked} />
        ))}
      </div>
    </div>
  );
}

export async function rulesPage([id]: (string | undefined)[]): Promise<Page> {
  const first = await TEXTS.load(session.me.lang);
  const asked = id?.toUpperCase() ?? null;
  return {
    title: () => [asked, session.words.nav.rules].filter(Boolean).join(' · '),
    content: <Rules first={first} asked={asked} />,
  };
}
