import fc from 'fast-check';
import { must } from '../../../../scripts/testing/must.ts';

type Json = unknown;
type Path = (string | number)[];

/** Values that programs trip over. */
export const oddValue: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    false,
    0,
    -0,
    -1,
    1,
    2,
    7,
    41,
    120,
    127,
    128,
    255,
    256,
    1.5,
    1e9,
    1e308,
    '',
    '0',
    'red',
    'keywood',
    'home-1',
    'boat-1',
    '__proto__',
    'constructor',
    'toString',
    [],
    {},
    [0],
    [[]],
    { red: 1 },
    { __proto__: null },
  ),
  fc.constantFrom(
    'spring',
    'winter',
    'actions',
    'ending',
    'scoring',
    'turn',
    'pay',
    'boat',
    'place',
    'offer',
  ),
  fc.integer({ min: -3, max: 130 }),
  fc.jsonValue({ maxDepth: 3 }),
);

function pathsOf(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys = Array.isArray(value) ? value.map((_, i) => i) : Object.keys(value);
  return [
    path,
    ...keys.flatMap((key) => pathsOf((value as Record<string | number, Json>)[key], [...path, key])),
  ];
}

/** The value with one place changed: replaced, removed or duplicated. */
export function mutated(value: Json, where: number, how: 'replace' | 'drop' | 'double', by: Json): Json {
  const copy = JSON.parse(JSON.stringify(value)) as Json;
  const paths = pathsOf(copy).slice(1);
  const path = must(paths[where % paths.length]);
  let parent = copy as Record<string | number, Json>;
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<string | number, Json>;
  const key = must(path[path.length - 1]);
  if (how === 'replace') parent[key] = by;
  else if (!Array.isArray(parent)) delete parent[key];
  else if (how === 'drop') parent.splice(key as number, 1);
  else parent.splice(key as number, 0, parent[key as number]);
  return copy;
}

export const mutation = fc.record({
  where: fc.nat({ max: 100_000 }),
  how: fc.constantFrom('replace' as const, 'replace' as const, 'drop' as const, 'double' as const),
  by: oddValue,
});
