import { expect, it } from 'vitest';
import { printable } from './printable.ts';

it('replaces everything that could control a terminal', () => {
  expect(printable('\u001B[31mred\u0007\r\n\u009B2J\u007F')).toBe('�[31mred����2J�');
  expect(printable('a\u202Eb\u2028c\uD83D')).toBe('a�b�c�');
});

it('keeps text in any language', () => {
  const words = 'Über "Brücken": 橋 🐑 {"id":7}';
  expect(printable(words)).toBe(words);
});
