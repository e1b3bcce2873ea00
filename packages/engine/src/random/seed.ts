import { ChachaStream } from './chacha.ts';
import { sha256, sha256Hex, utf8 } from './sha256.ts';
import type { RandomSource } from './source.ts';

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

/** Names purpose and version. */
const RESEED_DOMAIN = 'keyflower-reseed/1';

/** How far the draws of a game have come. It tells all that follow, so it stays where the seed is known. */
export interface DrawPosition {
  seed: string;
  /** Words taken from the seed's stream. */
  drawn: number;
}

/** The draws of a game: those of its seed, from the beginning or from when fresh entropy was added to it. */
export class SeededDraws implements RandomSource {
  private seed: string;
  private stream: ChachaStream;

  constructor(seed: string) {
    this.seed = seed;
    this.stream = chanceStream(seed);
  }

  /** The draws that follow those that were taken at a position. */
  static at({ seed, drawn }: DrawPosition): SeededDraws {
    const draws = new SeededDraws(seed);
    draws.stream.skipTo(drawn);
    return draws;
  }

  get position(): DrawPosition {
    return { seed: this.seed, drawn: this.stream.drawn };
  }

  below(n: number): number {
    return this.stream.below(n);
  }

  /** The seed becomes the SHA-256, in hex, of "keyflower-reseed/1", the seed and the entropy, a line feed between them. */
  reseed(entropy: string): void {
    this.seed = sha256Hex(`${RESEED_DOMAIN}\n${this.seed}\n${entropy}`);
    this.stream = chanceStream(this.seed);
  }
}

function keyed(domain: string, seed: string): ChachaStream {
  return new ChachaStream(sha256(utf8(`${domain}\n${seed}`)));
}
