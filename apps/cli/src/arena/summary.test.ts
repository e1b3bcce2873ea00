import { parseOptions } from '@keyflower/engine';
import { describe, expect, it } from 'vitest';
import type { GameResult } from './game.ts';
import { fixtureOf, type Plan } from './plan.ts';
import { comparisonsOf, seatsOf } from './rows.ts';
import type { Fault } from './player.ts';
import { neverAnswered, summarize } from './summary.ts';
import { atLeast, must } from '../../../../scripts/testing/must.ts';

const plan = (lineup: number[]): Plan => ({
  options: parseOptions({ players: lineup.length }),
  seed: 'rows',
  entrants: [...new Set(lineup)].map((one) => ({ name: `bot-${one}`, bot: 'random', budget: 1000 })),
  lineups: [lineup],
  sets: 12 / lineup.length,
  grace: 1000,
});

/** Games with these scores for the first bot and for the others. */
function played(of: Plan, games: number, one: number, others: readonly number[]): GameResult[] {
  return Array.from({ length: games }, (_, number) => {
    const rest = [...others];
    const scores = fixtureOf(of, number).seats.map((entrant) => (entrant === 0 ? one : (rest.pop() ?? 0)));
    const best = Math.max(...scores);
    const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
    const play = scores.map(() => ({ decisions: 1, thinking: [], turns: [], faults: [] }));
    return { number, scores, winners, play };
  });
}

const four = plan([0, 1, 1, 1]);
const two = plan([0, 1]);
const BEATEN = [20, 30, 40];

describe('a game between two bots', () => {
  it('is one comparison, on any number of seats', () => {
    const swept = comparisonsOf(seatsOf(four, played(four, 4, 50, BEATEN)));
    expect(swept).toEqual(Array.from({ length: 4 }, () => ({ set: 0, a: 0, b: 1, result: 1 })));
    const second = comparisonsOf(seatsOf(four, played(four, 1, 35, BEATEN)));
    expect(must(second[0]).result).toBeCloseTo(2 / 3, 9);
  });

  it('counts as one game in the intervals of pairings and Elo', () => {
    const swept = summarize(four, played(four, 12, 50, BEATEN), null, 'count');
    const [{ comparisons, rate }] = atLeast(1, swept.pairings);
    expect(comparisons).toBe(12);
    expect(rate.mean).toBe(1);
    // Wilson's interval for twelve of twelve.
    expect(rate.interval?.[0]).toBeCloseTo(0.7575, 4);
    const duel = summarize(two, played(two, 12, 50, [40]), null, 'count');
    expect(must(swept.bots[0]).elo.value).toBeCloseTo(must(duel.bots[0]).elo.value, 6);
    expect(must(swept.bots[0]).elo.interval?.[0]).toBeCloseTo(must(duel.bots[0]).elo.interval?.[0] ?? 0, 6);
  });
});

it('a single deal gives no intervals, even with several games', () => {
  const { bots, pairings, winningScore } = summarize(four, played(four, 4, 50, BEATEN), null, 'count');
  const { winRate, score, margin, elo } = must(bots[0]);
  const all = [winRate, score, margin, elo, must(pairings[0]).rate, winningScore];
  expect(all.map(({ interval }) => interval)).toEqual(all.map(() => null));
  expect(elo.value).toBeGreaterThan(0);
});

/** A tournament of a program, which is the first bot, with these faults in each of its games. */
function withFaults(decisions: number, faults: Fault[]) {
  const [program, bot] = atLeast(2, two.entrants);
  const entrants = [{ ...program, command: 'pyton3 bot.py' }, bot];
  const results = played(two, 4, 20, [30]).map((game) => {
    const seat = fixtureOf(two, game.number).seats.indexOf(0);
    const play = game.play.map((one, i) => (i === seat ? { ...one, decisions, faults } : one));
    return { ...game, play };
  });
  return summarize({ ...two, entrants }, results, null, 'count');
}

const crashed: Fault = { kind: 'crashed', message: 'it ended with exit code 127' };
const givenUp: Fault = { kind: 'given up', message: 'no longer asked' };
const illegal: Fault = { kind: 'illegal', message: 'there is no tile "\u001B[31mred\u0007"' };

describe('a program that', () => {
  it('left every question open counts as never having answered', () => {
    const found = neverAnswered(withFaults(3, [crashed, givenUp, givenUp]));
    expect(found).toEqual([{ name: 'bot-0', command: 'pyton3 bot.py' }]);
  });

  it.each([
    ['answered once', 4, [crashed, givenUp, givenUp]],
    ['only ever answered illegally', 2, [illegal, illegal]],
    ['made no mistake', 2, []],
  ])('%s has answered', (_what, decisions, faults) => {
    expect(neverAnswered(withFaults(decisions, faults))).toEqual([]);
  });

  it('is quoted cannot control the terminal', () => {
    const [{ message }] = atLeast(1, withFaults(2, [illegal]).faults);
    expect(message).toBe('there is no tile "\uFFFD[31mred\uFFFD"');
  });
});
