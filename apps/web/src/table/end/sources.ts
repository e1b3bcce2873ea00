import type { Face, ScoreLine, ScoreSheet, TileSpec } from '@keyflower/engine';
import type { VillageTile } from '../sight.ts';

/** Where points come from, in the order in which they are told. */
export const SOURCES = ['printed', 'workers', 'skills', 'goods', 'roads', 'river', 'farm', 'gold'] as const;
export type Source = (typeof SOURCES)[number];

/** Points of one line that come from one source. */
export interface Share {
  source: Source;
  points: number;
  line: ScoreLine;
  /** Fields with the same animals are told together: so many. */
  fields?: number;
}

/** What a face makes beside its printed points. */
function sourceOf(face: Face): Source {
  if (face.gather) return face.gather.items === 'resources' ? 'goods' : face.gather.items;
  if (face.yard) return 'goods';
  if (face.farm) return 'farm';
  if (face.shape?.shape === 'unallocated-workers') return 'workers';
  return face.shape?.shape === 'boats-on-river' ? 'river' : 'roads';
}

const isFlipped = ({ upgraded, face }: Pick<VillageTile, 'upgraded' | 'face'>): boolean =>
  upgraded === true || face === 'b';

type Village = readonly Pick<VillageTile, 'tile' | 'upgraded' | 'face'>[];

function sharesOfLine(line: ScoreLine, village: Village, spec: (tile: string) => TileSpec): Share[] {
  if (line.field !== undefined) return [{ source: 'farm', points: line.points, line, fields: 1 }];
  if (line.tile === undefined) return [{ source: 'gold', points: line.points, line }];
  const { front, back } = spec(line.tile);
  const lies = village.find(({ tile }) => tile === line.tile);
  const face = (line.flipped ?? (lies && isFlipped(lies))) && back ? back : front;
  const printed = Math.min(face.vp ?? 0, line.points);
  const shares: Share[] = [
    { source: 'printed', points: printed, line },
    { source: sourceOf(face), points: line.points - printed, line },
  ];
  return shares.filter(({ points }) => points !== 0);
}

/** Fields with the same animals as one share; the marker is told where it is. */
function withFieldsTogether(shares: readonly Share[]): Share[] {
  const together = new Map<string, Share>();
  return shares.flatMap((share) => {
    const { fields, line } = share;
    if (fields === undefined) return [share];
    const herd = together.get(line.kind ?? '');
    if (!herd) {
      together.set(line.kind ?? '', share);
      return [share];
    }
    herd.points += share.points;
    herd.fields = (herd.fields ?? 0) + fields;
    if (line.marker) herd.line = line;
    return [];
  });
}

/** A sheet by sources: all the shares together are the total. */
export function sharesOf(
  { lines }: Pick<ScoreSheet, 'lines'>,
  village: Village,
  spec: (tile: string) => TileSpec,
): Share[] {
  const shares = withFieldsTogether(lines.flatMap((line) => sharesOfLine(line, village, spec)));
  return shares.sort((a, b) => SOURCES.indexOf(a.source) - SOURCES.indexOf(b.source));
}

export type Tally = Readonly<Record<Source, number>>;

/** How many points each source made. */
export function tallyOf(shares: readonly Share[]): Tally {
  const tally = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>;
  for (const { source, points } of shares) tally[source] += points;
  return tally;
}
