import { expect, it } from 'vitest';
import { BASE_CONTENT, Game, QuickRandom, randomAction, RefusalError, replayRecord } from '../src/index.ts';
import { must } from '../../../scripts/testing/must.ts';

const SEED = 'reseeded';
const FRESH = 'f'.repeat(64);

function playOn(game: Game, moves = Number.POSITIVE_INFINITY): void {
  const random = new QuickRandom('moves');
  for (let n = 0; n < moves && !game.over; n++) {
    const { player } = must(game.pending()[0]);
    game.play(player, randomAction(game.state, player, random));
  }
}

/** A game in its first summer turns, as it is restored from a copy. */
function restored(): Game {
  const game = Game.create(BASE_CONTENT, { players: 3 }, SEED);
  playOn(game, 40);
  return Game.replay(BASE_CONTENT, game.record(), 'unused', SEED);
}

it('draws something else after entropy was added, and the same with the same entropy', () => {
  const games = [null, FRESH, FRESH, 'other'].map((entropy) => {
    const game = restored();
    if (entropy !== null) game.reseed(entropy);
    playOn(game);
    return JSON.stringify(
      game
        .record()
        .filter((line) => 'chance' in line)
        .map(({ chance }) => chance),
    );
  });
  expect(games[2]).toBe(games[1]);
  expect(new Set(games).size).toBe(3);
});

it('verifies against the seed, also after an undo and further entropy, and goes on from its record', () => {
  const game = restored();
  const begun = game.length;
  game.reseed(FRESH);
  playOn(game, 30);
  game.undo(begun + 2);
  game.reseed('more');
  playOn(game, 20);
  const again = Game.replay(BASE_CONTENT, game.record(), 'unused', SEED);
  playOn(game);
  playOn(again);
  expect(again.record()).toEqual(game.record());
  expect(replayRecord(BASE_CONTENT, game.record()).result?.seed).toBe(SEED);
});

it('is refused with other entropy than was used', () => {
  const game = restored();
  game.reseed(FRESH);
  playOn(game);
  const changed = game.record().map((line) => ('reseed' in line ? { ...line, reseed: 'other' } : line));
  expect(() => replayRecord(BASE_CONTENT, changed)).toThrow(RefusalError);
});

it('has a format of its own, and only then', () => {
  const game = restored();
  expect(game.record()[0]).toMatchObject({ format: 'keyflower-record/1' });
  game.reseed(FRESH);
  const [header, ...lines] = game.record();
  expect(header).toMatchObject({ format: 'keyflower-record/2' });
  expect(() => replayRecord(BASE_CONTENT, [{ ...header, format: 'keyflower-record/1' }, ...lines])).toThrow(
    /entry/,
  );
});
