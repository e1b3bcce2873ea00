import { createHash } from 'node:crypto';
import { playersRandom } from '../seed.ts';

/** Another way of making them gets another name. */
const DOMAIN = 'keyflower-question/1';
const SEEDS = 2 ** 32;

/** Gives a seat of a deal one seed after the other. */
export type QuestionSeeds = () => string;

export function botSeeds(deal: string, seat: number): QuestionSeeds {
  const random = playersRandom(deal, seat);
  return () => String(random.below(SEEDS));
}

/** Hashes, for whoever sees some words of a quick generator can work back towards the seed of the deal. */
export function programSeeds(deal: string, seat: number): QuestionSeeds {
  let asked = 0;
  return () => {
    asked += 1;
    const hash = createHash('sha256').update(`${DOMAIN}\n${seat}\n${asked}\n${deal}`).digest();
    return String(hash.readUInt32BE());
  };
}
