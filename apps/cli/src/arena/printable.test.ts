import { expect, it } from 'vitest';
import { printable } from './printable.ts';

it('leaves nothing in quoted words that a terminal would obey', () => {
  expect(printable('\u001B[31mred\u0007\r\n\u009B2J\u007F')).toBe('�[31mred����2J�');
  expect(printable('a\u202Eb\u2028c\uD83D')).toBe('a�b�c�');
});

it('leaves words of any language as they are', () => {
  const words = 'Über "Brücken": 橋 🐑 {"id":7}';
  expect(printable(words)).toBe(words);
});
