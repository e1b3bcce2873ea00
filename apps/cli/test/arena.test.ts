import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Ended, ended, keyflower, keyflowerHere, start, temporaryFolder } from './run.ts';
import { arenaJson, type ArenaSummary } from './arena-json.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

const path = temporaryFolder();
/** Each thread loads and compiles everything again. */
const ALONE = ['--threads', '1'];
const FULL = process.env.KEYFLOWER_TEST_FULL === '1';
const WINNER = FULL ? 'miller' : 'newcomer';
const GAMES = FULL ? 4 : 2;
const DEALS = FULL ? 3 : 2;
/** Bounds of a sequential test that ends after few games. */
const [LOW, HIGH] = FULL ? [0.2, 0.9] : [0.3, 0.97];

const withoutClock = ({ speed: _speed, bots, ...rest }: ArenaSummary) => ({
  ...rest,
  bots: bots.map(({ time: _time, ...bot }) => bot),
});

describe('keyflower arena', () => {
  it('gives the same results for the same seed with any number of threads', async () => {
    const match = ['--bots', 'random,random@10', '--games', String(GAMES), '--seed', 'same'];
    const alone = await arenaJson(...match, ...ALONE);
    expect(withoutClock(await arenaJson(...match, '--threads', '3'))).toEqual(withoutClock(alone));
    const other = await arenaJson(...match, '--seed', 'other', ...ALONE);
    expect(other.results).not.toEqual(alone.results);
  });

  describe('with tables and a file', () => {
    const file = path('results.json');
    let printed: Ended;
    let summary: ArenaSummary;

    beforeAll(async () => {
      // Any bot that wins against random.
      const names = `${WINNER},random,random`;
      const match = ['--bots', names, '--games', '4', '--seed', 'sums', '--farmers', 'all', ...ALONE];
      printed = await keyflower('arena', ...match, '--json', file);
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

  it('plays every pair of more names than seats, each with its own time', async () => {
    const names = 'random@5,random@10,random';
    const { lineups, bots } = await arenaJson('--bots', names, '--players', '2', '--games', '2', ...ALONE);
    expect(lineups).toHaveLength(3);
    expect(bots.map(({ name, bot, budget, seats }) => [name, bot, budget, seats])).toEqual([
      ['random@5', 'random', 5, 4],
      ['random@10', 'random', 10, 4],
      ['random', 'random', 1000, 4],
    ]);
  });

  it('plays a deal once if all seats have the same bot', async () => {
    const { games, bots } = await arenaJson(
      '--bots',
      'random',
      '--players',
      '4',
      '--games',
      String(DEALS),
      ...ALONE,
    );
    expect(games).toEqual({ planned: DEALS, played: DEALS, sets: DEALS, inSet: 1 });
    expect(must(bots[0]).winRate.mean).toBeCloseTo(0.25, 3);
  });

  it('stops by the sequential test, at the same game with any number of threads', async () => {
    const names = 'random,random@10';
    const match = ['--bots', names, '--games', '100', '--seed', 'test', '--sprt', `${LOW},${HIGH}`];
    const [alone, two] = [await arenaJson(...match, ...ALONE), await arenaJson(...match)];
    expect(alone.ended).toBe('sprt');
    expect(alone.sprt).toMatchObject({ low: LOW, high: HIGH, verdict: 'low' });
    expect(alone.games.played).toBeLessThan(20);
    expect(withoutClock(two)).toEqual(withoutClock(alone));
  });

  it('uses the singular for one game, and reports no win rate for a bot without opponents', async () => {
    const { out, err } = await keyflower('arena', '--bots', 'random', '--games', '1', '--seed', 'x');
    expect(out).toContain('1 game of 2 players, seed "x"\n1 deal, played once\n');
    expect(err).toMatch(/^keyflower: 1 of 1 game in \d+ s$/m);
  });

  it('warns about more threads than cores, unless bots have no time limit', async () => {
    const threads = availableParallelism() + 1;
    const match = ['--bots', 'random', '--games', String(threads), '--threads', String(threads)];
    const warning = new RegExp(`^keyflower: ${threads} threads, but `, 'm');
    expect((await keyflower('arena', ...match)).err).toMatch(warning);
    expect((await keyflower('arena', ...match, '--iterations', '5')).err).not.toMatch(warning);
  });

  it('prints the results so far when it is interrupted', async () => {
    const child = start('arena', '--bots', 'random,random@10', '--games', '300');
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
