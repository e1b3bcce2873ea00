import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome, RatableTable } from './rating.ts';
import { isProvisional, isRatable, NEW_RATING, ranksOf, rate, shownRating } from './rating.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';

const person = (name: string, rank: number, mu = 25, sigma = 25 / 3) => ({ person: name, mu, sigma, rank });

describe('ratings', () => {
  it('after a game among four newcomers are those of the published example', () => {
    const after = rate([person('d', 4), person('a', 1), person('c', 3), person('b', 2)]);
    expect(after.map((row) => row.person)).toEqual(['d', 'a', 'c', 'b']);
    for (const [index, mu] of [20.96, 27.8, 24.69, 26.55].entries())
      expect(must(after[index]).mu).toBeCloseTo(mu, 1);
    for (const [index, sigma] of [8.08, 8.26, 8.08, 8.18].entries())
      expect(must(after[index]).sigma).toBeCloseTo(sigma, 1);
  });

  /** Computed with openskill 5.0.1: stored ratings were made with these numbers. */
  const pinned: [string, [mu: number, sigma: number, rank: number][], [mu: number, sigma: number][]][] = [
    [
      'four new players',
      [4, 1, 3, 2].map((rank) => [25, 25 / 3, rank]),
      [
        [20.962412806387245, 8.084127880168786],
        [27.795252672501135, 8.263571791259416],
        [24.689416369722096, 8.084127880168786],
        [26.55291815138952, 8.17961798837266],
      ],
    ],
    [
      'a tie behind the weakest',
      [
        [31.5, 2.25, 2],
        [19, 7, 1],
        [27.75, 4.5, 2],
      ],
      [
        [31.242312599612934, 2.2470809132808967],
        [22.657625559824016, 6.885521158956093],
        [27.267816762436127, 4.432298840882651],
      ],
    ],
    [
      'an expected win',
      [
        [40, 1.5, 1],
        [12, 6, 2],
      ],
      [
        [40.00960360927039, 1.5021699365829453],
        [11.846785495178535, 5.964047964365236],
      ],
    ],
  ];

  it.each(pinned)('stay what they were for %s', (_what, before, after) => {
    const rated = rate(before.map(([mu, sigma, rank], index) => person(`p${index}`, rank, mu, sigma)));
    // `Math.exp` may differ in the last bit from one platform to another.
    for (const [index, [mu, sigma]] of after.entries()) {
      expect(must(rated[index]).mu).toBeCloseTo(mu, 12);
      expect(must(rated[index]).sigma).toBeCloseTo(sigma, 12);
    }
  });

  it('do not move in a draw of equals', () => {
    for (const { mu } of rate([person('a', 1), person('b', 1), person('c', 1)]))
      expect(mu).toBeCloseTo(25, 9);
  });

  it('move more when the weaker wins', () => {
    const [favourite] = atLeast(1, rate([person('a', 1, 30, 3), person('b', 2, 20, 3)]));
    const [, outsider] = atLeast(2, rate([person('a', 2, 30, 3), person('b', 1, 20, 3)]));
    expect(outsider.mu - 20).toBeGreaterThan(favourite.mu - 30);
  });

  it('stay for a single player', () => {
    expect(rate([person('a', 1, 31, 4)])).toEqual([{ person: 'a', mu: 31, sigma: 4 }]);
    expect(rate([])).toEqual([]);
  });

  const results = fc
    .array(
      fc.record({
        mu: fc.double({ min: 0, max: 50, noNaN: true }),
        sigma: fc.double({ min: 1, max: 25 / 3, noNaN: true }),
        rank: fc.integer({ min: 1, max: 6 }),
      }),
      { minLength: 2, maxLength: 6 },
    )
    .map((rows) => rows.map((row, index) => ({ ...row, person: `p${index}` })));

  it('never fall for the only winner nor rise for the only last, and stay numbers', () => {
    fc.assert(
      fc.property(results, (rows) => {
        const after = rate(rows);
        const ranks = rows.map(({ rank }) => rank);
        const alone = (rank: number) => ranks.filter((other) => other === rank).length === 1;
        for (const [index, { mu, sigma, rank }] of rows.entries()) {
          const gain = must(after[index]).mu - mu;
          expect(alone(rank) && rank === Math.min(...ranks) && gain < -1e-9).toBe(false);
          expect(alone(rank) && rank === Math.max(...ranks) && gain > 1e-9).toBe(false);
          expect(Number.isFinite(must(after[index]).mu)).toBe(true);
          expect(must(after[index]).sigma).toBeGreaterThan(0);
          expect(must(after[index]).sigma).toBeLessThan(sigma + 0.1);
        }
      }),
    );
  });

  it('do not depend on the order in which people are listed', () => {
    fc.assert(
      fc.property(results, (rows) => {
        const last = rows.length - 1;
        const back = rate(rows.map((_, index) => must(rows[last - index])));
        for (const [index, row] of rate(rows).entries()) {
          expect(must(back[last - index]).person).toBe(row.person);
          expect(must(back[last - index]).mu).toBeCloseTo(row.mu, 6);
          expect(must(back[last - index]).sigma).toBeCloseTo(row.sigma, 6);
        }
      }),
    );
  });
});

describe('the rating shown', () => {
  it.each([
    ['a newcomer', NEW_RATING.mu, NEW_RATING.sigma, 1000],
    ['a settled average player', 25, 2, 1760],
    ['a settled strong player', 35, 2, 2160],
    ['someone who never wins', 0, 2, 760],
    ['a minimal rating', -100, 8, 0],
  ])('%s', (_, mu, sigma, shown) => {
    expect(shownRating(mu, sigma)).toBe(shown);
  });

  it('is provisional for the first dozen games or so', () => {
    let four = ['a', 'b', 'c', 'd'].map((name) => person(name, 1));
    let games = 0;
    while (four.some(({ sigma }) => isProvisional(sigma))) {
      games += 1;
      four = rate(four.map((one, index) => ({ ...one, rank: 1 + ((index + games) % 4) }))).map((one) => ({
        ...one,
        rank: 1,
      }));
    }
    expect(games).toBeGreaterThanOrEqual(8);
    expect(games).toBeLessThanOrEqual(16);
  });
});

describe('places', () => {
  const seat = (score: number, more: Partial<Outcome> = {}): Outcome => ({
    seat: 0,
    score,
    winner: false,
    left: 'no',
    leftAt: null,
    ...more,
  });
  const places = (outcomes: Outcome[]): number[] =>
    ranksOf(outcomes.map((outcome, index) => ({ ...outcome, seat: index }))).map(({ rank }) => rank);

  it('go to the winner, then by score, and equal scores share one', () => {
    expect(places([seat(30), seat(50, { winner: true }), seat(30), seat(20)])).toEqual([2, 1, 2, 4]);
  });

  it('are shared by winners who share the win, and a tie-break decides where the rules have one', () => {
    expect(places([seat(50, { winner: true }), seat(50, { winner: true }), seat(40)])).toEqual([1, 1, 3]);
    expect(places([seat(50), seat(50, { winner: true })])).toEqual([2, 1]);
  });

  it('put players who left behind all who stayed, even where the bot in the seat won', () => {
    const left = seat(90, { winner: true, left: 'timed-out', leftAt: 40 });
    expect(places([left, seat(20), seat(30)])).toEqual([3, 2, 1]);
  });

  it('are better for players who left later, whatever the way and the score', () => {
    const early = seat(90, { left: 'resigned', leftAt: 10 });
    const late = seat(5, { left: 'left', leftAt: 80 });
    const middle = seat(50, { left: 'timed-out', leftAt: 40 });
    expect(places([early, late, middle, seat(1)])).toEqual([4, 2, 3, 1]);
    expect(places([early, { ...late, leftAt: 10 }])).toEqual([1, 1]);
  });

  it('name the seats they belong to', () => {
    expect(ranksOf([seat(1, { seat: 4 }), seat(2, { seat: 2, winner: true })])).toEqual([
      { seat: 4, rank: 2 },
      { seat: 2, rank: 1 },
    ]);
  });

  it('are a ranking: each place counts those ahead', () => {
    const outcome = fc.record({
      seat: fc.nat(5),
      score: fc.nat(3),
      winner: fc.boolean(),
      left: fc.constantFrom('no', 'no', 'resigned', 'timed-out', 'left'),
      leftAt: fc.nat(3),
    });
    fc.assert(
      fc.property(fc.array(outcome, { maxLength: 6 }), (outcomes) => {
        const ranks = places(outcomes).sort((a, b) => a - b);
        for (const [index, rank] of ranks.entries()) {
          expect(rank).toBe(index > 0 && ranks[index - 1] === rank ? rank : index + 1);
        }
      }),
    );
  });
});

describe('a rated game', () => {
  const seats = (...kinds: RatableTable['seats'][number]['kind'][]): RatableTable['seats'] =>
    kinds.map((kind, index) => ({ kind, person: kind === 'account' ? `p${index}` : null }));
  const fair: RatableTable = {
    seats: seats('account', 'account', 'account'),
    seed: 'server',
    overrides: false,
    handicap: [],
    end: 'reached',
  };

  it('is a finished game of people with accounts', () => {
    expect(isRatable(fair)).toEqual({ rated: true });
    expect(isRatable({ ...fair, end: 'others-left' })).toEqual({ rated: true });
  });

  const spoiled: [string, Partial<RatableTable>][] = [
    ['bots', { seats: seats('account', 'account', 'bot') }],
    ['bots', { seats: seats('account', 'bot-account') }],
    ['guests', { seats: seats('account', 'account', 'guest') }],
    [
      'guests',
      {
        seats: [
          { kind: 'account', person: 'a' },
          { kind: 'account', person: null },
        ],
      },
    ],
    ['too-few-people', { seats: seats('account') }],
    ['too-few-people', { seats: seats('account', 'account', 'empty') }],
    ['too-few-people', { seats: [] }],
    ['same-person-twice', { seats: [0, 1].map(() => ({ kind: 'account', person: 'a' })) }],
    ['chosen-seed', { seed: 'chosen' }],
    ['tile-overrides', { overrides: true }],
    ['handicap', { handicap: [1] }],
    ['unfinished', { end: 'unfinished' }],
  ];
  it.each(spoiled)('is nothing with %s: %j', (why, spoil) => {
    expect(isRatable({ ...fair, ...spoil })).toEqual({ rated: false, why });
  });
});
