import type { Counts, Kind } from '@keyflower/engine';
import { COLUMN_STEP, ROW_STEP } from '@keyflower/engine/layout';
import { specOf, type VillageTile } from './table-view.ts';
import { must } from '../must.ts';

/** A field of a village as it is shown. */
export interface SeenField {
  /** As the engine names it: a half-edge of its earliest placed tile. */
  name: string;
  /** The sides of that tile where it lies, "N NE". */
  sides: string;
  /** The tiles it reaches, as places in the village's list. */
  places: number[];
  animals: Counts<Kind>;
}

const SIDES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
/** Half of the directions, to visit each pair of neighbours once. */
const ONE_WAY = [0, 1, 2];
const HALVES = 12;

/** Every field of a village, in the order of the tiles they are named after. */
export function fieldsOf(village: readonly VillageTile[]): SeenField[] {
  const roots = joinedHalves(village);
  const named = [...new Set(roots)].filter((root) => root >= 0).sort((a, b) => a - b);
  return named.map((root) => {
    const place = Math.floor(root / HALVES);
    const { tile, rotation = 0, animals = [] } = must(village[place]);
    const halves = roots.flatMap((other, half) => (other === root ? [half] : []));
    const edges = new Set(halves.filter((half) => placeOf(half) === place).map(edgeOf));
    const sides = SIDES.filter((_, side) => edges.has((side - rotation + 6) % 6));
    const herds = animals.filter(({ half }) => roots[place * HALVES + half] === root);
    return {
      name: `${tile}:${root % HALVES}`,
      sides: sides.join(' '),
      places: [...new Set(halves.map(placeOf))],
      animals: Object.fromEntries(herds.map(({ kind, count }) => [kind, count])),
    };
  });
}

/** All animals in a village by kind. */
export function animalsOf(village: readonly VillageTile[]): Counts<Kind> {
  const all: Counts<Kind> = {};
  for (const { animals = [] } of village) {
    for (const { kind, count } of animals) all[kind] = (all[kind] ?? 0) + count;
  }
  return all;
}

/** How many steps an animal walks from one field to another (FARM-7): fields on one tile are a step apart. */
export function stepsBetween(fields: readonly SeenField[], from: string, to: string): number {
  let steps = 0;
  let reached = fields.filter(({ name }) => name === from);
  while (!reached.some(({ name }) => name === to)) {
    const places = new Set(reached.flatMap((field) => field.places));
    const next = fields.filter((field) => field.places.some((place) => places.has(place)));
    if (next.length === reached.length) return Number.POSITIVE_INFINITY;
    reached = next;
    steps += 1;
  }
  return steps;
}

const placeOf = (half: number): number => Math.floor(half / HALVES);
const edgeOf = (half: number): number => (half % HALVES) >> 1;

/**
 * For every half-edge of the village, as `place * 12 + half`, the smallest one of its field (FARM-3, FARM-4); -1
 * for water. Tiles that the others do not see yet have joined nothing.
 */
function joinedHalves(village: readonly VillageTile[]): number[] {
  const roots = village.flatMap(({ tile, sealed }, place) =>
    Array.from({ length: HALVES }, (_, half) =>
      sealed || specOf(tile).edges[half >> 1] === 'W' ? -1 : place * HALVES + half,
    ),
  );
  const join = (a: number, b: number) => {
    const [one, other] = [must(roots[a]), must(roots[b])];
    if (one < 0 || other < 0 || one === other) return;
    roots.forEach((root, half) => {
      if (root === one || root === other) roots[half] = Math.min(one, other);
    });
  };
  village.forEach((tile, place) => {
    for (const [a, b] of unitedOn(specOf(tile.tile).edges)) join(place * HALVES + a, place * HALVES + b);
  });
  village.forEach((tile, place) => {
    for (const side of ONE_WAY) {
      const [q, r] = [tile.q + must(COLUMN_STEP[side]), tile.r + must(ROW_STEP[side])];
      const other = village.findIndex((one) => one.q === q && one.r === r);
      if (other < 0) continue;
      const here = place * HALVES + 2 * printedEdge(tile, side);
      const there = other * HALVES + 2 * printedEdge(must(village[other]), side + 3);
      join(here, there + 1);
      join(here + 1, there);
    }
  });
  return roots;
}

const printedEdge = ({ rotation = 0 }: VillageTile, side: number): number => (side - rotation + 6) % 6;

/** The pairs of half-edges next to each other on a tile, as printed, that neither road nor river separates. */
function unitedOn(edges: string): [number, number][] {
  const land = Array.from({ length: HALVES }, (_, half) => half).filter((half) => edges[half >> 1] !== 'W');
  const count = (letter: string) => edges.split(letter).length - 1;
  const river = count('W') > 1;
  const whole = !river && count('R') < 2;
  return land
    .map((half, i): [number, number] => [half, must(land[(i + 1) % land.length])])
    .filter(([a, b]) => {
      const acrossRoad = a >> 1 === b >> 1 && edges[a >> 1] === 'R';
      const acrossWater = (a + 1) % HALVES !== b;
      return whole || !(acrossRoad || (river && acrossWater));
    });
}
