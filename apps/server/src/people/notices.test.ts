import { notices as english } from '@keyflower/words/en/notices';
import { notices as french } from '@keyflower/words/fr/notices';
import { expect, it } from 'vitest';
import { noticesIn } from './notices.ts';

it('finds the language of a regional tag', () => {
  expect(noticesIn('fr-CH')).toBe(french);
  expect(noticesIn('FR')).toBe(french);
});

it('falls back to English', () => {
  for (const unknown of ['eo', '', 'constructor', 'frisian']) expect(noticesIn(unknown)).toBe(english);
});
