import { CHARACTERS } from '@keyflower/bots/characters';
import { LANGUAGES } from '@keyflower/protocol';
import { expect, test } from 'vitest';
import { botAbout, botName, botOr, botTitle, choosable } from '../src/ui/bots.tsx';
import { DICTIONARIES } from './support/dictionaries.ts';

const ALL = ['random', 'greedy', ...CHARACTERS.map(({ id }) => id)];

test('every dictionary names its language', () => {
  for (const language of LANGUAGES) expect(DICTIONARIES[language].language).toBe(language);
});

test('a character has a first name, a title that begins with it, and a sentence in every language', () => {
  for (const words of Object.values(DICTIONARIES))
    for (const { id } of CHARACTERS) {
      expect(botName(id, words)).toMatch(/^\p{Lu}\p{L}+$/u);
      expect(botTitle(id, words).startsWith(`${botName(id, words)}, `)).toBe(true);
      expect(botAbout(id, words)).toMatch(/\.$/);
    }
});

test('a bot without a character is shown by its id', () => {
  const { en, fr } = DICTIONARIES;
  expect(botName('greedy', en)).toBe('greedy');
  expect(botTitle('greedy', en)).toBe('bot greedy');
  expect(botTitle('random', fr)).toBe('robot random');
  expect(botAbout('greedy', en)).toBeNull();
});

test('people choose among characters, the weakest first, and among all bots where there are none', () => {
  expect(choosable(ALL)).toEqual(CHARACTERS.map(({ id }) => id));
  expect(choosable(['random', 'greedy'])).toEqual(['random', 'greedy']);
});

test('the last chosen bot is preselected if the server has it', () => {
  expect(botOr('steward', ALL)).toBe('steward');
  expect(botOr('greedy', ALL)).toBe('newcomer');
  expect(botOr('steward', ['random'])).toBe('random');
  expect(botOr('steward', [])).toBe('');
});
