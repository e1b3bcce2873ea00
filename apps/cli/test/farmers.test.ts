import { FARMERS_TILES } from '@keyflower/engine';
import { describe, expect, it } from 'vitest';
import { type Summary, summaryText } from '../src/simulate/report.ts';
import { playThroughHere } from './person.ts';
import { keyflower, keyflowerHere, temporaryFolder } from './run.ts';
import { atLeast } from '../../../scripts/testing/must.ts';
import { FULL } from '../../../scripts/testing/full.ts';

const path = temporaryFolder();
const GAMES = FULL ? 6 : 1;

const tooWide = (out: string) => out.split('\n').filter((line) => line.length > 80);

describe('keyflower with The Farmers', () => {
  it('prints a whole demo game with its animals, fields and scores', async () => {
    const { code, out, err } = await keyflowerHere('demo', '--farmers', 'all', '--players', '3');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const told of [
      /^Played with The Farmers \(all\)\.$/m,
      /^ Player 0: .* 0 wheat, no animals/m,
      /^Left: [^:]* 30 wheat, 32 sheep, 24\s+pigs, 12 cows$/m,
      /^Player \d puts 1 (sheep|pig|cow) in a field of [A-Z][\w ]+\.$/m,
      /^A (sheep|pig|cow) is born in Player \d’s field at /m,
      /^ +field +sides +extends to +animals$/m,
      /^ +[\w ]+:\d+ +N NE\b.* A\b.*\d (sheep|pigs?|cows?)$/m,
      /^ +[\w ]+:\d+ +[123] +field with a (sheep|pig|cow)$/m,
    ]) {
      expect(out).toMatch(told);
    }
    expect(tooWide(out).slice(1)).toEqual([]);
    const base = await keyflowerHere('demo', '--players', '3');
    expect(base.out).not.toMatch(/wheat|sheep|extends to/);
  });

  it.each([
    ['mixed', 1],
    // FARM-2: all four spring tiles are in each game.
    ['all', 4 * GAMES],
  ])('counts its tiles in simulated games (%s)', async (mode, least) => {
    const flags = ['--games', String(GAMES), '--seed', 'herds', '--players', '3', '--farmers', mode];
    const [quick, recorded] = await Promise.all([
      keyflower('simulate', '--json', ...flags),
      keyflower('simulate', '--json', ...flags, '--threads', '1', '--record', path(mode)),
    ]);
    interface Counted {
      options: { farmers: string };
      tiles: { tile: string; season: string; market: number; used: number }[];
    }
    const { options, tiles } = JSON.parse(quick.out) as Counted;
    expect((JSON.parse(recorded.out) as Counted).tiles).toEqual(tiles);
    expect(options.farmers).toBe(mode);
    const market = (wanted: (tile: Counted['tiles'][number]) => boolean) =>
      tiles.filter(wanted).reduce((sum, tile) => sum + tile.market, 0);
    // SET-7: seven village tiles a season with three players, mixed or not.
    for (const season of ['spring', 'summer', 'autumn']) {
      expect(market((tile) => tile.season === season)).toBe(7 * GAMES);
    }
    const own = new Set(FARMERS_TILES.map(({ id }) => id));
    const spring = market(({ tile, season }) => own.has(tile) && season === 'spring');
    expect(spring).toBeGreaterThanOrEqual(least);
    expect(spring).toBeLessThanOrEqual(4 * GAMES);
    const { out } = await keyflowerHere('verify', path(`${mode}/game-000001.jsonl`));
    expect(out).toMatch(/^ok /m);
    const text = summaryText(JSON.parse(quick.out) as Summary).join('\n');
    expect(text).toContain(`The Farmers, ${mode}`);
    expect(text).toMatch(/^sheep-fold +\d/m);
  });

  it('counts lines of play', async () => {
    const flags = ['perft', '--depth', '1', '--players', '2', '--seed', 'p'];
    const [base, farmers] = await Promise.all([
      keyflowerHere(...flags, '--divide'),
      keyflowerHere(...flags, '--divide', '--farmers', 'all'),
    ]);
    expect(farmers.code).toBe(0);
    expect(farmers.out).toContain('"tile":"sheep-fold"');
    expect(base.out).not.toContain('"tile":"sheep-fold"');
  });

  it('can be played to the end, within 80 columns', async () => {
    const games = [
      ['all', '2', '0'],
      ['mixed', '3', '1'],
      ['all', '4', '2'],
    ].map(async (game) => {
      const [mode, players, seat] = atLeast(3, game);
      const record = path(`game-${players}.jsonl`);
      const flags = ['--farmers', mode, '--players', players, '--seat', seat];
      const { code, out, err } = await playThroughHere(`farm ${players}`, [...flags, '--record', record]);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(/^You: \d+ points?$/m);
      expect(tooWide(out)).toEqual([]);
      expect(await keyflowerHere('verify', record)).toMatchObject({ code: 0 });
      expect((await keyflowerHere('replay', record)).code).toBe(0);
      return out;
    });
    const out = (await Promise.all(games)).join('');
    for (const asked of [
      /^Keyflower with The Farmers, 2 players: you are player 0/m,
      /^You hold .*; \d+ wheat\./m,
      /^Sheep: Choose a field for the animal\.$/m,
      /^ +\d+\) [\w ]+:\d+ \(sides [NESW ]+; extends to A Home \d[^)]*\):\s+(no animals|\d+ (sheep|pigs?|cows?))/m,
      /\(m\)ove, \(he\)rd, \(f\)eed, \(up\)grade, \(d\)one\?/,
      /^Move which animal\? \(0: back\)$/m,
      /costs\s+\d\s+transport\s+points?$/m,
      /^You move 1 (sheep|pig|cow) from /m,
      /^You spend 1 wheat for 1 more transport point\.$/m,
    ]) {
      expect(out).toMatch(asked);
    }
  });
});
