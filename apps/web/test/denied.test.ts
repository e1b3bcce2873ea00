import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ERROR_CODES, type ErrorBody } from '@keyflower/protocol';
import { expect, test } from 'vitest';
import { complaintText } from '../src/session/index.ts';
import { closedText, unratedText } from '../src/story/decided.ts';
import { DENIED } from '../src/story/denied.ts';
import { DICTIONARIES } from './support/dictionaries.ts';

const SERVER = fileURLToPath(new URL('../../server/src', import.meta.url));
const LANGUAGES = Object.values(DICTIONARIES);

/** All code of the server that browsers talk to; the operators' own terminal is no browser. */
const SOURCE = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'ops/desk.ts')
  .map((name) => readFileSync(`${SERVER}/${name}`, 'utf8'))
  .join('\n');

const found = (pattern: RegExp): string[][] => [...SOURCE.matchAll(pattern)].map((all) => all.slice(1));

/** What the server refuses with, by its code; `{}` stands for what is put in. Messages made elsewhere are left out. */
function refusals(): Pick<ErrorBody, 'code' | 'message'>[] {
  const text = /(['`])((?:(?!\1).)+)\1/.source;
  const other = /(?:[\w.]+ \?\? )?/.source;
  const thrown = found(
    new RegExp(`new Refused\\(\\s*'([A-Z_]+)',\\s*${other}${text.replaceAll('1', '2')}`, 'g'),
  );
  const told = found(new RegExp(`code: '([A-Z_]+)',\\s*message: ${text.replaceAll('1', '2')}`, 'g'));
  const bad = found(new RegExp(`\\bbad\\(${text}`, 'g')).map((all) => ['BAD_REQUEST', ...all]);
  return [...thrown, ...told, ...bad].map(([code, , message]) => ({
    code: code as ErrorBody['code'],
    message: message.replace(/\$\{[^}]*\}/g, '{}'),
  }));
}

test('every code that the server refuses with has words in every language', () => {
  for (const { errors } of LANGUAGES)
    expect(Object.keys(errors).sort()).toEqual([...ERROR_CODES, 'OFFLINE'].sort());
});

test('every reason that the server gives is known, and there is none too many', () => {
  const given = new Set(refusals().map(({ message }) => message));
  expect(given.size).toBeGreaterThan(50);
  expect(Object.keys(DENIED).sort()).toEqual([...given].sort());
});

test('whatever the server refuses, nobody reads a foreign language, or a gap', () => {
  for (const { code, message } of refusals()) {
    const complaint = { code, message: message.replace('{}', '3') };
    const said = LANGUAGES.map((words) => complaintText(complaint, words));
    expect(new Set(said).size, message).toBe(LANGUAGES.length);
    for (const text of said) {
      expect(text).not.toBe('');
      expect(text).not.toMatch(/\{\}|undefined|NaN/);
    }
    for (const text of said.slice(1)) expect(text).not.toContain(complaint.message);
  }
});

test('what nobody has translated is told in English to those who read it, and in general to the others', () => {
  const complaint = { code: 'BAD_REQUEST', message: 'options.players: too many' } as const;
  expect(complaintText(complaint, DICTIONARIES.en)).toBe('That is not possible: options.players: too many');
  expect(complaintText(complaint, DICTIONARIES.de)).toBe(DICTIONARIES.de.errors.BAD_REQUEST);
});

test('whoever is banned reads what the operator wrote', () => {
  for (const words of LANGUAGES)
    expect(complaintText({ code: 'BANNED', message: 'Two games left in one evening.' }, words)).toMatch(
      /Two games left in one evening\.$/,
    );
});

test('numbers and reasons inside a refusal are told, too', () => {
  const tables = {
    code: 'TOO_MANY',
    message: 'you have 12 tables already: finish or cancel one first',
  } as const;
  for (const words of LANGUAGES) expect(complaintText(tables, words)).toContain('12');
  const rated = { code: 'CONFLICT', message: 'this table cannot be rated: guests' } as const;
  expect(complaintText(rated, DICTIONARIES.fr)).toContain(DICTIONARIES.fr.server.unrated.guests);
});

test('each reason to close a table or not to rate a game is said in words', () => {
  const closings = found(/closeTable\([^)]*'(\w+)'\)/g).flat();
  expect([...new Set(closings)].sort()).toEqual(['abandoned', 'operator']);
  const unrated = [
    ...found(/return '([a-z-]+)';/g).flat(),
    ...found(/why: '([a-z]+)'/g).flat(),
    ...found(/\? '([a-z-]+)' : null;/g).flat(),
  ].filter((id) => id in DICTIONARIES.en.server.unrated);
  expect([...new Set(unrated)].sort()).toEqual(Object.keys(DICTIONARIES.en.server.unrated).sort());
  for (const words of LANGUAGES) {
    for (const reason of closings) expect(closedText(reason, words)).not.toBe(words.server.closed.other);
    expect(closedText(null, words)).toBe(words.server.closed.other);
    for (const reason of unrated) expect(unratedText(reason, words)).not.toBe(reason);
  }
});
