import type { Face } from '../model/tile.ts';
import type { Plan, Stack } from './allocate.ts';
import { dealOut, type Share, type Taken } from './deal.ts';
import { type ClassRules, NOWHERE } from './gather.ts';
import type { Shapes } from './shapes.ts';
import type { Count, Draft, ScoreLine, ScoreSheet, ScoringTile } from '../model/scoring.ts';

/** A class of items, counted as the plan says. */
export class ClassCount implements Count {
  readonly points: number;

  constructor(
    private readonly names: readonly string[],
    private readonly rules: ClassRules,
    private readonly stacks: readonly Stack[],
    private readonly plan: Plan,
    readonly marker?: string,
    private readonly taken?: Taken,
  ) {
    this.points = plan.points;
  }

  write({ tiles, gold }: Draft): void {
    if (this.points === 0 && this.taken === undefined) return;
    for (const share of dealOut(this.rules, this.stacks, this.plan, this.taken)) {
      const line = share.tile === NOWHERE ? gold : tiles[share.tile];
      addShare(line, share, this.names, this.marker);
      if (share.tile === NOWHERE) line.gold = share.points;
    }
  }
}

/** The sheet: one line per tile that scores, in the order of placing, and the gold that is left. */
export function writeSheet(
  tiles: readonly ScoringTile[],
  faces: readonly Face[],
  shapes: Shapes,
  counts: readonly Count[],
  flip: number,
): ScoreSheet {
  const lines = faces.map((face, at): ScoreLine => {
    const line: ScoreLine = { tile: tiles[at].spec.id, points: face.vp ?? 0 };
    if (face.shape !== undefined) addShape(line, at, face, faces, tiles, shapes);
    if (at === flip) line.flipped = true;
    return line;
  });
  const draft: Draft = { tiles: lines, others: [], gold: { gold: 0, points: 0 } };
  const sheet: ScoreSheet = { total: 0, lines: [] };
  for (const count of counts) {
    if (count.marker !== undefined) sheet.marker = count.marker;
    count.write(draft);
  }
  lines.push(...draft.others, draft.gold);
  sheet.lines = lines.filter((line) => line.points !== 0);
  for (const line of sheet.lines) sheet.total += line.points;
  if (flip !== NOWHERE) sheet.flip = tiles[flip].spec.id;
  return sheet;
}

function addShape(
  line: ScoreLine,
  at: number,
  face: Face,
  faces: readonly Face[],
  tiles: readonly ScoringTile[],
  shapes: Shapes,
): void {
  const shape = face.shape!;
  const points = shapes.points(shape, at, faces);
  if (points === 0) return;
  line.points += points;
  line.count = shapes.count(shape, at, faces);
  if (shape.shape === 'road-loop') line.loop = shapes.loop().map((tile) => tiles[tile].spec.id);
}

function addShare(line: ScoreLine, share: Share, names: readonly string[], marker: string | undefined): void {
  line.points += share.points;
  if (share.chosen >= 0) line.kind = names[share.chosen]!;
  if (share.marker) line.marker = marker!;
  share.items.forEach((count, kind) => {
    line.items ??= {};
    line.items[names[kind]] = count;
  });
}
