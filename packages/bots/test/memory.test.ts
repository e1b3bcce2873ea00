import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  apply,
  countActions,
  decisionOf,
  DrawnChance,
  FULL_EDITION,
  makeView,
  newGame,
  nextToAct,
  QuickRandom,
  randomAction,
} from '@keyflower/engine';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BotRequest } from '../src/index.ts';
import { SETTINGS, type SearchSettings } from '../src/search/settings.ts';
import { FULL } from '../../../scripts/testing/full.ts';
import { optionsOf, questionTo } from './table.ts';
import type { ThinkingOrder, Thought } from './search-process.ts';

const MAX_BYTES = 256e6;
/** V8 lets garbage grow to about the size of the live heap before it collects. */
const WITH_GARBAGE = 2;

const folder = mkdtempSync(join(tmpdir(), 'keyflower-search-'));
const program = join(folder, 'search.mjs');

beforeAll(async () => {
  await build({
    entryPoints: [fileURLToPath(new URL('./search-process.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['source'],
    outfile: program,
    logLevel: 'error',
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A summer turn with six players and all options. */
function largestTurn(): BotRequest {
  const random = new QuickRandom('memory');
  const chance = new DrawnChance(random);
  const state = newGame(FULL_EDITION, optionsOf(6, 'all'), chance);
  for (let seat = nextToAct(state); seat >= 0; seat = nextToAct(state)) {
    const isTurn = decisionOf(state, seat) === 'turn' && countActions(state, seat) > 100;
    if (isTurn && makeView(state, null).season === 'summer') return questionTo(state, seat, 'memory');
    apply(state, seat, randomAction(state, seat, random), chance);
  }
  throw new Error('there was no such turn');
}

async function think(
  effort: Pick<BotRequest, 'budget' | 'iterations'>,
  settings: Partial<SearchSettings> = {},
): Promise<Thought> {
  const child = spawn(process.execPath, ['--expose-gc', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const order: ThinkingOrder = { request: { ...largestTurn(), ...effort }, settings };
  child.stdin.end(JSON.stringify(order));
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(0);
  return JSON.parse(said) as Thought;
}

describe('the steward’s memory', () => {
  it.runIf(FULL)('stays below 256 MB for long thinking times', async () => {
    // More iterations than a bot makes in a minute, the longest time on a server.
    const iterations = 20_000;
    const thought = await think({ budget: 0, iterations });
    expect(thought.iterations).toBe(iterations);
    expect(thought.residentMore).toBeLessThan(MAX_BYTES);
  });

  it('stays below 256 MB with a tree of maximum size', async () => {
    const iterations = FULL ? 1.2 * SETTINGS.maxNodes : 5000;
    // Playouts leave nothing behind but take most of the time.
    const { nodes, residentMore, heapMore } = await think({ budget: 0, iterations }, { playoutTurns: 0 });
    expect(nodes).toBeGreaterThanOrEqual(FULL ? SETTINGS.maxNodes : iterations);
    expect(residentMore).toBeLessThan(MAX_BYTES);
    const wholeTree = (heapMore / nodes) * SETTINGS.maxNodes;
    expect(WITH_GARBAGE * wholeTree).toBeLessThan(MAX_BYTES);
  });
});
