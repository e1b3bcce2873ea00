import { readdirSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { keyflower, keyflowerHere, temporaryFolder } from './run.ts';
import { must } from '../../../scripts/testing/must.ts';
import { FULL } from '../../../scripts/testing/full.ts';

const path = temporaryFolder();
const GAMES = FULL ? 30 : 2;
const TABLED = FULL ? '3' : '2';
const WINNER = FULL ? 'miller' : 'newcomer';

interface Summary {
  games: number;
  decisions: { mean: number; min: number; max: number };
  seats: { mean: number; min: number; max: number; wins: number; winRate: number }[];
  sharedVictories: number;
  tiles: { tile: string; market: number; won: number; used: number; ownerScore: number | null }[];
  speed?: { gamesPerSecond: number };
}

async function summary(...args: string[]): Promise<Summary> {
  const { code, out, err } = await keyflower('simulate', '--json', ...args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Summary;
}

const withoutSpeed = ({ speed: _speed, ...rest }: Summary) => rest;

describe('keyflower simulate', () => {
  const plan = ['--games', String(GAMES), '--seed', 'same', '--players', '3'];
  /** The summary of one thread. */
  let alone: Summary;

  beforeAll(async () => {
    alone = await summary(...plan, '--threads', '1');
  });

  it('gives the same summary with more threads and --record, which writes a record of every game', async () => {
    const folder = path('records');
    const recorded = await summary(...plan, '--threads', '3', '--record', folder);
    expect(withoutSpeed(recorded)).toEqual(withoutSpeed(alone));
    const files = readdirSync(folder);
    expect(files).toHaveLength(GAMES);
    const { code, out } = await keyflowerHere('verify', ...files.map((file) => `${folder}/${file}`));
    expect(code).toBe(0);
    expect(out.match(/^ok .*all draws match the seed/gm)).toHaveLength(GAMES);
  });

  it('gives another summary with another seed', async () => {
    expect(withoutSpeed(await summary(...plan, '--seed', 'other', '--threads', '1'))).not.toEqual(
      withoutSpeed(alone),
    );
  });

  it('prints consistent figures as JSON', () => {
    const { games, decisions, seats, sharedVictories, tiles, speed } = alone;
    expect(games).toBe(GAMES);
    expect(decisions.min).toBeLessThanOrEqual(decisions.mean);
    expect(decisions.mean).toBeLessThanOrEqual(decisions.max);
    expect(seats).toHaveLength(3);
    const wins = seats.reduce((sum, seat) => sum + seat.wins, 0);
    expect(wins).toBeGreaterThanOrEqual(GAMES + sharedVictories);
    const market = (season: string[]) =>
      tiles.filter(({ tile }) => season.includes(tile)).reduce((sum, tile) => sum + tile.market, 0);
    const spring = tiles.slice(0, 12).map(({ tile }) => tile);
    // SET-7: seven village tiles a season with three players.
    expect(market(spring)).toBe(GAMES * 7);
    for (const tile of tiles.slice(0, 48)) expect(tile.won).toBeLessThanOrEqual(tile.market);
    expect(speed?.gamesPerSecond).toBeGreaterThan(0);
  });

  it('seats as many players as names, with variants and corrected tiles too', async () => {
    const tiles = path('tiles.json');
    const corrected = { keywood: { front: { use: { gain: { gold: 2 } } } } };
    writeFileSync(tiles, JSON.stringify({ format: 'keyflower-tiles/1', tiles: corrected }));
    const match = [
      '--games',
      FULL ? '6' : '2',
      '--seed',
      'bots',
      '--bots',
      `${WINNER},random`,
      '--gamers',
      '--handicap',
      '0,1',
      '--tiles',
      tiles,
    ];
    const { seats, ...rest } = await summary(...match, '--threads', '1');
    expect(seats).toHaveLength(2);
    expect(must(seats[0]).wins).toBeGreaterThan(must(seats[1]).wins);
    expect(withoutSpeed(await summary(...match, '--threads', '2'))).toEqual(withoutSpeed({ seats, ...rest }));
  });

  it('prints tables', async () => {
    const { code, out, err } = await keyflower('simulate', '--games', TABLED, '--seed', 'x');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`${TABLED} games of 4 players, seed "x"`);
    expect(out).toMatch(/^seat player .*win rate$/m);
    expect(out).toMatch(/^keywood +\d/m);
    expect(out).toMatch(/games\/s/);
  });

  it('refuses a file as the directory for records', async () => {
    writeFileSync(path('file'), '');
    const { code, err } = await keyflowerHere('simulate', '--games', '1', '--record', path('file'));
    expect(code).toBe(2);
    expect(err).toContain('--record');
  });
});
