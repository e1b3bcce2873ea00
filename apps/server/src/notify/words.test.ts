import { notices as english } from '@keyflower/words/en/notices';
import { notices as french } from '@keyflower/words/fr/notices';
import { expect, it } from 'vitest';
import { words } from './words.ts';

it('finds the language of a regional tag', () => {
  expect(words('fr-CH')).toBe(french);
  expect(words('FR')).toBe(french);
});

it('falls back to English', () => {
  for (const unknown of ['it', '', 'constructor', 'frisian']) expect(words(unknown)).toBe(english);
});
