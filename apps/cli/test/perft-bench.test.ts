import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keyflower, keyflowerHere, temporaryFolder } from './run.ts';

const path = temporaryFolder();

describe('keyflower perft', () => {
  it('counts lines by depth, and the parts add up', async () => {
    const plain = await keyflower('perft', '--depth', '2', '--players', '2', '--seed', 'p');
    expect(plain.code).toBe(0);
    const [, nodes] = /^2 +([\d,]+)/m.exec(plain.out) ?? [];
    const divided = await keyflowerHere('perft', '--depth', '2', '--players', '2', '--seed', 'p', '--divide');
    const parts = divided.out.split('\n').filter((line) => line.startsWith('{'));
    const sum = parts.reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);
    expect(String(sum)).toBe(nodes?.replaceAll(',', ''));
    expect(divided.out).toContain(`${parts.length} actions, ${sum} nodes`);
  });

  it('starts from a position', async () => {
    const player = (home: string) => ({
      workers: { red: 1 },
      winter: [],
      village: [{ tile: home, q: 0, r: 0 }],
    });
    const position = {
      format: 'keyflower-position/1',
      options: { players: 2 },
      season: 'spring',
      players: [player('home-1'), player('home-2')],
      market: [{ tile: 'keywood' }],
    };
    writeFileSync(path('position.json'), JSON.stringify(position));
    const { code, out } = await keyflowerHere('perft', '--depth', '1', '--position', path('position.json'));
    expect(code).toBe(0);
    // Pass; a bid for the tile or the turn-order tile; a use of the tile and of both homes.
    expect(out).toMatch(/^1 +6 /m);
  });

  it('refuses an invalid position with exit code 1', async () => {
    writeFileSync(path('bad.json'), '{"format":"keyflower-position/1"}');
    writeFileSync(path('cut.json'), '{"format":');
    for (const file of ['bad.json', 'cut.json']) {
      const { code, err } = await keyflowerHere('perft', '--position', path(file));
      expect(code).toBe(1);
      expect(err).toContain('is not a valid position');
    }
  });
});

describe('keyflower bench', () => {
  it('measures every operation', async () => {
    const { code, out } = await keyflower('bench', '--seconds', '0.02', '--players', '2');
    expect(code).toBe(0);
    for (const what of ['copy', 'decision', 'apply', 'score', 'game']) {
      expect(out).toMatch(new RegExp(`^${what} .* [\\d,]+ +[\\d.]+$`, 'm'));
    }
    expect(out).toContain('npm run bench');
  });
});
