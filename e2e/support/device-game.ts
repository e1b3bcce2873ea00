import { botNamed } from '@keyflower/bots';
import { FULL_EDITION, Game, type View } from '@keyflower/engine';
import { type SavedGame, savedFrom } from '../../apps/web/src/device/saved-game.ts';

const bot = botNamed('miller')!;

/** A game on a device, played by a bot for everyone until a condition on the first seat's view holds. */
export function deviceGame(
  { seats, seed }: Pick<SavedGame, 'seats' | 'seed'>,
  until: (view: View) => boolean,
): SavedGame {
  const game = Game.create(FULL_EDITION, { players: seats.length }, seed);
  while (!game.over && !until(game.view(0))) {
    const { player: seat, decision } = game.pending()[0]!;
    const request = { view: game.view(seat), seat, decision, budget: 100, seed: String(game.length) };
    game.play(seat, bot.choose(request));
  }
  return savedFrom({ seats, seed, aids: true }, game, Date.now());
}
