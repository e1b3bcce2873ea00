/** The only randomness that rules and players need: a fair pick out of n. */
export interface RandomSource {
  /** A uniform integer in [0, n), for a whole n from 1 to 2^32. */
  below(n: number): number;
}

/** A generator of uniform unsigned 32-bit words. */
export interface WordSource {
  nextUint32(): number;
}

const WORDS = 2 ** 32;

/**
 * A uniform integer in [0, n) by rejection: draw a uint32, reject values >= floor(2^32/n)*n and draw again,
 * then take the remainder modulo n. Part of the record format: a program that checks a finished game against
 * its revealed seed has to repeat exactly these draws.
 *
 * Every call takes at least one word, n = 1 too, so that the rule has no special case to forget.
 */
export function uniformBelow(words: WordSource, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`cannot pick one of ${n}`);
  const limit = Math.floor(WORDS / n) * n;
  let word = words.nextUint32();
  while (word >= limit) word = words.nextUint32();
  return word % n;
}
