import fc from 'fast-check';
import {
  BASE_TILES,
  canonicalJson,
  RefusalError,
  SKILLS,
  TILES_FORMAT,
  type TileSpec,
} from '../../src/index.ts';
import { FARMERS_TILES } from '../../src/expansions/farmers/content/tiles.ts';
import { FARMERS_VOCABULARY } from '../../src/expansions/farmers/content/vocabulary.ts';
import { must } from '../../../../scripts/testing/must.ts';

/** All tiles, even those that are never in a game together. */
export const ALL_TILES: readonly TileSpec[] = [...BASE_TILES, ...FARMERS_TILES];

export const overriding = (tiles: object): { format: string; tiles: object } => ({
  format: TILES_FORMAT,
  tiles,
});

/** The message of a refusal. */
export function refusalOf(step: () => unknown): RefusalError['refusal'] {
  try {
    step();
  } catch (error) {
    if (error instanceof RefusalError) return error.refusal;
    throw error;
  }
  throw new Error('nothing was refused');
}

type Fields = Record<string, fc.Arbitrary<unknown>>;

const some = (fields: Fields, requiredKeys: string[] = []): fc.Arbitrary<object> =>
  fc.record(fields, { requiredKeys });
const points = fc.integer({ min: 0, max: 99 });
const pieces = fc.integer({ min: 1, max: 12 });

const counts = (names: readonly string[], most = 3): fc.Arbitrary<object> =>
  fc
    .subarray([...names], { minLength: 1, maxLength: most })
    .chain((chosen) => fc.record(Object.fromEntries(chosen.map((name) => [name, pieces]))));

const oneOf = (gains: readonly string[]) =>
  fc.uniqueArray(counts(gains), {
    minLength: 2,
    maxLength: 6,
    comparator: (a, b) => canonicalJson(a) === canonicalJson(b),
  });

function edgesOf({ kind }: TileSpec): fc.Arbitrary<string> {
  if (kind === 'boat' || kind === 'summer-boat') return fc.constantFrom('WFFWFF', 'FWFFWF', 'FFWFFW');
  const land = fc.stringMatching(/^[RF]{6}$/);
  if (kind !== 'home') return land;
  return fc.tuple(land, fc.nat(5)).map(([edges, i]) => `${edges.slice(0, i)}W${edges.slice(i + 1)}`);
}

/** Any correction of a face that keeps something to gain where it can be used. */
function faceOf(face: object, gains: readonly string[]): fc.Arbitrary<object> {
  const fields: Fields = { vp: fc.option(points) };
  for (const [name, printed] of Object.entries(face) as [string, Record<string, unknown>][]) {
    if (name === 'use') {
      const pay = fc.constantFrom(
        { worker: 'any' },
        { worker: 'green' },
        ...SKILLS.map((skill) => ({ skill })),
      );
      const capacity = fc.option(fc.integer({ min: 0, max: 20 }));
      // A payment that is held back goes with no choice.
      const gain: Fields = printed.paymentHeld
        ? { gain: counts(gains) }
        : { gain: counts(gains), pay: fc.option(pay) };
      const fixed = some({ ...gain, transport: capacity, upgrades: capacity }, ['gain']);
      const chosen = some({ gainOneOf: oneOf(gains), transport: capacity }, ['gainOneOf']);
      fields.use = printed.paymentHeld ? fixed : fc.oneof(fixed, chosen);
    } else if (name !== 'vp' && name !== 'ability') {
      fields[name] = some(ruleOf(name, printed));
    }
  }
  return some(fields);
}

function ruleOf(name: string, printed: Record<string, unknown>): Fields {
  const numbers = Object.entries(must(FARMERS_VOCABULARY.rules[name])).filter(([field]) => field in printed);
  return Object.fromEntries(
    numbers.map(([field, kind]) => {
      if (kind === 'points') return [field, points];
      if (kind === 'count') return [field, pieces];
      const size = (printed[field] as unknown[]).length;
      return [field, fc.array(points, { minLength: size, maxLength: size })];
    }),
  );
}

function correctionOf(tile: TileSpec, gains: readonly string[]): fc.Arbitrary<object> {
  const fields: Fields = { edges: edgesOf(tile), front: faceOf(tile.front, gains) };
  if (tile.back) fields.back = faceOf(tile.back, gains);
  if (tile.upgradeCost) {
    fields.upgradeCost = fc.constantFrom(
      { resources: { any: 12 } },
      { skills: { saw: 1, any: 2 } },
      { resources: { wood: 1, gold: 3 }, skills: { pick: 1 } },
    );
  }
  if (tile.gives) fields.gives = fc.option(counts(must(FARMERS_VOCABULARY.rewards.gives)));
  return some(fields);
}

/** Sound corrections of a few of the tiles. */
export function anyOverrides(tiles: readonly TileSpec[], gains: readonly string[]) {
  return fc
    .subarray([...tiles], { minLength: 1, maxLength: 5 })
    .chain((chosen) =>
      fc.record(Object.fromEntries(chosen.map((tile) => [tile.id, correctionOf(tile, gains)]))),
    )
    .map(overriding);
}
