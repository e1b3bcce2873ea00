import { botNamed } from '@keyflower/bots';
import { FULL_EDITION, Game, type View } from '@keyflower/engine';
import { type SavedGame, savedFrom } from '../../apps/web/src/device/saved-game.ts';

const bot = botNamed('miller')!;

type Plan = Pick<SavedGame, 'seats' | 'seed'>;
type Condition = (view: View) => boolean;

/** A bot plays for everyone until a condition on the first seat's view holds. */
function playOn(game: Game, until: Condition): Game {
  while (!game.over && !until(game.view(0))) {
    const { player: seat, decision } = game.pending()[0]!;
    const request = { view: game.view(seat), seat, decision, budget: 100, seed: String(game.length) };
    game.play(seat, bot.choose(request));
  }
  return game;
}

const newGame = ({ seats, seed }: Plan): Game => Game.create(FULL_EDITION, { players: seats.length }, seed);

const saved = (plan: Plan, game: Game): SavedGame => savedFrom({ ...plan, aids: true }, game, Date.now());

/** A game on a device, played until a condition on the first seat's view holds. */
export const deviceGame = (plan: Plan, until: Condition): SavedGame =>
  saved(plan, playOn(newGame(plan), until));

/** A finished game that began with the position where a condition held. */
export function endOfGame(plan: Plan, from: Condition): SavedGame {
  const position = playOn(newGame(plan), from).position();
  return saved(
    plan,
    playOn(Game.load(FULL_EDITION, position, plan.seed), () => false),
  );
}
