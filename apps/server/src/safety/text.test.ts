import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAT_MOST_UNITS, cleanChat, cleanName, isReservedName, nameKey, RESERVED_NAMES } from './text.ts';
import { FULL } from '../../../../scripts/testing/full.ts';
import { anyText } from '../../../../scripts/testing/any-text.ts';

const RUNS = FULL ? 100_000 : 3000;
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Strings rich in critical characters: accents, joiners, spaces, emoji, lone surrogates. */
const nasty = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...Array.from("abeilorvwnmIJLO015-_.'’· \t\n\u00A0\u1680\u2028\u0307\u0301\u0323\u0489\u20E3"),
      ),
      fc.constantFrom(
        '\u200B',
        '\u200D',
        '\u202E',
        '\u2066',
        '\uFEFF',
        '\uFE0F',
        '\u3164',
        '\u034F',
        '\uE000',
      ),
      fc.constantFrom(
        'а',
        'о',
        'ο',
        'ß',
        'İ',
        'ı',
        'ς',
        'ﷺ',
        'ﬁ',
        'Ａ',
        '가',
        'や',
        '๋',
        'ก',
        '👩',
        '❤',
        '🏽',
        '🏳',
        '1',
      ),
      anyText({ minLength: 1, maxLength: 1 }),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

describe('names', () => {
  it.each([
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ["O'Brien-Smith_2", "O'Brien-Smith_2"],
    ['Zoe\u0308', 'Zoë'],
    ['Ｋｅｙ', 'Key'],
    ['Мария', 'Мария'],
    ['Παύλος', 'Παύλος'],
    ['山田 Taro', '山田 Taro'],
    ['हिन्दी', 'हिन्दी'],
    ['Gel·la', 'Gel·la'],
    ['7', '7'],
  ])('%j is accepted as %j', (raw, name) => {
    expect(cleanName(raw)).toBe(name);
  });

  it.each([
    ['empty', ''],
    ['only blanks', ' \u00A0 '],
    ['only punctuation', '-_-'],
    ['only apostrophes that count as letters', '\u02BB\u02BC'],
    ['25 letters', 'a'.repeat(25)],
    ['more than 64 code units', 'ก\u0E34\u0E48'.repeat(22)],
    ['a line break', 'Ada\nBen'],
    ['a line break at the end', 'Ada\n'],
    ['a line separator', 'Ada\u2028Ben'],
    ['a zero-width space', 'Ada\u200B'],
    ['a byte order mark at the end', 'Ada\uFEFF'],
    ['a joiner', 'A\u200Dda'],
    ['a direction override', '\u202EadA'],
    ['an invisible letter', 'Ada\u3164'],
    ['a variation selector', 'Ada\uFE0F'],
    ['a private-use character', 'Ada\uE000'],
    ['an unassigned character', 'Ada\u{50000}'],
    ['half a pair', 'Ada\uD800'],
    ['three marks on a letter', 'A\u0323\u0331\u0330\u0301da'],
    ['an enclosing mark', 'A\u20DDda'],
    ['a mark on nothing', '\u0301Ada'],
    ['markup', '<b>Ada</b>'],
    ['an emoji', 'Ada 😀'],
    ['a click letter', 'ǀan'],
    ['a Cyrillic letter among Latin ones', 'Bоb'],
    ['a Greek letter among Latin ones', 'Bοb'],
    ['Cyrillic with Greek', 'Марίя'],
    ['an Arabic digit among Latin letters', 'B٥b'],
    ['a script hardly anyone reads', '\u{12000}\u{12001}'],
    ['far too much', 'a '.repeat(4000)],
  ])('a name is refused with %s', (_, raw) => {
    expect(cleanName(raw)).toBeNull();
  });

  it('stay the same when cleaned again, and never hold hidden characters', () => {
    let accepted = 0;
    fc.assert(
      fc.property(nasty, (raw) => {
        const name = cleanName(raw);
        if (name === null) return;
        accepted += 1;
        expect(cleanName(name)).toBe(name);
        expect(name).not.toMatch(FORBIDDEN);
        expect(name).not.toMatch(/\p{Default_Ignorable_Code_Point}|\p{M}{3}|^ | $| {2}/u);
        expect(name.length).toBeLessThanOrEqual(64);
        expect(nameKey(name)).not.toBe('');
      }),
      { numRuns: RUNS },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});

describe('name keys', () => {
  it.each([
    ['Ada', 'ADA'],
    ['Bob', 'B0b'],
    ['Will', 'WiII'],
    ['Will', 'w1ll'],
    ['Ada Love', 'ada_love'],
    ["O'Neil", 'OʼNeil'],
    ['Strauß', 'STRAUSS'],
    ['Strauß', 'STRAUẞ'],
    ['Οδυσσεύς', 'ΟΔΥΣΣΕΎΣ'],
    ['Istanbul', 'İstanbul'],
    ['mod', 'rnod'],
    ['Walter', 'VValter'],
    ['copa', 'сора'],
    ['BOB', 'ВОВ'],
  ])('%j and %j have the same key', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ['Ada', 'Adam'],
    ['Jose', 'José'],
    ['Zoe', 'Zoë'],
    ['Мария', 'Марина'],
  ])('%j and %j have different keys', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });

  it('do not depend on capitals', () => {
    fc.assert(
      fc.property(nasty, (raw) => {
        const name = cleanName(raw);
        if (name === null) return;
        expect(nameKey(name.toUpperCase())).toBe(nameKey(name));
        expect(nameKey(name.toLowerCase())).toBe(nameKey(name));
      }),
      { numRuns: RUNS },
    );
  });
});

describe('reserved names', () => {
  it.each([
    'Admin',
    'ADM1N',
    'a d m i n',
    'adrnin',
    'Keyf1ower',
    'Guest 42',
    'Gast',
    'Invité',
    'moderateur',
    'GELÖSCHT',
  ])('%j is reserved', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  it.each(['Ada', 'Adminka', 'Botho', 'Guestav', '42', 'Gastone'])('%j is free', (name) => {
    expect(isReservedName(name)).toBe(false);
  });

  it('could all be typed, so that each entry has an effect', () => {
    for (const name of RESERVED_NAMES) {
      expect(cleanName(name)).toBe(name);
      expect(isReservedName(name.toUpperCase())).toBe(true);
    }
  });
});

describe('chat', () => {
  it.each([
    ['  hello\r\n\tworld ', 'hello world'],
    ['a\u0000b\u202Ec\u200Bd\uFEFFe', 'abcde'],
    ['a \u200B b', 'a b'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['👩‍👩‍👧 ❤️‍🔥 👩🏽‍🚀 1️⃣', '👩‍👩‍👧 ❤️‍🔥 👩🏽‍🚀 1️⃣'],
    ['a\u200Db 😀\u200D\u200D😀', 'ab 😀😀'],
    ['a\uFE0F', 'a'],
    ['q\u0335\u0331\u0330\u0301\u0302uiet', 'q\u0335\u0331uiet'],
    ['half \uD83D pair', 'half pair'],
    ['x²', 'x²'],
  ])('%j is shown as %j', (raw, said) => {
    expect(cleanChat(raw)).toBe(said);
  });

  it('is empty where nothing is visible', () => {
    for (const raw of ['', ' \n ', '\u200B\u2060', '\u2800', '\u3164', '\u0301\u0301']) {
      expect(cleanChat(raw)).toBeNull();
    }
  });

  it('counts its length after cleaning', () => {
    expect(cleanChat(`${'a'.repeat(CHAT_MOST_UNITS)}\u200B\n`)).toHaveLength(CHAT_MOST_UNITS);
    expect(cleanChat('a'.repeat(CHAT_MOST_UNITS + 1))).toBeNull();
  });

  it('stays the same when cleaned again, on one line, with nothing hidden but joined emoji', () => {
    fc.assert(
      fc.property(nasty, (raw) => {
        const said = cleanChat(raw);
        if (said === null) return;
        expect(cleanChat(said)).toBe(said);
        expect(said.replaceAll(/(?<=\P{L})\u200D(?=\p{Extended_Pictographic})/gu, '')).not.toMatch(FORBIDDEN);
        expect(said).not.toMatch(/\p{M}{3}|^ | $| {2}/u);
      }),
      { numRuns: RUNS },
    );
  });
});
