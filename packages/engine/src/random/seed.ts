import { ChachaStream } from './chacha.ts';
import { sha256, sha256Hex, utf8 } from './sha256.ts';

/** Names purpose and version: another way of drawing gets another name, and old records keep theirs. */
const CHANCE_DOMAIN = 'keyflower-chance/1';

/**
 * What is published before the first draw: the SHA-256 of the seed's UTF-8 bytes, in hex. Once the seed is
 * revealed at the end, anyone can see that it was the one chosen at the start. It hides the seed only as well
 * as the seed resists guessing: take at least 128 random bits.
 */
export function seedCommitment(seed: string): string {
  return sha256Hex(seed);
}

/** What a hand-written start position leaves open is drawn from a stream of its own, before the game's draws. */
const OPENING_DOMAIN = 'keyflower-opening/1';

/**
 * The draws that a seed fixes. The key is the SHA-256 of "keyflower-chance/1", a line feed and the seed, and
 * not of the seed alone: that hash is the public commitment, and every player could compute all draws from it.
 * With the prefix the commitment tells nothing about the key.
 */
export function chanceStream(seed: string): ChachaStream {
  return keyed(CHANCE_DOMAIN, seed);
}

/** Fills in a start position. The record then holds the whole position, so these draws are never needed again. */
export function openingStream(seed: string): ChachaStream {
  return keyed(OPENING_DOMAIN, seed);
}

function keyed(domain: string, seed: string): ChachaStream {
  return new ChachaStream(sha256(utf8(`${domain}\n${seed}`)));
}
