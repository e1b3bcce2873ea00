import { checkAction, FULL_EDITION, makeView, nextToAct, type State } from '@keyflower/engine';
import { expect, test } from 'vitest';
import { analyse } from '../src/play/analysis.ts';
import type { WorkersDraft } from '../src/play/draft.ts';
import { actionOf, draftOf, isPlacing, type Placing, sizeOf } from '../src/play/workers.ts';
import {
  leaving,
  losingBids,
  mobileOf,
  paymentWith,
  withGroup,
  withWorker,
} from '../src/board/screen/changes.ts';
import { wander } from './games.ts';

const bid = (player: number, colour: string, n: number) => ({ player, workers: { [colour]: n } });

test('a bid is losing while another bid is higher, on market and turn-order tiles alike', () => {
  const market = [
    { tile: 'gold-mine', bids: [bid(0, 'red', 3), bid(1, 'red', 4)] },
    { tile: 'brewer', bids: [bid(0, 'blue', 2), bid(1, 'blue', 1)] },
    { tile: 'inn', bids: [bid(1, 'blue', 1)] },
    { tile: 'fletcher' },
  ];
  const turnOrder = [{ tile: 'turn-order-1', bids: [bid(2, 'green', 2), bid(0, 'green', 1)] }];
  expect(losingBids({ market, turnOrder }, 0)).toEqual([
    { tile: 'gold-mine', colour: 'red', size: 3, highest: 4 },
    { tile: 'turn-order-1', colour: 'green', size: 1, highest: 2 },
  ]);
  expect(losingBids({ market, turnOrder }, 1).map(({ tile }) => tile)).toEqual(['brewer']);
});

interface Turn {
  state: State;
  seat: number;
  view: ReturnType<typeof makeView>;
  ways: Placing[];
}

/** Turns of random games in which a player has losing bids. */
function turns(): Turn[] {
  const found: Turn[] = [];
  for (let n = 0; found.length < 40; n++) {
    wander({ players: 5, farmers: n % 2 ? 'mixed' : 'off' }, `screens ${n}`, ({ game }) => {
      if (game.over) return;
      const seat = nextToAct(game.state);
      const view = makeView(game.state, seat);
      if (view.pending[0]?.decision !== 'turn' || losingBids(view, seat).length === 0) return;
      const { state, actions } = analyse(FULL_EDITION, view, seat);
      found.push({ state, seat, view, ways: actions.filter(isPlacing) });
    });
  }
  return found;
}

const TURNS = turns();
const byNames = (groups: readonly string[]): string => [...groups].sort().join();

test('the losing bids are those that the rules let move', () => {
  for (const { view, seat, ways } of TURNS) {
    const bundles = losingBids(view, seat).map(({ tile }) => tile);
    const { groups } = mobileOf(ways);
    expect(bundles).toEqual(expect.arrayContaining([...groups]));
  }
});

test('a losing bid can be added or removed exactly where that is legal', () => {
  let joined = 0;
  for (const { state, view, seat, ways } of TURNS) {
    for (const way of ways.slice(0, 40)) {
      for (const { tile } of losingBids(view, seat)) {
        const draft = draftOf(way);
        const without = draft.groups.filter((one) => one !== tile);
        const wanted = draft.groups.includes(tile) ? without : [...without, tile];
        const possible = ways.some(
          (other) =>
            other.type === way.type && other.tile === way.tile && byNames(other.groups) === byNames(wanted),
        );
        const after = withGroup(draft, tile, { actions: ways, view }, seat);
        expect(after !== null).toBe(possible);
        if (!after) continue;
        joined++;
        expect(byNames(after.groups)).toBe(byNames(wanted));
        expect(checkAction(state, seat, actionOf(after, view, seat))).toBeNull();
      }
    }
  }
  expect(joined).toBeGreaterThan(20);
});

test('an added losing bid replaces workers from behind the screen', () => {
  const draft: WorkersDraft = { kind: 'workers', what: 'bid', tile: 'inn', screen: { red: 3 }, groups: [] };
  const view = { market: [{ tile: 'brewer', bids: [bid(0, 'red', 2), bid(1, 'red', 3)] }], turnOrder: [] };
  const actions = [0, 1, 2, 3].map(
    (screen) => ({ type: 'bid', tile: 'inn', color: 'red', screen, groups: ['brewer'] }) as const,
  );
  const after = withGroup(draft, 'brewer', { actions, view: view as never }, 0);
  expect(after).toMatchObject({ screen: { red: 1 }, groups: ['brewer'] });
});

test('tapping a colour adds one worker or switches to that colour, and stays legal', () => {
  let grown = 0;
  for (const { state, view, seat, ways } of TURNS) {
    for (const way of ways.slice(0, 40)) {
      for (const colour of ['blue', 'red', 'yellow', 'green'] as const) {
        const draft = draftOf(way);
        const after = withWorker(draft, colour, { actions: ways, view }, seat);
        if (!after) continue;
        const action = actionOf(after, view, seat);
        expect(checkAction(state, seat, action)).toBeNull();
        const had = draft.screen[colour] ?? 0;
        const more = sizeOf(action, view, seat) - sizeOf(way, view, seat);
        expect(after.screen[colour]).toBeGreaterThan(0);
        // One more, or from the maximum back to the minimum.
        expect(had === 0 || more === 1 || more <= 0).toBe(true);
        expect((after.screen[colour] ?? 0) <= had + 1 || had === 0).toBe(true);
        grown++;
      }
    }
  }
  expect(grown).toBeGreaterThan(20);
});

test('the pieces that would leave are known for moves, payments and upgrades', () => {
  const none = { kind: 'none' } as const;
  const nothing = { workers: {}, skills: {}, groups: [] };
  expect(leaving(none, null)).toEqual(nothing);
  expect(leaving({ kind: 'sure', action: { type: 'pass' } }, { type: 'pass' })).toEqual(nothing);
  const draft: WorkersDraft = {
    kind: 'workers',
    what: 'use',
    tile: 'inn',
    screen: { red: 2 },
    groups: ['brewer'],
  };
  expect(leaving(draft, null)).toEqual({ workers: { red: 2 }, skills: {}, groups: ['brewer'] });
  expect(leaving(none, { type: 'pay', worker: 'blue' }).workers).toEqual({ blue: 1 });
  expect(leaving(none, { type: 'pay', skill: 'saw' }).skills).toEqual({ saw: 1 });
  expect(leaving(none, { type: 'pay', group: 'brewer' }).groups).toEqual(['brewer']);
  const pay = { resources: { wood: 1 }, skills: { pick: 2 } };
  expect(leaving(none, { type: 'upgrade', tile: 'inn', pay }).skills).toEqual({ pick: 2 });
});

test('a payment is found by its pieces', () => {
  const actions = [{ type: 'pay', worker: 'red' }, { type: 'pay', skill: 'saw' }, { type: 'pass' }] as const;
  expect(paymentWith(actions, 'worker', 'red')).toBe(actions[0]);
  expect(paymentWith(actions, 'worker', 'blue')).toBeUndefined();
  expect(paymentWith(actions, 'skill', 'saw')).toBe(actions[1]);
});
