import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentComplaints } from '../../src/content/check.ts';
import { contentFor, FULL_EDITION, isCalibrated, withOverrides } from '../../src/index.ts';
import { FARMERS_VOCABULARY } from '../../src/expansions/farmers/content/vocabulary.ts';
import { fencedBlocks } from '../fenced.ts';
import { refusalOf } from '../support/overrides.ts';
import { runExample } from '../support/run-example.ts';

const page = readFileSync(new URL('../../../../docs/tiles.md', import.meta.url), 'utf8');
const blocks = fencedBlocks(page);
const block = (words: string): string => blocks.find((one) => one.words.join(' ') === words)!.text;

describe('docs/tiles.md', () => {
  it('has an example that is sound', () => {
    const overrides: unknown = JSON.parse(block('json tiles'));
    const { tiles, overrides: applied } = contentFor(withOverrides(FULL_EDITION, overrides), 'mixed');
    expect(contentComplaints(tiles)).toEqual([]);
    expect(applied!.overrides).toEqual(overrides);
    const yard = tiles.find(({ id }) => id === 'farm-yard')!;
    expect(yard).toMatchObject({
      edges: 'RRFRFR',
      back: { vp: 4 },
      overridden: ['edges', 'upgradeCost', 'back.vp'],
    });
    expect(isCalibrated(yard, 'edges')).toBe(false);
  });

  it('shows what is said about a wrong one', () => {
    const refusal = refusalOf(() => withOverrides(FULL_EDITION, JSON.parse(block('json wrong'))));
    // The command line puts file, line and column before it.
    expect(block('text refusal')).toBe(`mine.json:5:37: ${refusal.message}`);
  });

  it('prints what it shows', async () => {
    expect(await runExample(block('ts example'))).toBe(block('text output'));
  });

  it('names every field there is', () => {
    const { rules, gains, rewards } = FARMERS_VOCABULARY;
    const numbers = Object.entries(rules).flatMap(([rule, fields]) =>
      Object.keys(fields).map((f) => `${rule}.${f}`),
    );
    const use = ['pay', 'gain', 'gainOneOf', 'transport', 'upgrades'].map((field) => `use.${field}`);
    const all = [
      ...numbers,
      ...use,
      ...gains,
      ...Object.keys(rewards),
      'edges',
      'upgradeCost',
      'front',
      'back',
      'vp',
    ];
    expect(all.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});
