import { FULL_EDITION, Game, makeView } from '@keyflower/engine';
import { expect, test, beforeAll } from 'vitest';
import { LocalTable } from '../src/local/index.ts';
import { signIn } from './support/live.ts';
import { must } from '../../../scripts/testing/must.ts';

beforeAll(signIn);

function open(seat: number | null = 0): { table: LocalTable; game: Game } {
  const game = Game.create(FULL_EDITION, { players: 2 }, 'local');
  const table = new LocalTable({ id: 'local', game, seats: [{ name: 'Ada' }, { bot: 'miller' }], seat });
  return { table, game };
}

const active = (game: Game): number => must(game.pending()[0]).player;

/** A bid of one worker on the first tile of the market. */
function bidOf(game: Game, seat: number) {
  return must(game.legal(seat).actions.find(({ type }) => type === 'bid'));
}

test('the page sees what its seat may see, and nothing else', () => {
  const { table, game } = open();
  expect(table.model.view).toEqual(makeView(game.state, 0));
  expect(table.live.isKnown).toBe(true);
  expect(table.live.table.nameOf(0)).toBe('Ada');
});

test('an action that is confirmed is played in the page, and another seat acts by a call', async () => {
  const { table, game } = open();
  const first = active(game);
  if (first !== 0) table.play(first, { type: 'pass' });
  const bid = bidOf(game, 0);
  table.live.table.commands.set({ kind: 'sure', action: bid });
  table.live.table.commands.confirm();
  await Promise.resolve();
  expect(table.model.events.at(-1)).toMatchObject({ type: 'bid', player: 0 });
  expect(table.model.version).toBe(table.model.events.length);
  expect(active(game)).toBe(1);
  table.play(1, { type: 'pass' });
  expect(table.live.asked).toMatchObject({ player: 0, decision: 'turn' });
  expect(table.model.view).toEqual(makeView(game.state, 0));
});

test('an action that is not legal is refused and changes nothing', async () => {
  const { table, game } = open();
  const { view } = table.model;
  const reply = await table.live.table.backend.ask({
    type: 'act',
    table: 'local',
    id: '1',
    version: 0,
    action: { type: 'boat', boat: 'boat-keyflower' },
  });
  expect(reply).toMatchObject({ type: 'refused', id: '1' });
  expect(table.model.view).toBe(view);
  expect(game.length).toBe(game.record().length - 1);
});

test('going back shows the table as it was, also when that is done twice', () => {
  const { table, game } = open();
  const before = table.model.view;
  for (let i = 0; i < 2; i++) {
    const start = game.length;
    const seat = active(game);
    table.play(seat, bidOf(game, seat));
    table.play(1 - seat, { type: 'pass' });
    expect(table.model.events).toHaveLength(2);
    table.goBack(start);
    expect(table.model.view).toEqual(before);
    expect(table.model.events).toEqual([]);
  }
});

test('a device that is handed on shows the other seat and hides the first', () => {
  const { table, game } = open();
  table.sit(1);
  expect(table.model.view).toEqual(makeView(game.state, 1));
  expect(table.live.table.me).toBe(1);
});

test('in a game of the page no answer is chosen in advance', () => {
  const { table } = open();
  expect(table.live.table.mayChooseAhead).toBe(false);
  expect(table.live.table.backend.isLocal).toBe(true);
});
