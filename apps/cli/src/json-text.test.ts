import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonTextError, parseJsonText } from './json-text.ts';
import { FULL } from '../../../scripts/testing/full.ts';

function failure(text: string): string {
  try {
    parseJsonText(text);
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    return `${error.place.line}:${error.place.column} ${error.message}`;
  }
  return 'none';
}

const readOr = (read: () => unknown): unknown => {
  try {
    return { value: read() };
  } catch {
    return 'refused';
  }
};

describe('located JSON', () => {
  it('reads what JSON.parse reads, in any layout', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(0, 1, 2, '\t'), (value, space) => {
        const text = JSON.stringify(value, null, space);
        expect(parseJsonText(text).value).toEqual(JSON.parse(text));
      }),
    );
  });

  it('refuses what JSON.parse refuses', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 3 }),
        fc.nat(),
        fc.constantFrom(...Array.from('{}[],:"\\ 0-.eé\n\u0001nt')),
        (value, at, letter) => {
          const text = JSON.stringify(value);
          const cut = at % (text.length + 1);
          const broken = text.slice(0, cut) + letter + text.slice(cut + 1);
          // Duplicate names are the only thing that JSON.parse accepts and this parser refuses.
          fc.pre(!failure(broken).includes('duplicate name '));
          expect(readOr(() => parseJsonText(broken).value)).toEqual(readOr(() => JSON.parse(broken)));
        },
      ),
      { numRuns: FULL ? 2000 : 500 },
    );
  });

  it('knows the line and column of every field and entry', () => {
    const read = parseJsonText('{\n  "a": [\r\n    1,\n    {"b": 2}\n  ]\n}\n');
    expect(read.where([])).toEqual({ line: 1, column: 1 });
    expect(read.where(['a'])).toEqual({ line: 2, column: 3 });
    expect(read.where(['a', 0])).toEqual({ line: 3, column: 5 });
    expect(read.where(['a', 1, 'b'])).toEqual({ line: 4, column: 6 });
    expect(read.where(['a', 1, 'nowhere'])).toEqual({ line: 4, column: 5 });
    expect(read.where(['nowhere', 'at all'])).toEqual({ line: 1, column: 1 });
  });

  it.each([
    ['', '1:1 Unexpected end of input found'],
    ['{"a": 1', '1:8 Unexpected end of input found'],
    ['{\n  "a": 1\n  "b": 2\n}', '3:3 Unexpected token String found'],
    ['{\n  "a" 1\n}', '2:7 Unexpected token Number found'],
    ['{\n  a: 1\n}', "2:3 Unexpected character 'a' found"],
    ['{\n  "a": 1,\n}', '3:1 Unexpected token RBrace found'],
    ['[1,\n2,\n]', '3:1 Unexpected token RBracket found'],
    ['[tru]', "1:2 Unexpected identifier 'tru' found"],
    ['{"a": "b\n"}', '1:7 a control character in a string'],
    ['{"b\n": 1}', '1:2 a control character in a string'],
    ['{}\n{}', '2:1 Unexpected token LBrace found'],
    ['{\n"a": 1,\n"a": 2\n}', '3:1 duplicate name "a"'],
    ['['.repeat(40) + ']'.repeat(40), '1:34 nested too deeply'],
    ['['.repeat(100_000), '1:1 nested too deeply'],
  ])('names the place where %j goes wrong', (text, expected) => {
    expect(failure(text)).toBe(expected);
  });

  it('skips comments', () => {
    const read = parseJsonText('// ours\n{\n  /* two */ "a": 2 // of them\n}');
    expect(read.value).toEqual({ a: 2 });
    expect(read.where(['a'])).toEqual({ line: 3, column: 13 });
  });

  it('accepts a byte order mark, and names such as __proto__', () => {
    const { value } = parseJsonText('\uFEFF{"__proto__": {"toString": 1}}');
    expect(Object.keys(value as object)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });
});
