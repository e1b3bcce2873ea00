import { randomBytes } from 'node:crypto';
import { QuickRandom } from '@keyflower/engine';

/** More bits than anyone can guess, so that the commitment to the seed hides it. */
export function freshSeed(): string {
  return randomBytes(32).toString('hex');
}

/** What a computer player decides by: apart from the draws, so that these don't depend on how it thinks. */
export function playersRandom(seed: string, seat: number): QuickRandom {
  return new QuickRandom(`${seed}/player-${seat}`);
}
