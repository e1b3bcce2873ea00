import type { Face, ScoreLine, ScoreSheet, TileSpec } from '@keyflower/engine';

/** Sources of points, in the order of the score sheet. */
export const SOURCES = ['printed', 'workers', 'skills', 'goods', 'roads', 'river', 'farm', 'gold'] as const;
export type Source = (typeof SOURCES)[number];

/** How many points each source made. */
export type PointsBySource = Readonly<Record<Source, number>>;

/** The points of one line from one source. */
export interface LinePoints {
  source: Source;
  points: number;
  line: ScoreLine;
}

/** The tiles of a village as they lie when points are counted. */
export type ScoredVillage = readonly { tile: string; upgraded?: true; face?: 'a' | 'b' }[];

/** The source of a face's points beyond the printed ones. */
function sourceOf(face: Face): Source {
  if (face.gather) return face.gather.items === 'resources' ? 'goods' : face.gather.items;
  if (face.yard) return 'goods';
  if (face.farm) return 'farm';
  if (face.shape?.shape === 'unallocated-workers') return 'workers';
  return face.shape?.shape === 'boats-on-river' ? 'river' : 'roads';
}

const isFlipped = ({ upgraded, face }: ScoredVillage[number]): boolean => upgraded === true || face === 'b';

function pointsOfLine(
  line: ScoreLine,
  village: ScoredVillage,
  spec: (tile: string) => TileSpec,
): LinePoints[] {
  if (line.field !== undefined) return [{ source: 'farm', points: line.points, line }];
  if (line.tile === undefined) return [{ source: 'gold', points: line.points, line }];
  const { front, back } = spec(line.tile);
  const lies = village.find(({ tile }) => tile === line.tile);
  const face = (line.flipped ?? (lies && isFlipped(lies))) && back ? back : front;
  const printed = Math.min(face.vp ?? 0, line.points);
  const parts: LinePoints[] = [
    { source: 'printed', points: printed, line },
    { source: sourceOf(face), points: line.points - printed, line },
  ];
  return parts.filter(({ points }) => points !== 0);
}

/** The lines of a sheet, divided by source: all together they are the total. */
export const pointsOfLines = (
  { lines }: Pick<ScoreSheet, 'lines'>,
  village: ScoredVillage,
  spec: (tile: string) => TileSpec,
): LinePoints[] => lines.flatMap((line) => pointsOfLine(line, village, spec));

/** How many points each source made. */
export function bySource(parts: readonly Pick<LinePoints, 'source' | 'points'>[]): PointsBySource {
  const sums = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>;
  for (const { source, points } of parts) sums[source] += points;
  return sums;
}
