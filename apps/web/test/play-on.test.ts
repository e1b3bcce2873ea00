// @vitest-environment happy-dom
import type { Game } from '@keyflower/engine';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { playFrom } from '../src/device/new-game.ts';
import {
  isFromPosition,
  openSaved,
  recordText,
  type SavedGame,
  savedFrom,
} from '../src/device/saved-game.ts';
import { savedGames } from '../src/device/saved-games.ts';
import { gameInRecord } from '../src/replay/replayed-game.ts';
import { session } from '../src/session/index.ts';
import { GAMES, wander } from './games.ts';
import { signIn } from './support/live.ts';
import { FULL } from '../../../scripts/testing/full.ts';
import { must } from '../../../scripts/testing/must.ts';

/** Each moment is set up anew, which takes a while. */
const EVERY = FULL ? 1 : 7;

let signOut: () => void;
beforeAll(() => {
  signOut = signIn();
  session.me = { ...session.me, name: '', lang: 'en' };
});
afterAll(() => signOut());
beforeEach(() => localStorage.clear());

const textOf = (game: Game): string =>
  game
    .record()
    .map((line) => JSON.stringify(line))
    .join('\n');

/** The only game that is stored. */
function stored(): SavedGame {
  const [only, another] = savedGames.list();
  expect(another).toBeUndefined();
  expect(location.pathname).toBe(`/device/${must(only).id}`);
  return must(only?.saved ?? undefined);
}

test.each(GAMES)(
  'any moment of a replay is played on against bots on this device ($players, $farmers)',
  async (options) => {
    const { record } = gameInRecord(textOf(wander(options, 'played on', () => {})));
    for (let at = 0; at < record.last; at += EVERY) {
      localStorage.clear();
      await playFrom(record.position(at), 1, 'miller');
      const saved = stored();
      const { game, history } = openSaved(saved);
      expect(game.position()).toEqual(record.view(at, null));
      expect(game.view(1)).toEqual(record.view(at, 1));
      expect(history.events).toEqual([]);
      expect(saved.seats).toEqual(
        saved.seats.map((_, seat) => (seat === 1 ? { name: 'Player 2' } : { bot: 'miller' })),
      );
      expect(isFromPosition(saved)).toBe(true);
    }
  },
);

test('what is drawn from there on is new, and the game can be looked back at', async () => {
  const { record } = gameInRecord(textOf(wander(GAMES[0], 'drawn anew', () => {})));
  const seeds = new Set<string>();
  for (let n = 0; n < 3; n++) {
    localStorage.clear();
    await playFrom(record.position(10), 0, 'miller');
    const saved = stored();
    seeds.add(saved.seed);
    expect(gameInRecord(recordText(saved)).record.position(0)).toEqual(record.position(10));
  }
  expect(seeds.size).toBe(3);
  expect(seeds).not.toContain(record.result?.seed);
});

test('a game from the set-up is none that is played on from a position, nor one that cannot be read', () => {
  let first: Game | undefined;
  wander(GAMES[0], 'from the set-up', ({ game }) => (first ??= game));
  const saved = savedFrom(
    { seats: [{ name: 'Ada' }, { bot: 'miller' }], aids: true, seed: 'x' },
    must(first),
    5,
  );
  expect(isFromPosition(saved)).toBe(false);
  expect(isFromPosition({ ...saved, record: '{"position"' })).toBe(false);
});

test('the table to which a game was taken is noted in the game as it is stored then', async () => {
  const { record } = gameInRecord(textOf(wander(must(GAMES[0]), 'taken', () => {})));
  await playFrom(record.position(0), 1, 'miller');
  const { id } = must(savedGames.list()[0]);
  // In another tab it is played on while this one asks the server.
  const played = { ...stored(), played: 1 };
  savedGames.write(id, played);
  expect(savedGames.noteTable(id, 'abcdefghijkl')).toBe(true);
  expect(savedGames.read(id)).toEqual({ ...played, table: 'abcdefghijkl' });
  savedGames.remove(id);
  expect(savedGames.noteTable(id, 'abcdefghijkl')).toBe(false);
  expect(savedGames.list()).toEqual([]);
});
