import { describe, expect, it } from 'vitest';
import { ChachaStream, chachaBlock, littleEndianWords } from './chacha.ts';
import { must } from '../../../../scripts/testing/must.ts';

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

const ZERO_KEY = '00'.repeat(32);
const ZERO_NONCE = '00'.repeat(12);

// RFC 8439: section 2.3.2, then appendix A.1, test vectors 1 to 5.
const VECTORS = [
  {
    key: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    nonce: '000000090000004a00000000',
    counter: 1,
    block:
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
      'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
  },
  {
    key: ZERO_KEY,
    nonce: ZERO_NONCE,
    counter: 0,
    block:
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
      'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  },
  {
    key: ZERO_KEY,
    nonce: ZERO_NONCE,
    counter: 1,
    block:
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
      '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  },
  {
    key: `${'00'.repeat(31)}01`,
    nonce: ZERO_NONCE,
    counter: 1,
    block:
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a' +
      '8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
  },
  {
    key: `00ff${'00'.repeat(30)}`,
    nonce: ZERO_NONCE,
    counter: 2,
    block:
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca' +
      '13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
  },
  {
    key: ZERO_KEY,
    nonce: `${'00'.repeat(11)}02`,
    counter: 0,
    block:
      'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7' +
      '8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d',
  },
];

const SOME_KEY = Uint8Array.from({ length: 32 }, (_, i) => i);

function take(stream: ChachaStream, count: number): number[] {
  return Array.from({ length: count }, () => stream.nextUint32());
}

describe('chachaBlock', () => {
  it.each(VECTORS)('gives the block of RFC 8439 for key $key, counter $counter, nonce $nonce', (vector) => {
    const block = new Uint32Array(16);
    const key = littleEndianWords(fromHex(vector.key));
    chachaBlock(key, vector.counter, littleEndianWords(fromHex(vector.nonce)), block);
    expect([...block]).toEqual([...littleEndianWords(fromHex(vector.block))]);
  });
});

describe('ChachaStream', () => {
  it('gives the words of block 0, then those of block 1', () => {
    const words = littleEndianWords(fromHex(`${must(VECTORS[1]).block}${must(VECTORS[2]).block}`));
    expect(take(new ChachaStream(fromHex(ZERO_KEY)), 32)).toEqual([...words]);
  });

  it('resumes at any position, forwards and back', () => {
    const words = take(new ChachaStream(SOME_KEY), 100);
    for (const position of [0, 1, 15, 16, 17, 31, 32, 80, 5]) {
      const fresh = new ChachaStream(SOME_KEY);
      fresh.skipTo(position);
      expect(fresh.drawn).toBe(position);
      expect(take(fresh, 100 - position)).toEqual(words.slice(position));
      fresh.skipTo(position);
      expect(fresh.nextUint32()).toBe(words[position]);
    }
  });

  it('counts every word taken, the rejected ones too', () => {
    const stream = new ChachaStream(SOME_KEY);
    const words = take(new ChachaStream(SOME_KEY), 200);
    expect(stream.drawn).toBe(0);
    // Half of all words are rejected for this n.
    const n = 2 ** 31 + 1;
    const accepted = words.filter((word) => word < n);
    for (let i = 0; i < 50; i++) expect(stream.below(n)).toBe(accepted[i]);
    expect(stream.drawn).toBe(words.indexOf(must(accepted[49])) + 1);
    expect(stream.drawn).toBeGreaterThan(75);
  });

  it('is used up after its last block instead of starting again', () => {
    const stream = new ChachaStream(SOME_KEY);
    stream.skipTo(2 ** 36 - 1);
    stream.nextUint32();
    expect(stream.drawn).toBe(2 ** 36);
    expect(() => stream.nextUint32()).toThrow(RangeError);
  });

  it('refuses keys of another size and positions that do not exist', () => {
    expect(() => new ChachaStream(new Uint8Array(31))).toThrow(RangeError);
    for (const position of [-1, 0.5, NaN, 2 ** 36 + 1]) {
      expect(() => new ChachaStream(SOME_KEY).skipTo(position)).toThrow(RangeError);
    }
  });
});
