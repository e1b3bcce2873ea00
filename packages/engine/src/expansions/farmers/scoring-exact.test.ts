import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASE_TILES } from '../../content/base/index.ts';
import type { Face, TileSpec } from '../../types.ts';
import { COLOURS, RESOURCES, SKILLS } from '../../model/names.ts';
import { FULL } from '../../../../../scripts/testing/full.ts';
import { bruteShape } from '../../../test/oracles/scoring.ts';
import { type SampleTile, spec, village } from '../../../test/oracles/villages.ts';
import { scoreVillage } from '../../scoring/score.ts';
import type { ScoringVillage } from '../../model/scoring.ts';
import type { ScoreLine, ScoreSheet } from '../../types.ts';
import {
  bruteFarmLine,
  bruteFarmTotal,
  fieldWorth,
  hillPoints,
} from '../../../test/oracles/farmers-scoring.ts';
import { FARMERS_TILES } from './content/tiles.ts';
import { farmTile } from '../../../test/oracles/farmers-villages.ts';
import { farmScoring } from './scoring.ts';
import type { FarmHoldings } from './scoring-types.ts';
import { type FarmRule, KINDS } from './types.ts';
import { must } from '../../../../../scripts/testing/must.ts';

const vp = fc.integer({ min: 0, max: 9 });
const farmRule: fc.Arbitrary<FarmRule> = fc.oneof(
  fc.record({ rule: fc.constant('fields-with' as const), kind: fc.constantFrom(...KINDS), vp }),
  fc.record({ rule: fc.constant('sheep-here' as const), vp: fc.integer({ min: 0, max: 6 }) }),
  fc.record({ rule: fc.constant('tiles-of-field' as const), vp: fc.nat(2) }),
  fc.record({ rule: fc.constant('bakery' as const), vp }),
  fc.record({ rule: fc.constant('granary' as const), wheat: fc.integer({ min: 1, max: 3 }), vp }),
);
const face: fc.Arbitrary<Face> = fc.oneof(
  farmRule.map((farm) => ({ farm })),
  fc.constantFrom(...BASE_TILES.filter(({ front }) => front.gather ?? front.yard).map(({ front }) => front)),
  fc.nat(3).map((points) => ({ vp: points })),
);
/** Every rule with every number on every side, beside the tiles of the game. */
const madeUp: fc.Arbitrary<TileSpec> = fc.oneof(
  farmRule.map((farm): TileSpec => tile({ farm }, 'winter')),
  fc.tuple(face, face).map(([front, back]): TileSpec => ({ ...tile(front, 'autumn'), back })),
);

function tile(front: Face, season: 'autumn' | 'winter'): TileSpec {
  return { id: 'made-up', kind: 'village', season, edges: 'FFFFFF', front };
}

const ruled = ({ front }: TileSpec): boolean => front.farm !== undefined;
const anyTile = fc.oneof(
  { weight: 3, arbitrary: madeUp },
  { weight: 6, arbitrary: fc.constantFrom(...FARMERS_TILES.filter(ruled)) },
  { weight: 3, arbitrary: fc.constantFrom(farmTile('bakery'), farmTile('granary')) },
  { weight: 3, arbitrary: fc.constantFrom(...BASE_TILES.filter(({ season }) => season === 'winter')) },
  { weight: 2, arbitrary: fc.constantFrom(...BASE_TILES.filter(({ front }) => front.yard !== undefined)) },
  { weight: 1, arbitrary: fc.constantFrom(spec('boat-white-wind'), spec('boat-keyflower')) },
  { weight: 1, arbitrary: fc.constantFrom(...FARMERS_TILES) },
);

const few = (names: readonly string[], most: number): fc.Arbitrary<Record<string, number>> =>
  fc
    .array(fc.constantFrom(...names), { maxLength: most })
    .map((list) =>
      Object.fromEntries(names.map((name) => [name, list.filter((other) => other === name).length])),
    );

const herd = fc.tuple(...KINDS.map(() => fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat(3))));

interface Given {
  owned: ScoringVillage;
  farm: FarmHoldings;
}

const given: fc.Arbitrary<Given> = fc
  .record({
    tiles: fc.array(fc.tuple(anyTile, fc.boolean()), { minLength: 1, maxLength: 5 }),
    boats: fc.subarray([farmTile('boat-5'), spec('boat-3'), spec('boat-flipper')]),
    lying: fc.array(fc.tuple(fc.nat(8), few(RESOURCES, 2)), { maxLength: 2 }),
    workers: few(COLOURS, 3),
    skills: few(SKILLS, 4),
    marker: fc.boolean(),
    wheat: fc.nat(3),
    fields: fc.array(fc.tuple(herd, fc.array(fc.nat(8), { maxLength: 6 })), { minLength: 1, maxLength: 3 }),
    looks: fc.array(fc.integer({ min: -1, max: 2 }), { minLength: 9, maxLength: 9 }),
  })
  .map(({ tiles, boats, lying, workers, skills, marker, wheat, fields, looks }) => {
    const laid: SampleTile[] = [
      { tile: 'home-1' },
      ...tiles.map(entry),
      ...boats.map((boat) => ({ tile: boat, upgraded: boat.back !== undefined })),
    ];
    for (const [to, resources] of lying) must(laid[to % laid.length]).resources = resources;
    const plain = village({ tiles: laid, workers, skills, marker });
    const farm: FarmHoldings = {
      wheat,
      fields: fields.map(([animals, reached], index) => ({
        name: `field ${index}`,
        animals,
        tiles: reached.map((at) => at % laid.length),
      })),
      fieldOfTile: laid.map((_, at) => Math.min(must(looks[at]), fields.length - 1)),
    };
    return { owned: { ...plain, extension: farmScoring(farm) }, farm };
  });

function entry([printed, upgraded]: readonly [TileSpec, boolean], index: number): SampleTile {
  return {
    tile: { ...printed, id: `${printed.id} ${index}` },
    upgraded: upgraded && printed.back !== undefined,
  };
}

const listed = (items: Record<string, number> = {}): string[] =>
  Object.entries(items).flatMap(([name, count]) => Array.from({ length: count }, () => name));

/** The items of a line with the marker, which may stand alone. */
const counted = (line: ScoreLine): string[] =>
  line.marker === undefined ? listed(line.items) : [...listed(line.items), line.marker];

/** What a line ought to make. */
function due({ owned, farm }: Given, faces: readonly Face[], line: ScoreLine): number {
  if (line.field !== undefined) return fieldWorth(KINDS.indexOf(line.kind as 'sheep'), faces);
  if (line.tile === undefined) return counted(line).length;
  const at = owned.tiles.findIndex((other) => other.spec.id === line.tile);
  const { farm: rule, vp: printed = 0 } = must(faces[at]);
  const sheep = counted(line).filter((name) => name === 'sheep');
  const goods = counted(line).filter((name) => name !== 'sheep');
  const sheltered = rule?.rule === 'sheep-here' ? rule.vp * sheep.length : 0;
  const fixed = printed + bruteShape(owned, faces, at) + hillPoints(farm, must(faces[at]), at);
  return fixed + sheltered + bruteFarmLine(faces, at, goods);
}

/** What is wrong with a sheet, line by line. */
function complaints(all: Given, sheet: ScoreSheet): string[] {
  const { owned, farm } = all;
  const wrong: string[] = [];
  const faces = owned.tiles.map(({ spec: { id, front, back }, upgraded }) =>
    upgraded || id === sheet.flip ? (back ?? front) : front,
  );
  let markers = 0;
  const used: string[] = [];
  let looseSeen = false;
  for (const line of sheet.lines) {
    if (line.points !== due(all, faces, line)) wrong.push(`${JSON.stringify(line)} makes other points`);
    const at = owned.tiles.findIndex((other) => other.spec.id === line.tile);
    // Two tiles that score workers not allocated both count the same ones.
    const loose = faces[at]?.shape?.shape === 'unallocated-workers';
    if (loose && looseSeen) continue;
    looseSeen ||= loose;
    if (line.marker !== undefined) markers++;
    if (line.marker !== undefined && line.marker !== sheet.marker) wrong.push('another marker');
    const items = listed(line.items);
    used.push(...items.map((name) => (name === 'sheep' ? `${farm.fieldOfTile[at]} sheep` : name)));
    if (line.field !== undefined && line.marker === undefined)
      used.push(`${line.field.slice(6)} ${line.kind}`);
  }
  const own = [
    ...COLOURS.flatMap((name, kind) => listed({ [name]: must(owned.workers[kind]) })),
    ...SKILLS.flatMap((name, kind) => listed({ [name]: must(owned.skills[kind]) })),
    ...owned.tiles.flatMap(({ resources }) =>
      RESOURCES.flatMap((name, kind) => listed({ [name]: must(resources[kind]) })),
    ),
    ...listed({ wheat: farm.wheat }),
    ...farm.fields.flatMap(({ animals }, field) =>
      KINDS.flatMap((name, kind) => listed({ [`${field} ${name}`]: must(animals[kind]) })),
    ),
  ];
  for (const name of used) {
    const at = own.indexOf(name);
    if (at < 0) wrong.push(`${name} is counted too often`);
    else own.splice(at, 1);
  }
  if (markers !== (sheet.marker === undefined ? 0 : 1)) wrong.push('the marker is not counted once');
  return wrong;
}

describe('the best allocation with The Farmers', () => {
  it('makes exactly what trying everything makes (SCORE-14, FARM-12, FARM-13, FARM-14, FARM-15, FARM-16)', () => {
    fc.assert(
      fc.property(given, ({ owned, farm }) => {
        expect(scoreVillage(owned).total).toBe(bruteFarmTotal(owned, farm));
      }),
      { numRuns: FULL ? 8000 : 120 },
    );
  });

  it('is written down line by line: what is named makes the points named, nothing is counted twice', () => {
    fc.assert(
      fc.property(given, (all) => {
        expect(complaints(all, scoreVillage(all.owned))).toEqual([]);
      }),
      { numRuns: FULL ? 15_000 : 200 },
    );
  });

  it('changes nothing for a village that has none of it', () => {
    const nothing = farmScoring({ wheat: 0, fields: [], fieldOfTile: [] });
    fc.assert(
      fc.property(given, ({ owned }) => {
        const tiles = owned.tiles.filter((laid) => {
          const { front, back }: TileSpec = laid.spec;
          return !front.farm && !back?.farm;
        });
        const base: ScoringVillage = { ...owned, tiles, extension: undefined };
        expect(scoreVillage({ ...base, extension: nothing })).toEqual(scoreVillage(base));
      }),
      { numRuns: FULL ? 3000 : 50 },
    );
  });

  it('never makes less for one wheat or one animal more', () => {
    fc.assert(
      fc.property(given, fc.nat(3), ({ owned, farm }, kind) => {
        const fields = farm.fields.map((field) => ({
          ...field,
          animals: field.animals.map((count, other) => (other === kind ? count + 1 : count)),
        }));
        const more = kind === KINDS.length ? { ...farm, wheat: farm.wheat + 1 } : { ...farm, fields };
        expect(scoreVillage({ ...owned, extension: farmScoring(more) }).total).toBeGreaterThanOrEqual(
          scoreVillage(owned).total,
        );
      }),
      { numRuns: FULL ? 3000 : 50 },
    );
  });
});
