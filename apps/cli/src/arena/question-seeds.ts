import { createHash } from 'node:crypto';
import { playersRandom } from '../seed.ts';

/** Versioned: a different derivation needs a different name. */
const DOMAIN = 'keyflower-question/1';
const SEEDS = 2 ** 32;

/** Generates the seeds for the questions to one seat of a deal. */
export type QuestionSeeds = () => string;

export function botSeeds(deal: string, seat: number): QuestionSeeds {
  const random = playersRandom(deal, seat);
  return () => String(random.below(SEEDS));
}

/** Hashes, because a program could work back from the output of the quick generator to the seed of the deal. */
export function programSeeds(deal: string, seat: number): QuestionSeeds {
  let asked = 0;
  return () => {
    asked += 1;
    const hash = createHash('sha256').update(`${DOMAIN}\n${seat}\n${asked}\n${deal}`).digest();
    return String(hash.readUInt32BE());
  };
}
