import { FULL_EDITION, Game, type Position } from '@keyflower/engine';
import type { DeviceWords } from '@keyflower/words';
import { session, toast } from '../session/index.ts';
import { go } from '../ui/index.ts';
import { type GamePlan, savedFrom } from './saved-game.ts';
import { savedGames } from './saved-games.ts';
import { TEXTS } from './texts.ts';

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

/** The reader as a player; without a name while the server does not know them yet. */
export const reader = (seat: number, words: DeviceWords): { name: string } => ({
  name: session.me.name || words.player(seat + 1),
});

/** Stores a new game; returns its id, or null if it could not be stored. */
export const newGame = (players: Players, options: object): string | null =>
  stored(players, (seed) => Game.create(FULL_EDITION, options, seed));

/** Stores a game that goes on from a position that is possible, and returns its id or null as `newGame` does. */
const gameFrom = (position: Position, seats: GamePlan['seats']): string | null =>
  stored({ seats, aids: true }, (seed) => Game.load(FULL_EDITION, position, seed));

/** Plays on from a position that is possible: the reader at one seat, a bot at the others. */
export async function playFrom(position: Position, seat: number, bot: string): Promise<void> {
  const words = await TEXTS.load(session.me.lang);
  const id = gameFrom(
    position,
    position.players.map((_, other) => (other === seat ? reader(seat, words) : { bot })),
  );
  if (id === null) toast(words.noStorage, 'bad');
  else go(`/device/${id}`);
}
