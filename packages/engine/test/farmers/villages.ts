import fc from 'fast-check';
import { FULL_EDITION, MIXED_TILES } from '../../src/expansions/farmers/index.ts';
import { DrawnChance } from '../../src/steps/chance.ts';
import { parsePosition } from '../../src/io/parse-position.ts';
import type { PositionAnimals } from '../../src/expansions/farmers/io.ts';
import type { PositionDecision, PositionTile } from '../../src/io/position.ts';
import type { State } from '../../src/model/state.ts';
import { QuickRandom } from '../../src/random/quick.ts';
import { AROUND } from '../oracles/villages.ts';
import { Scenario } from '../../src/testkit/scenario.ts';
import type { RasterTile } from './raster.ts';
import { must } from '../../../../scripts/testing/must.ts';

/* Random villages, laid by a naive reading of END-10; the parser of positions refuses those that break it. */

export type Laid = RasterTile & { face?: 'a' | 'b'; animals?: PositionAnimals[] };

const HOMES = MIXED_TILES.filter(({ kind }) => kind === 'home');
const OTHERS = MIXED_TILES.filter(({ kind }) => kind !== 'home' && kind !== 'turn-order');
const TURN_ORDER = MIXED_TILES.filter(
  ({ kind, minPlayers = 0, maxPlayers = 6 }) => kind === 'turn-order' && minPlayers <= 2 && maxPlayers >= 2,
);
const PLACEABLE = [...OTHERS, ...TURN_ORDER].map(({ id }) => id);
const edgesOf = new Map(MIXED_TILES.map(({ id, edges }) => [id, edges]));

interface Plan {
  home: number;
  /** Boat 2a lies in the village, and edges need not match. */
  lifted: boolean;
  tiles: string[];
  picks: { spot: number; rotation: number }[];
}

const plans = (most: number, lifted: fc.Arbitrary<boolean>): fc.Arbitrary<Plan> =>
  fc.record({
    home: fc.nat(HOMES.length - 1),
    lifted,
    // Small villages are easier to read when something fails; the large ones have the fields within.
    tiles: fc.oneof(
      fc.shuffledSubarray(PLACEABLE, { maxLength: most - 1 }),
      fc.shuffledSubarray(PLACEABLE, { minLength: most - 1, maxLength: most - 1 }),
    ),
    picks: fc.array(fc.record({ spot: fc.nat(999), rotation: fc.nat(5) }), {
      minLength: most - 1,
      maxLength: most - 1,
    }),
  });

export const villages = (most: number, lifted: fc.Arbitrary<boolean> = fc.boolean()): fc.Arbitrary<Laid[]> =>
  plans(most, lifted).map(lay);

/** Lays the plan's tiles one after the other, skipping those that fit nowhere. */
function lay({ home, lifted, tiles, picks }: Plan): Laid[] {
  const { id, edges } = must(HOMES[home]);
  const village: Laid[] = [{ tile: id, edges, q: 0, r: 0, rotation: 0 }];
  const wanted = lifted ? ['boat-2', ...tiles.filter((tile) => tile !== 'boat-2')] : tiles;
  wanted.slice(0, picks.length).forEach((tile, i) => {
    const spots = freeSpots(village).flatMap(([q, r]) => {
      const turned = [0, 1, 2, 3, 4, 5].map((turn) => (must(picks[i]).rotation + turn) % 6);
      const options = turned.map((rotation) => ({ tile, edges: edgesOf.get(tile)!, q, r, rotation }));
      const found = options.find((laid) => lifted || fits(village, laid));
      return found ? [found] : [];
    });
    if (spots.length === 0) return;
    // Spots are sorted from the home tile outwards: small numbers make villages dense, with inner fields.
    const spot = must(spots[must(picks[i]).spot % Math.min(spots.length, 7)]);
    village.push(tile === 'boat-2' && !lifted ? { ...spot, face: 'b' } : spot);
  });
  return village;
}

function freeSpots(village: readonly Laid[]): (readonly [number, number])[] {
  const spots = new Map<string, readonly [number, number]>();
  for (const { q, r } of village) {
    for (const [dq, dr] of AROUND) {
      if (!at(village, q + dq, r + dr)) spots.set(`${q + dq},${r + dr}`, [q + dq, r + dr]);
    }
  }
  return [...spots.values()];
}

export const at = (village: readonly Laid[], q: number, r: number): Laid | undefined =>
  village.find((laid) => laid.q === q && laid.r === r);

export function fits(village: readonly Laid[], laid: Laid): boolean {
  return AROUND.every(([dq, dr], direction) => {
    const neighbour = at(village, laid.q + dq, laid.r + dr);
    return !neighbour || facing(laid, direction) === facing(neighbour, direction + 3);
  });
}

const facing = ({ edges, rotation }: Laid, direction: number): string =>
  must(edges[(direction - rotation + 6) % 6]);

/** A table for two with this village at seat 0. */
export function tableWith(village: readonly Laid[], more: { pending?: PositionDecision[] } = {}): State {
  const other = HOMES.find(({ id }) => id !== must(village[0]).tile)!.id;
  const position = {
    format: 'keyflower-position/1',
    options: { players: 2, farmers: 'mixed' },
    season: 'winter',
    players: [
      {
        winter: [],
        village: village.map(({ tile, q, r, rotation, face, animals }) => ({
          tile,
          q,
          r,
          rotation,
          face,
          animals,
        })),
      },
      { winter: [], village: [{ tile: other, q: 0, r: 0 }] },
    ],
    ...more,
  };
  return parsePosition(FULL_EDITION, position, new DrawnChance(new QuickRandom('village')));
}

/** A village round home 1, whose water edge is its southern one. */
export const farmWith = (...village: PositionTile[]) =>
  new Scenario({ options: { farmers: 'mixed' }, players: [{ village }] }).state;

export const HOME_AND_BOAT: PositionTile[] = [{ tile: 'boat-keyflower', q: 0, r: 1 }];
/** Boat 2a lies below, so that edges need not match. */
export const LIFTED: PositionTile[] = [{ tile: 'boat-2', q: 0, r: 1 }];
/** A meadow without roads north of the home, whose road ends at it. */
export const MEADOW: PositionTile = { tile: 'sheep-shelter', q: 0, r: -1 };
