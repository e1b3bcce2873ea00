import { expect, test } from 'vitest';
import { pathOfInvitation } from '../src/pages/home/home.tsx';

test.each([
  ['https://keyflower.example/t/abcDEF12?key=k1&seat=2', '/t/abcDEF12?key=k1&seat=2'],
  ['  keyflower.example/t/abc-1  ', '/t/abc-1'],
  ['Come: http://localhost:4000/t/abc_1?key=x see you', '/t/abc_1?key=x'],
  ['/replay/abcdef', '/replay/abcdef'],
  ['abcDEF12', '/t/abcDEF12'],
])('%s leads to %s', (text, path) => {
  expect(pathOfInvitation(text)).toBe(path);
});

test.each(['', 'hello there', 'https://keyflower.example/me', 'javascript:alert(1)', '//evil.example/x'])(
  '“%s” leads nowhere',
  (text) => {
    expect(pathOfInvitation(text)).toBeNull();
  },
);
