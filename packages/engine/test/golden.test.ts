import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BASE_TILES, hashOf, makePosition, parsePosition, replayRecord } from '../src/index.ts';
import { FARMERS_TILES, FULL_EDITION } from '../src/expansions/farmers/index.ts';
import { DrawnChance } from '../src/steps/chance.ts';
import { QuickRandom } from '../src/random/quick.ts';
import { FULL } from '../../../scripts/testing/full.ts';
import { coverageOf, FARM_COVERAGE, missingPieces, requiredCoverage } from '../src/testkit/index.ts';

const FOLDER = new URL('../../../records/', import.meta.url).pathname;
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.jsonl'));

const cache = new Map<string, unknown[]>();

function readRecord(file: string): unknown[] {
  const known = cache.get(file);
  if (known) return known;
  const record = readFileSync(join(FOLDER, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  cache.set(file, record);
  return record;
}

const EVERY = FULL ? 17 : 85;

/** Every file dropped into records/ is a test. */
describe('golden records', () => {
  for (const file of files) {
    it(`${file} replays, draw by draw, to its result and its hash`, () => {
      const record = readRecord(file);
      const { state, result } = replayRecord(FULL_EDITION, record);
      expect(result?.seed).toBeTypeOf('string');
      expect(hashOf(makePosition(state))).toBe(result?.hash);
      expect(missingPieces(state)).toEqual([]);
    });

    it(`${file} replays without its seed from any position of it`, () => {
      const record = readRecord(file);
      const unsealed = [...record.slice(0, -1), { ...(record.at(-1) as object), seed: undefined }];
      const unused = new DrawnChance(new QuickRandom('unused'));
      let entries = 0;
      const { state, result } = replayRecord(FULL_EDITION, unsealed, {
        onEntry: (_entry, after) => {
          if (entries++ % EVERY !== 0) return;
          const position = makePosition(after);
          expect(makePosition(parsePosition(FULL_EDITION, position, unused))).toEqual(position);
        },
      });
      expect(hashOf(makePosition(state))).toBe(result?.hash);
    });
  }

  it('together cover every tile, ability and ending', () => {
    const seen = new Set(files.flatMap((file) => [...coverageOf(readRecord(file))]));
    const wanted = [...requiredCoverage([...BASE_TILES, ...FARMERS_TILES]), ...FARM_COVERAGE];
    expect(wanted.filter((label) => !seen.has(label))).toEqual([]);
  });
});
