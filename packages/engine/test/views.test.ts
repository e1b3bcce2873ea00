import { describe, expect, test } from 'vitest';
import {
  FULL_EDITION,
  Game,
  makeViews,
  nextToAct,
  QuickRandom,
  randomAction,
  type Views,
} from '../src/index.ts';
import { must } from '../../../scripts/testing/must.ts';

const seen = ({ shared, own }: Views): string => JSON.stringify({ shared, own });

const isSameOpen = (now: Views, last: Views, seat: number): boolean =>
  now.shared.phase === 'scoring' || now.shared.players[seat] === last.shared.players[seat];

describe.each([
  { players: 2, farmers: 'off', gamers: true },
  { players: 3, farmers: 'mixed', gamers: false },
  { players: 6, farmers: 'all', gamers: true },
])('with $players players, farmers $farmers, gamers $gamers', (options) => {
  const game = Game.create(FULL_EDITION, options, `views ${options.players}`);
  const random = new QuickRandom(`views ${options.players}`);

  test('views made with the last ones are those made without, and share what did not change', () => {
    let last = makeViews(game.state);
    let before = seen(last);
    let shared = 0;
    let idle = 0;
    let actions = 0;
    for (let seat = nextToAct(game.state); seat >= 0; seat = nextToAct(game.state)) {
      game.play(seat, randomAction(game.state, seat, random));
      const views = makeViews(game.state, last);
      const text = seen(views);
      expect(text).toBe(seen(makeViews(game.state)));
      // Objects that an earlier view still holds must not change.
      expect(seen(last)).toBe(before);
      if (views.own.some(({ village }, other) => village === must(last.own[other]).village)) shared += 1;
      // Whoever an action does not concern is the same to everyone.
      idle += views.own.filter((player, other) => player === last.own[other]).length;
      expect(
        views.own.every((player, other) => player !== last.own[other] || isSameOpen(views, last, other)),
      ).toBe(true);
      actions += 1;
      last = views;
      before = text;
    }
    expect(shared / actions).toBeGreaterThan(0.8);
    expect(idle / actions).toBeGreaterThan(0.5);
  });
});
