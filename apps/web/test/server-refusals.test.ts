import {
  CLOSED_REASONS,
  ERROR_CODES,
  ERROR_REASONS,
  type ErrorReason,
  UNRATED_REASONS,
} from '@keyflower/protocol';
import { expect, test } from 'vitest';
import { errorText } from '../src/session/index.ts';
import { closedText, unratedText } from '../src/ui/table-info.tsx';
import { DICTIONARIES } from './support/dictionaries.ts';

const LANGUAGES = Object.values(DICTIONARIES);

/** Facts that each reason may come with. */
const FACTS: Partial<Record<ErrorReason, object>> = {
  'invalid-request': { field: 'options.players', problem: 'too_big' },
  banned: { note: 'Two games left in one evening.' },
  'too-many-tables': { most: 3 },
  'no-such-bot': { bot: 'deep-thought' },
  'not-ratable': { why: 'guests' },
  'too-many-watched': { most: 3 },
  'too-many-undos': { most: 3 },
  'weak-password': { problem: 'too-short' },
  'too-many-tokens': { most: 3 },
  'too-many-blocked': { most: 3 },
  'vacation-too-long': { left: 3 },
};

const refusal = (reason: ErrorReason, facts: object = FACTS[reason] ?? {}) => ({
  code: ERROR_REASONS[reason].code,
  reason,
  facts: ERROR_REASONS[reason].facts.parse(facts) as Record<string, unknown>,
  message: '',
});

/** Explained by the reason of the engine's refusal. */
const EXPLAINED: readonly string[] = ['ILLEGAL_ACTION', 'NOT_YOUR_DECISION'];

test('every error code has a text in every language', () => {
  for (const { errors } of LANGUAGES)
    expect(Object.keys(errors).sort()).toEqual(
      [...ERROR_CODES.filter((code) => !EXPLAINED.includes(code)), 'OFFLINE'].sort(),
    );
});

test.each(Object.keys(ERROR_REASONS) as ErrorReason[])('%s is explained in every language', (reason) => {
  const texts = LANGUAGES.map((words) => errorText(refusal(reason), words));
  expect(new Set(texts).size).toBe(LANGUAGES.length);
  for (const text of texts) {
    expect(text).not.toBe('');
    expect(text).not.toMatch(/undefined|NaN|null|\[object/);
  }
});

test('a reason from a newer server falls back to the text of its code', () => {
  const newer = { code: 'CONFLICT', reason: 'not-yet-invented', facts: {}, message: 'new' } as const;
  for (const words of LANGUAGES) expect(errorText(newer, words)).toBe(words.errors.CONFLICT);
});

test('problems in tile corrections are shown to English readers and summarised for others', () => {
  const refused = { code: 'BAD_REQUEST', reason: 'unknown-tile', facts: {}, message: 'no tile "x"' } as const;
  expect(errorText(refused, DICTIONARIES.en)).toBe('That is not possible: no tile "x"');
  expect(errorText(refused, DICTIONARIES.de)).toBe(DICTIONARIES.de.errors.BAD_REQUEST);
});

test('a banned person reads the operator’s note', () => {
  for (const words of LANGUAGES) {
    expect(errorText(refusal('banned'), words)).toMatch(/Two games left in one evening\.$/);
    expect(errorText(refusal('banned', { note: null }), words)).not.toMatch(/:/);
  }
});

test('texts contain the facts of the refusal', () => {
  for (const words of LANGUAGES) {
    expect(errorText(refusal('too-many-tables', { most: 12 }), words)).toContain('12');
    expect(errorText(refusal('not-ratable'), words)).toContain(words.server.unrated.guests);
    expect(errorText(refusal('invalid-request'), words)).toContain('options.players');
  }
});

test('every reason to close a table or not to rate a game has a text', () => {
  for (const words of LANGUAGES) {
    for (const reason of CLOSED_REASONS)
      expect(closedText(reason, words)).not.toBe(words.server.closed.other);
    expect(closedText(null, words)).toBe(words.server.closed.other);
    for (const reason of UNRATED_REASONS) expect(unratedText(reason, words)).not.toBe(reason);
  }
});
