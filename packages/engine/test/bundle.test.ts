import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import * as esbuild from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../scripts/testing/must.ts';

/* The base game stands alone: neither its code nor a bundle of it has anything of The Farmers. */

const sources = fileURLToPath(new URL('../src', import.meta.url));

/** A small program that plays a game to its end with nothing but what that needs. */
const program = (content: string, farmers: string) => `
  import { apply, ${content}, DrawnChance, newGame, nextToAct, QuickRandom, randomAction, scoreGame } from './index.ts';

  const random = new QuickRandom('bundle');
  const chance = new DrawnChance(random);
  const state = newGame(${content}, { players: 3, farmers: '${farmers}' }, chance);
  let actions = 0;
  for (let seat = nextToAct(state); seat >= 0; seat = nextToAct(state)) {
    apply(state, seat, randomAction(state, seat, random), chance);
    actions += 1;
  }
  export const totals = scoreGame(state).players.map(({ total }) => total);
  export { actions };
`;

async function bundle(content: string, farmers: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: program(content, farmers), loader: 'ts', resolveDir: sources },
    bundle: true,
    minify: true,
    write: false,
    platform: 'neutral',
    format: 'iife',
    globalName: 'result',
    conditions: ['source'],
    logLevel: 'silent',
  });
  return must(outputFiles[0]).text;
}

/** Runs a bundle where there is nothing but the language. */
function played(code: string): { totals: number[]; actions: number } {
  const context = createContext({});
  runInContext(code, context);
  return JSON.parse(runInContext('JSON.stringify({ ...result })', context) as string) as ReturnType<
    typeof played
  >;
}

describe('a bundle of the base game', () => {
  let base: string;
  let full: string;
  beforeAll(async () => {
    [base, full] = await Promise.all([bundle('BASE_CONTENT', 'off'), bundle('FULL_EDITION', 'mixed')]);
  });

  it('has no word of The Farmers', () => {
    const words = ['sheep', 'wheat', 'herd'];
    expect(words.filter((word) => base.includes(word))).toEqual([]);
    expect(words.filter((word) => full.includes(word))).toEqual(words);
  });

  it('is smaller by a tenth, at least', () => {
    expect(base.length).toBeLessThan(0.9 * full.length);
  });

  it('plays to the end, with the expansion and without', () => {
    for (const code of [base, full]) {
      const { totals, actions } = played(code);
      expect(totals.length).toBe(3);
      expect(actions).toBeGreaterThan(50);
    }
  });
});

describe('the sources of the core', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts'));
  /** The files that put the core and the expansions together. */
  const composition = ['index.ts', 'layout.ts', 'refusals.ts', 'types.ts', 'io/position.ts'];
  const core = files.filter((name) => !/^(expansions|testkit)\//.test(name) && !composition.includes(name));

  it('name no wheat and no animal, not even in comments', () => {
    expect(core.length).toBeGreaterThan(50);
    expect(files.length).toBeGreaterThan(core.length + 10);
    const naming = core.filter((name) =>
      /\b(wheat|sheep|pigs?|cows?|herds?)\b/i.test(readFileSync(`${sources}/${name}`, 'utf8')),
    );
    expect(naming).toEqual([]);
  });

  it('import nothing of the expansion', () => {
    const importing = core.filter((name) =>
      /from '[^']*\bfarmers\//.test(readFileSync(`${sources}/${name}`, 'utf8')),
    );
    expect(importing).toEqual([]);
  });
});
