import { expect, test } from 'vitest';
import { english as privacy } from '../src/words/privacy/english.ts';
import { french as confidentialite } from '../src/words/privacy/french.ts';
import { german as datenschutz } from '../src/words/privacy/german.ts';
import { DICTIONARIES } from './support/dictionaries.ts';

/** Every saying of a dictionary by its path; functions are asked with any words. */
function sayings(words: object, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(words) as [string, unknown][]) {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'function')
      found.set(at, (value as (...all: string[]) => string)('2', '3', '4', '5'));
    else if (typeof value === 'object' && value !== null)
      for (const one of sayings(value, at)) found.set(...one);
    else found.set(at, String(value));
  }
  return found;
}

const [english, ...others] = Object.values(DICTIONARIES).map((words) => sayings(words));

test('every language says everything, and nothing is left empty', () => {
  for (const said of [english, ...others]) {
    expect([...said.keys()]).toEqual([...english.keys()]);
    for (const [at, text] of said) expect(text.trim(), at).not.toBe('');
  }
});

test('the languages are really different ones', () => {
  for (const said of others) {
    const same = [...said].filter(([at, text]) => english.get(at) === text && /[a-z]{4}/.test(text));
    // Names of the game, and words that happen to be alike.
    expect(same.length).toBeLessThan(said.size / 10);
  }
});

test('the privacy page says the same in every language, paragraph by paragraph', () => {
  const shape = ({ parts }: typeof privacy) => parts.map(({ text }) => text.length);
  expect(shape(confidentialite)).toEqual(shape(privacy));
  expect(shape(datenschutz)).toEqual(shape(privacy));
});
