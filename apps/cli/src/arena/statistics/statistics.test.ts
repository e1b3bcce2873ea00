import { QuickRandom } from '@keyflower/engine';
import { describe, expect, it } from 'vitest';
import { type Comparison, eloOf } from './elo.ts';
import { designEffect, type Interval, meanOf, rateOf, type SetSum, student, wilson } from './interval.ts';
import { sprtOf } from './sprt.ts';
import { atLeast, must } from '../../../../../scripts/testing/must.ts';

const sets = (count: number, one: SetSum): SetSum[] => Array.from({ length: count }, () => one);

/** A rate's interval, where there must be one. */
const intervalOf = (played: readonly SetSum[]): Interval =>
  rateOf(played).interval ?? [Number.NaN, Number.NaN];

/** Sets of games of which each is won with this chance. */
function tossed(random: QuickRandom, chance: number, count: number, inSet = 2): SetSum[] {
  return Array.from({ length: count }, () => {
    const won = Array.from({ length: inSet }, () => (random.below(1000) < chance * 1000 ? 1 : 0));
    return { sum: won.reduce<number>((sum, game) => sum + game, 0), count: inSet };
  });
}

describe('intervals', () => {
  it('of rates are Wilson’s and agree with published tables', () => {
    expect(wilson(0.5, 100).map((x) => x.toFixed(4))).toEqual(['0.4038', '0.5962']);
    expect(wilson(1, 20).map((x) => x.toFixed(4))).toEqual(['0.8389', '1.0000']);
    expect(wilson(0.1, 50).map((x) => x.toFixed(4))).toEqual(['0.0435', '0.2136']);
  });

  it('grow if the games of a set are correlated, and do not shrink if they even out', () => {
    const alike = [...sets(50, { sum: 2, count: 2 }), ...sets(50, { sum: 0, count: 2 })];
    expect(designEffect(alike)).toBeCloseTo(2, 1);
    const [low, high] = intervalOf(alike);
    expect(high - low).toBeGreaterThan(1.35 * (wilson(0.5, 200)[1] - wilson(0.5, 200)[0]));
    expect(rateOf(sets(100, { sum: 1, count: 2 })).interval).toEqual(wilson(0.5, 200));
  });

  it('of means are Student’s over the sets', () => {
    // 3, 5 and 10 points a game: mean 6, deviation 3.606, two degrees of freedom.
    const { mean, interval } = meanOf([3, 5, 10].map((sum) => ({ sum, count: 1 })));
    expect(mean).toBe(6);
    expect(interval?.[1]).toBeCloseTo(6 + 4.303 * 2.0817, 2);
  });

  it.each([
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [4, 2.776],
    [5, 2.571],
    [6, 2.447],
    [10, 2.228],
    [30, 2.042],
    [1000, 1.962],
  ])('with %i degrees of freedom reach %f deviations, as tables have it', (freedom, point) => {
    expect(Math.abs(student(freedom) / point - 1)).toBeLessThan(0.0015);
  });

  it('need more than one set, because the games of a set may be correlated', () => {
    expect(meanOf([{ sum: 12, count: 2 }])).toEqual({ mean: 6, interval: null });
    expect(rateOf([{ sum: 3, count: 4 }])).toEqual({ mean: 0.75, interval: null });
    const games = [1, 1, 0].map((result) => ({ set: 0, a: 0, b: 1, result }));
    expect(eloOf(2, games)[0]).toEqual({
      value: expect.closeTo(400 * Math.log10(2.5 / 1.5)),
      interval: null,
    });
  });

  it('contain the true value about 95 times in 100', () => {
    const random = new QuickRandom('coverage');
    let held = 0;
    for (let run = 0; run < 1000; run++) {
      const [low, high] = intervalOf(tossed(random, 0.7, 30));
      if (low <= 0.7 && 0.7 <= high) held += 1;
    }
    expect(held).toBeGreaterThan(930);
    expect(held).toBeLessThan(990);
  });
});

describe('Elo', () => {
  const match = (a: number, b: number, won: number, lost: number, from = 0): Comparison[] =>
    Array.from({ length: won + lost }, (_, i) => ({ set: from + i, a, b, result: i < won ? 1 : 0 }));

  it('follows from the odds of two, relative to the last', () => {
    const [first, last] = atLeast(2, eloOf(2, match(0, 1, 75, 25)));
    // Odds of 75.5 to 25.5 with the tie that is added.
    expect(first.value).toBeCloseTo(400 * Math.log10(75.5 / 25.5), 6);
    const [low, high] = first.interval ?? [0, 0];
    expect((low + high) / 2).toBeCloseTo(first.value, 6);
    expect((high - low) / 2).toBeCloseTo(1.96 * (400 / Math.LN10) * Math.sqrt(1 / (100 * 0.75 * 0.25)), -1);
    expect(last).toEqual({ value: 0, interval: null });
  });

  it('does not depend on which of the two comes first in a comparison', () => {
    const turned = match(0, 1, 30, 10).map(({ set, result }) => ({ set, a: 1, b: 0, result: 1 - result }));
    expect(must(eloOf(2, turned)[0]).value).toBeCloseTo(must(eloOf(2, match(0, 1, 30, 10))[0]).value, 6);
  });

  it('stays finite, with a wide interval, for one that never lost', () => {
    const [{ value, interval }] = atLeast(1, eloOf(2, match(0, 1, 20, 0)));
    expect(value).toBeCloseTo(400 * Math.log10(41), 4);
    expect((interval?.[1] ?? 0) - value).toBeGreaterThan(300);
  });

  it('adds up over a chain of opponents', () => {
    const games = [...match(0, 1, 150, 50), ...match(1, 2, 150, 50, 200)];
    const [top, middle] = atLeast(2, eloOf(3, games));
    expect(top.value).toBeCloseTo(2 * middle.value, 0);
    expect(eloOf(1, [])).toEqual([{ value: 0, interval: null }]);
  });

  it('has wider intervals if the games of a set are correlated', () => {
    const alone = must(eloOf(2, match(0, 1, 60, 40))[0]);
    const inPairs = must(
      eloOf(
        2,
        match(0, 1, 60, 40).map((game, i) => ({ ...game, set: Math.floor(i / 4) })),
      )[0],
    );
    const width = ({ interval }: typeof alone) => (interval ? interval[1] - interval[0] : 0);
    expect(inPairs.value).toBeCloseTo(alone.value, 9);
    expect(width(inPairs)).toBeGreaterThan(1.7 * width(alone));
  });
});

describe('the sequential test', () => {
  const bounds = { low: 0.5, high: 0.75 };

  it('decides after eight victories in a row, and not before', () => {
    expect(sprtOf(bounds, sets(7, { sum: 1, count: 1 })).verdict).toBe('open');
    expect(sprtOf(bounds, sets(8, { sum: 1, count: 1 })).verdict).toBe('high');
    expect(sprtOf(bounds, sets(5, { sum: 0, count: 1 })).verdict).toBe('low');
  });

  it.each([
    [0.5, 'low'],
    [0.75, 'high'],
  ] as const)(
    'is wrong in at most about one of twenty tournaments where the truth is %s',
    (chance, right) => {
      const random = new QuickRandom(`sprt ${chance}`);
      let wrong = 0;
      for (let run = 0; run < 400; run++) {
        const played: SetSum[] = [];
        let verdict: string = 'open';
        while (verdict === 'open') {
          played.push(...tossed(random, chance, 1));
          ({ verdict } = sprtOf(bounds, played));
        }
        if (verdict !== right) wrong += 1;
      }
      expect(wrong).toBeLessThan(32);
    },
  );
});
