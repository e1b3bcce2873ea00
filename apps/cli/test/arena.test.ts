import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Ended, ended, keyflower, keyflowerHere, start, temporaryFolder } from './run.ts';
import type { ArenaSummary } from './arena-json.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';
import { FULL } from '../../../scripts/testing/full.ts';

const path = temporaryFolder();
/** Each thread loads and compiles everything again. */
const ALONE = ['--threads', '1'];
/** Enough games that most are still to be played when the first tenth has been. */
const LONG = FULL ? ['--games', '300'] : ['--games', '40', ...ALONE];
const WINNER = FULL ? 'miller' : 'newcomer';
const GAMES = FULL ? 4 : 2;
const DEALS = FULL ? [1, 3] : [1];
/** Bounds of a sequential test that ends after few games. */
const [LOW, HIGH] = FULL ? [0.2, 0.9] : [0.3, 0.97];

const withoutClock = ({ speed: _speed, bots, ...rest }: ArenaSummary) => ({
  ...rest,
  bots: bots.map(({ time: _time, ...bot }) => bot),
});

interface Printed {
  summary: ArenaSummary;
  err: string;
}

async function printedBy(...args: string[]): Promise<Printed> {
  const { code, out, err } = await keyflower('arena', '--json', ...args);
  expect(code, err).toBe(0);
  return { summary: JSON.parse(out) as ArenaSummary, err };
}

describe('keyflower arena', () => {
  describe('with one thread and with more than there are cores', () => {
    const cores = availableParallelism();
    const threads = ['--threads', String(cores + 1)];
    const warning = new RegExp(`^keyflower: ${cores + 1} threads, but `, 'm');
    // A game for each thread, in whole deals of three line-ups.
    const games = 2 * Math.ceil(Math.max(GAMES, (cores + 1) / 3) / 2);
    const names = 'random@5,random@10,random';
    const match = ['--bots', names, '--players', '2', '--games', String(games), '--seed', 'same'];
    const bounds = ['--sprt', `${LOW},${HIGH}`, '--games', '100'];
    const test = ['--bots', 'random,random@10', ...bounds, '--seed', 'test', '--iterations', '5'];
    let alone: Printed;
    let many: Printed;
    let tested: Printed;
    let testedByMany: Printed;

    beforeAll(async () => {
      alone = await printedBy(...match, ...ALONE);
      many = await printedBy(...match, ...threads);
      tested = await printedBy(...test, ...ALONE);
      testedByMany = await printedBy(...test, ...threads);
    });

    it('gives the same results for the same seed', () => {
      expect(alone.summary.ended).toBe('count');
      expect(withoutClock(many.summary)).toEqual(withoutClock(alone.summary));
      // All of them play at random, and a seat plays the same for the same seed.
      const begin = ({ summary }: Printed) =>
        summary.results.slice(0, 2).map(({ scores, decisions }) => ({ scores, decisions }));
      expect(begin(alone)).toHaveLength(2);
      expect(begin(tested)).not.toEqual(begin(alone));
    });

    it('plays every pair of more names than seats, each with its own time', () => {
      const { lineups, bots } = alone.summary;
      expect(lineups).toHaveLength(3);
      expect(bots.map(({ name, bot, budget, seats }) => [name, bot, budget, seats])).toEqual([
        ['random@5', 'random', 5, 2 * games],
        ['random@10', 'random', 10, 2 * games],
        ['random', 'random', 1000, 2 * games],
      ]);
    });

    it('stops by the sequential test, at the same game', () => {
      const { ended: end, sprt, games: count } = tested.summary;
      expect(end).toBe('sprt');
      expect(sprt).toMatchObject({ low: LOW, high: HIGH, verdict: 'low' });
      expect(count.played).toBeLessThan(20);
      expect(withoutClock(testedByMany.summary)).toEqual(withoutClock(tested.summary));
    });

    it('warns about more threads than cores, unless bots have no time limit', () => {
      expect(many.err).toMatch(warning);
      expect(testedByMany.err).not.toMatch(warning);
      expect(alone.err).not.toMatch(warning);
    });
  });

  describe('with tables and a file', () => {
    const file = path('results.json');
    let printed: Ended;
    let summary: ArenaSummary;

    beforeAll(async () => {
      // Any bot that wins against random.
      const names = `${WINNER},random,random`;
      const match = ['--bots', names, '--games', '4', '--seed', 'sums', '--farmers', 'all', ...ALONE];
      printed = await keyflower('arena', ...match, '--output', file);
      summary = JSON.parse(readFileSync(file, 'utf8')) as ArenaSummary;
    });

    it('writes consistent figures as JSON', () => {
      const { format, games, bots, results, lineups, options, pairings, winningScore } = summary;
      expect(format).toBe('keyflower-arena/1');
      expect(options).toMatchObject({ players: 3, farmers: 'all' });
      expect(lineups).toEqual([[WINNER, 'random', 'random']]);
      // Four games are rounded up to two deals in three seatings.
      expect(games).toEqual({ planned: 6, played: 6, sets: 2, inSet: 3 });
      expect(summary.ended).toBe('count');
      expect(results.map(({ seed, seats }) => `${seed} ${seats.indexOf(WINNER)}`)).toEqual(
        ['sums/1', 'sums/2'].flatMap((seed) => [0, 2, 1].map((seat) => `${seed} ${seat}`)),
      );
      const [winner, random] = atLeast(2, bots);
      expect([winner.seats, random.seats]).toEqual([6, 12]);
      expect(winner.points + random.points).toBeCloseTo(6, 3);
      expect(winner.winRate.mean).toBeCloseTo(winner.points / 6, 3);
      const scores = results.map(({ scores: all, seats }) => must(all[seats.indexOf(WINNER)]));
      expect(winner.score.mean).toBeCloseTo(scores.reduce((sum, one) => sum + one, 0) / 6, 3);
      const best = results.map(({ scores: all }) => Math.max(...all));
      expect(winningScore.mean).toBeCloseTo(best.reduce((sum, one) => sum + one, 0) / 6, 3);
      const decisions = results.reduce((sum, game) => sum + game.decisions, 0);
      expect(winner.decisionsPerGame * 6 + random.decisionsPerGame * 12).toBeCloseTo(decisions, 1);
      expect(pairings).toHaveLength(1);
      expect(pairings[0]).toMatchObject({ a: WINNER, b: 'random', comparisons: 6 });
      for (const { winRate, time, faults } of bots) {
        expect(winRate.interval?.[0]).toBeLessThanOrEqual(winRate.mean);
        expect(winRate.interval?.[1]).toBeGreaterThanOrEqual(winRate.mean);
        expect(time.decision.mean).toBeGreaterThan(0);
        expect(time.decision.p99).toBeGreaterThanOrEqual(time.decision.mean);
        expect(time.turn.max).toBeGreaterThanOrEqual(time.decision.max);
        expect(faults).toEqual({});
      }
      const page = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8');
      const fields = [Object.keys(summary), Object.keys(winner), Object.keys(must(results[0]))].flat();
      expect(fields.filter((field) => !page.includes(`\`${field}\``))).toEqual([]);
      expect(winner.elo.value).toBeGreaterThan(0);
      expect(random.elo).toEqual({ value: 0, interval: null });
    });

    it('prints tables within 80 columns and reports progress', () => {
      const { code, out, err } = printed;
      expect(code).toBe(0);
      expect(out).toContain(
        '6 games of 3 players, The Farmers all, seed "sums"\n2 deals, each played in 3 seatings\n',
      );
      expect(out).toMatch(/^bot +seats +win rate, % +score +margin +Elo$/m);
      const numbers = '6 +[\\d.]+ \\([\\d.]+-[\\d.]+\\) +[\\d.]+ +[+-][\\d.]+ ±[\\d.]+ +\\+\\d+ ±\\d+';
      expect(out).toMatch(new RegExp(`^${WINNER} +${numbers}$`, 'm'));
      expect(out).toMatch(/^bot +ms a turn +decisions +mean ms +p99 ms +most over +faults$/m);
      expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
      expect(err).toMatch(new RegExp(`^keyflower: 6 of 6 games in \\d+ s; ${WINNER} won [\\d.]+ %$`, 'm'));
    });
  });

  it.each(DEALS)('plays a deal once if all seats have the same bot: %i games', async (deals) => {
    const file = path('same-bot.json');
    const match = [
      '--bots',
      'random',
      '--players',
      '4',
      '--games',
      String(deals),
      '--seed',
      'x',
      ...(FULL ? [] : ALONE),
    ];
    // The earlier name of --output.
    const { out, err } = await keyflower('arena', ...match, '--json', file);
    const { games, bots } = JSON.parse(readFileSync(file, 'utf8')) as ArenaSummary;
    expect(games).toEqual({ planned: deals, played: deals, sets: deals, inSet: 1 });
    expect(must(bots[0]).winRate.mean).toBeCloseTo(0.25, 3);
    if (deals > 1) return;
    // In the singular, and without a win rate, because the bot has no opponents.
    expect(out).toContain('1 game of 4 players, seed "x"\n1 deal, played once\n');
    expect(err).toMatch(/^keyflower: 1 of 1 game in \d+ s$/m);
  });

  it('prints the results so far when it is interrupted', async () => {
    const child = start('arena', '--bots', 'random,random@10', ...LONG);
    const end = ended(child);
    child.stderr.once('data', () => child.kill('SIGINT'));
    const { code, out } = await end;
    expect(code).toBe(0);
    expect(out).toMatch(/deals, each played in 2 seatings, interrupted$/m);
  });

  it('refuses invalid arguments with exit code 2', async () => {
    const { code, out, err } = await keyflowerHere('arena', '--bots', 'miller,stranger');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('there is no bot "stranger"');
    expect(err).toContain('keyflower help arena');
  });
});
