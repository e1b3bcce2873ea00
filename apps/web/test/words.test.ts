import { LANGUAGES } from '@keyflower/protocol';
import { loadPrivacyWords } from '@keyflower/words';
import { expect, test } from 'vitest';
import { privacy } from '@keyflower/words/en/privacy';
import { learn as apprendre } from '@keyflower/words/fr/learn';
import { learn as lernen } from '@keyflower/words/de/learn';
import { lessons as lecons } from '@keyflower/words/fr/lessons';
import { lessons as lektionen } from '@keyflower/words/de/lessons';
import { catalogue as catalogueFrancais } from '@keyflower/words/fr/catalogue';
import { catalogue as katalog } from '@keyflower/words/de/catalogue';
import { privacy as confidentialite } from '@keyflower/words/fr/privacy';
import { privacy as datenschutz } from '@keyflower/words/de/privacy';
import { sheets as feuilles } from '@keyflower/words/fr/sheets';
import { sheets as blaetter } from '@keyflower/words/de/sheets';
import { puzzles as problemes } from '@keyflower/words/fr/puzzles';
import { puzzles as raetsel } from '@keyflower/words/de/puzzles';
import { editor as editeur } from '@keyflower/words/fr/editor';
import { editor as stellungseditor } from '@keyflower/words/de/editor';
import { rules as regles } from '@keyflower/words/fr/rules';
import { rules as regeln } from '@keyflower/words/de/rules';
import { DICTIONARIES } from './support/dictionaries.ts';

type Saying = (...all: unknown[]) => string;

/** Calls a text with placeholder words, or with lists of them where single words fail. */
function ask(saying: Saying): string {
  try {
    return saying('2', '3', '4', '5');
  } catch {
    return saying(['2', '3'], ['4'], ['5']);
  }
}

/** Every text of a dictionary by its path. */
function sayings(words: object, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(words) as [string, unknown][]) {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'function') found.set(at, ask(value as Saying));
    else if (typeof value === 'object' && value !== null)
      for (const one of sayings(value, at)) found.set(...one);
    else found.set(at, String(value));
  }
  return found;
}

test('the privacy page has the same paragraphs in every language', async () => {
  const shape = ({ parts }: typeof privacy) => parts.map(({ text }) => text.length);
  for (const language of LANGUAGES)
    expect(shape(await loadPrivacyWords(language)), language).toEqual(shape(privacy));
});

/** Without JSON, and the problems whose text is chosen by data. */
const plain = ({ problems: { contradictions, farmers }, ...rest }: typeof editeur): object => ({
  ...rest,
  noFormat: '',
  ...contradictions,
  ...farmers,
});

const FRENCH = [
  DICTIONARIES.fr,
  confidentialite,
  regles,
  apprendre,
  lecons,
  problemes,
  plain(editeur),
  catalogueFrancais,
  feuilles,
].map((one) => sayings(one));
const GERMAN = [
  DICTIONARIES.de,
  datenschutz,
  regeln,
  lernen,
  lektionen,
  raetsel,
  plain(stellungseditor),
  katalog,
  blaetter,
].map((one) => sayings(one));

test('French has a narrow space before tall punctuation and inside its quotes', () => {
  for (const [at, text] of FRENCH.flatMap((said) => [...said])) {
    expect(text, at).not.toMatch(/[^\u202f?!][;:!?»](?!\S)|«(?!\u202f)/);
    expect(text, at).not.toMatch(/["']/);
  }
});

test('German has its own quotes', () => {
  for (const [at, text] of GERMAN.flatMap((said) => [...said])) {
    expect(text, at).not.toMatch(/["'”«»]/);
    expect(text.match(/„/g)?.length, at).toBe(text.match(/“/g)?.length);
  }
});
