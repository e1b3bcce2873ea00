import { describe, expect, it } from 'vitest';
import { fixtureOf, gamesOf, lineupsOf, type Plan } from './plan.ts';
import { must } from '../../../../scripts/testing/must.ts';

function plan(lineups: number[][], sets: number): Plan {
  const options = { players: must(lineups[0]).length, farmers: 'off', gamers: false, handicap: [] } as const;
  return { options: { ...options, handicap: [] }, seed: 's', entrants: [], lineups, sets, grace: 1 };
}

const seatings = (one: Plan) =>
  Array.from({ length: gamesOf(one) }, (_, n) => fixtureOf(one, n)).map(
    ({ seed, seats }) => `${seed} ${seats.join('')}`,
  );

describe('the games of a tournament', () => {
  it('play every deal in all seatings', () => {
    expect(seatings(plan([[0, 1]], 2))).toEqual(['s/1 01', 's/1 10', 's/2 01', 's/2 10']);
    expect(seatings(plan([[0, 1, 1, 1]], 1))).toEqual(['s/1 0111', 's/1 1110', 's/1 1101', 's/1 1011']);
  });

  it('play no seating twice', () => {
    expect(seatings(plan([[0, 0, 0]], 2))).toEqual(['s/1 000', 's/2 000']);
    expect(seatings(plan([[0, 1, 0, 1]], 1))).toEqual(['s/1 0101', 's/1 1010']);
  });

  it('let all line-ups play the same deals', () => {
    const three = lineupsOf([0, 1, 2], 2);
    expect(three).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(seatings(plan(three, 1))).toEqual(['s/1 01', 's/1 10', 's/1 02', 's/1 20', 's/1 12', 's/1 21']);
  });

  it('fill the seats with one name, one name per seat, or every combination', () => {
    expect(lineupsOf([0], 3)).toEqual([[0, 0, 0]]);
    expect(lineupsOf([0, 1, 1], 3)).toEqual([[0, 1, 1]]);
    expect(lineupsOf([0, 1, 2, 3], 3)).toHaveLength(4);
    expect(() => lineupsOf([0, 1], 3)).toThrow('--bots has 2 names for 3 seats');
    expect(() => lineupsOf([0, 1, 1], 2)).toThrow('all different');
  });
});
