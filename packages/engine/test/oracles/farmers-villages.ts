import type { TileSpec } from '../../src/types.ts';
import { type Sample, type SampleTile, village } from './villages.ts';
import type { ScoringVillage } from '../../src/model/scoring.ts';
import { FARMERS_TILES } from '../../src/expansions/farmers/content/tiles.ts';
import { farmScoring } from '../../src/expansions/farmers/scoring.ts';
import type { FarmHoldings } from '../../src/expansions/farmers/scoring-types.ts';
import { KINDS } from '../../src/expansions/farmers/types.ts';

/** For tests only: villages with fields, written down in a line. */

export interface FarmSample extends Omit<Sample, 'tiles'> {
  /** Tiles of either game, after the home tile. */
  tiles?: readonly (string | SampleTile)[];
  wheat?: number;
  fields?: readonly FieldSample[];
}

interface FieldSample {
  name?: string;
  sheep?: number;
  pig?: number;
  cow?: number;
  /** The tiles it reaches, home 0; a tile's own field is the first that reaches it. */
  tiles?: readonly number[];
}

export function farmTile(id: string): TileSpec {
  const found = FARMERS_TILES.find((tile) => tile.id === id);
  if (found === undefined) throw new Error(`no tile ${id}`);
  return found;
}

const OWN: ReadonlySet<string> = new Set(FARMERS_TILES.map(({ id }) => id));

function holdings({ wheat = 0, fields = [] }: FarmSample, tiles: number): FarmHoldings {
  return {
    wheat,
    fields: fields.map((field, index) => ({
      name: field.name ?? `field ${index}`,
      animals: KINDS.map((kind) => field[kind] ?? 0),
      tiles: field.tiles ?? [],
    })),
    fieldOfTile: Array.from({ length: tiles }, (_, tile) =>
      fields.findIndex((field) => field.tiles?.includes(tile)),
    ),
  };
}

export function farmVillage(sample: FarmSample): ScoringVillage {
  const tiles = (sample.tiles ?? []).map((entry): SampleTile => {
    const given = typeof entry === 'string' ? { tile: entry } : entry;
    const id = given.tile;
    return typeof id === 'string' && OWN.has(id) ? { ...given, tile: farmTile(id) } : given;
  });
  const plain = village({ ...sample, tiles });
  return { ...plain, extension: farmScoring(holdings(sample, plain.tiles.length)) };
}
