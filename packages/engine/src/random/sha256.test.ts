import { describe, expect, it } from 'vitest';
import { sha256, sha256Hex, utf8 } from './sha256.ts';

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

describe('sha256', () => {
  it.each([
    ['the empty text', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['one block', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'a text whose length no longer fits into its block',
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'two blocks',
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrs' +
        'mnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    [
      'a million letters a',
      'a'.repeat(1_000_000),
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    ],
  ])('gives the published digest of %s', (_name, text, digest) => {
    expect(sha256Hex(text)).toBe(digest);
  });

  it('agrees with another implementation at every length up to 256 bytes', () => {
    const digests = new Uint8Array(257 * 32);
    for (let length = 0; length <= 256; length++) {
      const data = Uint8Array.from({ length }, (_, i) => i * 7 + length);
      digests.set(sha256(data), length * 32);
    }
    // The digest of all 257 digests, computed with OpenSSL.
    expect(hex(sha256(digests))).toBe('8c87921c70e710c77b598f6aed63e551969111a288541684ba32dc1203143503');
  });

  it('reads a part of a larger buffer and leaves it as it was', () => {
    const buffer = Uint8Array.from([9, 9, 0x61, 0x62, 0x63, 9]);
    expect(hex(sha256(buffer.subarray(2, 5)))).toBe(hex(sha256(utf8('abc'))));
    expect([...buffer]).toEqual([9, 9, 0x61, 0x62, 0x63, 9]);
  });

  it('hashes texts beyond ASCII by their UTF-8 bytes', () => {
    const digest = '7b813da429455b0b9079154cd45615342b20eccab04d1e715d28da74ef27b151';
    expect(sha256Hex('Dorf: Mühle €3 🐑')).toBe(digest);
  });
});

describe('utf8', () => {
  it.each([
    ['nothing', '', ''],
    ['ASCII', 'Key\n\u007f', '4b65790a7f'],
    ['the first and last two-byte characters', '\u0080\u07ff', 'c280dfbf'],
    ['the first and last three-byte characters', '\u0800\uffff', 'e0a080efbfbf'],
    ['the first and last pairs', '\u{10000}\u{10ffff}', 'f0908080f48fbfbf'],
    ['a high surrogate at the end', 'a\ud800', '61efbfbd'],
    ['a low surrogate alone', '\udc00a', 'efbfbd61'],
    ['two high surrogates and a low one', '\ud83d\ud83d\udc11', 'efbfbdf09f9091'],
    ['a pair the wrong way round', '\udc11\ud83d', 'efbfbdefbfbd'],
  ])('encodes %s', (_name, text, bytes) => {
    expect(hex(utf8(text))).toBe(bytes);
  });
});
