import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../../scripts/testing/full.ts';
import { BASE_TILES } from '../content/base/index.ts';
import type { Face, GatherRule, TileSpec } from '../model/tile.ts';
import { COLOURS, RESOURCES, SKILLS } from '../model/names.ts';
import { bruteLine, bruteShape, bruteTotal } from '../../test/oracles/scoring.ts';
import { type SampleTile, village } from '../../test/oracles/villages.ts';
import { scoreVillage } from './score.ts';
import type { ScoreSheet, ScoringVillage } from '../model/scoring.ts';
import { must } from '../../../../scripts/testing/must.ts';

const KINDS = { workers: COLOURS, skills: SKILLS, resources: RESOURCES };

/** Any rule a winter tile might have after a change of its numbers, and some that no tile has. */
const gatherRule = fc
  .constantFrom('workers' as const, 'skills' as const, 'resources' as const)
  .chain((items) => {
    const names: readonly string[] = KINDS[items];
    const vp = fc.integer({ min: 0, max: 7 });
    return fc.oneof(
      fc.record({
        items: fc.constant(items),
        vp,
        take: fc.constant('any'),
        count: fc.integer({ min: 1, max: 4 }),
      }),
      fc.record({
        items: fc.constant(items),
        vp,
        take: fc.constant('each-of'),
        kinds: fc.subarray([...names], { minLength: 1 }),
      }),
      fc.record({
        items: fc.constant(items),
        vp,
        take: fc.constant('kind'),
        kind: fc.constantFrom(...names),
      }),
      fc.record({
        items: fc.constant(items),
        vp,
        take: fc.constant('chosen-kind'),
        except: fc.subarray([...names], { maxLength: 2 }),
      }),
    ) as fc.Arbitrary<GatherRule>;
  });

const small = fc.integer({ min: 0, max: 3 });
const yard = fc.record({
  resource: fc.constantFrom(...RESOURCES, 'any' as const),
  vp: fc.integer({ min: 0, max: 4 }),
});
const villageTile = { kind: 'village', season: 'autumn', edges: 'RRRRRR' } as const;

/** Tiles made up, so that every number and every pair of rules is tried, beside those of the game. */
const madeUp: fc.Arbitrary<TileSpec> = fc.oneof(
  {
    weight: 4,
    arbitrary: gatherRule.map((gather): TileSpec => tile({ front: { gather }, season: 'winter' })),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(yard, yard).map(([a, b]) => tile({ front: { yard: a }, back: { yard: b } })),
  },
  { weight: 1, arbitrary: yard.map((b) => tile({ front: {}, back: { yard: b } })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(small, small, small, small)
      .map(([a, b, c, d]) =>
        tile({ front: { vp: a, use: { transport: b } }, back: { vp: c, use: { transport: d } } }),
      ),
  },
  { weight: 1, arbitrary: gatherRule.map((gather) => tile({ front: { vp: 1 }, back: { gather } })) },
);

function tile(given: Partial<TileSpec>): TileSpec {
  return { ...villageTile, id: 'made-up', front: {}, ...given };
}

const printed = (wanted: (spec: TileSpec) => boolean): fc.Arbitrary<TileSpec> =>
  fc.constantFrom(...BASE_TILES.filter(wanted));

const anyTile = fc.oneof(
  { weight: 3, arbitrary: madeUp },
  { weight: 4, arbitrary: printed((spec) => spec.season === 'winter') },
  { weight: 3, arbitrary: printed((spec) => spec.front.yard !== undefined) },
  {
    weight: 3,
    arbitrary: printed((spec) => spec.kind === 'boat' || spec.id === 'boat-2' || spec.id === 'boat-3'),
  },
  { weight: 1, arbitrary: printed((spec) => spec.season === 'spring' || spec.kind === 'turn-order') },
);

const few = (names: readonly string[], most: number): fc.Arbitrary<Record<string, number>> =>
  fc
    .array(fc.constantFrom(...names), { maxLength: most })
    .map((list) =>
      Object.fromEntries(names.map((name) => [name, list.filter((other) => other === name).length])),
    );

/** A clump of hexes, so that the tiles touch. */
const PLACES = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
] as const;

/** Every tile gets a name of its own: two alike are two different tiles. */
function entry([spec, upgraded, rotation]: readonly [TileSpec, boolean, number], index: number): SampleTile {
  return {
    tile: { ...spec, id: `${spec.id} ${index}` },
    upgraded: upgraded && spec.back !== undefined,
    rotation,
    at: PLACES[index + 1],
  };
}

const villages: fc.Arbitrary<ScoringVillage> = fc
  .record({
    tiles: fc.array(fc.tuple(anyTile, fc.boolean(), fc.nat(5)), { minLength: 1, maxLength: 6 }),
    lying: fc.array(fc.tuple(fc.nat(6), few(RESOURCES, 2)), { maxLength: 4 }),
    workers: few(COLOURS, 7),
    skills: few(SKILLS, 6),
    marker: fc.boolean(),
  })
  .map(({ tiles, lying, workers, skills, marker }) => {
    const laid: SampleTile[] = [{ tile: 'home-1', at: PLACES[0] }, ...tiles.map(entry)];
    for (const [to, resources] of lying) must(laid[to % laid.length]).resources = resources;
    return village({ tiles: laid, workers, skills, marker });
  });

function showing(given: ScoringVillage, sheet: ScoreSheet): Face[] {
  return given.tiles.map(({ spec, upgraded }) =>
    upgraded || spec.id === sheet.flip ? (spec.back ?? spec.front) : spec.front,
  );
}

const listed = (items: Record<string, number> = {}): string[] =>
  Object.entries(items).flatMap(([name, count]) => Array.from({ length: count }, () => name));

/** What is wrong with a sheet, line by line. */
function complaints(given: ScoringVillage, sheet: ScoreSheet): string[] {
  const wrong: string[] = [];
  const check = (right: boolean, what: string): void => {
    if (!right) wrong.push(what);
  };
  const faces = showing(given, sheet);
  const anything = faces.some((face) => face.ability === '3b');
  const counted: string[] = [];
  let looseSeen = false;
  for (const line of sheet.lines) {
    const name = line.tile ?? 'gold';
    const items = listed(line.items);
    const all = line.marker === undefined ? items : [...items, line.marker];
    const at = given.tiles.findIndex(({ spec }) => spec.id === line.tile);
    const face: Face = faces[at] ?? {};
    const fixed = at < 0 ? all.length : (face.vp ?? 0) + bruteShape(given, faces, at);
    check(line.points === fixed + bruteLine(face, all, anything), `${name} makes other points`);
    check(line.gold === (at < 0 ? all.length : undefined), `${name} counts other gold`);
    check(
      line.flipped === (at >= 0 && line.tile === sheet.flip ? true : undefined),
      `${name} is not the flip`,
    );
    check(line.marker === undefined || line.marker === sheet.marker, `${name} has another marker`);
    if (face.yard !== undefined && face.gather === undefined) {
      const lying = listed(
        Object.fromEntries(RESOURCES.map((kind, i) => [kind, must(given.tiles[at]?.resources[i])])),
      );
      check(within(items, lying), `${name} counts what does not lie there`);
    }
    // Two tiles that score workers not allocated both count the same ones.
    const loose = face.shape?.shape === 'unallocated-workers';
    if (!loose || !looseSeen) counted.push(...items, ...(line.marker === undefined ? [] : ['marker']));
    looseSeen ||= loose;
  }
  const owned = [
    ...COLOURS.flatMap((name, kind) => listed({ [name]: must(given.workers[kind]) })),
    ...SKILLS.flatMap((name, kind) => listed({ [name]: must(given.skills[kind]) })),
    ...given.tiles.flatMap(({ resources }) =>
      RESOURCES.flatMap((name, kind) => listed({ [name]: must(resources[kind]) })),
    ),
    ...(given.marker ? ['marker'] : []),
  ];
  check(within(counted, owned), 'something is counted twice');
  check(counted.includes('marker') === (sheet.marker !== undefined), 'the marker is counted nowhere');
  check(
    sheet.total === sheet.lines.reduce((sum, line) => sum + line.points, 0),
    'the lines add up to another total',
  );
  return wrong;
}

function within(part: readonly string[], whole: readonly string[]): boolean {
  const count = (list: readonly string[], name: string): number =>
    list.filter((other) => other === name).length;
  return part.every((name) => count(part, name) <= count(whole, name));
}

describe('the best allocation', () => {
  it('makes exactly what trying everything makes (SCORE-14)', () => {
    fc.assert(
      fc.property(villages, (given) => {
        expect(scoreVillage(given).total).toBe(bruteTotal(given));
      }),
      { numRuns: FULL ? 25_000 : 350 },
    );
  });

  it('is written down line by line: the items named make the points named, none is counted twice', () => {
    fc.assert(
      fc.property(villages, (given) => {
        expect(complaints(given, scoreVillage(given))).toEqual([]);
      }),
      { numRuns: FULL ? 25_000 : 350 },
    );
  });

  it('never makes less for one worker more', () => {
    fc.assert(
      fc.property(villages, fc.nat(3), (given, kind) => {
        const workers = Array.from(given.workers, (count, index) => (index === kind ? count + 1 : count));
        expect(scoreVillage({ ...given, workers }).total).toBeGreaterThanOrEqual(scoreVillage(given).total);
      }),
      { numRuns: FULL ? 5000 : 100 },
    );
  });
});
