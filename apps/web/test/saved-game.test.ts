import { FULL_EDITION, Game } from '@keyflower/engine';
import { expect, test } from 'vitest';
import { DamagedGame, openSaved, parseSaved, type SavedGame, savedFrom } from '../src/device/saved-game.ts';
import { must } from '../../../scripts/testing/must.ts';

/** A stored game with a bid, a pass and an undo. */
function stored(): SavedGame {
  const game = Game.create(FULL_EDITION, { players: 2 }, 'stored');
  const seat = (): number => must(game.pending()[0]).player;
  game.play(seat(), must(game.legal(seat()).actions.find(({ type }) => type === 'bid')));
  const { length } = game;
  game.play(seat(), { type: 'pass' });
  game.undo(length + 1);
  game.play(seat(), must(game.legal(seat()).actions.find(({ type }) => type === 'use')));
  return savedFrom({ seats: [{ name: 'Ada' }, { bot: 'miller' }], aids: true, seed: 'stored' }, game, 5);
}

test('a stored game is read as it was, with what happened in it', () => {
  const saved = stored();
  expect(parseSaved(JSON.stringify(saved))).toEqual(saved);
  const { game, history } = openSaved(saved);
  expect(savedFrom(saved, game, 5)).toEqual(saved);
  const types = history.events.map(({ type }) => type);
  expect(types).toContain('bid');
  expect(types).not.toContain('passed');
  const entries = game.record().filter((line) => 'action' in line);
  expect(history.before.size).toBe(entries.length - 1);
});

test('that a game is guided, and the table that it was taken to, are kept when it is played on', () => {
  const saved = { ...stored(), guided: true, table: 'abcdefghijkl' } as const;
  expect(parseSaved(JSON.stringify(saved))).toEqual(saved);
  expect(savedFrom(saved, openSaved(saved).game, 5)).toEqual(saved);
});

test.each<[string, (text: string) => string]>([
  ['a text that was cut off', (text) => text.slice(0, -20)],
  ['another format', (text) => text.replace('keyflower-device/1', 'something/1')],
  ['a seat without a player', (text) => text.replace('"name":"Ada"', '"name":""')],
  ['a table that is no text', (text) => text.replace('"format"', '"table":1,"format"')],
  ['a mark of a guide that is none', (text) => text.replace('"format"', '"guided":1,"format"')],
  ['nothing at all', () => 'null'],
])('%s is refused', (_, damage) => {
  const text = JSON.stringify(stored());
  expect(damage(text)).not.toBe(text);
  expect(() => parseSaved(damage(text))).toThrow(DamagedGame);
});

test.each<[string, (saved: SavedGame) => SavedGame]>([
  ['a record without its last line', (saved) => ({ ...saved, record: saved.record.slice(0, -10) })],
  [
    'an illegal action',
    (saved) => ({ ...saved, record: saved.record.replace(/"screen":\d/, '"screen":99') }),
  ],
  ['another seed', (saved) => ({ ...saved, seed: 'another' })],
  ['a third seat', (saved) => ({ ...saved, seats: [...saved.seats, { bot: 'miller' }] })],
  ['an empty record', (saved) => ({ ...saved, record: '' })],
])('a game with %s is refused', (_, damage) => {
  const saved = stored();
  expect(damage(saved)).not.toEqual(saved);
  expect(() => openSaved(damage(saved))).toThrow(DamagedGame);
});

test('a draw that does not follow from the seed is refused', () => {
  const saved = stored();
  const record = saved.record.replace(
    /("what":"workers"[^}]*"drawn":\{[^}]*?":)(\d)/,
    (_, start, n) => `${start}${Number(n) + 1}`,
  );
  expect(record).not.toBe(saved.record);
  expect(() => openSaved({ ...saved, record })).toThrow(DamagedGame);
});
