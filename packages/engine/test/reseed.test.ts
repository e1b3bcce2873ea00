import { expect, it } from 'vitest';
import {
  BASE_CONTENT,
  Game,
  QuickRandom,
  randomAction,
  type RecordHeader,
  RefusalError,
  replayRecord,
  reseeded,
} from '../src/index.ts';
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

/** A game as it goes on from a copy of its record, with further entropy or without. */
function restored(game: Game, entropy: string | null): Game {
  const [first, ...entries] = game.record();
  const { header, entry } = reseeded(first as RecordHeader, entries.length, entropy ?? '');
  const record = entropy === null ? game.record() : [header, ...entries, entry];
  return Game.replay(BASE_CONTENT, record, 'unused', SEED);
}

/** A game in its first summer turns. */
function begun(): Game {
  const game = Game.create(BASE_CONTENT, { players: 3 }, SEED);
  playOn(game, 40);
  return game;
}

it('draws something else after entropy was added, and the same with the same entropy', () => {
  const games = [null, FRESH, FRESH, 'other'].map((entropy) => {
    const game = restored(begun(), entropy);
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
  const first = restored(begun(), FRESH);
  const { length } = first;
  playOn(first, 30);
  first.undo(length + 1);
  const game = restored(first, 'more');
  playOn(game, 20);
  const again = Game.replay(BASE_CONTENT, game.record(), 'unused', SEED);
  playOn(game);
  playOn(again);
  expect(again.record()).toEqual(game.record());
  expect(replayRecord(BASE_CONTENT, game.record()).result?.seed).toBe(SEED);
});

it('is refused with other entropy than was used', () => {
  const game = restored(begun(), FRESH);
  playOn(game);
  const changed = game.record().map((line) => ('reseed' in line ? { ...line, reseed: 'other' } : line));
  expect(() => replayRecord(BASE_CONTENT, changed)).toThrow(RefusalError);
});

it('has a format of its own, and only then', () => {
  expect(restored(begun(), null).record()[0]).toMatchObject({ format: 'keyflower-record/1' });
  const [header, ...lines] = restored(begun(), FRESH).record();
  expect(header).toMatchObject({ format: 'keyflower-record/2' });
  expect(() => replayRecord(BASE_CONTENT, [{ ...header, format: 'keyflower-record/1' }, ...lines])).toThrow(
    /entry/,
  );
});
