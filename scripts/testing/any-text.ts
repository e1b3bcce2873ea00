import fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };

const codePoint = fc
  .integer({ min: 0, max: 0x10ffff - SURROGATES.count })
  .map((n) => String.fromCodePoint(n < SURROGATES.first ? n : n + SURROGATES.count));

/**
 * Texts of any characters, and some of letters and names that programs trip over. fast-check's own unit "binary" builds
 * a table of all characters first, which takes longer than most tests.
 */
export function anyText(lengths: { minLength?: number; maxLength?: number } = {}): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 9, arbitrary: fc.array(codePoint, lengths).map((characters) => characters.join('')) },
    { weight: 1, arbitrary: fc.string(lengths) },
  );
}
