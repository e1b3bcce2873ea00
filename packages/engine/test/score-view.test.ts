import { describe, expect, test } from 'vitest';
import {
  decisionOf,
  determinize,
  FULL_EDITION,
  Game,
  makePosition,
  makeView,
  nextToAct,
  QuickRandom,
  randomAction,
  scoreGame,
  scoreView,
  type State,
} from '../src/index.ts';
import { FULL } from '../../../scripts/testing/full.ts';
import { must } from '../../../scripts/testing/must.ts';

const OFTEN = FULL ? 1 : 3;

/** Every so many actions of a random game; more often while tiles are laid but not shown; and at the end. */
function moments(options: object, seed: string, look: (state: State) => void): void {
  const game = Game.create(FULL_EDITION, options, seed);
  const random = new QuickRandom(seed);
  for (let n = 0; !game.over; n++) {
    const seat = nextToAct(game.state);
    const placing = decisionOf(game.state, seat) === 'place';
    if (n % (placing ? OFTEN : 10 * OFTEN) === 0) look(game.state);
    game.play(seat, randomAction(game.state, seat, random));
  }
  look(game.state);
}

describe.each([
  { players: 2, farmers: 'off', gamers: false },
  { players: 3, farmers: 'mixed', gamers: true },
  { players: 4, farmers: 'all', gamers: false },
  { players: 6, farmers: 'off', gamers: true },
])('with $players players, farmers $farmers, gamers $gamers', (options) => {
  const seeds = Array.from({ length: FULL ? 30 : 1 }, (_, n) => `score view ${n}`);

  test('a viewer’s own points are exact, and the others’ are lower bounds', () => {
    let gaps = 0;
    for (const seed of seeds) {
      moments(options, seed, (state) => {
        const truth = scoreGame(state).players;
        for (const viewer of [null, 0, options.players - 1]) {
          scoreView(FULL_EDITION, makeView(state, viewer)).forEach(({ sheet, exact }, seat) => {
            expect(exact || seat !== viewer).toBe(true);
            expect(sheet).toEqual(exact ? truth[seat] : sheet);
            expect(sheet.total).toBeLessThanOrEqual(must(truth[seat]).total);
            if (sheet.total < must(truth[seat]).total) gaps += 1;
          });
        }
      });
    }
    // Otherwise nothing that was hidden would ever have counted, and the test would show little.
    expect(gaps).toBeGreaterThan(0);
  });

  test('whatever is behind the screens, a viewer is told the same', () => {
    moments(options, 'hidden', (state) => {
      const view = makeView(state, 0);
      const told = scoreView(FULL_EDITION, view);
      for (const seed of ['one', 'other']) {
        const imagined = determinize(FULL_EDITION, view, new QuickRandom(seed));
        expect(scoreView(FULL_EDITION, makeView(imagined, 0))).toEqual(told);
      }
    });
  });

  test('who sees everything is told everybody’s points', () => {
    moments(options, 'open', (state) => {
      const told = scoreView(FULL_EDITION, makePosition(state));
      expect(told.map(({ sheet }) => sheet)).toEqual(scoreGame(state).players);
      expect(told.every(({ exact }) => exact)).toBe(true);
    });
  });
});

test('only the seats that are asked for are counted', () => {
  const game = Game.create(FULL_EDITION, { players: 3 }, 'some seats');
  const view = makeView(game.state, 1);
  const [, own, last] = scoreView(FULL_EDITION, view);
  expect(scoreView(FULL_EDITION, view, [2, 1])).toEqual([last, own]);
});
