import { randomBytes } from 'node:crypto';
import { QuickRandom } from '@keyflower/engine';

/** More bits than anyone can guess, so that the commitment to the seed hides it. */
export function freshSeed(): string {
  return randomBytes(32).toString('hex');
}

/** A computer player's own randomness, separate from the game's draws so that these don't depend on its choices. */
export function playersRandom(seed: string, seat: number): QuickRandom {
  return new QuickRandom(`${seed}/player-${seat}`);
}
