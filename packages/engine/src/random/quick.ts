import { type RandomSource, type WordSource, uniformBelow } from './source.ts';

/** Rounds before the first word: until then two like seeds would give like words. */
const WARM_UP_ROUNDS = 16;

/**
 * A small fast generator (sfc32 of PractRand) for random players, search and tests. A player who sees some of
 * its words can work out the rest: the draws of a real game come from `chanceStream`.
 */
export class QuickRandom implements RandomSource, WordSource {
  private a = 0x9e3779b9 | 0;
  private b = 0x85ebca6b | 0;
  private c = 0xc2b2ae35 | 0;
  private counter = 1;

  /** The same seed gives the same words on every platform; a number counts as its decimal text. */
  constructor(seed: string | number) {
    // Three lanes with odd multipliers of their own, so that texts which collide in one differ in another.
    const text = String(seed);
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      this.a = Math.imul(this.a ^ unit, 0x01000193);
      this.b = Math.imul(this.b ^ unit, 0x27d4eb2f);
      this.c = Math.imul(this.c ^ unit, 0x165667b1);
    }
    for (let i = 0; i < WARM_UP_ROUNDS; i++) this.nextUint32();
  }

  nextUint32(): number {
    const word = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + word) | 0;
    return word >>> 0;
  }

  /** A uniform integer in [0, n): see `uniformBelow`. */
  below(n: number): number {
    return uniformBelow(this, n);
  }
}
