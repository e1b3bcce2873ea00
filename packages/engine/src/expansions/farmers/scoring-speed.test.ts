import { describe, expect, it } from 'vitest';
import { BASE_TILES } from '../../content/base/index.ts';
import type { TileSpec } from '../../types.ts';
import { scoreVillage } from '../../scoring/score.ts';
import type { ScoringVillage } from '../../model/scoring.ts';
import { FARMERS_TILES } from './content/tiles.ts';
import { quickest } from '../../../test/support/cpu-time.ts';
import { farmVillage } from '../../../test/oracles/farmers-villages.ts';

const ids = (tiles: readonly TileSpec[], wanted: (tile: TileSpec) => boolean): string[] =>
  tiles.filter(wanted).map(({ id }) => id);

/** Everything there is, in one hand; `boats` are summer boats, on their side b. */
function hoarder(boats: readonly string[]): ScoringVillage {
  const lying = { wood: 2, stone: 2, iron: 2, gold: 2 };
  return farmVillage({
    tiles: [
      { tile: 'home-1', resources: lying },
      ...['barn', 'timber-yard', 'stone-yard', 'blacksmith'].map((tile) => ({ tile, resources: lying })),
      ...boats.map((tile) => ({ tile, upgraded: true })),
      ...ids(BASE_TILES, ({ season, kind }) => season === 'winter' || kind === 'boat'),
      ...ids(FARMERS_TILES, ({ kind, season }) => kind === 'village' && season !== null),
    ],
    workers: { blue: 7, red: 6, yellow: 5, green: 7 },
    skills: { anvil: 6, pick: 7, saw: 7 },
    wheat: 30,
    fields: Array.from({ length: 20 }, (_, index) => ({
      sheep: index % 4,
      pig: index % 3,
      cow: index % 2,
      tiles: [index, index + 20],
    })),
    marker: true,
  });
}

describe('scoring with The Farmers is quick enough to be asked at any time', () => {
  it.each([[[]], [['boat-3']], [['boat-5']], [['boat-3', 'boat-5']]])(
    'for a hoarder with boats %j',
    (boats) => {
      const owned = hoarder(boats);
      expect(owned.tiles.length).toBeGreaterThan(25);
      expect(quickest(() => scoreVillage(owned))).toBeLessThan(50);
    },
  );
});
