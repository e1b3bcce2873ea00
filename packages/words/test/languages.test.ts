import { COLOURS, SEASONS } from '@keyflower/engine';
import { LANGUAGES } from '@keyflower/protocol';
import { describe, expect, it } from 'vitest';
import {
  loadAdviceWords,
  loadAccountWords,
  loadCatalogueWords,
  loadDeviceWords,
  loadGuideWords,
  loadLearnWords,
  loadLessonsWords,
  loadNotices,
  loadPrivacyWords,
  loadPuzzlesWords,
  loadRefusalWords,
  loadReplayWords,
  loadSheetsWords,
  loadTerminalWords,
  loadWords,
} from '../src/index.ts';
import { loadEditorWords } from '../src/editor.ts';
import { example, placeholders, textsOf } from './texts.ts';
import { atLeast } from '../../../scripts/testing/must.ts';

/** Texts that are the same in English and in another language, because the words are. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  fr: [
    'Ben',
    'Keyflower',
    'The Farmers',
    'Table (id)',
    'E-mail',
    'Menu',
    'triangle',
    'Total',
    'Pause',
    'Village',
    'Forge',
    'Ranch',
    'Scribes',
    'Villages',
    'Notes',
    'Scores',
    'Votes',
    'Animations',
    'standard',
    'NE',
    'SE',
    'transport',
    'points',
  ],
  de: [
    'Ben',
    'Details',
    'Keyflower',
    'The Farmers',
    'live',
    'online',
    'offline',
    'Chat',
    'Name',
    'Winter',
    'SW',
    'NW',
  ],
};

/** Texts that other languages make from their own word for a value, so that the value itself isn't in them. */
const TRANSLATED = ['pages.story.workers', 'pages.story.events.seasonEnded'];

const [english, ...others] = atLeast(
  1,
  await Promise.all(
    LANGUAGES.map(async (language) => ({
      language,
      words: await loadWords(language),
      texts: textsOf({
        pages: await loadWords(language),
        // The help is wrapped into lines by hand, differently in each language.
        terminal: await loadTerminalWords(language).then(({ help, ...rest }) => ({
          ...rest,
          help: help.join(' '),
        })),
        advice: await loadAdviceWords(language),
        account: await loadAccountWords(language),
        catalogue: await loadCatalogueWords(language),
        editor: await loadEditorWords(language),
        guide: await loadGuideWords(language),
        learn: await loadLearnWords(language),
        device: await loadDeviceWords(language),
        lessons: await loadLessonsWords(language),
        privacy: await loadPrivacyWords(language),
        puzzles: await loadPuzzlesWords(language),
        refusals: await loadRefusalWords(language),
        replay: await loadReplayWords(language),
        sheets: await loadSheetsWords(language),
        notices: await loadNotices(language),
      }),
    })),
  ),
);

it('texts are found, with the values they are made from', () => {
  expect(english.texts.size).toBeGreaterThan(1200);
  expect(placeholders((name: string, n: number) => `${n} of ${name}`)[0]).toEqual(['21', '32']);
  expect(placeholders(({ link }: { link: string }) => [link])[3]).toEqual(['<link>']);
  expect(placeholders((name: string) => name.toUpperCase())).toEqual([null, ['21'], null, null]);
  const varied = [...english.texts.values()].filter((text) =>
    placeholders(text).some((found) => found?.length),
  );
  expect(varied.length).toBeGreaterThan(200);
});

it.each([english, ...others])('no text is empty in $language', ({ texts }) => {
  const empty = [...texts].filter(([, text]) => /^"?\s*"?$/.test(example(text) ?? 'made from facts'));
  expect(empty.map(([path]) => path)).toEqual([]);
});

describe.each(others)('$language', ({ language, words, texts }) => {
  it('has the texts that English has', () => {
    expect([...texts.keys()].filter((path) => !english.texts.has(path))).toEqual([]);
    expect([...english.texts.keys()].filter((path) => !texts.has(path))).toEqual([]);
  });

  it('makes each text from the same values', () => {
    const different = [...texts]
      .filter(([path]) => !TRANSLATED.includes(path))
      .map(([path, text]) => ({
        path,
        has: placeholders(text),
        wants: placeholders(english.texts.get(path)),
      }))
      .filter(({ has, wants }) =>
        has.some((found, i) => found && wants[i] && found.join() !== wants[i].join()),
      );
    expect(different).toEqual([]);
  });

  it('has a word of its own for each value that it translates', () => {
    const seasons = SEASONS.map((season) => words.story.events.seasonEnded(season));
    const workers = COLOURS.map((colour) => words.story.workers(2, colour));
    for (const made of [seasons, workers]) {
      expect(new Set(made).size).toBe(made.length);
      expect(made.join()).not.toContain('undefined');
    }
  });

  it('has no English text besides the words that are alike', () => {
    const same = [...texts]
      .filter(([path, text]) => text === english.texts.get(path) && /\p{L}{2}/u.test(String(text)))
      .filter(([, text]) => typeof text === 'string' && !/^[a-z]{2}$/.test(text))
      .map(([, text]) => String(text));
    expect([...new Set(same)].sort()).toEqual([...(ALIKE[language] ?? [])].sort());
  });
});
