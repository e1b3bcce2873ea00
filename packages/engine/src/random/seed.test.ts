import { describe, expect, it } from 'vitest';
import { ChachaStream } from './chacha.ts';
import { chanceStream, seedCommitment } from './seed.ts';
import { sha256, sha256Hex, utf8 } from './sha256.ts';

const SEED = 'a harvest of keys';

describe('the commitment to a seed', () => {
  it('is the SHA-256 of the seed, as any command line can compute it', () => {
    expect(seedCommitment(SEED)).toBe('3dac42bdde00737f975ed9eed12c458016d7db57cba5c84d5ebc9249851b8175');
    expect(seedCommitment(SEED)).toBe(sha256Hex(SEED));
  });

  it('is not the key of the draws', () => {
    const fromCommitment = new ChachaStream(sha256(utf8(SEED)));
    expect(chanceStream(SEED).nextUint32()).not.toBe(fromCommitment.nextUint32());
  });
});

describe('the draws of a seed', () => {
  // These numbers were computed with OpenSSL's SHA-256 and ChaCha20. They may never change: every seed
  // that was revealed with a finished game has to prove the same draws for ever.
  it('are the same words for ever', () => {
    const stream = chanceStream(SEED);
    expect(Array.from({ length: 8 }, () => stream.nextUint32())).toEqual([
      3522596064, 3384430531, 2685602868, 3926030809, 2217536044, 686195085, 2628573330, 477489892,
    ]);
  });

  it('are the same picks for ever', () => {
    const stream = chanceStream(SEED);
    expect(Array.from({ length: 24 }, () => stream.below(60))).toEqual([
      24, 31, 48, 49, 4, 45, 30, 52, 59, 10, 19, 46, 49, 7, 56, 34, 14, 31, 16, 45, 31, 24, 41, 19,
    ]);
    expect(stream.drawn).toBe(24);
  });

  it('differ from those of any other seed, the empty one included', () => {
    const firsts = ['', ' ', SEED, `${SEED} `, `\n${SEED}`].map((seed) => chanceStream(seed).nextUint32());
    expect(new Set(firsts).size).toBe(firsts.length);
  });
});
