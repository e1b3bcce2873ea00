import { BASE_TILES } from '../../src/content/base/index.ts';
import type { TileSpec } from '../../src/types.ts';
import { COLOURS, RESOURCES, SKILLS } from '../../src/model/names.ts';
import { scoreVillage } from '../../src/scoring/score.ts';
import type { ScoringTile, ScoringVillage } from '../../src/model/scoring.ts';
import type { ScoreLine, ScoreSheet } from '../../src/types.ts';

/** For tests only: villages written down in a line. */

/** N, NE, SE, S, SW, NW: written out, so that tests don't share a mistake of the board. */
export const AROUND = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

export interface SampleTile {
  /** A tile of the base game, or one made up. */
  tile: string | TileSpec;
  upgraded?: boolean;
  resources?: Record<string, number>;
  /** Where it lies; without a place it touches nothing. */
  at?: readonly [number, number];
  rotation?: number;
  /** Instead of the printed ones. */
  edges?: string;
}

export interface Sample {
  tiles?: readonly (string | SampleTile)[];
  workers?: Record<string, number>;
  skills?: Record<string, number>;
  marker?: boolean;
}

export function spec(id: string): TileSpec {
  const found = BASE_TILES.find((tile) => tile.id === id);
  if (found === undefined) throw new Error(`no tile ${id}`);
  return found;
}

const counts = (names: readonly string[], given: Record<string, number> = {}): number[] =>
  names.map((name) => given[name] ?? 0);

/** The village with `home-1` at 0, 0, unless the first tile is another home. */
export function village({ tiles = [], workers, skills, marker = false }: Sample): ScoringVillage {
  const given = tiles.map((entry): SampleTile => (typeof entry === 'string' ? { tile: entry } : entry));
  const first = given.at(0)?.tile;
  const isHome = typeof first === 'string' ? first.startsWith('home') : first?.kind === 'home';
  if (!isHome) given.unshift({ tile: 'home-1', at: [0, 0] });
  return {
    tiles: given.map((tile) => laid(tile, given)),
    workers: counts(COLOURS, workers),
    skills: counts(SKILLS, skills),
    marker,
  };
}

function laid(entry: SampleTile, all: readonly SampleTile[]): ScoringTile {
  const { tile, upgraded = false, resources, at, rotation = 0 } = entry;
  const printed = typeof tile === 'string' ? spec(tile) : tile;
  const edges = entry.edges ?? printed.edges;
  return {
    spec: printed,
    upgraded,
    resources: counts(RESOURCES, resources),
    edges: edges.slice(6 - rotation) + edges.slice(0, 6 - rotation),
    neighbours: AROUND.map(([q, r]) =>
      at === undefined
        ? -1
        : all.findIndex((other) => other.at?.[0] === at[0] + q && other.at[1] === at[1] + r),
    ),
  };
}

export const score = (sample: Sample): ScoreSheet => scoreVillage(village(sample));

export const line = (sample: Sample, tile: string): ScoreLine | undefined =>
  score(sample).lines.find((found) => found.tile === tile);

/** A tile with resources on it. */
export const on = (tile: string, resources: Record<string, number>, upgraded = false): SampleTile => ({
  tile,
  resources,
  upgraded,
});

/** A tile that shows its back. */
export const back = (tile: string): SampleTile => ({ tile, upgraded: true });
