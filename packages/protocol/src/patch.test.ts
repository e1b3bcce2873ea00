import {
  FULL_EDITION,
  Game,
  makeViews,
  nextToAct,
  QuickRandom,
  randomAction,
  viewFor,
} from '@keyflower/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatch, diff } from './patch.ts';
import { must } from '../../../scripts/testing/must.ts';
import { FULL } from '../../../scripts/testing/full.ts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** No view has a key of this name, and it cannot be set: see below. */
const json = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => !JSON.stringify(value).includes('__proto__'))
  .map((value) => copy(value));

test('a patch turns any JSON into any other', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(applyPatch(copy(before), copy(diff(before, after)))).toEqual(after);
    }),
  );
});

test('a patch leaves the value it is applied to unchanged and shares what stays the same', () => {
  const before = { market: { tile: 'forge' }, players: [{ wheat: 1 }, { wheat: 2 }] };
  const unchanged = copy(before);
  const after = applyPatch(before, [
    [['players', 1, 'wheat'], 3],
    [['players', 1, 'left'], true],
  ]);
  expect(before).toEqual(unchanged);
  expect(after.players[1]).toEqual({ wheat: 3, left: true });
  expect(after.market).toBe(before.market);
  expect(after.players[0]).toBe(before.players[0]);
});

test('equal values give an empty patch', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(diff(value, copy(value))).toEqual([]);
    }),
  );
});

test('a patch may contain any key, even __proto__', () => {
  const after = JSON.parse('{"a":{"__proto__":1}}') as object;
  const patched = applyPatch({ a: {} }, diff({ a: {} }, after));
  expect(Object.getPrototypeOf(patched.a)).toBe(Object.prototype);
});

test.each([
  { players: 2, farmers: 'off' },
  { players: 4, farmers: 'mixed' },
  { players: 6, farmers: 'all' },
])(
  'through a game of $players ($farmers) every seat and spectator keeps the right view by patches',
  (options) => {
    const game = Game.create(FULL_EDITION, options, `patches ${options.players}`);
    const random = new QuickRandom(`patches ${options.players}`);
    let views = makeViews(game.state);
    const seats = Array.from({ length: options.players }, (_, seat) => seat);
    const kept = seats.map((seat) => copy(viewFor(views, seat)));
    let spectator = copy(views.shared);
    let bytes = 0;
    let actions = 0;
    while (!game.over) {
      const seat = nextToAct(game.state);
      game.play(seat, randomAction(game.state, seat, random));
      const next = makeViews(game.state);
      const patch = copy(diff(views.shared, next.shared));
      bytes += JSON.stringify(patch).length;
      actions += 1;
      spectator = applyPatch(spectator, patch);
      for (const viewer of seats) {
        kept[viewer] = applyPatch(
          must(kept[viewer]),
          copy(diff(viewFor(views, viewer), viewFor(next, viewer))),
        );
      }
      views = next;
      // A patch that is wrong spoils what is kept: the quick run need not compare after each.
      if (!FULL && !game.over && actions % 5 > 0) continue;
      expect(spectator).toEqual(copy(views.shared));
      for (const viewer of seats) expect(kept[viewer]).toEqual(copy(viewFor(views, viewer)));
    }
    expect(bytes / actions).toBeLessThan(1000);
  },
);
