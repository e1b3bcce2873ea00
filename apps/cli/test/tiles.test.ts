import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { jsonLines, keyflower, keyflowerHere, keyflowerHereWith, temporaryFolder } from './run.ts';
import { atLeast, must } from '../../../scripts/testing/must.ts';
import { FULL } from '../../../scripts/testing/full.ts';

const path = temporaryFolder();
const file = path('tiles.json');
const GAMES = FULL ? '8' : '2';

interface Tile {
  id: string;
  set: string;
  season: string | null;
  edges: string;
  calibrated: string[];
  overridden: string[];
}

const homes = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].map((n) => [`home-${n}`, { front: { vp: 41 }, back: { vp: 42 } }]),
);
const OVERRIDES = {
  format: 'keyflower-tiles/1',
  tiles: {
    ...homes,
    keywood: { edges: 'FFFFFF', front: { use: { gain: { wood: 4 } } } },
    'farm-yard': { edges: 'FRFRRR', back: { vp: 7 } },
    'farmers-turn-order-1-2p': { gives: { wheat: 3 } },
  },
};

beforeAll(() => writeFileSync(file, JSON.stringify(OVERRIDES, null, 2)));

async function listed(...args: string[]): Promise<Tile[]> {
  const { code, out, err } = await keyflowerHere('tiles', '--json', ...args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Tile[];
}

/** The row of a tile, with its wrapped lines. */
const rowOf = (out: string, id: string): string => new RegExp(`^${id} .*(\n {6,}.*)*`, 'm').exec(out)![0];

describe('keyflower tiles', () => {
  it('prints a row for every tile and marks unconfirmed values', async () => {
    const { code, out, err } = await keyflowerHere('tiles');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(rowOf(out, 'keywood')).toMatch(/^keywood +spring +RRFRRF +1 saw +1 wood +3 wood +- \/ 3$/);
    expect(rowOf(out, 'farm-yard')).toMatch(/ FRFRRR\? +2\? resources of .* - \/ 3\?/);
    expect(rowOf(out, 'wheat-field')).toMatch(/2\? wheat +3\? wheat +- \/ 3\?/);
    expect(rowOf(out, 'farmers-turn-order-1-3-6p')).toMatch(/gives 1\? wheat/);
    expect(rowOf(out, 'boat-sea-breese').replaceAll(/\s+/g, ' ')).toContain(
      '2, 4, 8, 16, 32 points for - 1, 2, 3 … boats',
    );
    expect(out).toMatch(/^\? +not confirmed/m);
    expect(out).not.toMatch(/^\* /m);
    const tiles = await listed();
    for (const { id } of tiles) expect(out).toMatch(new RegExp(`^${id} `, 'm'));
    expect(out.split('\n').filter((line) => line.length > 120)).toEqual([]);
  });

  it('has no footnote if all values are confirmed', async () => {
    const { out } = await keyflowerHere('tiles', '--set', 'base');
    expect(out).not.toContain('?');
  });

  it('lists all 91 as JSON, by set and by season', async () => {
    const all = await listed();
    expect(new Set(all.map(({ id }) => id)).size).toBe(91);
    expect(all.filter(({ set }) => set === 'farmers')).toHaveLength(24);
    expect(await listed('--set', 'farmers')).toEqual(all.filter(({ set }) => set === 'farmers'));
    expect(await listed('--season', 'winter')).toEqual(all.filter(({ season }) => season === 'winter'));
    expect(await listed('--season', 'spring', '--set', 'farmers')).toHaveLength(4);
    expect(all.find(({ id }) => id === 'farm-yard')).toMatchObject({
      calibrated: ['back.vp', 'upgradeCost', 'edges'],
      overridden: [],
    });
  });

  it('shows corrections as corrected and no longer as unconfirmed', async () => {
    const { out } = await keyflowerHere('tiles', '--tiles', file);
    expect(rowOf(out, 'keywood')).toMatch(/FFFFFF\* +1 saw +4\* wood +3 wood +- \/ 3$/);
    expect(rowOf(out, 'farm-yard')).toMatch(/ FRFRRR\* +2\? resources of .* - \/ 7\*/);
    expect(rowOf(out, 'farmers-turn-order-1-2p')).toMatch(/gives 3\*\s+wheat/);
    expect(out).toMatch(/^\* +corrected/m);
    const yard = (await listed('--tiles', file)).find(({ id }) => id === 'farm-yard');
    expect(yard).toMatchObject({ calibrated: ['upgradeCost'], overridden: ['edges', 'back.vp'] });
  });
});

describe('--tiles', () => {
  it.each(['play', 'demo', 'simulate', 'perft', 'engine', 'tiles'])(
    'of %s refuses a wrong file with the line',
    async (command) => {
      const wrong = path(`wrong-${command}.json`);
      writeFileSync(
        wrong,
        JSON.stringify({ ...OVERRIDES, tiles: { keywood: { edges: 'RRFRRW' } } }, null, 2),
      );
      const { code, out, err } = await keyflowerHere(command, '--tiles', wrong);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(`${wrong}:5:7: tiles.keywood.edges: only homes and boats have W`);
      expect(err).toContain(`see "keyflower help ${command}"`);
    },
  );

  it('refuses a file that is not JSON', async () => {
    writeFileSync(path('cut.json'), '{\n  "format": "keyflower-tiles/1",\n');
    const { code, err } = await keyflowerHere('tiles', '--tiles', path('cut.json'));
    expect(code).toBe(2);
    expect(err).toContain('cut.json:2:32: Unexpected token Comma found');
  });

  it('is stored in the record of a demo, which replays and verifies without the file', async () => {
    const record = path('demo.jsonl');
    const demo = await keyflowerHere('demo', '--players', '2', '--tiles', file, '--record', record);
    expect(demo).toMatchObject({ code: 0, err: '' });
    expect(demo.out).toMatch(/^ +Home \d +4[12]\b/m);
    const [header] = atLeast(1, jsonLines(readFileSync(record, 'utf8')));
    const { hash, overrides } = header.tiles as { hash: string; overrides: { tiles: object } };
    expect(Object.keys(overrides.tiles).sort()).toEqual([...Object.keys(homes), 'keywood'].sort());
    const verified = await keyflowerHere('verify', record);
    expect(verified.code).toBe(0);
    expect(verified.out).toContain(`; with 7 corrected tiles (${hash.slice(0, 12)})`);
    const replayed = await keyflowerHere('replay', record);
    expect(replayed.out).toMatch(/^with 7 corrected tiles \(/);
    expect(replayed.out).toMatch(/^ +Home \d +4[12]\b/m);
  });

  it('is checked by verify', async () => {
    const record = path('tampered.jsonl');
    await keyflowerHere('demo', '--players', '2', '--tiles', file, '--record', record);
    const lines = readFileSync(record, 'utf8').split('\n');
    writeFileSync(record, [must(lines[0]).replace('"wood":4', '"wood":5'), ...lines.slice(1)].join('\n'));
    const { code, out } = await keyflowerHere('verify', record);
    expect(code).toBe(1);
    expect(out).toContain('tampered.jsonl:1: tiles.hash: the hash does not match');
    expect(await keyflowerHere('replay', record)).toMatchObject({ code: 1, out: '' });
  });

  it('applies to simulations, on every thread', async () => {
    const args = ['--games', GAMES, '--players', '2', '--seed', 'tiles', '--json'];
    const means = async (...more: string[]) => {
      const { code, out } = await keyflower('simulate', ...args, ...more);
      expect(code).toBe(0);
      return (JSON.parse(out) as { seats: { min: number }[] }).seats.map(({ min }) => min);
    };
    expect(Math.max(...(await means('--threads', '1')))).toBeLessThan(41);
    const corrected = await means('--tiles', file, '--threads', '2');
    expect(Math.min(...corrected)).toBeGreaterThanOrEqual(41);
    expect(await means('--tiles', file, '--threads', '1')).toEqual(corrected);
  });

  it('applies to games of the line protocol', async () => {
    const input = '{"cmd":"new","options":{"players":2},"seed":"a"}\n{"cmd":"score"}\n{"cmd":"record"}\n';
    const [, score, { record }] = atLeast(
      3,
      jsonLines((await keyflowerHereWith(input, 'engine', '--tiles', file)).out),
    );
    expect((score.players as { total: number }[]).map(({ total }) => total)).toEqual([41, 41]);
    const again = `${JSON.stringify({ cmd: 'replay', record })}\n{"cmd":"score"}\n`;
    const [replayed, same] = atLeast(2, jsonLines((await keyflowerHereWith(again, 'engine')).out));
    expect(replayed.ok).toBe(true);
    expect(same).toEqual(score);
  });

  it('applies to play and perft', async () => {
    const { out } = await keyflowerHereWith(
      'i keywood\ni home-1\nq\n',
      'play',
      '--bots',
      'random',
      '--players',
      '2',
      '--seed',
      'a',
      '--tiles',
      file,
    );
    expect(out).toContain('4 wood');
    expect(out).toContain('edges: fields only');
    expect(out).toContain('41 points');
    const perft = await keyflowerHere('perft', '--depth', '1', '--players', '2', '--tiles', file);
    expect(perft.code).toBe(0);
  });
});
