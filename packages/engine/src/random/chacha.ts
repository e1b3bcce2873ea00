// ChaCha20 (RFC 8439) as a generator of random words. Chosen over the common small generators because players
// see many draws during a game and must not be able to work out the next one from them.

import { type RandomSource, type WordSource, uniformBelow } from './source.ts';

const WORDS_PER_BLOCK = 16;
const KEY_BYTES = 32;
const DOUBLE_ROUNDS = 10;
/** The block counter is one 32-bit word. */
const MAX_WORDS = 2 ** 32 * WORDS_PER_BLOCK;
/** "expand 32-byte k" as four little-endian words. */
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
/** Each seed has its own key and each key one stream, so the nonce can be constant. */
const ZERO_NONCE = new Uint32Array(3);

function quarterRound(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  let xa = x[a] | 0;
  let xb = x[b] | 0;
  let xc = x[c] | 0;
  let xd = x[d] | 0;
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 16) | (xd >>> 16);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 12) | (xb >>> 20);
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 8) | (xd >>> 24);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 7) | (xb >>> 25);
  x[a] = xa;
  x[b] = xb;
  x[c] = xc;
  x[d] = xd;
}

/**
 * The ChaCha20 block function, RFC 8439 section 2.3: writes the 16 words of one block into out. Key (8 words)
 * and nonce (3 words) are read little-endian from their bytes, as the RFC does.
 */
export function chachaBlock(key: Uint32Array, counter: number, nonce: Uint32Array, out: Uint32Array): void {
  const input = new Uint32Array(WORDS_PER_BLOCK);
  input.set(SIGMA, 0);
  input.set(key, 4);
  input[12] = counter;
  input.set(nonce, 13);
  out.set(input);
  for (let i = 0; i < DOUBLE_ROUNDS; i++) {
    quarterRound(out, 0, 4, 8, 12);
    quarterRound(out, 1, 5, 9, 13);
    quarterRound(out, 2, 6, 10, 14);
    quarterRound(out, 3, 7, 11, 15);
    quarterRound(out, 0, 5, 10, 15);
    quarterRound(out, 1, 6, 11, 12);
    quarterRound(out, 2, 7, 8, 13);
    quarterRound(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < WORDS_PER_BLOCK; i++) out[i] += input[i];
}

/** Little-endian on every machine: a Uint32Array over the bytes would use the CPU's byte order. */
export function littleEndianWords(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array(bytes.length >> 2);
  for (let i = 0; i < words.length; i++) {
    const at = 4 * i;
    words[i] = bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24);
  }
  return words;
}

/**
 * The key stream of one key, word by word: nonce zero, blocks counted from 0, each block's 16 words in order.
 * Key and position are all there is to it, so a server keeps the key and stores `drawn` with the game.
 */
export class ChachaStream implements RandomSource, WordSource {
  private readonly key: Uint32Array;
  private readonly block = new Uint32Array(WORDS_PER_BLOCK);
  /** The number of the block that `block` holds; none yet. */
  private blockNumber = -1;
  private drawnBytes = 0;

  constructor(key: Uint8Array) {
    if (key.length !== KEY_BYTES) throw new RangeError(`a ChaCha20 key has 32 bytes, not ${key.length}`);
    this.key = littleEndianWords(key);
  }

  /** How many words have been taken so far, those that `below` rejected included. */
  get drawn(): number {
    return this.drawnBytes;
  }

  /** Goes to the position after the given number of words, forwards or back, without drawing those between. */
  skipTo(words: number): void {
    if (!Number.isInteger(words) || words < 0 || words > MAX_WORDS) {
      throw new RangeError(`no position ${words} in a chance stream`);
    }
    this.drawnBytes = words;
  }

  nextUint32(): number {
    const position = this.drawnBytes;
    // The counter would start again, and with it the draws.
    if (position >= MAX_WORDS) throw new RangeError('the chance stream is used up');
    const blockNumber = Math.floor(position / WORDS_PER_BLOCK);
    if (blockNumber !== this.blockNumber) {
      chachaBlock(this.key, blockNumber, ZERO_NONCE, this.block);
      this.blockNumber = blockNumber;
    }
    this.drawnBytes = position + 1;
    return this.block[position % WORDS_PER_BLOCK];
  }

  /** A uniform integer in [0, n): see `uniformBelow` for which words it takes. */
  below(n: number): number {
    return uniformBelow(this, n);
  }
}
