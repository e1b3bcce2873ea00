import { describe, expect, it } from 'vitest';
import { BASE_TILES } from '../content/base/index.ts';
import { longestRoadLoop } from './loops.ts';
import { AROUND, type SampleTile, village } from '../../test/oracles/villages.ts';
import { quickest } from '../../test/support/cpu-time.ts';
import { scoreVillage } from './score.ts';
import { must } from '../../../../scripts/testing/must.ts';

/** The first so many hexes of a spiral around the home tile. */
function spiral(size: number): [number, number][] {
  const places: [number, number][] = [[0, 0]];
  for (let ring = 1; places.length < size; ring++) {
    let [q, r] = [0, -ring];
    for (const side of [2, 3, 4, 5, 0, 1]) {
      for (let step = 0; step < ring; step++) {
        places.push([q, r]);
        q += must(AROUND[side])[0];
        r += must(AROUND[side])[1];
      }
    }
  }
  return places.slice(0, size);
}

function spread(ids: readonly (string | SampleTile)[]): SampleTile[] {
  const places = spiral(ids.length);
  return ids.map(
    (id, index): SampleTile => ({ ...(typeof id === 'string' ? { tile: id } : id), at: places[index] }),
  );
}

const WINTER = BASE_TILES.filter(({ season }) => season === 'winter').map(({ id }) => id);
const BOATS = BASE_TILES.filter(({ kind }) => kind === 'boat').map(({ id }) => id);

/** Everything there is, in one hand. */
const hoarder = village({
  tiles: spread([
    { tile: 'home-1', resources: { wood: 3, stone: 2, iron: 1, gold: 4 } },
    { tile: 'barn', resources: { wood: 2, stone: 2, iron: 2, gold: 2 } },
    { tile: 'timber-yard', resources: { wood: 2, stone: 2, iron: 2, gold: 2 } },
    { tile: 'stone-yard', resources: { wood: 2, stone: 2, iron: 2, gold: 2 } },
    { tile: 'blacksmith', resources: { wood: 1, stone: 2, iron: 2, gold: 1 } },
    { tile: 'boat-3', upgraded: true },
    { tile: 'boat-2', upgraded: true },
    ...WINTER,
    ...BOATS,
  ]),
  workers: { blue: 7, red: 6, yellow: 5, green: 7 },
  skills: { anvil: 6, pick: 7, saw: 7 },
  marker: true,
});

describe('scoring is quick enough to be asked at any time', () => {
  it('for a hoarder with every winter tile and every boat', () => {
    expect(quickest(() => scoreVillage(hoarder))).toBeLessThan(50);
    expect(
      scoreVillage({ ...hoarder, tiles: hoarder.tiles.filter(({ spec }) => spec.id !== 'boat-3') }).total,
    ).toBeLessThan(scoreVillage(hoarder).total);
  });

  it('for the roads of sixty tiles', () => {
    // Four roads on every tile, turned by turns, is more than the game has.
    const ids = Array.from({ length: 60 }, (_, index) => ({
      tile: index === 0 ? 'home-1' : 'keywood',
      edges: ['RRRRFF', 'RRFRRF', 'RFRRFR', 'FRRRFR', 'RRFRFR'][(index * 7) % 5],
      rotation: (index * 5) % 6,
    }));
    const { tiles } = village({ tiles: spread(ids) });
    expect(quickest(() => longestRoadLoop(tiles))).toBeLessThan(50);
  });
});
