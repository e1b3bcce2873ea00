import { cloneState, isOver, randomAction, scoreGame } from '@keyflower/engine';
import { Scenario } from '@keyflower/engine/testkit';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../../scripts/testing/full.ts';
import { optionsOf, playGame } from '../../test/table.ts';
import { Features } from './features.ts';
import { HOLD_INPUTS, MovableWorkers } from './hold-chance.ts';
import { rolloutAction } from './index.ts';
import { evaluate, evaluateAll } from './evaluator.ts';
import { learnedWeights } from './weights.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';

const pointsOf = (state: Parameters<typeof evaluateAll>[0]): number[] => {
  const points = new Float64Array(6);
  evaluateAll(state, points);
  return [...points];
};

describe('the evaluation', () => {
  it('is the score itself when the game is over', () => {
    const end = playGame(optionsOf(3, 'mixed'), 'over', (state, seat, random) =>
      randomAction(state, seat, random),
    );
    expect(isOver(end)).toBe(true);
    expect(pointsOf(end).slice(0, 3)).toEqual(scoreGame(end).players.map(({ total }) => total));
  });

  it('does not change the state and is repeatable', () => {
    playGame(optionsOf(4, 'all'), 'again', (state, seat, random) => {
      if (random.below(8) > 0) return randomAction(state, seat, random);
      const copy = cloneState(state);
      const first = evaluate(state, seat);
      expect(Number.isFinite(first)).toBe(true);
      expect(evaluate(state, seat)).toBe(first);
      expect(state.bytes.every((byte, i) => byte === copy.bytes[i])).toBe(true);
      return randomAction(state, seat, random);
    });
  });

  it('is higher for an upgraded village, and for more pieces', () => {
    const tables = [{}, { upgraded: true as const }, { resources: { gold: 4 } }].map(
      (more) =>
        new Scenario({
          options: { players: 2 },
          season: 'winter',
          players: [
            { workers: { red: 2 }, village: [{ tile: 'home-1', q: 0, r: 0, ...more }] },
            { workers: { red: 2 }, village: [{ tile: 'home-2', q: 0, r: 0 }] },
          ],
        }).state,
    );
    const [plain, upgraded, rich] = atLeast(
      3,
      tables.map((state) => evaluate(state, 0)),
    );
    expect(upgraded).toBeGreaterThan(plain + 2);
    expect(rich).toBeGreaterThan(plain + 1);
  });

  it('values a winning bid in winter, also against the rival who loses the tile', () => {
    const withBid = (bids: { player: number; workers: { red: number } }[]) =>
      new Scenario({
        options: { players: 2 },
        season: 'winter',
        players: [{ workers: { blue: 3 } }, { workers: { blue: 3 } }],
        market: [{ tile: 'keythedral', bids }],
      }).state;
    const winning = withBid([{ player: 0, workers: { red: 2 } }]);
    const losing = withBid([
      { player: 0, workers: { red: 2 } },
      { player: 1, workers: { red: 3 } },
    ]);
    expect(evaluate(winning, 0)).toBeGreaterThan(evaluate(losing, 0) + 8);
    expect(pointsOf(losing)[1]).toBeGreaterThan(must(pointsOf(winning)[1]) + 4);
  });
});

it.each(['off', 'mixed'] as const)(
  'what is plain to see comes close to the score at the end, farmers %s',
  (farmers) => {
    const features = new Features();
    const movable = new MovableWorkers();
    let off = 0;
    let count = 0;
    for (let game = 0; game < (FULL ? 40 : 24); game++) {
      const end = playGame(optionsOf(2 + (game % 3), farmers), `plain ${game}`, rolloutAction);
      movable.read(end);
      scoreGame(end).players.forEach(({ total }, seat) => {
        features.read(end, seat, movable, new Float32Array(HOLD_INPUTS));
        off += Math.abs(features.base - total);
        count += 1;
      });
    }
    // Over 160 games it is 2.9 and 3.8; a few games alone may be off by more than 4.
    expect(off / count).toBeLessThan(farmers === 'off' ? 4 : 5);
  },
);

it('the trained weights are complete', () => {
  expect(learnedWeights.every((weight) => Number.isFinite(weight))).toBe(true);
  expect(learnedWeights.filter((weight) => weight !== 0).length).toBeGreaterThan(learnedWeights.length / 4);
});
