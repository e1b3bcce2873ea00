import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { ended, keyflower, start, temporaryFolder } from './run.ts';
import { arenaJson, type ArenaSummary } from './arena-json.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';

const path = temporaryFolder();

const withoutClock = ({ speed: _speed, bots, ...rest }: ArenaSummary) => ({
  ...rest,
  bots: bots.map(({ time: _time, ...bot }) => bot),
});

describe('keyflower arena', () => {
  it('gives the same results for the same seed with any number of threads', async () => {
    const match = ['--bots', 'random,random@10', '--games', '4', '--seed', 'same'];
    const alone = await arenaJson(...match, '--threads', '1');
    expect(withoutClock(await arenaJson(...match, '--threads', '3'))).toEqual(withoutClock(alone));
    const other = await arenaJson(...match, '--seed', 'other');
    expect(other.results).not.toEqual(alone.results);
  });

  it('prints consistent figures as JSON', async () => {
    const match = ['--bots', 'miller,random,random', '--games', '4', '--seed', 'sums', '--farmers', 'all'];
    const summary = await arenaJson(...match);
    const { format, games, bots, results, lineups, options, pairings, winningScore } = summary;
    expect(format).toBe('keyflower-arena/1');
    expect(options).toMatchObject({ players: 3, farmers: 'all' });
    expect(lineups).toEqual([['miller', 'random', 'random']]);
    // Four games are rounded up to two deals in three seatings.
    expect(games).toEqual({ planned: 6, played: 6, sets: 2, inSet: 3 });
    expect(summary.ended).toBe('count');
    expect(results.map(({ seed, seats }) => `${seed} ${seats.indexOf('miller')}`)).toEqual(
      ['sums/1', 'sums/2'].flatMap((seed) => [0, 2, 1].map((seat) => `${seed} ${seat}`)),
    );
    const [miller, random] = atLeast(2, bots);
    expect([miller.seats, random.seats]).toEqual([6, 12]);
    expect(miller.points + random.points).toBeCloseTo(6, 3);
    expect(miller.winRate.mean).toBeCloseTo(miller.points / 6, 3);
    const scores = results.map(({ scores: all, seats }) => must(all[seats.indexOf('miller')]));
    expect(miller.score.mean).toBeCloseTo(scores.reduce((sum, one) => sum + one, 0) / 6, 3);
    const best = results.map(({ scores: all }) => Math.max(...all));
    expect(winningScore.mean).toBeCloseTo(best.reduce((sum, one) => sum + one, 0) / 6, 3);
    const decisions = results.reduce((sum, game) => sum + game.decisions, 0);
    expect(miller.decisionsPerGame * 6 + random.decisionsPerGame * 12).toBeCloseTo(decisions, 1);
    expect(pairings).toHaveLength(1);
    expect(pairings[0]).toMatchObject({ a: 'miller', b: 'random', comparisons: 6 });
    for (const { winRate, time, faults } of bots) {
      expect(winRate.interval?.[0]).toBeLessThanOrEqual(winRate.mean);
      expect(winRate.interval?.[1]).toBeGreaterThanOrEqual(winRate.mean);
      expect(time.decision.mean).toBeGreaterThan(0);
      expect(time.decision.p99).toBeGreaterThanOrEqual(time.decision.mean);
      expect(time.turn.max).toBeGreaterThanOrEqual(time.decision.max);
      expect(faults).toEqual({});
    }
    const page = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8');
    const fields = [Object.keys(summary), Object.keys(miller), Object.keys(must(results[0]))].flat();
    expect(fields.filter((field) => !page.includes(`\`${field}\``))).toEqual([]);
    expect(miller.elo.value).toBeGreaterThan(0);
    expect(random.elo).toEqual({ value: 0, interval: null });
  });

  it('plays every pair of more names than seats, each with its own time', async () => {
    const names = 'random@5,random@10,random';
    const { lineups, bots } = await arenaJson('--bots', names, '--players', '2', '--games', '2');
    expect(lineups).toHaveLength(3);
    expect(bots.map(({ name, bot, budget, seats }) => [name, bot, budget, seats])).toEqual([
      ['random@5', 'random', 5, 4],
      ['random@10', 'random', 10, 4],
      ['random', 'random', 1000, 4],
    ]);
  });

  it('plays a deal once if all seats have the same bot', async () => {
    const { games, bots } = await arenaJson('--bots', 'random', '--players', '4', '--games', '3');
    expect(games).toEqual({ planned: 3, played: 3, sets: 3, inSet: 1 });
    expect(must(bots[0]).winRate.mean).toBeCloseTo(0.25, 3);
  });

  it('stops by the sequential test, at the same game with any number of threads', async () => {
    const match = ['--bots', 'random,random@10', '--games', '100', '--seed', 'test', '--sprt', '0.2,0.9'];
    const [alone, two] = [await arenaJson(...match, '--threads', '1'), await arenaJson(...match)];
    expect(alone.ended).toBe('sprt');
    expect(alone.sprt).toMatchObject({ low: 0.2, high: 0.9, verdict: 'low' });
    expect(alone.games.played).toBeLessThan(20);
    expect(withoutClock(two)).toEqual(withoutClock(alone));
  });

  it('prints tables within 80 columns, reports progress and writes the file', async () => {
    const file = path('results.json');
    const match = ['--bots', 'miller,random', '--games', '4', '--seed', 'x'];
    const { code, out, err } = await keyflower('arena', ...match, '--json', file);
    expect(code).toBe(0);
    expect(out).toContain('4 games of 2 players, seed "x"\n2 deals, each played in 2 seatings\n');
    expect(out).toMatch(/^bot +seats +win rate, % +score +margin +Elo$/m);
    expect(out).toMatch(/^miller +4 +[\d.]+ \([\d.]+-[\d.]+\) +[\d.]+ +[+-][\d.]+ ±[\d.]+ +\+\d+ ±\d+$/m);
    expect(out).toMatch(/^bot +ms a turn +decisions +mean ms +p99 ms +most over +faults$/m);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(err).toMatch(/^keyflower: 4 of 4 games in \d+ s; miller won [\d.]+ %$/m);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'keyflower-arena/1', seed: 'x' });
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
    const { code, out, err } = await keyflower('arena', '--bots', 'miller,stranger');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('there is no bot "stranger"');
    expect(err).toContain('keyflower help arena');
  });
});
