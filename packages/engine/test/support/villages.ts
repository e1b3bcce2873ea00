import type { PositionTile } from '../../src/io/position.ts';
import { AROUND, spec } from '../oracles/villages.ts';

/* Villages in a line. */

export const homeWith = (resources: PositionTile['resources']): PositionTile => ({
  tile: 'home-1',
  q: 0,
  r: 0,
  resources,
});

/** Tiles one above the other, northwards from the home tile. */
export function column(...tiles: (string | Partial<PositionTile>)[]): PositionTile[] {
  return tiles.map((tile, i) => ({
    q: 0,
    r: -1 - i,
    ...(typeof tile === 'string' ? { tile } : (tile as PositionTile)),
  }));
}

/** The rotation in which a tile has a road to the south, as it needs north of a home tile. */
function roadSouth(id: string): number {
  const { edges } = spec(id);
  return [0, 1, 2, 3, 4, 5].find((rotation) => edges[(9 - rotation) % 6] === 'R')!;
}

/** Home 1 with a tile north of it. */
export const withTile = (tile: string, more: Partial<PositionTile> = {}): PositionTile[] => [
  { tile: 'home-1', q: 0, r: 0 },
  { tile, q: 0, r: -1, rotation: roadSouth(tile), ...more },
];

/** Home 1 with summer boat 4 at its water edge: 4a bids across colours, 4b uses across colours. */
export const withBoat4 = (face: 'a' | 'b', ...more: PositionTile[]): PositionTile[] => [
  { tile: 'home-1', q: 0, r: 0 },
  { tile: 'boat-4', q: 0, r: 1, face },
  ...more,
];

/** In this village no boat fits anywhere: gold mine and key mine close the river and show only roads. */
export const NO_PLACE_FOR_BOATS: PositionTile[] = [
  { tile: 'home-1', q: 0, r: 0 },
  { tile: 'gold-mine', q: 1, r: 0, rotation: 2 },
  { tile: 'key-mine', q: 1, r: 1, rotation: 2 },
];

/** Lays tiles round a home tile wherever their edges match, for tests in which the shape does not matter. */
export function villageOf(home: string, ...tiles: (string | (Partial<PositionTile> & { tile: string }))[]) {
  const village: PositionTile[] = [{ tile: home, q: 0, r: 0 }];
  for (const entry of tiles) {
    const laid = typeof entry === 'string' ? { tile: entry } : entry;
    village.push({ ...findSpot(village, laid.tile), ...laid });
  }
  return village;
}

function findSpot(village: readonly PositionTile[], tile: string): PositionTile {
  const at = (q: number, r: number) => village.find((laid) => laid.q === q && laid.r === r);
  const edge = ({ tile: id, rotation = 0 }: PositionTile, direction: number) =>
    spec(id).edges[(direction - rotation + 6) % 6];
  for (const from of village) {
    for (const [dq, dr] of AROUND) {
      const [q, r] = [from.q + dq, from.r + dr];
      if (at(q, r)) continue;
      for (let rotation = 0; rotation < 6; rotation++) {
        const laid = { tile, q, r, rotation };
        const fits = AROUND.every(([eq, er], direction) => {
          const neighbour = at(q + eq, r + er);
          return !neighbour || edge(laid, direction) === edge(neighbour, (direction + 3) % 6);
        });
        if (fits) return laid;
      }
    }
  }
  throw new Error(`no spot for ${tile}`);
}
