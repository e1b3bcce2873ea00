import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BASE_TILES, FARMERS_TILES } from '@keyflower/engine';
import { expect, test } from 'vitest';
import { rulesOf } from '../src/art/tile-rules.ts';
import { pieces } from '../src/pages/rule-text.tsx';
import { foundIn } from '../src/pages/rules.tsx';
import { LANGUAGES as CODES } from '@keyflower/protocol';
import { loadRulesWords, type RulesWords } from '@keyflower/words';
import { atLeast } from '../../../scripts/testing/must.ts';

const page = readFileSync(fileURLToPath(new URL('../../../docs/rules/README.md', import.meta.url)), 'utf8');
const IDS = [...page.matchAll(/^- ([A-Z]+-\d+) /gm)].map(([, id]) => id);
const CHAPTERS = [...page.matchAll(/^## ([A-Z]+)/gm)].map(([, id]) => id);
const LANGUAGES: [string, RulesWords][] = await Promise.all(
  CODES.map(async (code): Promise<[string, RulesWords]> => [code, await loadRulesWords(code)]),
);
const [english, french, german] = atLeast(
  3,
  await Promise.all((['en', 'fr', 'de'] as const).map(loadRulesWords)),
);

const textsOf = ({ chapters }: RulesWords): Map<string, string> =>
  new Map(chapters.flatMap(({ rules }) => Object.entries(rules)));

/** The ids and numbers in a text, which a translation keeps. */
const facts = (text: string): string[] => [...text.matchAll(/[A-Z]+-\d+|\d+[a-z]?/g)].map(String).sort();

test.each(LANGUAGES)('every numbered rule has its text, in order and in its chapter (%s)', (_name, words) => {
  expect(words.chapters.map(({ id }) => id)).toEqual(CHAPTERS);
  expect([...textsOf(words).keys()]).toEqual(IDS);
  for (const { id, rules } of words.chapters)
    for (const [rule, text] of Object.entries(rules)) {
      expect(rule).toMatch(new RegExp(`^${id}-`));
      expect(text, rule).toMatch(/^\S.{15,}[.)]$/);
    }
});

test.each(LANGUAGES.slice(1))('a rule has the same ids and numbers in %s as in English', (_name, words) => {
  const texts = textsOf(words);
  for (const [id, text] of textsOf(english)) {
    expect(texts.get(id), id).not.toBe(text);
    expect(facts(texts.get(id)!), id).toEqual(facts(text));
  }
});

test('every rule named in a text exists, and becomes a link', () => {
  for (const text of textsOf(english).values())
    for (const id of pieces(text).filter((_piece, i) => i % 2 === 1)) expect(IDS).toContain(id);
  expect(pieces('as in BID-2, and END-10.')).toEqual(['as in ', 'BID-2', ', and ', 'END-10', '.']);
});

test('search finds ids and words, without accents or case', () => {
  const found = (words: RulesWords, sought: string) => [
    ...textsOf({ ...words, chapters: foundIn(words.chapters, sought) }).keys(),
  ];
  expect(found(english, 'bid-4')).toContain('BID-4');
  expect(found(english, 'GREEN replace another')).toEqual(['BID-7']);
  expect(found(french, 'maréchal-ferrant')).toEqual(found(french, 'marechal-FERRANT'));
  expect(found(german, 'xyz')).toEqual([]);
  expect(found(german, ' ')).toEqual(IDS);
});

test('every tile links to rules, and only to existing ones', () => {
  for (const tile of [...BASE_TILES, ...FARMERS_TILES]) {
    const rules = rulesOf(tile);
    expect(rules.length, tile.id).toBeGreaterThan(0);
    for (const rule of rules) expect(IDS, tile.id).toContain(rule);
  }
});
