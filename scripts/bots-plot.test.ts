import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { curveOf, plot } from './bots-plot.mjs';
import { root } from './lib/paths.mjs';
import { atLeast } from './testing/must.ts';

const file = (name: string): string => readFileSync(join(root, 'docs/pictures', name), 'utf8');

describe('the plot of strength against thinking time', () => {
  it('is drawn from the committed data', () => {
    expect(file('bots-curve.svg')).toBe(plot(JSON.parse(file('bots-curve.json'))));
  });

  const bot = (budget: number, value: number) => ({
    name: `b@${budget}`,
    bot: 'b',
    budget,
    elo: { value, interval: [value - 20, value + 20] },
  });
  const base = { name: 'base', bot: 'base', budget: 1000, elo: { value: 0, interval: null } };
  const tournament = (bots: object[], played = 10) => ({
    bots,
    options: { players: 2 },
    games: { played },
    seed: 's',
  });
  const dots = (svg: string) =>
    [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map((match) =>
      atLeast(2, match.slice(1).map(Number)),
    );

  it('puts more time to the right and more strength higher', () => {
    const svg = plot(curveOf(tournament([bot(1000, 150), bot(100, 50), base])));
    const [[weakX, weakY], [strongX, strongY]] = atLeast(2, dots(svg));
    expect(strongX).toBeGreaterThan(weakX);
    expect(strongY).toBeLessThan(weakY);
    expect(svg).toContain('Elo above base');
  });

  it('joins tournaments that have their last bot in common', () => {
    const apart = curveOf(tournament([bot(1000, 150), base], 4), tournament([bot(100, 50), base], 6));
    expect(apart).toEqual(curveOf(tournament([bot(1000, 150), bot(100, 50), base])));
    expect(() => curveOf(tournament([bot(1000, 150), base]), tournament([base, bot(100, 50)]))).toThrow(
      /last bot/,
    );
  });
});
