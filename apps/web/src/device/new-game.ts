import { FULL_EDITION, Game } from '@keyflower/engine';
import type { LocalSeat } from '../local/index.ts';
import { type GamePlan, savedFrom } from './saved-game.ts';
import { savedGames } from './saved-games.ts';

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Who plays a new game, and how. */
type Players = Omit<GamePlan, 'seed' | 'table'>;

function stored(players: Players, make: (seed: string) => Game): string | null {
  const plan = { ...players, seed: randomHex(32) };
  const id = randomHex(6);
  return savedGames.write(id, savedFrom(plan, make(plan.seed), Date.now())) ? id : null;
}

/** Stores a new game; returns its id, or null if it could not be stored. */
export const newGame = (players: Players, options: object): string | null =>
  stored(players, (seed) => Game.create(FULL_EDITION, options, seed));

/** Stores a game that goes on from a position that is possible, and returns its id or null as `newGame` does. */
export const gameFrom = (position: object, seats: readonly LocalSeat[]): string | null =>
  stored({ seats, aids: true }, (seed) => Game.load(FULL_EDITION, position, seed));
