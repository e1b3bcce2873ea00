import { FULL_EDITION, Game, hashOf, nextToAct, QuickRandom } from '@keyflower/engine';
import { expect, it } from 'vitest';
import { optionsOf } from '../../test/table.ts';
import { rolloutAction } from '../evaluate/index.ts';
import { reviewOf } from './game-review.ts';
import { REVIEWER } from './review.ts';

/** The end of a game as a record of its own. */
function lastTurns(seed: string): unknown[] {
  const playOn = (game: Game, isEnough: () => boolean): Game => {
    const random = new QuickRandom(seed);
    while (!game.over && !isEnough()) {
      const seat = nextToAct(game.state);
      game.play(seat, rolloutAction(game.state, seat, random));
    }
    return game;
  };
  const start = (): Game => Game.create(FULL_EDITION, optionsOf(2, 'off'), seed);
  const whole = playOn(start(), () => false);
  const game = start();
  playOn(game, () => game.length > whole.length - 16);
  const rest = Game.load(FULL_EDITION, game.position(), seed);
  playOn(rest, () => false);
  return rest.record();
}

/** The known review by its reviewer: when it changes, so does the name of the reviewer, and kept reviews are made again. */
const KNOWN = {
  reviewer: 'mayor-1',
  hash: 'ff787c06b91cec0c8d00fdacdb6bbb73c715cff816dd0d9de9981a17544b10d7',
};

it('reviews the same record as before, or has another name', async () => {
  const review = await reviewOf(lastTurns('the end'), 'quick');
  const decisions = Array.from({ length: review.length }, (_, i) => review.decision(i));
  expect(decisions.some(({ better }) => better)).toBe(true);
  expect({ reviewer: REVIEWER, hash: hashOf(review.summary(decisions)) }).toEqual(KNOWN);
});
