import { writeFileSync } from 'node:fs';
import { chanceStream, DrawnChance, FULL_EDITION, makePosition, newGame } from '@keyflower/engine';
import { LANGUAGES, type Language } from '@keyflower/protocol';
import { loadTerminalWords, loadWords } from '@keyflower/words';
import { describe, expect, it } from 'vitest';
import { playThroughHere } from './person.ts';
import { ended, keyflower, keyflowerHere, runHere, startIn, temporaryFolder } from './run.ts';

const path = temporaryFolder();

/** Words of the other languages that name pieces, goods and what players do. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /\b(mise|passe|ouvriers?|pierres?|bietet|passt|Arbeiter|Stein)\b/,
  fr: /\b(bids?|passes|workers?|wood|stone|points per|bietet|passt|Arbeiter|Stein)\b/,
  de: /\b(bids?|passes|workers?|wood|stone|point per|mise|passe|ouvriers?|pierres?)\b/,
};

const tooWide = (out: string): string[] => out.split('\n').filter((line) => line.length > 80);

describe.each(LANGUAGES)('in %s', (language) => {
  it('a game with The Farmers can be played to its end and replayed', async () => {
    const [words, terminal] = await Promise.all([loadWords(language), loadTerminalWords(language)]);
    const record = path(`${language}.jsonl`);
    const args = ['--players', '2', '--farmers', 'all', '--record', record];
    const { code, out, err } = await playThroughHere(`in ${language}`, args, language);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(tooWide(out)).toEqual([]);
    expect(out).not.toMatch(FOREIGN[language]);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
    for (const said of [
      terminal.intro(true, 2, 0),
      terminal.seasonTable(words.story.seasons.winter),
      words.story.events.passed(null),
      words.story.events.passed(terminal.player(1)),
      words.story.events.over,
      terminal.saved(record),
    ]) {
      expect(out).toContain(said);
    }
    // One of them from the bundle.
    const replaying = language === 'de' ? keyflower : keyflowerHere;
    const told = await replaying('replay', record, '--language', language);
    expect(told).toMatchObject({ code: 0, err: '' });
    expect(told.out).toContain(words.story.events.passed(terminal.player(1)));
    expect(told.out).toContain(`== ${terminal.scores} =`);
    expect(told.out).not.toMatch(FOREIGN[language]);
    const json = await keyflowerHere('replay', record, '--json', '--language', language);
    expect(json).toEqual(await keyflowerHere('replay', record, '--json'));
  });

  it('demo, tiles and advice are in the language', async () => {
    const terminal = await loadTerminalWords(language);
    const demo = await keyflowerHere('demo', '--players', '2', '--language', language);
    expect(demo.code).toBe(0);
    expect(demo.out).not.toMatch(FOREIGN[language]);
    expect(tooWide(demo.out)).toEqual([]);
    const tiles = await keyflowerHere('tiles', '--language', language);
    expect(tiles.out).toContain(terminal.tiles.legend);
    const state = newGame(
      FULL_EDITION,
      { players: 3, farmers: 'mixed', gamers: false, handicap: [] },
      new DrawnChance(chanceStream('advise')),
    );
    writeFileSync(path('position.json'), JSON.stringify(makePosition(state)));
    const advise = ['advise', path('position.json'), '--iterations', '10'];
    const advice = await keyflowerHere(...advise, '--language', language);
    expect(advice.out).toMatch(new RegExp(`\\(${terminal.decisions.turn}\\)`));
    expect(advice.out).toMatch(/^1\. +\p{Lu}/mu);
    // The actions below the sentences are JSON.
    expect(advice.out.replace(/^ +\{.*$/gm, '')).not.toMatch(FOREIGN[language]);
    const json = await keyflowerHere(...advise, '--json', '--language', language);
    expect(json).toEqual(await keyflowerHere(...advise, '--json'));
  });
});

describe('the language', () => {
  type Locale = Readonly<Record<string, string>>;
  const headed = (out: string): string => /^(tile|tuile|Plättchen) /m.exec(out)?.[1] ?? '';
  const said = async (locale: Locale, ...flags: string[]): Promise<string> =>
    headed((await runHere({ locale, args: ['tiles', '--season', 'spring', ...flags] })).out);
  const saidByProcess = async (locale: Locale): Promise<string> =>
    headed((await ended(startIn(locale, 'tiles', '--season', 'spring'))).out);

  it('is that of the locale unless --language is given', async () => {
    expect(await saidByProcess({ LANG: 'fr_CH.UTF-8' })).toBe('tuile');
    expect(await said({ LANG: 'fr_CH.UTF-8' })).toBe('tuile');
    expect(await said({ LANG: 'fr_CH.UTF-8', LC_MESSAGES: 'de' })).toBe('Plättchen');
    expect(await said({ LANG: 'fr', LC_MESSAGES: 'fr', LC_ALL: 'de_AT@euro' })).toBe('Plättchen');
    expect(await said({ LC_ALL: '', LANG: 'de_DE' })).toBe('Plättchen');
    expect(await said({ LANG: 'fr_FR' }, '--language', 'en')).toBe('tile');
  });

  it('is English if the locale has none of the three', async () => {
    for (const LANG of ['C', 'POSIX', 'C.UTF-8', 'pt_BR.UTF-8', 'frisian']) {
      expect(await said({ LANG })).toBe('tile');
    }
    expect(await saidByProcess({})).toBe('tile');
    expect(await said({})).toBe('tile');
  });

  it('must be one of those that there are', async () => {
    const { code, err } = await keyflowerHere('play', '--language', 'klingon');
    expect({ code, err }).toMatchObject({ code: 2 });
    expect(err).toContain(`--language is one of ${LANGUAGES.join(', ')}, not "klingon"`);
  });
});
